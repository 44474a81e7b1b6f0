import { sideBetween } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { arcOfHexside } from '../../reckon/arcs.ts';
import { bestStatus } from '../../reckon/cohesion.ts';
import {
  type Attack,
  cavalrySF,
  type Defence,
  isMilitiaLine,
  type Stand,
  type WornUnits,
} from '../../reckon/shock.ts';
import { counts, type Lined, lineFormation, lineGround, positionOf } from '../../reckon/shock-line.ts';
import type { Position, ShockStatus } from '../../tables/index.ts';
import {
  type Attacker,
  attackersOf,
  commandsOf,
  countedGroups,
  type Lines,
  lineName,
  withoutGuns,
} from './shock-line.ts';

/** The facts of a position for the reckonings of a Shock (FL-12.42, FL-12.52). */

/** The attacking Line (FL-12.52). */
export function attackOf(game: StateView, { attackers }: Lines): Attack {
  const units = attackers.map(({ unit }) => unit);
  const positions: Record<Position, number> = { front: 0, flank: 0, rear: 0, mixed: 0 };
  for (const attacker of attackers) positions[positionOf(sidesHit(game, attacker))]++;
  const factors = attackers.map((attacker) => cavalryFactor(game, attacker));
  return {
    ...strengthOfUnits(game, units),
    positions,
    cavalry: factors.filter((factor) => factor > 0).length,
    charging: factors.filter((factor) => factor > cavalrySF(ORDINARY)).length,
  };
}

/** The defending Line (FL-12.52). */
export function standOf(game: StateView, lines: Lines): Stand {
  const counted = lines.defenders.filter((unit) => counts(linedAs(game, unit)));
  return {
    ...strengthOfUnits(game, withoutGuns(game, lines.defenders)),
    terrain: lineGround(counted.map((unit) => groundValue(game, lines, unit))),
  };
}

/** The defending Line as its Pre-Shock Reaction sees it (FL-12.42). */
export function defenceOf(game: StateView, { attackers, defenders }: Lines): Defence {
  const { field } = game;
  const units = countedGroups(game, withoutGuns(game, defenders)).map((group) =>
    board.unitOf(field, nth(group, 0)),
  );
  const charged = attackers
    .filter(({ charges }) => charges)
    .some(({ targets }) => targets.some((unit) => board.unitOf(field, unit).kind === 'infantry'));
  return {
    name: lineName(game, defenders),
    status: statusOfLine(game, defenders),
    militia: isMilitiaLine(units.filter(({ militia }) => militia).length, units.length),
    charged,
  };
}

/** The best Shock Status of the Commands in a Line (FL-12.54a). */
function statusOfLine(game: StateView, units: readonly UnitId[]): ShockStatus {
  return bestStatus(commandsOf(game, units).map((command) => S.statusOf(game.s, command)));
}

function strengthOfUnits(game: StateView, units: readonly UnitId[]) {
  const line = units.map((unit) => linedAs(game, unit));
  return {
    size: line.filter(counts).length,
    status: statusOfLine(game, units),
    formation: lineFormation(line),
    worn: wornUnits(game, units),
  };
}

function linedAs({ field, s }: StateView, unit: UnitId): Lined {
  return { kind: board.unitOf(field, unit).kind, formation: S.formationOf(s, unit) };
}

/** The worst values of either counter of an SK pair (FL-12.52l). */
function wornUnits(game: StateView, units: readonly UnitId[]): WornUnits {
  const { s } = game;
  const worn = countedGroups(game, units).map(
    (group) =>
      Number(group.some((unit) => s.disordered[unit] === 1)) +
      Number(group.some((unit) => s.reduced[unit] === 1)),
  );
  return { one: worn.filter((n) => n === 1).length, both: worn.filter((n) => n === 2).length };
}

/** The sides of its targets a unit attacks through, guns left out (FL-12.52g). */
function sidesHit(game: StateView, attacker: Attacker) {
  return withoutGuns(game, attacker.targets).map((unit) => sideHit(game, attacker, unit));
}

/** The side of a target that a unit attacks through (FL-12.52d, e). */
export function sideHit({ field, s }: StateView, { hex }: Attacker, target: UnitId) {
  const direction = sideBetween(field.map, board.hexOfUnit(s, target), hex);
  return arcOfHexside(S.formationOf(s, target), board.facingOfUnit(s, target), direction);
}

const ORDINARY = { attacking: true, infantryOnly: true, charging: false, disordered: false };

function cavalryFactor(game: StateView, { unit, targets, charges }: Attacker): number {
  const { field, s } = game;
  if (board.unitOf(field, unit).kind !== 'cavalry') return 0;
  const troops = withoutGuns(game, targets);
  return cavalrySF({
    attacking: true,
    infantryOnly: troops.length > 0 && troops.every((each) => board.unitOf(field, each).kind === 'infantry'),
    charging: charges,
    disordered: s.disordered[unit] === 1,
  });
}

/** The value of the ground to one defender: its hex, and a hexside that all its attackers cross (FL-12.52i). */
function groundValue({ field, s }: StateView, lines: Lines, defender: number): number {
  const { map, ground } = field;
  const hex = board.hexOfUnit(s, defender);
  const steps = attackersOf(lines, defender).map((attacker) =>
    nth(ground.steps, attacker.hex * 6 + sideBetween(map, attacker.hex, hex)),
  );
  let value = nth(ground.terrain, hex).shockDefender;
  for (const side of ['fence', 'stream', 'slope'] as const)
    if (steps.every((step) => step?.sides.includes(side)))
      value += ground.table.sides[side]?.shockDefender ?? 0;
  return value;
}
