import { distance, type Hex, hexLabel, neighbour } from '@linstock/ground';
import { otherSide, type Side } from '@linstock/kernel';
import { type Name, namesTogether, personNamed } from '@linstock/scene';
import { frontsOf } from '../reckon/arcs.ts';
import { isClosePair, isSkirmishPair, type StackedUnit } from '../reckon/stacking.ts';
import { hasZoc } from '../reckon/zoc.ts';
import {
  type Command,
  type CommandId,
  type Field,
  type Leader,
  type LeaderId,
  type Unit,
  type UnitId,
} from './field.ts';
import type { StateView } from './game.ts';
import { type Scratch, scratchOf, ZOC_FOOT, ZOC_HORSE } from './scratch.ts';
import type { State } from './state.ts';
import * as S from './state.ts';

/** Questions about a position that the rules ask everywhere, in the rules' words. */

export const unitOf = (field: Field, unit: UnitId): Unit => field.units[unit] as Unit;
export const commandOf = (field: Field, command: CommandId): Command => field.commands[command] as Command;
export const leaderOf = (field: Field, leader: LeaderId): Leader => field.leaders[leader] as Leader;

/** Hex of a unit, or -1 off the map. */
export function hexOfUnit(s: State, unit: UnitId): Hex {
  return s.at[unit] ?? S.NONE;
}

/** Facing of a unit, or -1 if it has none. */
export function facingOfUnit(s: State, unit: UnitId): number {
  return s.facing[unit] ?? S.NONE;
}

/** Place of a unit in the stack of its hex, counted from the ground: 0 is the lowest. */
export function heightOfUnit(s: State, unit: UnitId): number {
  return s.height[unit] ?? 0;
}

/** Hex of a leader, or -1 off the map. */
export function hexOfLeader(s: State, leader: LeaderId): Hex {
  return s.leaderAt[leader] ?? S.NONE;
}

export const isOnMap = (s: State, unit: UnitId): boolean => s.at[unit] !== S.NONE;

/** Fills the scratch memory of the field with the units and ZOC of each hex, unless it has them already. Valid until the state changes. */
export function lookAround(field: Field, s: State): Scratch {
  const scratch = scratchOf(field);
  if (!hasChanged(scratch, s)) return scratch;
  scratch.top.fill(-1);
  scratch.held.fill(0);
  scratch.solid.fill(0);
  scratch.zoc.fill(0);
  for (let u = 0; u < field.units.length; u++) {
    const hex = hexOfUnit(s, u);
    if (hex === S.NONE || s.abandoned[u] === 1) continue;
    const { side, kind } = unitOf(field, u);
    const place = hex * 2 + side;
    scratch.held[place] = (scratch.held[place] ?? 0) + 1;
    if (kind !== 'artillery') scratch.solid[place] = (scratch.solid[place] ?? 0) + 1;
    putOnStack(scratch, s, u, hex);
    spreadZoc(field, s, u, hex);
  }
  return scratch;
}

/** True if any unit has changed since the scratch was filled; its present place is noted. Asked so often that it reads the lists itself. */
function hasChanged({ seen }: Scratch, s: State): boolean {
  let changed = false;
  for (let u = 0; u < seen.length; u++) {
    // Hex, facing, formation and height, each with a value for NONE, and the crew: one number.
    const place = ((s.at[u] as number) + 1) * 16 + (s.facing[u] as number) + 1;
    const order = (place * 8 + (s.formation[u] as number) + 1) * 32 + (s.height[u] as number);
    const stands = order * 2 + (s.abandoned[u] as number);
    if (seen[u] === stands) continue;
    seen[u] = stands;
    changed = true;
  }
  return changed;
}

function putOnStack({ top, below }: Scratch, s: State, unit: UnitId, hex: Hex): void {
  let over = -1;
  let under = top[hex] ?? -1;
  while (under !== -1 && heightOfUnit(s, under) > heightOfUnit(s, unit)) {
    over = under;
    under = below[under] ?? -1;
  }
  below[unit] = under;
  if (over === -1) top[hex] = unit;
  else below[over] = unit;
}

/** The frontal hexes of a unit that has a ZOC, as far as Infantry could go there (FL-9.1a-c). */
function spreadZoc(field: Field, s: State, unit: UnitId, hex: Hex): void {
  const { map, ground } = field;
  const scratch = scratchOf(field);
  const { kind, side } = unitOf(field, unit);
  const formation = S.formationOf(s, unit);
  if (!hasZoc(kind, formation)) return;
  const bit = kind === 'cavalry' ? ZOC_HORSE : ZOC_FOOT;
  for (const direction of frontsOf(formation, facingOfUnit(s, unit))) {
    const beside = neighbour(map, hex, direction);
    if (beside === -1 || ground.passable[beside] === 0) continue;
    const place = beside * 2 + side;
    scratch.zoc[place] = (scratch.zoc[place] ?? 0) | bit;
  }
}

/** Units in a hex, the top one first, both sides' and Abandoned guns left out; after `lookAround`. */
export function stackIn({ top, below }: Scratch, hex: Hex): UnitId[] {
  const stack: UnitId[] = [];
  for (let unit = top[hex] ?? -1; unit !== -1; unit = below[unit] ?? -1) stack.push(unit);
  return stack;
}

/** Units in a hex without a look around, the top one first; Abandoned guns left out. */
export function unitsIn(s: State, hex: Hex): UnitId[] {
  const found: UnitId[] = [];
  for (let u = 0; u < s.at.length; u++) if (s.at[u] === hex && s.abandoned[u] === 0) found.push(u);
  return found.sort((a, b) => heightOfUnit(s, b) - heightOfUnit(s, a));
}

/** True if a unit is on top of the others of its kind in its hex, guns left out (FL-10.0g, k). */
export function isOnTop({ field, s }: StateView, unit: UnitId): boolean {
  const hex = hexOfUnit(s, unit);
  return unitsIn(s, hex).find((other) => unitOf(field, other).kind !== 'artillery') === unit;
}

/** The stacking properties of a unit (FL-10). */
export function stacked({ field, s }: StateView, unit: UnitId): StackedUnit {
  const { kind, command, base } = unitOf(field, unit);
  return { kind, formation: S.formationOf(s, unit), command: command === S.NONE ? null : command, base };
}

/** The other unit of a Close pair or an SK pair in its hex, or -1 (FL-10.0e, g). */
export function partnerOf(game: StateView, unit: UnitId): UnitId {
  const { s } = game;
  const hex = hexOfUnit(s, unit);
  for (let other = 0; other < s.at.length; other++) {
    if (s.at[other] !== hex || other === unit) continue;
    const [mine, its] = [stacked(game, unit), stacked(game, other)];
    if (isClosePair(mine, its) || isSkirmishPair(mine, its)) return other;
  }
  return S.NONE;
}

/** True if an enemy combat unit is next to a hex; Abandoned guns do not count (FL-11.56b); after `lookAround`. */
export function besideEnemy({ map }: Field, { held }: Scratch, hex: Hex, side: Side): boolean {
  const enemy = otherSide(side);
  for (let direction = 0; direction < 6; direction++) {
    const beside = neighbour(map, hex, direction);
    if (beside !== -1 && held[beside * 2 + enemy] !== 0) return true;
  }
  return false;
}

/** Puts a unit on top of the stack in its hex (FL-10.0k). */
export function putOnTop(s: State, unit: UnitId): void {
  const hex = s.at[unit];
  let highest = 0;
  for (let u = 0; u < s.at.length; u++)
    if (u !== unit && s.at[u] === hex) highest = Math.max(highest, heightOfUnit(s, u) + 1);
  s.height[unit] = highest;
}

// Command

/** True if a unit of the active side is fully active (FL-4.31b, FL-4.32b). Guns are asked by `isGunActive`. */
export function isFullyActive({ field, s }: StateView, unit: UnitId): boolean {
  const { command } = unitOf(field, unit);
  return command !== S.NONE && s.activity[command] === S.FULL && s.inReach[unit] === 1;
}

/** True if a unit of the active side is partially active (FL-5.41). */
export function isPartiallyActive({ field, s }: StateView, unit: UnitId): boolean {
  const { command } = unitOf(field, unit);
  if (command === S.NONE) return false;
  return s.activity[command] === S.PARTIAL || (s.activity[command] === S.FULL && s.inReach[unit] === 0);
}

/** True if an activated leader reached a gun at the start of the Activation (FL-5.6b). */
export function isGunActive({ field, s }: StateView, gun: UnitId): boolean {
  const reach = s.gunReach[gun] ?? 0;
  return field.armies[s.active].leaders.some((leader) => {
    if ((reach & (1 << leader)) === 0) return false;
    const { command } = leaderOf(field, leader);
    return command === S.NONE || s.activity[command] === S.FULL;
  });
}

/** Units of a Command on the map, counters in SK too. */
export function commandUnits({ field, s }: StateView, command: CommandId): UnitId[] {
  return commandOf(field, command).counters.filter((unit) => isOnMap(s, unit));
}

/** Leaders of a side in a hex, in the order of the field (FL-11.57a). */
export function leadersIn({ field, s }: StateView, side: Side, hex: Hex): LeaderId[] {
  return field.armies[side].leaders.filter((leader) => s.leaderAt[leader] === hex);
}

/** A leader's present ratings (FL-4.61c). */
export function ratingsOf({ field, s }: StateView, leader: LeaderId) {
  const his = leaderOf(field, leader);
  return s.leader[leader] === S.REPLACED ? his.replacement : his;
}

/** Hexes between two units. */
export function between({ field, s }: StateView, a: UnitId, b: UnitId): number {
  return distance(field.map, hexOfUnit(s, a), hexOfUnit(s, b));
}

// Names

/** A unit in a sentence. */
export function unitName(field: Field, unit: UnitId): Name {
  return unitOf(field, unit).called;
}

/** Units in a sentence: `the 33rd Foot a and b`. */
export function namesOf(field: Field, units: readonly UnitId[]): Name {
  return namesTogether(units.map((unit) => unitName(field, unit)));
}

/** A Command in a sentence: `Webster's Command`. */
export function commandName(field: Field, command: CommandId): Name {
  const { name } = commandOf(field, command);
  return personNamed(`${name}'s Command`, name);
}

/** A leader in a sentence. */
export function leaderName({ field, s }: StateView, leader: LeaderId): Name {
  const { name } = leaderOf(field, leader);
  return personNamed(s.leader[leader] === S.REPLACED ? `${name}'s replacement` : name);
}

/** A hex in a sentence: its label. */
export function hexName(field: Field, hex: Hex): string {
  return hexLabel(field.map, hex);
}

/** The number by which standing answers name a leader. The numbers of the units come first. */
export const leaderNumber = ({ units }: Field, leader: LeaderId): number => units.length + leader;

/** Piece ids for the log and the table. */
export const unitId = (unit: UnitId): string => `unit:${unit}`;
export const unitIds = (units: readonly UnitId[]): string[] => units.map(unitId);
export const leaderId = (leader: LeaderId): string => `leader:${leader}`;
export const bodyId = (command: CommandId): string => `command:${command}`;
