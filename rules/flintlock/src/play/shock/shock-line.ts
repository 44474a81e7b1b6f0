import { type Hex, neighbour } from '@linstock/ground';
import { nth, otherSide } from '@linstock/kernel';
import { listedNames, Name } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { CommandId, UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { frontsOf } from '../../reckon/arcs.ts';
import { barredByMilitia } from '../../reckon/militia.ts';
import { attacks } from '../../reckon/shock-line.ts';

/** The lines of a Shock (FL-12.12, FL-12.52p). */

/** A unit of the attacking Line, with the hex it attacks from. */
export interface Attacker {
  readonly unit: UnitId;
  readonly hex: Hex;
  readonly facing: number;
  /** Enemies it attacks, ascending. */
  readonly targets: readonly UnitId[];
  /** True if it has attacked by a Charge (FL-13.22a). */
  readonly charges: boolean;
}

/** Both Lines of a Shock; `defenders` are all targets, guns among them, ascending (FL-12.12d, FL-12.15a). */
export interface Lines {
  readonly attackers: readonly Attacker[];
  readonly defenders: readonly UnitId[];
}

/** A unit that might attack from a hex, and its possible targets. */
export interface Contender extends Omit<Attacker, 'targets'> {
  readonly fullyActive: boolean;
  may(enemy: UnitId): boolean;
}

/** The Lines these units make, those without a target left out (FL-12.12a, FL-12.14d, FL-12.52p). */
export function linesFrom(game: StateView, contenders: readonly Contender[]): Lines {
  const { field, s } = game;
  const looked = board.lookAround(field, s);
  return linesAgainst(game, contenders, (contender) => {
    const enemy = otherSide(board.unitOf(field, contender.unit).side);
    return hexesInFront(game, contender).flatMap((hex) =>
      looked.held[hex * 2 + enemy] === 0 ? [] : board.stackIn(looked, hex),
    );
  });
}

/** The same with enemies given for each of them. */
export function linesAgainst(
  game: StateView,
  contenders: readonly Contender[],
  inFront: (contender: Contender) => readonly UnitId[],
): Lines {
  const { field, s } = game;
  const attackers = contenders.flatMap((contender): Attacker[] => {
    const { unit, hex, facing, charges } = contender;
    const targets = inFront(contender)
      .filter((enemy) => contender.may(enemy) && !isBarred(game, unit, enemy))
      .sort((a, b) => a - b);
    const takesPart = attacks({
      kind: board.unitOf(field, unit).kind,
      formation: S.formationOf(s, unit),
      fullyActive: contender.fullyActive,
      disordered: s.disordered[unit] === 1 && !charges, // FL-11.51f
      faces: targets.length > 0,
    });
    return takesPart ? [{ unit, hex, facing, charges, targets }] : [];
  });
  return { attackers, defenders: targetsOf(attackers) };
}

/** The frontal hexes of a unit in a hex with a facing (FL-8.0b). */
export function hexesInFront(
  { field, s }: StateView,
  { unit, hex, facing }: Pick<Attacker, 'unit' | 'hex' | 'facing'>,
): Hex[] {
  return frontsOf(S.formationOf(s, unit), facing)
    .map((direction) => neighbour(field.map, hex, direction))
    .filter((beside) => beside !== S.NONE);
}

/** True if the other arm has attacked the enemy in this Activation (FL-12.52p). */
export function isBarred({ field, s }: StateView, unit: UnitId, enemy: UnitId): boolean {
  const other = board.unitOf(field, unit).kind === 'cavalry' ? S.BY_FOOT : S.BY_HORSE;
  return (nth(s.attacked, enemy) & other) !== 0;
}

/** The Lines of a Command that Shocks now (FL-12.12b, d, e). */
export function linesOf(game: StateView, command: CommandId): Lines {
  return linesFrom(game, contendersOf(game, command));
}

/** The units of a Command, who may attack enemies next to them at the start of the Activation (FL-5.3f, FL-12.12d). */
export function contendersOf(game: StateView, command: CommandId): Contender[] {
  const { s } = game;
  return board.commandUnits(game, command).map((unit) => ({
    unit,
    hex: board.hexOfUnit(s, unit),
    facing: board.facingOfUnit(s, unit),
    charges: false,
    fullyActive: board.isFullyActive(game, unit),
    may: (enemy) => (s.near[unit] ?? []).includes(enemy),
  }));
}

/** All units these attack, ascending. */
export function targetsOf(attackers: readonly Attacker[]): number[] {
  return [...new Set(attackers.flatMap(({ targets }) => targets))].sort((a, b) => a - b);
}

/** The attackers of one unit. */
export function attackersOf({ attackers }: Lines, defender: number): Attacker[] {
  return attackers.filter(({ targets }) => targets.includes(defender));
}

/** Infantry and Cavalry among units: guns have no part in a Shock (FL-12.71a). */
export function withoutGuns({ field }: StateView, units: readonly UnitId[]): UnitId[] {
  return units.filter((unit) => board.unitOf(field, unit).kind !== 'artillery');
}

/** The Commands of units, each once, guns left out (FL-12.15a). */
export function commandsOf({ field }: StateView, units: readonly UnitId[]): CommandId[] {
  const commands = new Set(units.map((unit) => board.unitOf(field, unit).command));
  commands.delete(S.NONE);
  return [...commands];
}

/** True if a Command has militia on the map, so that it cannot attack (FL-12.14a). */
export function hasMilitia(game: StateView, command: CommandId): boolean {
  const units = board.commandUnits(game, command).map((unit) => board.unitOf(game.field, unit));
  return barredByMilitia(units).has(command);
}

/** Units as groups that count as one: both counters of an SK pair in one hex are one, any other unit is its own (FL-10.0i). */
export function countedGroups(game: StateView, units: readonly UnitId[]): UnitId[][] {
  const groups: UnitId[][] = [];
  for (const unit of units) {
    if (groups.some((group) => group.includes(unit))) continue;
    const partner = S.formationOf(game.s, unit) === 'SK' ? board.partnerOf(game, unit) : S.NONE;
    groups.push(partner !== S.NONE && units.includes(partner) ? [unit, partner] : [unit]);
  }
  return groups;
}

/** A Line in a sentence, by its Commands, or as guns. */
export function lineName(game: StateView, units: readonly UnitId[]): Name {
  const names = commandsOf(game, units).map((command) => board.commandName(game.field, command));
  return names.length === 0 ? new Name('guns', { plural: true, article: true }) : listedNames(names);
}
