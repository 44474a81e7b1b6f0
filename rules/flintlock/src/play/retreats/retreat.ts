import type { Hex } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { CommandId, UnitId } from '../../model/field.ts';
import { emit, type Game, type Play, type QuestionOf, settle } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { goTogether } from '../movement/going-along.ts';
import { addHits, eliminate, hitsOfLoss } from '../shock/losing-units.ts';
import { attackersOf, type Lines, withoutGuns } from '../shock/shock-line.ts';
import {
  pushedBy,
  pushedFrom,
  type RetreatingUnits,
  refuseRetreatTo,
  retreatsOf,
  waitingPartner,
} from './retreat-ways.ts';

/** Retreats after a Shock, and Fall Backs with their pushes (FL-12.43d, g, h, FL-12.62). */

/**
 * The defending Line retreats unit by unit, in its owner's order; who cannot is eliminated (FL-12.62f, g). Gives the hits of the
 * eliminated by Command: they belong to the event that made the Line go (FL-12.24e).
 */
export function* retreatLine(game: Game, lines: Lines, fallsBack: boolean): Play<Map<CommandId, number>> {
  const line = withoutGuns(game, lines.defenders);
  const waiting = new Set(line);
  const left = new Set<number>();
  const attackers = new Map(line.map((unit) => [unit, attackersOf(lines, unit).map(({ hex }) => hex)]));
  const going: RetreatingUnits = {
    waiting,
    line,
    left,
    chain: fallsBack ? [] : null,
    attackers: (unit) => attackers.get(unit) ?? [],
  };
  const hits = new Map<CommandId, number>();
  while (waiting.size > 0) {
    const stuck = retreatsOf(game, going).length === 0;
    const { units, hex } = stuck
      ? { units: firstWaiting(game, going), hex: S.NONE }
      : yield* settle(retreatQuestion(game, going));
    left.add(board.hexOfUnit(game.s, nth(units, 0)));
    if (stuck) {
      for (const [command, count] of hitsOfLoss(game, units)) addHits(hits, command, count);
      yield* eliminate(game, units, 'FL-12.62f');
    } else yield* goBack(game, going, units, hex);
    for (const unit of units) waiting.delete(unit);
  }
  return hits;
}

/** The next who has to go, with its pair. */
function firstWaiting(game: Game, going: RetreatingUnits): UnitId[] {
  const unit = nth([...going.waiting], 0);
  const partner = waitingPartner(game, going, unit);
  return partner === S.NONE ? [unit] : [unit, partner];
}

function retreatQuestion(game: Game, going: RetreatingUnits): QuestionOf<'retreat-hex'> {
  const { field } = game;
  const units = [...going.waiting];
  return {
    side: board.unitOf(field, nth(units, 0)).side,
    kind: 'retreat-hex',
    clause: going.chain === null ? 'FL-12.62d' : 'FL-12.43d',
    stable: false,
    prompt: () =>
      units.length === 1
        ? `To which hex does ${board.unitName(field, nth(units, 0))} fall back?`
        : `${units.length} units have to fall back one hex: which goes next, and where to?`,
    options: () => retreatsOf(game, going),
    refuse: (answer) => refuseRetreatTo(game, going, answer),
  };
}

/** Units go to a hex; units there are pushed on first (FL-12.43g). Each keeps its facing (FL-12.62e). */
function* goBack(game: Game, going: RetreatingUnits, units: readonly UnitId[], hex: Hex): Play {
  const { field, s } = game;
  if (pushedFrom(game, hex).length > 0) yield* pushOn(game, pushedBy(game, going, nth(units, 0), hex));
  const from = board.hexOfUnit(s, nth(units, 0));
  yield* goTogether(game, units, [from, hex], (pieces) =>
    emit(
      game,
      board.unitOf(field, nth(units, 0)).side,
      [going.chain === null ? 'FL-12.62a' : 'FL-12.43d'],
      () => told`${saying(board.namesOf(field, units), 'falls', 'fall')} back`,
      () => ({ kind: 'retreat', went: pieces.map((piece) => ({ piece, path: { hexes: [from, hex] } })) }),
    ),
  );
}

/** Units that others fall back on go one hex too and are Disordered (FL-12.43g, h). */
function* pushOn(game: Game, going: RetreatingUnits): Play {
  const { field, s } = game;
  const pushed = [...going.waiting];
  const waiting = new Set(pushed);
  while (waiting.size > 0) {
    const next = { ...going, waiting };
    const { units, hex } = yield* settle(retreatQuestion(game, next));
    yield* goBack(game, next, units, hex);
    for (const unit of units) waiting.delete(unit);
  }
  for (const unit of pushed) s.disordered[unit] = 1;
  emit(
    game,
    board.unitOf(field, nth(pushed, 0)).side,
    ['FL-12.43g'],
    () => told`${saying(board.namesOf(field, pushed), 'is', 'are')} pushed aside and Disordered`,
    () => ({ kind: 'morale', pieces: board.unitIds(pushed), morale: 'disordered' }),
  );
}
