/**
 * The order of march, officers who are sent only if they are named, and answers that are not given; with a toy of
 * companies that march along a road.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hexAt, hexMapOf } from '@linstock/ground';
import { DiceNeeded, type SealId, type SeatPosition } from '@linstock/kernel';
import { partial } from '@linstock/kernel/partial';
import { Name } from '../name.ts';
import type { PickedAnswer } from '../pick.ts';
import type { Piece } from '../piece.ts';
import type { Presentation } from '../presentation.ts';
import { drillOnHexes } from './drill.ts';
import { TrialGame } from './trial.ts';

const map = hexMapOf({ hexes: [0, 1, 2, 3, 4, 5].map((q) => [q, 0] as const) });
const hex = (q: number): number => hexAt(map, q, 0);

/** The order of a company, and its result. */
interface March {
  readonly piece: string;
  /** Its destination; left out of an answer that only names its regiment. */
  readonly to?: number;
  readonly warns?: readonly string[];
  readonly does?: 'throws' | 'provokes' | 'opens' | 'waits' | 'ends';
}
interface State {
  readonly at: Readonly<Record<string, number>>;
  /** True if the regiment has been named, if that must happen before any company moves. */
  readonly named: boolean;
  readonly after: March['does'] | null;
}

/** The toy at a state; what may be answered there is up to the test. */
function position(state: State, options: (state: State) => readonly March[]) {
  let now = state;
  const self = {
    state: now,
    sealedAnswers: [],
    get opened(): SealId[] {
      return now.after === 'opens' ? [1 as SealId] : [];
    },
    get waits() {
      return now.after === 'waits' ? { reveal: [1 as SealId], clause: 'T-1' } : null;
    },
    question: () =>
      now.after === 'ends'
        ? null
        : {
            kind: 'march',
            clause: 'T-1',
            prompt: () => 'Who marches?',
            options: () => options(now),
            refuse: () => null,
            provokes: ({ does }: March) => (does === 'provokes' ? [{}] : []),
          },
    clone: () => position(now, options),
    giveAnswer(_side: 0 | 1, { piece, to, does }: March) {
      if (does === 'throws') throw new DiceNeeded({ count: 1, sides: 6, read: 'sum' }, null);
      const at = to === undefined ? now.at : { ...now.at, [piece]: to };
      now = { at, named: now.named || to === undefined, after: does ?? null };
      self.state = now;
    },
  };
  return self as unknown as SeatPosition<State, March, null>;
}

const present = partial<Presentation<State, March, null>>({
  clicks: {
    picks: (
      { state }: { readonly state: State },
      _question: unknown,
      { piece, to, warns }: March,
    ): PickedAnswer =>
      to === undefined
        ? { picks: [{ body: 'road' }], label: 'The regiment marches.' }
        : {
            picks: [{ piece }, { hex: hex(to) }],
            label: `${piece} marches.`,
            path: [{ hex: hex(state.at[piece] ?? 0) }, { hex: hex(to) }],
            ...(warns ? { warns } : {}),
          },
  },
});

/** The manoeuvre that moves all companies one hex up the road. */
function advance(at: State['at'], options: (state: State) => readonly March[]) {
  const pieces = Object.entries(at).map(
    ([id, q]) => ({ id, name: id, kind: 'foot', side: 0, facing: null, place: { hex: hex(q) } }) as Piece,
  );
  const formation = { id: 'road', side: 0 as const, name: 'the road', called: new Name('the road'), pieces };
  const wishes = Object.entries(at).map(([piece, q]) => ({
    piece,
    place: { hex: hex(q + 1) },
    facing: null,
  }));
  const begins = position({ at, named: false, after: null }, options);
  return drillOnHexes({ present, position: begins, side: 0, formation }, map, wishes);
}

/** Each company may move one hex on, if that is free. */
const onFree = ({ at }: State): March[] =>
  Object.entries(at).flatMap(([piece, q]) =>
    Object.values(at).includes(q + 1) ? [] : [{ piece, to: q + 1 }],
  );

test('the foremost unit of a column goes first, so that no unit blocks another', () => {
  const anyOn = ({ at }: State): March[] =>
    Object.entries(at).flatMap(([piece, q]) => (q < 4 ? [{ piece, to: q + 1 }] : []));
  for (const options of [onFree, anyOn]) {
    const { answers, stragglers } = advance({ rear: 0, middle: 1, head: 2 }, options);
    const order = answers.map(({ piece }) => piece);
    assert.deepEqual(order.slice(0, 3), ['head', 'middle', 'rear']);
    assert.deepEqual(stragglers, []);
  }
});

test('a path that harms friends is not taken automatically, and the harm is given as the reason', () => {
  const harm = 'The Militia are disordered in passing.';
  const { answers, stragglers } = advance({ one: 0 }, ({ at }) =>
    at['one'] === 0 ? [{ piece: 'one', to: 1, warns: [harm] }] : [],
  );
  assert.deepEqual(answers, []);
  assert.deepEqual(
    stragglers.map(({ sentence }) => sentence),
    [harm],
  );
});

test('a regiment is named first only if the rules need it', () => {
  const naming: March = { piece: 'road' };
  const first = advance({ one: 0 }, (state) => (state.named ? onFree(state) : [naming]));
  assert.deepEqual(first.answers, [naming, { piece: 'one', to: 1 }]);
  const atOnce = advance({ one: 0 }, (state) => (state.named ? [] : [naming, ...onFree(state)]));
  assert.deepEqual(atOnce.answers, [{ piece: 'one', to: 1 }]);
});

test('throws, enemy reactions, reveals, sealed questions and ends of a turn are left to a person', () => {
  for (const does of ['throws', 'provokes', 'opens', 'waits', 'ends'] as const) {
    const start = position({ at: { one: 0 }, named: false, after: null }, onFree);
    const trial = new TrialGame(start, 0);
    assert.equal(trial.giveAnswer({ piece: 'one', to: 1, does }), false, does);
    assert.deepEqual(trial.answers, [], does);
    assert.equal(trial.position, start, `${does}: it stands as it stood`);
    assert.equal(trial.giveAnswer({ piece: 'one', to: 1 }), true);
    assert.deepEqual(trial.kinds, ['march']);
  }
});
