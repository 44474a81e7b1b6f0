import { DIRECTIONS, neighbour, turned } from '@linstock/ground';
import { type Refusal, refusal, type Side } from '@linstock/kernel';
import { ACTIONS, type Action } from '../answers.ts';
import {
  armGroup,
  type Barred,
  barred,
  companiesIn,
  companyOf,
  facingIn,
  hexName,
  isGunCompany,
  isRouted,
  isSolid,
  lookAround,
  nameOf,
  namesOf,
  orderOf,
} from '../board.ts';
import type { Field } from '../field.ts';
import type { Game } from '../game.ts';
import { sentence } from '../naming.ts';
import { movementPoints, needsOrder, refuseMarch } from '../reckon/allowance.ts';
import { ACTION_COST, isFrontHex, mayTurnAbout } from '../reckon/movement.ts';
import type { Scratch } from '../scratch.ts';
import type { State } from '../state.ts';
import * as S from '../state.ts';
import { ORDER_RULES } from '../tables.ts';

/** A march acted out before it is made: what it costs, whom it disorders, and why it may not be made (P-MOVE 2 to 4). */

/** A march that may be made. */
export interface March {
  /** The hexes of the way, the first included. */
  readonly path: readonly number[];
  readonly facing: number;
  /** The marchers disordered by passing through friends. */
  readonly disordered: readonly number[];
  /** The friends disordered by being passed through. */
  readonly passed: readonly number[];
  /** Hexes entered, which is what riding along costs a leader. */
  readonly steps: number;
}

/** Movement points of a company in this phase, 0 for one that may not move (AL-6.1f). */
export function pointsOf(field: Field, s: State, c: number): number {
  const company = companyOf(field, c);
  if (s.at[c] === S.NONE || s.outOfCommand[c] === 1 || ((s.done[c] as number) & S.MOVED) !== 0) return 0;
  if (isRouted(field, s, c)) return 0;
  if (isGunCompany(company) && s.gunSide[c] === S.FIRING) return 0;
  const order = orderOf(s, company.regiment);
  if (needsOrder(company.arm) && !ORDER_RULES[order ?? 'none'].mayMove) return 0;
  return movementPoints(company.arm, order, s.status[c] === S.DISORDERED, company.side === s.active);
}

/** Why these companies may not march together at all, or null (Decisions: move, as far as the companies go). */
export function refuseMarchers({ field, s }: Game, side: Side, companies: readonly number[]): Refusal | null {
  const hex = s.at[companies[0] ?? S.NONE] ?? S.NONE;
  if (hex === S.NONE || companies.some((c) => field.companies[c]?.side !== side || s.at[c] !== hex))
    return refusal('not_one_stack', 'AL-6.1j', 'Name companies of yours that stand in one hex.');
  if (new Set(companies).size < companies.length)
    return refusal('already_moved', 'AL-6.1a', 'A company is named twice; each moves once.');
  for (const c of companies) {
    const company = companyOf(field, c);
    const refused = refuseMarch({
      arm: company.arm,
      order: orderOf(s, company.regiment),
      disordered: s.status[c] === S.DISORDERED,
      ownTurn: side === s.active,
      outOfCommand: s.outOfCommand[c] === 1,
      routed: isRouted(field, s, c),
      onFiringSide: s.gunSide[c] === S.FIRING,
      alreadyMoved: ((s.done[c] as number) & S.MOVED) !== 0,
    });
    if (refused) return { ...refused, sentence: `${sentence(nameOf(field, c))}: ${refused.sentence}` };
  }
  return null;
}

const STEP_BARS: Readonly<Record<Barred, { readonly clause: string; readonly why: string }>> = {
  enemy_in_hex: { clause: 'AL-6.4a', why: 'the enemy holds it' },
  mixed_arms: { clause: 'AL-6.3b', why: 'cavalry and other arms do not mix' },
  impassable: { clause: 'AL-6.4b', why: 'it is impassable' },
};

/** A march being acted out, step by step. */
interface Walk {
  readonly game: Game;
  /** Who stands where; acting out changes nothing of it. */
  readonly looked: Scratch;
  readonly side: Side;
  readonly companies: readonly number[];
  /** Their arm groups (AL-6.3b). */
  readonly groups: number;
  readonly path: number[];
  facing: number;
  /** Points left, by place in `companies`. */
  readonly points: number[];
  readonly disordered: number[];
  readonly passed: Set<number>;
}

/** Acts out a march of companies that may march together; gives what comes of it, or why it may not be made. */
export function actOut(
  game: Game,
  side: Side,
  companies: readonly number[],
  actions: readonly Action[],
): March | Refusal {
  const { field, s } = game;
  const first = companies[0] as number;
  const walk: Walk = {
    game,
    looked: lookAround(field, s),
    side,
    companies,
    groups: companies.reduce((groups, c) => groups | armGroup(companyOf(field, c).arm), 0),
    path: [s.at[first] as number],
    facing: s.facing[first] as number,
    points: companies.map((c) => pointsOf(field, s, c)),
    disordered: [],
    passed: new Set(),
  };
  for (const action of actions) {
    const refused = refuseAction(walk, action);
    if (refused) return refused;
    act(walk, action);
  }
  const { path, facing, disordered, passed } = walk;
  const end = path.at(-1) as number;
  const there = facingIn(field, s, end, side, companies);
  if (there !== S.NONE && there !== facing)
    return refusal(
      'facing_differs',
      'AL-5.3b',
      `${titleOf(walk)} must face as the others at ${hexName(field, end)} do.`,
    );
  return { path, facing, disordered, passed: [...passed], steps: path.length - 1 };
}

const titleOf = ({ game, companies }: Walk): string => sentence(namesOf(game.field, companies));

/** The direction of a step, or -1 for a turn. */
function directionOf(action: Action): number {
  const index = ACTIONS.indexOf(action);
  return index < DIRECTIONS.length ? index : -1;
}

function refuseAction(walk: Walk, action: Action): Refusal | null {
  const direction = directionOf(action);
  const refused = direction === -1 ? refuseTurn(walk, action) : refuseStep(walk, direction);
  if (refused) return refused;
  if (walk.points.every((left) => left >= ACTION_COST)) return null;
  return refusal('too_few_points', 'AL-6.1b', `${titleOf(walk)} cannot pay for all of that march.`);
}

function refuseStep(walk: Walk, direction: number): Refusal | null {
  const { field } = walk.game;
  if (!isFrontHex(walk.facing, direction))
    return refusal(
      'not_front_hex',
      'AL-5.2a',
      `${titleOf(walk)} may step only into one of the two hexes in front.`,
    );
  const to = neighbour(field.map, walk.path.at(-1) as number, direction);
  if (to === -1) return refusal('off_map', 'AL-6.1h', `${titleOf(walk)} may not leave the map.`);
  const bar = barred(field, walk.looked, walk.side, walk.groups, to);
  if (!bar) return null;
  const { clause, why } = STEP_BARS[bar];
  return refusal(bar, clause, `${titleOf(walk)} cannot enter ${hexName(field, to)}: ${why}.`);
}

function refuseTurn(walk: Walk, action: Action): Refusal | null {
  const { field } = walk.game;
  const gun = walk.companies.find((c) => !mayTurnAbout(companyOf(field, c).arm));
  if (action !== 'about' || gun === undefined) return null;
  return refusal(
    'gun_cannot_turn_about',
    'AL-8.1c',
    `${sentence(nameOf(field, gun))} turns only corner by corner.`,
  );
}

const CORNERS: Readonly<Record<string, number>> = { right: 1, left: -1, about: 3 };

/** The action is paid for by each company and done. */
function act(walk: Walk, action: Action): void {
  const { points, path } = walk;
  for (const [i, left] of points.entries()) points[i] = left - ACTION_COST;
  const direction = directionOf(action);
  if (direction === -1) {
    walk.facing = turned(walk.facing, CORNERS[action] as number);
    return;
  }
  const from = path.at(-1) as number;
  if (path.length > 1) passThrough(walk, from);
  path.push(neighbour(walk.game.field.map, from, direction));
}

/** Leaving a hex entered in this march that holds other friends (AL-6.3c-g). */
function passThrough({ game, side, companies, points, disordered, passed }: Walk, hex: number): void {
  const { field, s } = game;
  const friends = companiesIn(field, s, hex, side).filter(
    (c) => !companies.includes(c) && isSolid(companyOf(field, c)),
  );
  if (friends.length === 0 || !companies.some((c) => isSolid(companyOf(field, c)))) return;
  for (const c of friends) if (s.status[c] === S.BATTLEWORTHY) passed.add(c);
  for (const [i, c] of companies.entries()) {
    if (!isSolid(companyOf(field, c)) || s.status[c] !== S.BATTLEWORTHY || disordered.includes(c)) continue;
    disordered.push(c);
    points[i] = Math.max(0, (points[i] as number) - 1); // AL-6.3e
  }
}
