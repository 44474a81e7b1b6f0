import {
  ask,
  askSealed,
  type Procedure,
  type Question,
  reveal,
  type SealId,
  type Side,
  type Umpire,
} from '@linstock/kernel';
import { emit, type GameEvent } from '@linstock/scene';
import type { Answer, Fire, March, Orders, Press, Reserve, Stances } from './answers.ts';
import { fire, holdingCompanies, march, orders, press, reserve, stance, step } from './questions.ts';
import { initiative, rally, volley } from './reckon.ts';
import {
  actingOrder,
  company,
  footprint,
  goalOf,
  LAST_BEAT,
  mayFireOn,
  mayStep,
  nameOf,
  SIDES,
  type Square,
  standing,
  type ToyState,
} from './state.ts';

/** The id of a company as a piece. */
export const pieceOf = (id: number): string => `company:${id}`;

/** The side that has won by reaching the enemy's back row or by leaving the enemy no company; null before that. */
export function winner(s: ToyState): Side | null {
  for (const side of [0, 1] as const) {
    const foe: Side = side === 0 ? 1 : 0;
    if (standing(s, foe).length === 0) return side;
    if (standing(s, side).some((id) => company(s, id).row === goalOf(side))) return side;
  }
  return null;
}

/** True if the drill is over. */
export const isEnded = (s: ToyState): boolean => s.beat > LAST_BEAT || winner(s) !== null;

interface ToyContext {
  readonly umpire: Umpire<GameEvent>;
  readonly field: Square;
  readonly s: ToyState;
}

/** The sequence of a beat. It can be started at every question: the phase says where. */
export function* play(umpire: Umpire<GameEvent>, field: Square, s: ToyState): Procedure<Answer> {
  const d: ToyContext = { umpire, field, s };
  while (!isEnded(s)) {
    switch (s.phase) {
      case 'write':
        keep(s, yield* askSealed<Answer>([orders(s, 0), orders(s, 1)]), [0, 1]);
        s.phase = 'initiative';
        break;
      case 'initiative':
        stir(d);
        s.phase = 'reserve';
        break;
      case 'reserve':
        s.reserve = (yield* ask<Answer, Reserve>(reserve(s))).reserve;
        s.phase = 'open';
        break;
      case 'open':
        yield* openOrders(d);
        s.phase = 'stance';
        break;
      case 'stance':
        yield* takeStances(d);
        s.phase = 'act';
        break;
      case 'act':
        act(d);
        break;
      case 'march':
      case 'fire':
      case 'press':
        yield* moves(d);
        break;
    }
  }
}

function keep(s: ToyState, sealIds: readonly SealId[], sides: readonly Side[]): void {
  sides.forEach((side, i) => (s.sealIds[side] = sealIds[i] ?? 0));
}

/** Dice for the initiative (Blue's on a tie) and for each shaken company, while the orders are shut (D-2, D-3). */
function stir({ umpire, s }: ToyContext): void {
  const [blue, grey] = [umpire.throw(initiative(0)).face, umpire.throw(initiative(1)).face];
  s.first = grey > blue ? 1 : 0;
  for (const side of [s.first, s.first === 0 ? 1 : 0] as const)
    for (const id of standing(s, side))
      if (company(s, id).shaken) company(s, id).shaken = umpire.throw(rally(s, id)).face < 3;
}

/** All orders are opened at once (D-1). */
function* openOrders(d: ToyContext): Procedure<Answer> {
  const { s } = d;
  const sealIds = s.sealIds.flatMap((sealId) => (sealId === 0 ? [] : [sealId]));
  const opened = yield* reveal<Answer, Orders>(sealIds, 'D-1');
  s.sealIds = [0, 0];
  for (const { orders: told } of opened)
    for (const { company: id, order } of told) if (company(s, id).men > 0) s.orders[id] = order;
  const say = (id: number): string => `${nameOf(s, id)}: ${s.orders[id]}`;
  const all = [...standing(s, 0), ...standing(s, 1)];
  emit(
    d,
    null,
    ['D-1'],
    () => `The orders are opened. ${all.map(say).join('; ')}.`,
    () => ({
      kind: 'reveal',
      pieces: all.map(pieceOf),
    }),
  );
}

/** A second secret moment: each side with a holding company chooses which kneel (D-5). */
function* takeStances({ s }: ToyContext): Procedure<Answer> {
  const asked = ([0, 1] as const).filter((side) => holdingCompanies(s, side).length > 0);
  if (asked.length === 0) return;
  const sealIds = yield* askSealed<Answer>(asked.map((side) => stance(s, side) as Question<Answer>));
  for (const { stances } of yield* reveal<Answer, Stances>(sealIds, 'D-5'))
    for (const { company: id, kneel } of stances) s.kneeling[id] = kneel;
}

/** The next company carries out its order; after the last the beat ends. */
function act(d: ToyContext): void {
  const { s } = d;
  const id = actingOrder(s).find((each) => !s.done[each]);
  if (id === undefined) return endBeat(s);
  const order = s.orders[id];
  if (order === 'advance') {
    s.moving = { company: id, rest: 0 };
    s.phase = 'march';
    return;
  }
  if (order === 'form') form(d, id);
  s.done[id] = true;
}

function form(d: ToyContext, id: number): void {
  const changed = company(d.s, id);
  changed.column = !changed.column;
  const formation = changed.column ? 'in column' : 'in line';
  emit(
    d,
    changed.side,
    ['D-9'],
    () => `The ${nameOf(d.s, id)} forms ${formation}.`,
    () => ({
      kind: 'formation',
      pieces: [pieceOf(id)],
      formation,
    }),
  );
}

function endBeat(s: ToyState): void {
  s.beat++;
  s.done.fill(false);
  s.reserve = -1;
  s.orders.fill(null);
  s.kneeling.fill(false);
  for (const each of s.companies) each.fired = false;
  s.phase = 'write';
}

/** An advance row by row; at each the enemy may fire, and a company that was hit is asked whether it goes on (D-6 to D-8). */
function* moves(d: ToyContext): Procedure<Answer> {
  const { s } = d;
  const { moving } = s;
  if (!moving) throw new Error('No company is on the move.');
  const { company: id } = moving;
  if (s.phase === 'march') moving.rest = (yield* ask<Answer, March>(march(s, id))).march;
  else if (s.phase === 'fire') {
    const hits = shoot(d, id, (yield* ask<Answer, Fire>(fire(s, id))).fire);
    if (stops(s, id, hits)) return halt(s);
    if (hits > 0 && moving.rest > 0) {
      s.phase = 'press';
      return;
    }
  } else if (!(yield* ask<Answer, Press>(press(s, id))).press) return halt(s);
  advance(d, id);
}

/** Advances row by row until a company may fire, or to the end. */
function advance(d: ToyContext, id: number): void {
  const { s } = d;
  const { moving } = s;
  while (moving && moving.rest > 0 && mayStep(s, id) && winner(s) === null) {
    const from = footprint(company(s, id));
    step(s, id);
    moving.rest--;
    const to = footprint(company(s, id));
    emit(
      d,
      company(s, id).side,
      ['D-6'],
      () => `The ${nameOf(s, id)} advances.`,
      () => ({
        kind: 'move',
        went: [{ piece: pieceOf(id), path: { poses: [from, to] } }],
      }),
    );
    if (mayFireOn(s, id).length === 0) continue;
    s.phase = 'fire';
    return;
  }
  halt(s);
}

/** Two hits shake a company, and a shaken one stops; so does one that is gone. */
function stops(s: ToyState, id: number, hits: number): boolean {
  const { men, shaken } = company(s, id);
  return men === 0 || (shaken && hits > 0);
}

function halt(s: ToyState): void {
  if (s.moving) s.done[s.moving.company] = true;
  s.moving = null;
  s.phase = 'act';
}

/** Volleys one after another. A company whose target is gone does not fire. Returns the hits. */
function shoot(d: ToyContext, target: number, firers: readonly number[]): number {
  const { s, umpire } = d;
  let hits = 0;
  for (const firer of firers) {
    const aim = company(s, target);
    if (aim.men === 0) break;
    company(s, firer).fired = true;
    const { hits: now } = umpire.throw(volley(s, firer, target));
    hits += now;
    aim.men = Math.max(0, aim.men - 4 * now);
    if (now === 2) aim.shaken = true;
    tellVolley(d, firer, target, now);
  }
  return hits;
}

function tellVolley(d: ToyContext, firer: number, target: number, hits: number): void {
  const { s } = d;
  const { side } = company(s, firer);
  const { x, y } = footprint(company(s, target));
  emit(
    d,
    side,
    ['D-7'],
    () => `The ${nameOf(s, firer)} fires on the ${nameOf(s, target)}.`,
    () => ({
      kind: 'volley',
      by: [pieceOf(firer)],
      targets: [pieceOf(target)],
      at: { spot: { x, y } },
      weapon: 'musket',
    }),
  );
  if (hits === 0) return;
  emit(
    d,
    side,
    ['D-7'],
    () => `The ${nameOf(s, target)} loses ${4 * hits} men.`,
    () => ({
      kind: 'loss',
      losses: [{ piece: pieceOf(target), points: 4 * hits }],
    }),
  );
  if (company(s, target).men === 0)
    emit(
      d,
      side,
      ['D-8'],
      () => `Nobody of the ${nameOf(s, target)} is left.`,
      () => ({
        kind: 'removed',
        pieces: [pieceOf(target)],
        how: 'destroyed',
      }),
    );
}

/** The end of the toy game, in words. */
export function verdictWords(s: ToyState): string {
  const won = winner(s);
  if (won !== null) return `${SIDES[won]} has carried the square.`;
  const men = ([0, 1] as const).map((side) => menOf(s, side));
  return `The beats are over: ${SIDES[0]} has ${men[0]} men left, ${SIDES[1]} ${men[1]}.`;
}

/** Men of a side that still stand. */
export function menOf(s: ToyState, side: Side): number {
  return standing(s, side).reduce((sum, id) => sum + company(s, id).men, 0);
}
