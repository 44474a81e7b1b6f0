import assert from 'node:assert/strict';
import type { AnswerTo } from '../src/model/answers.ts';
import type { Situation } from './situation.ts';

type Move = Extract<AnswerTo<'action'>, { readonly do: 'move' }>;

/** A move through hexes by their ids, with one facing all along and perhaps another at the end. */
export function marching(
  t: Situation,
  unit: number,
  hexes: readonly string[],
  facing = 0,
  end = facing,
): Move {
  return { do: 'move', unit, path: hexes.map((id) => ({ hex: t.hex(id), facing })), facing: end };
}

/** Fails unless an answer is refused with this code by this clause. */
export function assertRefused(t: Situation, answer: unknown, code: string, clause: string): void {
  const refused = t.refuses(answer);
  assert.deepEqual([refused.code, refused.clause], [code, clause], refused.sentence);
}

/** Fails unless a unit is in a hex with a facing. */
export function assertStands(t: Situation, unit: number, hex: string, facing: number): void {
  const { at, facing: facings } = t.state;
  assert.deepEqual([t.field.map.labels[at[unit] as number], facings[unit]], [hex, facing]);
}
