import { nth } from '@linstock/kernel';
import {
  frontMiddle,
  inches,
  nearestSpot,
  type Spot,
  spotOnBearing,
  type TenthDegrees,
} from '@linstock/ground';
import type { SealedAnswer } from '@linstock/kernel';
import type { OrderMarker } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import { footprintOf } from '../model/board.ts';
import { type Field, NONE, type UnitId } from '../model/field.ts';
import { unitOf, unitPiece } from '../model/naming.ts';
import { formationOf, levelOf, ON_TABLE, orderOf, REVEAL, type State } from '../model/state.ts';
import { namable } from '../play/charging.ts';
import { armIn } from '../reckon/forming.ts';
import { rateRow } from '../reckon/rates.ts';
import { type Order, RATES } from '../tables/index.ts';
import { ORDER_WORDS } from '../tables/words.ts';
import { bareName, ORDER_SIGNS } from './words.ts';

/** The order markers on the table: backs until the reveal, faces and plans from then on (JR-4.1, JR-5.4a). */

/** The text for a hidden marker. */
const NOT_REVEALED = 'order not yet revealed';

/** Every marker on the table, as seen with these known answers. */
export function markersOn(field: Field, s: State, known: readonly SealedAnswer<Answer>[]): OrderMarker[] {
  const marked = field.units.filter(({ id }) => s.fate[id] === ON_TABLE && levelOf(s, id) !== 'routed');
  const open = s.phase > REVEAL || (s.phase === REVEAL && s.step > 0);
  if (open) return marked.map(({ id }) => faceUp(field, s, id, orderOf(s, id), nth(s.arrow, id)));
  const own = known.flatMap(({ answer }) => (answer && 'orders' in answer ? answer.orders : []));
  const sides = new Set(known.flatMap(({ side, kind }) => (kind === 'orders' ? [side] : [])));
  return marked.map(({ id, side }) => {
    if (!sides.has(side)) return { piece: unitPiece(id), face: 'sealed', label: NOT_REVEALED };
    const written = own.find(({ unit }) => unit === id);
    return faceUp(field, s, id, written?.order ?? 'H', written?.arrow ?? NONE);
  });
}

/** The marker of a unit with its face up, and the way it means to take. */
export function faceUp(
  field: Field,
  s: State,
  unit: UnitId,
  order: Order,
  heading: TenthDegrees,
): OrderMarker {
  // A unit that came onto the table this turn moves without an arrow.
  const aimed = order === 'M' && heading !== NONE;
  const arrow = arrowOf(field, s, unit, order, heading);
  const target = order === 'C' ? targetOf(field, s, unit) : null;
  return {
    piece: unitPiece(unit),
    face: ORDER_SIGNS[order],
    label: `${ORDER_WORDS[order]}${aimed ? ` at ${Math.round(heading / 10)} degrees` : ''}${
      target === null ? '' : ` at ${bareName(field, target)}`
    }`,
    ...(aimed ? { heading } : {}),
    ...(arrow ? { arrow } : {}),
  };
}

/** The target of a charging unit: the one it has named, else the nearest it may name; null if there is none. */
function targetOf(field: Field, s: State, unit: UnitId): UnitId | null {
  const named = nth(s.charges, unit);
  return named === NONE ? (namable(field, s, unit)[0] ?? null) : named;
}

/** The destination of an order: as far as open ground would let it, or the enemy it charges. */
function arrowOf(
  field: Field,
  s: State,
  unit: UnitId,
  order: Order,
  heading: TenthDegrees,
): { readonly from: Spot; readonly to: Spot } | null {
  const stand = footprintOf(field, s, unit);
  const from = frontMiddle(stand);
  if (order === 'M' && heading !== NONE)
    return { from, to: spotOnBearing(from, heading, paceOf(field, s, unit)) };
  if (order !== 'C') return null;
  const target = targetOf(field, s, unit);
  return target === null ? null : { from, to: nearestSpot(footprintOf(field, s, target), from) };
}

/** The distance of a unit over open ground in a turn. */
export function paceOf(field: Field, s: State, unit: UnitId): number {
  const { arm, horseArtillery } = unitOf(field, unit);
  const formation = formationOf(s, unit);
  const row = rateRow({
    arm: armIn(arm, formation),
    formation,
    level: levelOf(s, unit),
    disordered: s.disordered[unit] === 1,
    horseArtillery,
  });
  return inches(RATES[row].open);
}
