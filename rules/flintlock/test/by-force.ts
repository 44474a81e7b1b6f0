import type { Field } from '../src/model/field.ts';
import type { State } from '../src/model/state.ts';

/**
 * The units that may return fire, and those that may fire at movement, found by brute force: by angles between the
 * centres of hexes and by walking along lines of sight. It uses none of the rules' own reckonings, so that each can
 * be checked against the other.
 */

const [COLUMN, CLOSE, , SKIRMISH] = [0, 1, 2, 3];
const REACH = { M: 3, R: 5, A: 16 } as const;
const COVER: readonly string[] = ['light woods', 'heavy woods', 'building'];

type Point = readonly [x: number, y: number];

const place = ({ map }: Field, hex: number): Point => {
  const [q, r] = [map.q[hex] as number, map.r[hex] as number];
  return [Math.sqrt(3) * (q + r / 2), 1.5 * r];
};

function steps({ map }: Field, a: number, b: number): number {
  const dq = (map.q[b] as number) - (map.q[a] as number);
  const dr = (map.r[b] as number) - (map.r[a] as number);
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** Degrees between a unit's facing and a hex. */
function turn(field: Field, s: State, unit: number, hex: number): number {
  const [ax, ay] = place(field, s.at[unit] as number);
  const [bx, by] = place(field, hex);
  const bearing = (Math.atan2(bx - ax, ay - by) * 180) / Math.PI;
  const off = (((bearing - (s.facing[unit] as number) * 30) % 360) + 720) % 360;
  return Math.round(Math.min(off, 360 - off) * 1000) / 1000;
}

/** True if a unit may fire at all in the enemy's Activation. */
function isReady({ units }: Field, s: State, unit: number): boolean {
  const { weapon, base } = units[unit] ?? { weapon: null, base: null };
  if (weapon === null || s.at[unit] === -1 || s.abandoned[unit] === 1 || s.reacted[unit] === 1) return false;
  if (s.formation[unit] === COLUMN) return false;
  if (weapon === 'A' && (s.limbered[unit] === 1 || s.disordered[unit] === 1)) return false;
  return !units.some(
    (other) =>
      other.id !== unit &&
      base !== null &&
      other.base === base &&
      s.at[other.id] === s.at[unit] &&
      (s.height[other.id] as number) > (s.height[unit] as number),
  );
}

/** The units that may fire at a unit that has just entered its hex, ascending. */
export function reactorsByForce(field: Field, s: State, mover: number): number[] {
  const hex = s.at[mover] as number;
  return field.units
    .filter(({ id, side }) => {
      if (side === field.units[mover]?.side || !isReady(field, s, id) || s.disordered[id] === 1) return false;
      const front = s.formation[id] === SKIRMISH ? 60 : 30;
      return steps(field, s.at[id] as number, hex) === 1 && turn(field, s, id, hex) <= front;
    })
    .map(({ id }) => id);
}

/** A shot that was fired. */
export interface FiredShot {
  readonly unit: number;
  readonly target: number;
}

/** Every shot that may be returned, as `unit at target`, sorted. */
export function returnsByForce(field: Field, s: State, fired: readonly FiredShot[]): string[] {
  const found = new Set<string>();
  for (const { unit: firer, target } of fired)
    for (const unit of firedAt(field, s, target))
      if (isReady(field, s, unit) && reaches(field, s, unit, firer)) found.add(`${unit} at ${firer}`);
  return [...found].sort();
}

/** The units that count as fired at with a unit: both of a pair in Close, the top one of two in SK. */
function firedAt({ units }: Field, s: State, target: number): number[] {
  const own = units[target];
  const others = units.filter(({ id }) => id !== target && s.at[id] === s.at[target]).map(({ id }) => id);
  if (s.formation[target] === CLOSE)
    return [
      target,
      ...others.filter((id) => s.formation[id] === CLOSE && units[id]?.command === own?.command),
    ];
  if (own?.base === null) return [target];
  const pair = [target, ...others.filter((id) => units[id]?.base === own?.base)];
  return pair.sort((a, b) => (s.height[b] as number) - (s.height[a] as number)).slice(0, 1);
}

function reaches(field: Field, s: State, unit: number, target: number): boolean {
  const hex = s.at[target] as number;
  if (hex === -1 || s.abandoned[target] === 1) return false;
  const range = steps(field, s.at[unit] as number, hex);
  if (range > REACH[field.units[unit]?.weapon ?? 'M']) return false;
  const front = s.formation[unit] === SKIRMISH ? 90 : 60;
  return turn(field, s, unit, hex) <= front && isClear(field, s, s.at[unit] as number, hex);
}

/** True if one hex sees another. */
function isClear(field: Field, s: State, from: number, to: number): boolean {
  const { map } = field;
  const range = steps(field, from, to);
  const [a, b] = [map.level[from] as number, map.level[to] as number];
  const [low, high] = a < b ? [from, to] : [to, from];
  for (const hex of between(field, from, to)) {
    const units = field.units.some(({ id, kind }) => kind !== 'artillery' && s.at[id] === hex);
    const tall = units && (range <= 8 || steps(field, hex, to) <= 3);
    const covered = COVER.includes(map.terrains[map.terrain[hex] as number] ?? '');
    const height = (map.level[hex] as number) + (tall || covered ? 0.5 : 0);
    if (height > Math.max(a, b)) return false;
    if (a !== b && height > Math.min(a, b) && steps(field, hex, low) < steps(field, hex, high)) return false;
  }
  return true;
}

/** The hexes that a line crosses, found by following it slightly to its left and slightly to its right. */
function between(field: Field, from: number, to: number): Set<number> {
  const [ax, ay] = place(field, from);
  const [bx, by] = place(field, to);
  const length = Math.hypot(bx - ax, by - ay);
  const found = new Set<number>();
  const paces = Math.ceil(length * 101);
  for (const hair of [-1e-6, 1e-6])
    for (let i = 1; i < paces; i++) {
      const x = ax + ((bx - ax) * i) / paces - ((by - ay) / length) * hair;
      const y = ay + ((by - ay) * i) / paces + ((bx - ax) / length) * hair;
      const hex = hexUnder(field, x, y);
      if (hex !== from && hex !== to && hex !== -1) found.add(hex);
    }
  return found;
}

/** The hex with the nearest centre. */
function hexUnder({ map }: Field, x: number, y: number): number {
  const [r, q] = [y / 1.5, x / Math.sqrt(3) - y / 3];
  let [best, nearest] = [-1, 1];
  for (const dq of [0, 1])
    for (const dr of [0, 1]) {
      const [hq, hr] = [Math.floor(q) + dq, Math.floor(r) + dr];
      const away = Math.hypot(Math.sqrt(3) * (hq + hr / 2) - x, 1.5 * hr - y);
      if (away >= nearest) continue;
      nearest = away;
      best = hexWith(map, hq, hr);
    }
  return best;
}

function hexWith({ q, r, count }: Field['map'], hq: number, hr: number): number {
  for (let hex = 0; hex < count; hex++) if (q[hex] === hq && r[hex] === hr) return hex;
  return -1;
}
