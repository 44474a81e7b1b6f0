import { last, nth } from '@linstock/kernel';
import type { Picked } from '@linstock/scene';
import type { AnswerTo } from '../model/answers.ts';
import { facingOfUnit } from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import type { StateView } from '../model/game.ts';
import { unitOfPiece } from '../model/names.ts';
import { facingsOf } from '../play/movement/facing.ts';
import { type Charger, usualApproach } from '../play/shock/charge-ways.ts';
import { heading, piece } from './clicks.ts';
import { readWay } from './stepping.ts';

/**
 * A Charge as clicks: the button, then for each unit the piece, the last hex of its approach and its facing. If the approach is
 * not the one that is offered, all its hexes are clicked.
 */

type Charge = Extract<AnswerTo<'action'>, { do: 'charge' }>;

/** The button by which a Charge begins. */
export const CHARGE = { button: 'charge', label: 'Charge' } as const satisfies Picked;

/** The clicks of one unit of a Charge. */
export function approachClicks(game: StateView, { unit, facing, path }: Charger): Picked[] {
  const end = last(path);
  const usual = `${usualApproach(game, unit, facing, end)}` === `${path}`;
  return [piece(unit), ...(usual ? [end] : path).map((hex) => ({ hex })), heading(facing)];
}

/** The clicks of each unit, and whether its facing is among them. */
function groupsOf(picks: readonly Picked[]): Picked[][] {
  const groups: Picked[][] = [];
  for (const pick of picks)
    if ('piece' in pick) groups.push([pick]);
    else groups.at(-1)?.push(pick);
  return groups;
}

/** The Charge that these clicks mean; units without a hex are left out. Null if no Charge is clicked, or no unit of one. */
export function chargeClicked(game: StateView, picks: readonly Picked[]): Charge | null {
  if (!beginsCharge(picks)) return null;
  const chargers = groupsOf(picks).flatMap((group) => chargerClicked(game, group) ?? []);
  return chargers.length === 0 ? null : { do: 'charge', chargers };
}

/** The units of a Charge of which the facing has been clicked too; null if no Charge is clicked. */
export function chargersClicked(game: StateView, picks: readonly Picked[]): Charger[] | null {
  if (!beginsCharge(picks)) return null;
  const whole = groupsOf(picks).filter((group) => group.some((pick) => 'heading' in pick));
  return whole.flatMap((group) => chargerClicked(game, group) ?? []);
}

function beginsCharge([first]: readonly Picked[]): boolean {
  return first !== undefined && 'button' in first && first.button === CHARGE.button;
}

function chargerClicked(game: StateView, group: readonly Picked[]): Charger | null {
  const unit = unitClicked(game.field, group);
  const { hexes, facing } = readWay(group);
  const end = hexes.at(-1)?.hex;
  if (unit === null || end === undefined) return null;
  if (hexes.length > 1)
    return { unit, facing: facing ?? facingOfUnit(game.s, unit), path: hexes.map(({ hex }) => hex) };
  const facings = facing === null ? facingsOf(null) : [facing];
  for (const each of facings) {
    const path = usualApproach(game, unit, each, end);
    if (path) return { unit, facing: each, path };
  }
  return { unit, facing: nth(facings, 0), path: [end] };
}

function unitClicked(field: Field, [first]: readonly Picked[]): UnitId | null {
  return first && 'piece' in first ? unitOfPiece(field, first.piece) : null;
}
