import { distance, type Hex, trace } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { type Place, type SightLine, saying, type Zone } from '@linstock/scene';
import { facingOfUnit, hexName, hexOfUnit, lookAround, unitName, unitOf } from '../model/board.ts';
import { type Field, type LeaderId, NONE, type UnitId } from '../model/field.ts';
import { leaderOfPiece, signed, unitOfPiece } from '../model/names.ts';
import { formationOf, type State } from '../model/state.ts';
import { reachNow } from '../play/activations/activation.ts';
import { hasSight } from '../play/fire/shot.ts';
import { inArc } from '../reckon/arcs.ts';
import { MAX_RANGE, rangeDrm, type Weapon } from '../tables/index.ts';

/** The line of sight of a unit to a hex, with the reason (FL-11.2); null for leaders and units off the map. */
export function sight(field: Field, s: State, piece: string, place: Place): SightLine | null {
  const unit = unitOfPiece(field, piece);
  const from = unit === null ? NONE : hexOfUnit(s, unit);
  const to = 'hex' in place ? place.hex : NONE;
  if (unit === null || from === NONE || to < 0 || to >= field.map.count || to === from) return null;
  const { clear, clause, why } = verdictOn(field, s, unit, to);
  const range = distance(field.map, from, to);
  const who = unitName(field, unit);
  const hexes = `${range} ${range === 1 ? 'hex' : 'hexes'} away`;
  return {
    clear,
    sentence: clear
      ? `${saying(who, 'sees', 'see')} ${hexName(field, to)}, ${hexes}.`
      : `${saying(who, 'does not', 'do not')} see ${hexName(field, to)}, ${hexes}: ${why}.`,
    clause,
    from: { hex: from },
    blockedAt: null,
    profile: trace(field.map, from, to).steps.map((step) => ({
      place: { hex: step[0] ?? to },
      level: field.map.level[step[0] ?? to] ?? 0,
    })),
  };
}

function verdictOn(field: Field, s: State, unit: UnitId, to: Hex) {
  const from = hexOfUnit(s, unit);
  if (!hasSight(field, lookAround(field, s), from, to))
    return { clear: false, clause: 'FL-11.2c', why: 'ground or troops block the line' };
  return isInFront(field, s, unit, to)
    ? { clear: true, clause: 'FL-11.2a', why: '' }
    : { clear: false, clause: 'FL-11.2b', why: 'the line does not leave through its front' };
}

function isInFront({ map }: Field, s: State, unit: UnitId, to: Hex): boolean {
  const from = hexOfUnit(s, unit);
  const dq = nth(map.q, to) - nth(map.q, from);
  const dr = nth(map.r, to) - nth(map.r, from);
  return inArc(formationOf(s, unit), facingOfUnit(s, unit), dq, dr);
}

/**
 * The hexes that a unit can fire into, one band for each modifier of FL-T-RANGE. For a leader, the hexes
 * within his reach.
 */
export function zones(field: Field, s: State, piece: string): readonly Zone[] {
  const unit = unitOfPiece(field, piece);
  const leader = leaderOfPiece(field, piece);
  if (leader !== null) return reachOf(field, s, leader);
  const weapon = unit === null ? null : unitOf(field, unit).weapon;
  if (unit === null || weapon === null || s.at[unit] === NONE || s.abandoned[unit] === 1) return [];
  if (!canFireAtAll(s, unit, weapon)) return [];
  const from = hexOfUnit(s, unit);
  const looked = lookAround(field, s);
  const bands = new Map<number, Place[]>();
  for (let to = 0; to < field.map.count; to++) {
    const range = distance(field.map, from, to);
    if (range < 1 || range > MAX_RANGE[weapon] || !isInFront(field, s, unit, to)) continue;
    if (!hasSight(field, looked, from, to)) continue;
    const drm = rangeDrm(weapon, range) ?? 0;
    bands.set(drm, [...(bands.get(drm) ?? []), { hex: to }]);
  }
  return [...bands].sort(([a], [b]) => b - a).map(([drm, places]) => ({ label: signed(drm), places }));
}

/** True of all but Column and Disordered guns, which fire at nothing (FL-6.2a, FL-11.51d). */
function canFireAtAll(s: State, unit: UnitId, weapon: Weapon): boolean {
  return weapon === 'A' ? s.disordered[unit] === 0 : formationOf(s, unit) !== 'Column';
}

/** The range of a leader's command now (FL-4.4). */
function reachOf(field: Field, s: State, leader: LeaderId): readonly Zone[] {
  if (s.leaderAt[leader] === NONE) return [];
  const reached = reachNow({ field, s }, leader);
  const places = Array.from(reached.keys(), (hex): Place => ({ hex })).filter((_, hex) => reached[hex] === 1);
  return [{ label: 'in his reach', places }];
}
