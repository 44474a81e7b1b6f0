import { DIRECTION_NAMES, newReach, reach, turned, wayTo } from '@linstock/ground';
import type { Action, Answer } from '../answers.ts';
import { isSolid } from '../board.ts';
import type { Field } from '../field.ts';
import * as is from '../state.ts';
import type { State } from '../state.ts';
import { isGun } from '../tables.ts';

type Move = Extract<Answer, { do: 'move' }>;

/** Where a list of actions takes a stack: its last hex and facing, and every hex on the way, its first included. */
export function endOfMove(
  field: Field,
  state: State,
  move: Move,
): { hex: number; facing: number; path: number[] } {
  const first = move.companies[0] ?? -1;
  let hex = state.at[first] ?? is.NONE;
  let facing = state.facing[first] ?? 0;
  const path = [hex];
  for (const action of move.actions) {
    if (action === 'right') facing = turned(facing, 1);
    else if (action === 'left') facing = turned(facing, -1);
    else if (action === 'about') facing = turned(facing, 3);
    else {
      hex = field.map.neighbours[hex * 6 + DIRECTION_NAMES.indexOf(action)] ?? is.NONE;
      path.push(hex);
    }
  }
  return { hex, facing, path };
}

/** Names of the friends a move disorders by passing through their hexes (AL-6.3c, AL-6.3f). */
export function passedThrough(field: Field, state: State, move: Move, path: readonly number[]): string[] {
  const movers = move.companies.flatMap((company) => field.companies[company] ?? []);
  if (!movers.some(isSolid)) return [];
  const between = path.slice(1, -1);
  return field.companies
    .filter((each) => isSolid(each) && each.side === movers[0]?.side && !movers.includes(each))
    .filter(
      (each) => between.includes(state.at[each.id] ?? is.NONE) && state.status[each.id] === is.BATTLEWORTHY,
    )
    .map((each) => each.name);
}

/**
 * The actions a person means who clicks a company and a hex (and perhaps a facing), however far: the shortest way over
 * ground free of enemies. Null where no way at all leads there.
 */
export function meantMove(
  field: Field,
  state: State,
  company: number,
  hex: number,
  facing: number | null,
): Action[] | null {
  const { map } = field;
  const from = state.at[company] ?? is.NONE;
  const heading = state.facing[company] ?? is.NONE;
  if (from === is.NONE || heading === is.NONE) return null;
  const { side, arm } = field.companies[company]!;
  const enemies = new Set(
    field.companies.filter((each) => each.side !== side).map((each) => state.at[each.id]),
  );
  const mayEnter = (to: number) => to === hex || !enemies.has(to);
  const found = reach(map, from, heading, FAR, mayEnter, { about: !isGun(arm) }, newReach(map));
  let best = -1;
  for (let f = 0; f < 6; f++) {
    const state6 = hex * 6 + f;
    if (facing !== null && f !== facing) continue;
    if (best === -1 || (found.cost[state6] ?? 255) < (found.cost[best] ?? 255)) best = state6;
  }
  const way = wayTo(found, best);
  if (way.length < 2) return null;
  return way.slice(1).map((to, i) => actionBetween(field, way[i] ?? 0, to));
}

/** Farther than any map is wide, in points. */
const FAR = 200;

function actionBetween(field: Field, from: number, to: number): Action {
  const [a, b] = [Math.floor(from / 6), Math.floor(to / 6)];
  if (a !== b) return DIRECTION_NAMES[field.map.neighbours.subarray(a * 6, a * 6 + 6).indexOf(b)] ?? 'NE';
  const turn = (to - from + 6) % 6;
  if (turn === 1) return 'right';
  return turn === 5 ? 'left' : 'about';
}
