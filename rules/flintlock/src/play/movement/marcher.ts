import { type Hex, neighbour } from '@linstock/ground';
import { nth, otherSide, type Refusal, refusal, type Side } from '@linstock/kernel';
import { saying } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { Field, UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import { type Scratch, ZOC_HORSE } from '../../model/scratch.ts';
import * as S from '../../model/state.ts';
import { moverOf } from '../../reckon/going.ts';
import { isClosePair, mayStandTogether, type StackedUnit } from '../../reckon/stacking.ts';
import { leaving } from '../../reckon/zoc.ts';
import { refuseActor } from '../activations/actor.ts';
import { facingsOf, refuseFacingKind, refuseTurn } from './facing.ts';
import { ALLOWANCES } from '../../tables/index.ts';

/** A marching unit: the rules for one step, and for the end, of its march (FL-7 to FL-10). */

/** The facts about a unit that each step needs; valid until the state changes. */
export interface Marcher {
  readonly game: StateView;
  readonly looked: Scratch;
  readonly unit: UnitId;
  readonly side: Side;
  readonly own: StackedUnit;
  /** Movement Points of each step of the map for it. */
  readonly costs: Int8Array;
  /** The hex from which it continues. */
  readonly start: Hex;
  /** Movement Points it has left. */
  readonly points: number;
  /** True if it is partially active, and so keeps away from the enemy (FL-5.42b). */
  readonly partial: boolean;
  /** True if it leaves an enemy ZOC by its first step, which then may not lead into another (FL-9.2g). */
  readonly leaves: boolean;
}

/** The unit at the start of its move, or on its way. */
export function marcherOf(game: StateView, unit: UnitId): Marcher {
  const { field, s } = game;
  const { side } = board.unitOf(field, unit);
  const looked = board.lookAround(field, s);
  const own = board.stacked(game, unit);
  const start = board.hexOfUnit(s, unit);
  const spent = s.moving?.unit === unit ? s.moving.spent : 0;
  return {
    ...{ game, looked, unit, side, own, start },
    costs: costsOf(game, unit),
    points: allowanceOf(game, unit) - spent,
    partial: board.isPartiallyActive(game, unit),
    leaves: looked.zoc[start * 2 + otherSide(side)] !== 0,
  };
}

/** `[hex * 6 + direction]`: Movement Points of each step for a unit, -1 if it is impossible (FL-7.11b). */
export function costsOf({ field, s }: StateView, unit: UnitId): Int8Array {
  return field.ground.cost[moverOf(board.unitOf(field, unit).kind, S.formationOf(s, unit))];
}

/** The direction of the next hex, or -1 if it is none of the six. */
export function directionTo({ map }: Field, from: Hex, to: Hex): number {
  for (let direction = 0; direction < 6; direction++)
    if (map.neighbours[from * 6 + direction] === to) return direction;
  return S.NONE;
}

/** Movement Points of a unit in one Activation (FL-7.11d). */
export function allowanceOf({ field, s }: StateView, unit: UnitId): number {
  return S.formationOf(s, unit) === 'Column' ? ALLOWANCES.Column : board.unitOf(field, unit).allowance;
}

/** Why a unit may not begin a move; null if it may (Decisions: MOVE step). */
export function refuseMarcher(game: StateView, unit: UnitId): Refusal | null {
  const { field, s } = game;
  const name = () => board.unitName(field, unit);
  if (((s.acted[unit] ?? 0) & S.FIRED) !== 0)
    return refusal(
      'FL-R-FIRED',
      'FL-7.14a',
      `${saying(name(), 'has fired, and does', 'have fired, and do')} not move.`,
    );
  const refused = refuseActor(game, unit);
  if (refused) return refused;
  if (s.disordered[unit] === 1 && board.unitOf(field, unit).kind === 'artillery')
    return refusal(
      'FL-R-DISORDERED-GUN',
      'FL-11.51d',
      `${saying(name(), 'is Disordered and does', 'are Disordered and do')} not move.`,
    );
  const how = leavingOf(game, unit);
  if (how === 'free') return null;
  const clause = how === 'not at all' ? 'FL-5.42c' : 'FL-9.2b';
  const may =
    how === 'not at all' ? 'cannot leave it without being fully active' : 'leaves it only by Withdrawal';
  return refusal(
    'FL-R-ZOC-LEAVE',
    clause,
    `${saying(name(), 'is', 'are')} in an enemy Zone of Control and ${may}.`,
  );
}

/** The way a unit may leave its hex (FL-9.2). */
export function leavingOf(game: StateView, unit: UnitId): ReturnType<typeof leaving> {
  const { field, s } = game;
  const { kind, side } = board.unitOf(field, unit);
  const zoc = nth(board.lookAround(field, s).zoc, board.hexOfUnit(s, unit) * 2 + otherSide(side));
  if (zoc === 0) return 'free';
  return leaving({
    kind,
    formation: S.formationOf(s, unit),
    fullyActive: board.isFullyActive(game, unit),
    ofCavalry: (zoc & ZOC_HORSE) !== 0,
  });
}

/** The obstacles to a step, Movement Points left aside. */
export type Bar =
  | 'off the map'
  | 'impassable'
  | 'enemy'
  | 'friends'
  | 'guns'
  | 'next to the enemy'
  | 'zone to zone';

/** The obstacle to the step out of a hex in a direction; null if there is none (FL-5.42b, c, FL-7.11b, FL-7.14a, FL-10.0d). */
export function barTo(marcher: Marcher, from: Hex, direction: number): Bar | null {
  const { game, looked, side } = marcher;
  const { field } = game;
  const to = neighbour(field.map, from, direction);
  if (to === -1) return 'off the map';
  if (marcher.costs[from * 6 + direction] === -1) return 'impassable';
  if (looked.held[to * 2 + otherSide(side)] !== 0) return 'enemy';
  const room = roomIn(marcher, to);
  const stops = stopsIn(marcher, to);
  if (room === 'none') return 'friends';
  if (room === 'to pass' && stops) return 'guns';
  if (marcher.partial && board.besideEnemy(field, looked, to, side)) return 'next to the enemy';
  return stops && marcher.leaves && from === marcher.start ? 'zone to zone' : null;
}

/** True if a hex is in an enemy ZOC, so that the march ends there (FL-7.12c). */
export function stopsIn({ looked, side }: Marcher, hex: Hex): boolean {
  return looked.zoc[hex * 2 + otherSide(side)] !== 0;
}

/** The space for it in a hex with friends: to end its march, only to pass, or none (FL-10.0b to e, FL-10.0g, FL-10.0l). */
export function roomIn({ game, looked, unit, side, own }: Marcher, hex: Hex): 'to end' | 'to pass' | 'none' {
  if (looked.held[hex * 2 + side] === 0) return 'to end';
  const others = board.stackIn(looked, hex).filter((other) => other !== unit);
  const stack = others.map((other) => board.stacked(game, other));
  if (mayStandTogether([...stack, own])) return 'to end';
  const guns = stack.every(({ kind }) => kind === 'artillery');
  return guns && own.kind !== 'artillery' ? 'to pass' : 'none';
}

/** The facings it may end with in a hex, if it has the right one when it enters (FL-8.0a, c, f, FL-10.0l). */
export function facingsIn(marcher: Marcher, hex: Hex): readonly number[] {
  const mate = mateIn(marcher, hex);
  if (mate !== S.NONE) return [nth(marcher.game.s.facing, mate)];
  return facingsOf(marcher.own.formation);
}

/** Why it may not end with this facing in a hex it has entered with another; null if it may. */
export function refuseEndFacing(marcher: Marcher, hex: Hex, entered: number, facing: number): Refusal | null {
  const { game, unit } = marcher;
  const wrong = refuseFacingKind(game, unit, facing);
  if (wrong) return wrong;
  const turned = stopsIn(marcher, hex) ? refuseTurn(game, unit, entered, facing) : null;
  const mate = mateIn(marcher, hex);
  if (mate === S.NONE) return turned;
  if (turned === null && game.s.facing[mate] === facing) return null;
  const other = board.unitName(game.field, mate);
  return refusal('FL-R-OCCUPIED', 'FL-10.0l', `To stand with ${other} in Close it must face the same way.`);
}

/** The unit in Close it would make a pair with in a hex, or -1. */
function mateIn({ game, looked, unit, own }: Marcher, hex: Hex): UnitId {
  for (let other = nth(looked.top, hex); other !== S.NONE; other = nth(looked.below, other))
    if (other !== unit && isClosePair(board.stacked(game, other), own)) return other;
  return S.NONE;
}
