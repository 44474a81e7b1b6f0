import { ask, carryOut, type Provocation, refusal } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import type { Answer, AnswerOf } from '../model/answers.ts';
import { type Decision, emit, type Game, type Play, questionOf } from '../model/game.ts';
import { volleyBetween } from '../model/shots.ts';
import {
  calledOf,
  cloned,
  company,
  footprint,
  mayFireOn,
  mayStep,
  nameOf,
  paceOf,
  pieceOf,
  step,
  type ToyState,
} from '../model/state.ts';
import { chanceOfHit } from '../reckon/dice.ts';
import { winner } from './victory.ts';

/** An advance: its length, and whether it continues under fire (D-6, D-8). */

/** Number of the company on the move. Throws Error if none is. */
export function moverIn({ moving }: ToyState): number {
  if (!moving) throw new Error('No company is on the move.');
  return moving.company;
}

/** Number of rows a company may march before it meets another. */
function rowsAhead(s: ToyState, id: number): number {
  const ahead = cloned(s);
  let rows = 0;
  while (rows < paceOf(company(s, id)) && mayStep(ahead, id)) {
    step(ahead, id);
    rows++;
  }
  return rows;
}

/** The companies that may fire at each row of a march (D-7). */
function provoked(s: ToyState, id: number, rows: number): Provocation[] {
  const ahead = cloned(s);
  return Array.from({ length: rows }, (_, n) => {
    step(ahead, id);
    return mayFireOn(ahead, id).map((piece) => ({
      step: n,
      piece,
      kind: 'fire',
      chance: chanceOfHit(volleyBetween(ahead, piece, id)),
    }));
  }).flat();
}

/** Number of rows that a company with the order to advance marches (D-6). */
const march: Decision<'march'> = {
  options: ({ s }) =>
    Array.from({ length: rowsAhead(s, moverIn(s)) + 1 }, (_, rows) => ({ do: 'march', rows })),
  refuse({ s }, { rows }) {
    const most = rowsAhead(s, moverIn(s));
    if (rows <= most) return null;
    return refusal('too-far', 'D-6', `The ${nameOf(s, moverIn(s))} advances ${most} rows at most.`);
  },
  provokes: ({ s }, { rows }) => provoked(s, moverIn(s), rows),
  carryOut(game, { rows }) {
    if (game.s.moving) game.s.moving.rest = rows;
    advance(game);
  },
};

/** Asks if a company that was hit continues (D-8). */
const press: Decision<'press'> = {
  options: () => [
    { do: 'press', on: true },
    { do: 'press', on: false },
  ],
  refuse: () => null,
  carryOut(game, { on }) {
    if (on) advance(game);
    else halt(game.s);
  },
};

/** Asks how far the company on the move marches. */
export function* marches(game: Game): Play {
  const { s } = game;
  const view = { ...game, side: company(s, moverIn(s)).side };
  const question = questionOf(
    view,
    { march },
    {
      kind: 'march',
      clause: 'D-6',
      prompt: () =>
        `How many rows does the ${nameOf(s, moverIn(s))} advance, 0 to ${rowsAhead(s, moverIn(s))}?`,
      provokes: (answer) => (answer.do === 'march' ? (march.provokes?.(view, answer) ?? []) : []),
    },
  );
  yield* carryOut({ march }, view, yield* ask<Answer, AnswerOf<'march'>>(question));
}

/** Asks whether the company on the move goes on under fire. */
export function* presses(game: Game): Play {
  const { s } = game;
  const view = { ...game, side: company(s, moverIn(s)).side };
  const question = questionOf(
    view,
    { press },
    {
      kind: 'press',
      clause: 'D-8',
      prompt: () => `The ${nameOf(s, moverIn(s))} was hit. Does it go on?`,
    },
  );
  yield* carryOut({ press }, view, yield* ask<Answer, AnswerOf<'press'>>(question));
}

/** Goes on row by row until a company may fire, or to the end. */
export function advance(game: Game): void {
  const { s } = game;
  const { moving } = s;
  while (moving && moving.rest > 0 && mayStep(s, moving.company) && winner(s) === null) {
    const { company: id } = moving;
    const from = footprint(company(s, id));
    step(s, id);
    moving.rest--;
    const to = footprint(company(s, id));
    emit(
      game,
      company(s, id).side,
      ['D-6'],
      () => told`${saying(calledOf(s, id), 'advances', 'advance')}`,
      () => ({ kind: 'move', went: [{ piece: pieceOf(id), path: { poses: [from, to] } }] }),
    );
    if (mayFireOn(s, id).length === 0) continue;
    s.phase = 'fire';
    return;
  }
  halt(s);
}

/** Ends the move. */
export function halt(s: ToyState): void {
  if (s.moving) s.done[s.moving.company] = true;
  s.moving = null;
  s.phase = 'act';
}
