import { distance, type Hex, trace } from '@linstock/ground';
import { type Place, type SightLine, saying, type Zone } from '@linstock/scene';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import * as is from '../model/state.ts';
import { type SightReason, sightReason } from '../reckon/sight.ts';
import { isGun, rangeEffect, UNITS } from '../tables/index.ts';
import * as name from './names.ts';

const BLOCKED: Readonly<Record<SightReason, { readonly clause: string; readonly why: string }>> = {
  outside_front_arc: { clause: 'AL-7.32b', why: 'the line does not leave through a front hexside' },
  company_in_line: { clause: 'AL-7.32c', why: 'it crosses a hex that holds a company' },
  company_beside_line: { clause: 'AL-7.32d', why: 'it runs along a hex that holds a company' },
  contours_opposed: { clause: 'AL-7.32e', why: 'the ground both rises and falls along it' },
};

/** Says if a company sees a hex from its own, and why not (P-LOS); null for leaders and pieces off the map. */
export function sight(field: Field, state: State, piece: string, place: Place): SightLine | null {
  const looker = lookerOf(field, state, piece);
  const to = 'hex' in place ? place.hex : is.NONE;
  if (!looker || to < 0 || to >= field.map.count || to === looker.from) return null;
  const { from, facing, gun, words } = looker;
  const occupied = occupiedIn(state);
  const reason = sightReason(field.map, from, facing, to, gun, occupied);
  const line = trace(field.map, from, to);
  const hit = [...line.crossed, ...line.beside].find(occupied);
  const blocker = reason?.startsWith('company') && hit !== undefined ? { hex: hit } : null;
  const range = distance(field.map, from, to);
  const verdict =
    reason === null
      ? `${saying(words, 'sees', 'see')} ${name.hexName(field, to)}, ${range} ${range === 1 ? 'hex' : 'hexes'} away.`
      : `${saying(words, 'does not see', 'do not see')} ${name.hexName(field, to)}: ${BLOCKED[reason].why}${blocker && hit !== undefined ? ` (${name.hexName(field, hit)})` : ''}.`;
  return {
    clear: reason === null,
    sentence: verdict,
    clause: reason === null ? 'AL-7.32a' : BLOCKED[reason].clause,
    from: { hex: from },
    blockedAt: blocker,
    profile: line.steps.map((step) => ({
      place: { hex: step[0] ?? to },
      level: field.map.level[step[0] ?? to] ?? 0,
    })),
  };
}

/** The hexes a company can fire into from where it stands, one band for each range effect (AL-T-RANGE). */
export function zones(field: Field, state: State, piece: string): readonly Zone[] {
  const looker = lookerOf(field, state, piece);
  if (!looker) return [];
  const { from, facing, gun, arm } = looker;
  const bands = new Map<number, Place[]>();
  const occupied = occupiedIn(state);
  for (let to = 0; to < field.map.count; to++) {
    const range = distance(field.map, from, to);
    if (range < 1 || range > UNITS[arm].maxRange) continue;
    if (sightReason(field.map, from, facing, to, gun, occupied) !== null) continue;
    const effect = rangeEffect(arm, range);
    bands.set(effect, [...(bands.get(effect) ?? []), { hex: to }]);
  }
  return [...bands]
    .sort(([a], [b]) => b - a)
    .map(([effect, places]) => ({ label: fraction(effect), places }));
}

function lookerOf(field: Field, state: State, piece: string) {
  const company = field.companies[numberOf(piece, 'company') ?? -1];
  if (!company) return null;
  const [from, facing] = [state.at[company.id] ?? is.NONE, state.facing[company.id] ?? is.NONE];
  if (from === is.NONE || facing === is.NONE) return null;
  return { from, facing, gun: isGun(company.arm), arm: company.arm, words: company.called };
}

function occupiedIn(state: State): (hex: Hex) => boolean {
  const held = new Set(state.at);
  return (hex) => held.has(hex);
}

function numberOf(id: string, kind: string): number | null {
  return id.startsWith(`${kind}:`) ? Number(id.slice(kind.length + 1)) : null;
}

const FRACTIONS: Readonly<Record<string, string>> = { '0.5': '½', '0.25': '¼', '0.125': '⅛', '1.5': '1½' };

function fraction(effect: number): string {
  return FRACTIONS[String(effect)] ?? String(effect);
}
