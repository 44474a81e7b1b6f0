import { MAX_ROUNDS } from '../reckon/melee.ts';
import type { Spread } from '../reckon/spread.ts';
import type { Body, Facing } from './body.ts';
import { Corner } from './corner.ts';
import { endOf, type MeleeEnd } from './rounds.ts';

/** Exact chances of a melee: the rounds of play, run through every way their dice can fall. */

/** Chances of pairs of bodies: by the number of the attacker's, then of the defender's. */
type Pairs = (number[] | undefined)[];

/** The ends of a melee; the attacker may enter it in many conditions, and all are fought at once. */
export function meleeOdds(attackers: Spread<Body>, defender: Body, facing: Facing): Spread<MeleeEnd> {
  const corners = [new Corner(facing.onAttacker), new Corner(facing.onDefender)] as const;
  const ends = new Map<MeleeEnd, number>();
  let pairs: Pairs = [];
  for (const { value, chance } of attackers)
    add(pairs, corners[0].number(value), corners[1].number(defender), chance);
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const on: Pairs = [];
    pairs.forEach((row, a) => row?.forEach((chance, d) => fight(corners, { a, d, chance, round }, ends, on)));
    pairs = on;
  }
  return [...ends].map(([value, chance]) => ({ value, chance }));
}

function add(pairs: Pairs, a: number, d: number, chance: number): void {
  const row = (pairs[a] ??= []);
  row[d] = (row[d] ?? 0) + chance;
}

/** Two bodies that fight a round, with the chance of that. */
interface Bout {
  readonly a: number;
  readonly d: number;
  readonly chance: number;
  readonly round: number;
}

/** One round of one pair: what ends is added to `ends`, what fights on to `on`. */
function fight(
  [attacking, defending]: readonly [Corner, Corner],
  { a, d, chance, round }: Bout,
  ends: Map<MeleeEnd, number>,
  on: Pairs,
): void {
  const ours = attacking.after(a, defending.fights(d, round), round);
  const theirs = defending.after(d, attacking.fights(a, round), round);
  for (const first of ours.kinds)
    for (const second of theirs.kinds) {
      const end = endOf(round, first.after, second.after);
      if (end !== 'goes on') ends.set(end, (ends.get(end) ?? 0) + chance * first.chance * second.chance);
    }
  if (round === MAX_ROUNDS) return;
  for (const left of ours.standing) {
    const row = (on[left.body] ??= []);
    const so = chance * left.chance;
    for (const { body, chance: by } of theirs.standing) row[body] = (row[body] ?? 0) + so * by;
  }
}
