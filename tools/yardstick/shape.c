/* A synthetic siege game in C: what one core can do.
 * Build: cc -O3 -march=native -o shape shape.c
 * Run:   ./shape 200000 1      -> games, steps, checksum, CPU seconds                      */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { DECIDE, DRAW, FIRE_ROLL, ENEMY_ROLL, OVER };
enum { PASS = 0, MOVE = 512, FIRE = 1024, RALLY = 1536, RELOAD = 2048, REPAIR = 2560 };

typedef struct {
    uint8_t turn, phase, acts, draws, dice, hits, target, left;
    int8_t morale;
    uint8_t pos[8], hp[8], ammo[8], sup[8], done[8];
    uint8_t occ[16], dmg[16], en[24], dug[24], deck[8];
} State;

typedef struct { uint32_t x; } Rng;

static const uint8_t DECK[8] = {5, 5, 5, 5, 4, 4, 4, 4};

static inline int below(Rng *r, int n) {
    r->x = (r->x * 1103515245u + 12345u) & 0x7fffffffu;
    return (int)((r->x >> 16) % (uint32_t)n);
}

static void init(State *s) {
    memset(s, 0, sizeof *s);
    s->acts = 5; s->morale = 12; s->left = 36;
    memcpy(s->deck, DECK, 8);
    for (int d = 0; d < 8; d++) { s->pos[d] = 2 * d; s->hp[d] = 2; s->ammo[d] = 2; s->occ[2 * d]++; }
    for (int t = 0; t < 4; t++) { s->en[6 * t + 3] = 1; s->en[6 * t + 5] = 2; }
}

static int legal(const State *s, int *out) {
    int n = 0;
    out[n++] = PASS;
    for (int d = 0; d < 8; d++) {
        if (s->hp[d] == 0 || s->done[d]) continue;
        int base = d * 64;
        if (s->sup[d]) { out[n++] = RALLY + base; continue; }
        int p = s->pos[d], q;
        q = (p + 1) & 15; if (s->occ[q] < 2) out[n++] = MOVE + base + q;
        q = (p + 15) & 15; if (s->occ[q] < 2) out[n++] = MOVE + base + q;
        q = p ^ 8; if (s->occ[q] < 2) out[n++] = MOVE + base + q;
        if (s->ammo[d] > 0) {
            int t = (p >> 2) * 6;
            for (int e = t; e < t + 6; e++) if (s->en[e] > 0) out[n++] = FIRE + base + e;
        }
        if (s->ammo[d] < 3) out[n++] = RELOAD + base;
        if (s->dmg[p] > 0) out[n++] = REPAIR + base;
    }
    return n;
}

static void after_action(State *s) {
    if (s->acts > 0) s->phase = DECIDE; else { s->phase = DRAW; s->draws = 3; }
}

static void apply(State *s, int a) {
    int kind = a & ~511, d = (a >> 6) & 7, x = a & 63;
    s->acts--;
    if (kind != PASS) s->done[d] = 1;
    switch (kind) {
    case MOVE: s->occ[s->pos[d]]--; s->pos[d] = x; s->occ[x]++; break;
    case FIRE:
        s->ammo[d]--; s->dice = 1 + (s->hp[d] > 1) + (s->dmg[s->pos[d]] == 0);
        s->hits = 0; s->target = x; s->phase = FIRE_ROLL; return;
    case RALLY: s->sup[d] = 0; break;
    case RELOAD: s->ammo[d] = 3; break;
    case REPAIR: s->dmg[s->pos[d]]--; break;
    }
    after_action(s);
}

static int sample(const State *s, Rng *r) {
    if (s->phase == DRAW) {
        int k = 0, w = below(r, s->left);
        while (w >= s->deck[k]) { w -= s->deck[k]; k++; }
        return k;
    }
    return 1 + below(r, 6);
}

static void next_draw(State *s) {
    if (s->morale <= 0) { s->phase = OVER; return; }
    if (--s->draws > 0) { s->phase = DRAW; return; }
    if (++s->turn == 12) { s->phase = OVER; return; }
    for (int d = 0; d < 8; d++) s->done[d] = 0;
    s->acts = 5; s->phase = DECIDE;
}

static void draw_card(State *s, int k) {
    s->deck[k]--;
    if (--s->left == 0) { memcpy(s->deck, DECK, 8); s->left = 36; }
    if (k < 4) {
        int t = 6 * k;
        if (s->en[t] > 0) s->morale--;
        for (int e = t; e < t + 5; e++) { s->en[e] = s->en[e + 1]; s->dug[e] = s->dug[e + 1]; }
        s->en[t + 5] = 2; s->dug[t + 5] = 0;
        s->dice = 2; s->target = 4 * k + (s->turn & 3);
    } else if (k == 4) {
        for (int t = 5; t < 24; t += 6) if (s->en[t] < 4) s->en[t]++;
        s->dice = 2; s->target = (s->turn * 5) & 15;
    } else if (k == 5) {
        s->dice = 4; s->target = (s->turn * 3) & 15;
    } else if (k == 6) {
        for (int e = 0; e < 24; e++) if (s->en[e] > 0) s->dug[e] = 1;
        s->dice = 2; s->target = (s->turn * 7) & 15;
    } else {
        for (int d = 0; d < 8; d++) if (s->hp[d] == 1) { s->hp[d] = 2; break; }
        s->dice = 1; s->target = s->turn & 15;
    }
    s->phase = ENEMY_ROLL;
}

static void apply_chance(State *s, int o) {
    if (s->phase == DRAW) { draw_card(s, o); return; }
    s->dice--;
    if (s->phase == FIRE_ROLL) {
        if (o >= 4 + s->dug[s->target]) s->hits++;
        if (s->dice == 0) {
            int e = s->target;
            s->en[e] = s->en[e] > s->hits ? s->en[e] - s->hits : 0;
            after_action(s);
        }
        return;
    }
    if (o >= 5) {
        int l = s->target;
        if (s->dmg[l] < 3) s->dmg[l]++;
        for (int d = 0; d < 8; d++) {
            if (s->pos[d] != l || s->hp[d] == 0) continue;
            if (s->sup[d] == 0) { s->sup[d] = 1; continue; }
            if (--s->hp[d] == 0) { s->morale -= 2; s->occ[l]--; }
        }
    }
    s->target = (s->target + 1) & 15;
    if (s->dice == 0) next_draw(s);
}

static uint32_t g_dec, g_chance; static uint64_t g_legal;

static int playout(State *s, Rng *r) {
    int buf[160], steps = 0;
    while (s->phase != OVER) {
        if (s->phase == DECIDE) {
            int n = legal(s, buf);
            apply(s, buf[below(r, n)]);
            g_dec++; g_legal += n;
        } else { apply_chance(s, sample(s, r)); g_chance++; }
        steps++;
    }
    return steps;
}

static uint32_t score(const State *s) {
    uint32_t v = (uint32_t)(s->morale + 50) * 31 + s->turn * 7;
    for (int e = 0; e < 24; e++) v += (uint32_t)s->en[e] * (e + 1);
    for (int d = 0; d < 8; d++) v += s->hp[d] * 101u + s->ammo[d] * 13u + s->pos[d];
    return v;
}

static double now(void) { struct timespec t; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); return t.tv_sec + 1e-9 * t.tv_nsec; }

/* exported so that the same code can be called through ctypes as a shared library */
uint32_t run(int games, uint32_t seed, uint64_t *steps_out) {
    Rng r = { seed };
    uint32_t sum = 0; uint64_t steps = 0;
    for (int g = 0; g < games; g++) {
        State s; init(&s);
        steps += playout(&s, &r);
        sum = (sum * 31 + score(&s)) & 0x7fffffffu;
    }
    *steps_out = steps;
    return sum;
}

int main(int argc, char **argv) {
    int games = argc > 1 ? atoi(argv[1]) : 200000;
    uint32_t seed = argc > 2 ? (uint32_t)atoi(argv[2]) : 1;
    uint64_t steps;
    double t0 = now();
    uint32_t sum = run(games, seed, &steps);
    double dt = now() - t0;
    printf("{\"impl\":\"C\",\"games\":%d,\"steps\":%llu,\"checksum\":%u,\"sec\":%.4f,\"games_s\":%.0f,\"steps_s\":%.0f,\"state_bytes\":%zu,"
           "\"dec_per_game\":%.1f,\"chance_per_game\":%.1f,\"legal_per_dec\":%.1f}\n",
           games, (unsigned long long)steps, sum, dt, games / dt, steps / dt, sizeof(State),
           (double)g_dec / games, (double)g_chance / games, (double)g_legal / g_dec);
    /* clones: memcpy of the state, kept from being optimised away */
    State a, *pool = malloc(1024 * sizeof(State)); init(&a);
    t0 = now();
    for (int i = 0; i < 100000000; i++) { a.turn = (uint8_t)i; memcpy(&pool[i & 1023], &a, sizeof a); __asm__ volatile("" ::: "memory"); }
    dt = now() - t0;
    printf("{\"impl\":\"C\",\"clones_s\":%.0f}\n", 1e8 / dt);
    free(pool);
    return 0;
}
