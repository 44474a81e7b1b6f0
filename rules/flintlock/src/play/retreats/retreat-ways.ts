import { type Hex, neighbour, sideBetween } from '@linstock/ground';
import { nth, otherSide, type Refusal, refusal, requireValue } from '@linstock/kernel';
import type { AnswerTo } from '../../model/answers.ts';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import type { StateView } from '../../model/game.ts';
import type { Scratch } from '../../model/scratch.ts';
import * as S from '../../model/state.ts';
import { moverOf } from '../../reckon/going.ts';
import { type RetreatBars, refuseRetreat, retreatHexes } from '../../reckon/retreat.ts';

/** The hexes units may retreat to, and the units they may push on (FL-12.43g, h, FL-12.62). */

/** Units that have to go back. */
export interface RetreatingUnits {
  /** The units that still have to retreat; in a push, the units of one hex. */
  readonly waiting: ReadonlySet<UnitId>;
  /** Infantry and Cavalry of the defending Line, which are never pushed. */
  readonly line: readonly UnitId[];
  /** Hexes of the units that attacked this unit, or the unit that pushes it (FL-12.62a, FL-12.43h). */
  attackers(unit: UnitId): readonly Hex[];
  /** Hexes the Line has left: a gun left behind there bars no unit (FL-12.62b). */
  readonly left: ReadonlySet<Hex>;
  /** Set in a Fall Back: units of this chain of pushes, none of which is pushed again (FL-12.43h). */
  readonly chain: readonly UnitId[] | null;
}

/** Every way the next of them may retreat, pairs together or apart (FL-12.62d, g, h). */
export function retreatsOf(game: StateView, going: RetreatingUnits): AnswerTo<'retreat-hex'>[] {
  const looked = board.lookAround(game.field, game.s);
  const all: AnswerTo<'retreat-hex'>[] = [];
  for (const unit of going.waiting) {
    const partner = waitingPartner(game, going, unit);
    for (const hex of hexesFor(game, looked, going, unit)) {
      if (partner > unit) all.push({ do: 'retreat', units: [unit, partner], hex });
      all.push({ do: 'retreat', units: [unit], hex });
    }
  }
  return all.filter((answer) => refuseParting(game, looked, going, answer) === null);
}

/** Why units cannot retreat in this way; null if they can. */
export function refuseRetreatTo(
  game: StateView,
  going: RetreatingUnits,
  answer: AnswerTo<'retreat-hex'>,
): Refusal | null {
  const { field, s } = game;
  const unit = nth(answer.units, 0);
  const other = answer.units[1];
  const stranger = answer.units.find((each) => !going.waiting.has(each));
  if (stranger !== undefined)
    return refusal('FL-R-NOT-RETREATING', 'FL-12.62g', 'Name a unit that has still to retreat.');
  if (other !== undefined && waitingPartner(game, going, unit) !== other)
    return refusal('FL-R-OCCUPIED', 'FL-12.62b', 'Only a pair that shares a hex retreats into one hex.');
  if (answer.hex >= field.map.count)
    return refusal('FL-R-OFF-MAP', 'FL-12.62c', 'No unit may leave the map.');
  if (sideBetween(field.map, board.hexOfUnit(s, unit), answer.hex) === -1)
    return refusal('FL-R-NEARER', 'FL-12.62a', 'A unit retreats one hex, to a hex next to its own.');
  const looked = board.lookAround(field, s);
  return refuseHex(game, looked, going, unit, answer.hex) ?? refuseParting(game, looked, going, answer);
}

/** The other unit of its pair, if that has still to retreat too (FL-12.62h); else -1. */
export function waitingPartner(game: StateView, { waiting }: RetreatingUnits, unit: UnitId): UnitId {
  const partner = board.partnerOf(game, unit);
  return waiting.has(partner) ? partner : S.NONE;
}

/** Infantry and Cavalry in a hex, who would have to be pushed on. */
export function pushedFrom({ field, s }: StateView, hex: Hex): UnitId[] {
  return board.unitsIn(s, hex).filter((unit) => board.unitOf(field, unit).kind !== 'artillery');
}

/** The units in a hex after a unit has pushed them (FL-12.43h). */
export function pushedBy(game: StateView, going: RetreatingUnits, unit: UnitId, hex: Hex): RetreatingUnits {
  const pushed = pushedFrom(game, hex);
  const attackers = going.attackers(unit);
  return {
    ...going,
    waiting: new Set(pushed),
    attackers: () => attackers,
    chain: [...(going.chain ?? []), ...pushed],
  };
}

/** The free hexes a unit may retreat to; without one, in a Fall Back, those it may push its way into (FL-12.43h). */
function hexesFor(
  game: StateView,
  looked: Scratch,
  going: RetreatingUnits,
  unit: UnitId,
  taken = S.NONE,
): Hex[] {
  const free = freeHexes(game, looked, going, unit, taken);
  if (free.length > 0 || going.chain === null) return free;
  return besides(game, unit).filter(
    (hex) => hex !== taken && mayPush(game, looked, going, unit, hex, new Set(), taken),
  );
}

function freeHexes(
  game: StateView,
  looked: Scratch,
  going: RetreatingUnits,
  unit: UnitId,
  taken = S.NONE,
): Hex[] {
  const { field, s } = game;
  const retreater = { hex: board.hexOfUnit(s, unit), attackers: going.attackers(unit) };
  const hexes = retreatHexes(field.map, retreater, barsOf(game, looked, going, unit));
  return hexes.filter((hex) => hex !== taken);
}

function besides({ field, s }: StateView, unit: UnitId): Hex[] {
  const from = board.hexOfUnit(s, unit);
  return [0, 1, 2, 3, 4, 5]
    .map((direction) => neighbour(field.map, from, direction))
    .filter((hex) => hex !== S.NONE);
}

function barsOf({ field, s }: StateView, looked: Scratch, going: RetreatingUnits, unit: UnitId): RetreatBars {
  const { side, kind } = board.unitOf(field, unit);
  const from = board.hexOfUnit(s, unit);
  const cost = field.ground.cost[moverOf(kind, S.formationOf(s, unit))];
  return {
    passable: (hex) => nth(cost, from * 6 + sideBetween(field.map, from, hex)) >= 0,
    occupied: (hex) => {
      const count = going.left.has(hex) ? looked.solid : looked.held;
      return count[hex * 2] !== 0 || count[hex * 2 + 1] !== 0;
    },
    enemyZoc: (hex) => looked.zoc[hex * 2 + otherSide(side)] !== 0,
  };
}

/**
 * True if a unit may push the units in a hex on. `seen` are hexes tested already, so that no chain runs in a
 * circle. No unit of the chain may end in the hex `taken` (FL-12.43g, h).
 */
function mayPush(
  game: StateView,
  looked: Scratch,
  going: RetreatingUnits,
  unit: UnitId,
  hex: Hex,
  seen: Set<number>,
  taken = S.NONE,
): boolean {
  const { field, s } = game;
  const { side } = board.unitOf(field, unit);
  const chain = going.chain;
  if (chain === null || seen.has(hex)) return false;
  seen.add(hex);
  const bars = { ...barsOf(game, looked, going, unit), occupied: () => false };
  const retreater = { hex: board.hexOfUnit(s, unit), attackers: going.attackers(unit) };
  if (refuseRetreat(field.map, retreater, hex, bars) !== null) return false;
  if (looked.held[hex * 2 + otherSide(side)] !== 0) return false;
  const pushed = pushedFrom(game, hex);
  const guns = nth(looked.held, hex * 2 + side) - nth(looked.solid, hex * 2 + side);
  if (guns > 0 && !going.left.has(hex)) return false; // FL-12.43h
  const [first] = pushed;
  if (first === undefined || pushed.some((each) => going.line.includes(each) || chain.includes(each)))
    return false;
  const next = pushedBy(game, going, unit, hex);
  if (freeHexes(game, looked, next, first, taken).length > 0) return true;
  return besides(game, first).some((beyond) => mayPush(game, looked, next, first, beyond, seen, taken));
}

const SENTENCES: Readonly<Record<string, string>> = {
  'FL-R-NEARER': 'A unit retreats to a hex that is next to none of its attackers.',
  'FL-R-ENEMY-ZOC': 'That hex is in an enemy Zone of Control.',
  'FL-R-OCCUPIED': 'That hex is taken: a retreating unit may not stack.',
  'FL-R-IMPASSABLE': 'The unit cannot go there.',
};

function refuseHex(
  game: StateView,
  looked: Scratch,
  going: RetreatingUnits,
  unit: UnitId,
  hex: Hex,
): Refusal | null {
  const { field, s } = game;
  const retreater = { hex: board.hexOfUnit(s, unit), attackers: going.attackers(unit) };
  const refused = refuseRetreat(field.map, retreater, hex, barsOf(game, looked, going, unit));
  if (refused === null) return null;
  if (refused.code === 'FL-R-OCCUPIED' && mayPush(game, looked, going, unit, hex, new Set()))
    return freeHexes(game, looked, going, unit).length === 0
      ? null
      : refusal(
          'FL-R-PUSH-NOT-NEEDED',
          'FL-12.43h',
          'A unit that has a free hex to go to may not push others.',
        );
  return refusal(refused.code, refused.clause, requireValue(SENTENCES[refused.code], refused.code));
}

/** Neither of a pushed pair may take the other's last way, since an impossible push is not made (FL-12.43h). */
function refuseParting(
  game: StateView,
  looked: Scratch,
  going: RetreatingUnits,
  { units, hex }: AnswerTo<'retreat-hex'>,
): Refusal | null {
  const unit = nth(units, 0);
  const partner = waitingPartner(game, going, unit);
  if (going.line.includes(unit) || units.length === 2 || partner === S.NONE) return null;
  const free = freeHexes(game, looked, going, unit).includes(hex);
  return free && hexesFor(game, looked, going, partner, hex).length > 0
    ? null
    : refusal(
        'FL-R-OCCUPIED',
        'FL-12.43h',
        'The other unit of the pair would have nowhere to go: push both together.',
      );
}
