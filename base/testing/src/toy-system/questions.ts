import {
  type Provocation,
  type Refusal,
  refusal,
  type Side,
  type StandingTerms,
  type TypedQuestion,
} from '@linstock/kernel';
import type { Answer, Fire, March, Orders, Press, Reserve, Stances } from './answers.ts';
import { chanceOfHit } from './reckon.ts';
import {
  cloned,
  company,
  mayFireOn,
  mayStep,
  nameOf,
  ORDERS,
  paceOf,
  standing,
  type ToyState,
} from './state.ts';

/** Every way to give each of these one of those. */
function ways<T>(ids: readonly number[], choices: readonly T[]): (readonly (readonly [number, T])[])[] {
  return ids.reduce<(readonly (readonly [number, T])[])[]>(
    (all, id) => all.flatMap((way) => choices.map((choice) => [...way, [id, choice] as const])),
    [[]],
  );
}

/** Refuses a list that does not name exactly these companies, each once and in order. */
function unlessAll(
  s: ToyState,
  wanted: readonly number[],
  given: readonly number[],
  clause: string,
): Refusal | null {
  if (wanted.join() === given.join()) return null;
  const names = wanted.map((id) => nameOf(s, id)).join(', ');
  return refusal('not-all', clause, `Each of these is told something, once and in this order: ${names}.`);
}

/** Orders for all of a side, in secret (D-1). */
export function orders(s: ToyState, side: Side): TypedQuestion<Answer, Orders> {
  const ids = standing(s, side);
  return {
    side,
    kind: 'orders',
    clause: 'D-1',
    stable: true,
    sealed: true,
    prompt: () => 'Write an order for each company: hold, form or advance. The other side does not see them.',
    options: () =>
      ways(ids, ORDERS).map((way) => ({ orders: way.map(([id, order]) => ({ company: id, order })) })),
    refuse: (answer) =>
      unlessAll(
        s,
        ids,
        answer.orders.map((each) => each.company),
        'D-1',
      ),
  };
}

/** Companies of a side that hold. */
export function holdingCompanies(s: ToyState, side: Side): number[] {
  return standing(s, side).filter((id) => s.orders[id] === 'hold');
}

/** Asks in secret whether the holding companies stand or kneel (D-5). */
export function stance(s: ToyState, side: Side): TypedQuestion<Answer, Stances> {
  const ids = holdingCompanies(s, side);
  return {
    side,
    kind: 'stance',
    clause: 'D-5',
    stable: true,
    sealed: true,
    prompt: () => 'Your companies that hold may kneel: harder to hit. Choose in secret.',
    options: () =>
      ways(ids, [false, true]).map((way) => ({
        stances: way.map(([id, kneel]) => ({ company: id, kneel })),
      })),
    refuse: (answer) =>
      unlessAll(
        s,
        ids,
        answer.stances.map((each) => each.company),
        'D-5',
      ),
  };
}

/** The side with the initiative names a reserve, while all orders are shut (D-4). */
export function reserve(s: ToyState): TypedQuestion<Answer, Reserve> {
  const ids = standing(s, s.first);
  return {
    side: s.first,
    kind: 'reserve',
    clause: 'D-4',
    stable: true,
    prompt: () => 'Name a company that will shoot better in this beat.',
    options: () => ids.map((id) => ({ reserve: id })),
    refuse: (answer) =>
      ids.includes(answer.reserve)
        ? null
        : refusal('not-yours', 'D-4', 'The reserve is a company of your own that still stands.'),
  };
}

/** Number of rows a company may march before it meets another. */
function room(s: ToyState, id: number): number {
  const ahead = cloned(s);
  let rows = 0;
  while (rows < paceOf(company(s, id)) && mayStep(ahead, id)) {
    step(ahead, id);
    rows++;
  }
  return rows;
}

/** One row ahead. */
export function step(s: ToyState, id: number): void {
  const moved = company(s, id);
  moved.row += moved.side === 0 ? 1 : -1;
}

/** Asks how far a company with the order to advance marches (D-6). */
export function march(s: ToyState, id: number): TypedQuestion<Answer, March> {
  const most = room(s, id);
  return {
    side: company(s, id).side,
    kind: 'march',
    clause: 'D-6',
    stable: true,
    prompt: () => `How many rows does the ${nameOf(s, id)} advance, 0 to ${most}?`,
    options: () => Array.from({ length: most + 1 }, (_, rows) => ({ march: rows })),
    refuse: (answer) =>
      answer.march <= most
        ? null
        : refusal('too-far', 'D-6', `The ${nameOf(s, id)} advances ${most} rows at most.`),
    provokes: (answer) => ('march' in answer ? provoked(s, id, answer.march) : []),
  };
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
      chance: chanceOfHit(ahead, piece, id),
    }));
  }).flat();
}

/** Asks whether the companies that may fire on one that has just advanced a row do so (D-7). */
export function fire(s: ToyState, target: number): TypedQuestion<Answer, Fire> {
  const ids = mayFireOn(s, target);
  const standingAnswer: StandingTerms<Answer> = {
    units: ids.map((piece) => ({ piece, chance: () => chanceOfHit(s, piece, target) })),
    act: (pieces) => ({ fire: [...pieces] }),
    usual: () => null,
    declines: (answer) => 'fire' in answer && answer.fire.length === 0,
  };
  return {
    side: company(s, target).side === 0 ? 1 : 0,
    kind: 'fire',
    clause: 'D-7',
    stable: true,
    standing: standingAnswer,
    prompt: () => `The ${nameOf(s, target)} advances. Who fires on it?`,
    options: () => [
      { fire: [] },
      ...ids.map((id) => ({ fire: [id] })),
      ...(ids.length > 1 ? [{ fire: ids }] : []),
    ],
    refuse: ({ fire: firers }) => {
      const stranger = firers.find((id) => !ids.includes(id));
      if (stranger !== undefined)
        return refusal('cannot-fire', 'D-7', `Company ${stranger} cannot fire on the ${nameOf(s, target)}.`);
      return new Set(firers).size === firers.length
        ? null
        : refusal('fires-once', 'D-7', 'A company fires once in a beat.');
    },
  };
}

/** Asks whether a company that was hit continues (D-8). */
export function press(s: ToyState, id: number): TypedQuestion<Answer, Press> {
  return {
    side: company(s, id).side,
    kind: 'press',
    clause: 'D-8',
    stable: true,
    prompt: () => `The ${nameOf(s, id)} was hit. Does it go on?`,
    options: () => [{ press: true }, { press: false }],
    refuse: () => null,
  };
}
