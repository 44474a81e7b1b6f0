import type { Axial } from '@linstock/ground';
import * as S from '../src/model/state.ts';
import {
  type ArmySetting,
  type RegimentSetting,
  type Setting,
  type Situation,
  situation,
} from './situation.ts';

/** The set-ups that tests of play begin with: a phase of the British, and the Americans near or far. */

export const DONE = { do: 'done' } as const;
export const PASS = { do: 'pass' } as const;

/** `count` companies in one hex. */
export function stack(count: number, q: number, r: number): Axial[] {
  return Array.from({ length: count }, () => [q, r] as const);
}

/** Americans too far off to matter. */
export const FAR: ArmySetting = { regiments: { Militia: { arm: 'rifle', at: [[0, -7]] } } };

/** Two American muskets before the British front, a hex away. */
export const LINE: ArmySetting = { regiments: { Line: { at: stack(2, 0, -1), order: 'FIRE' } } };

type Regiments = Record<string, RegimentSetting>;

/** A position with these British regiments. Other British units, guns or a commander, are unchanged. */
function british(
  regiments: Regiments,
  of: Partial<Setting> & Pick<Setting, 'step' | 'american'>,
  ...throws: number[][]
): Situation {
  return situation({ ...of, british: { ...of.british, regiments } }, ...throws);
}

/** Regiments under an order, unless they have one. */
function under(order: NonNullable<RegimentSetting['order']>, regiments: Regiments): Regiments {
  return Object.fromEntries(Object.entries(regiments).map(([name, r]) => [name, { order, ...r }]));
}

/** A British Command Phase over these regiments, orders by check. */
export function commanding(regiments: Regiments, more: Partial<Setting> = {}, ...throws: number[][]) {
  return british(regiments, { american: FAR, step: S.ACTIVE_COMMAND, ...more }, ...throws);
}

/** The rout moves of the British, whose edge is at the bottom of the map, r = 8. */
export function running(regiments: Regiments, more: Partial<Setting> = {}) {
  const t = commanding(regiments, more);
  while (!t.over() && t.asked().kind !== 'rout' && t.asked().kind !== 'move') t.does(DONE);
  return t;
}

/** British regiments at their Movement Phase, with full allowance, under MOVE by default. */
export function moving(regiments: Regiments, more: Partial<Setting> = {}) {
  return british(under('MOVE', regiments), { american: FAR, step: S.ACTIVE_MOVEMENT, ...more });
}

/** The British fire half over these regiments, under FIRE by default. */
export function firing(regiments: Regiments, more: Partial<Setting> = {}) {
  return british(under('FIRE', regiments), { american: LINE, step: S.MUTUAL_FIRE, ...more });
}

/** The British Shock Phase over these regiments, under CHARGE by default. */
export function charging(regiments: Regiments, more: Partial<Setting> = {}) {
  return british(under('CHARGE', regiments), { american: LINE, step: S.ACTIVE_SHOCK, ...more });
}

/** The answer that these companies fire on a hex. */
export const fire = (target: number, ...companies: number[]) => ({ do: 'fire', target, companies }) as const;

/** The answer that a hex is attacked out of these. */
export const shock = (target: number, ...hexes: number[]) => ({ do: 'shock', target, hexes }) as const;
