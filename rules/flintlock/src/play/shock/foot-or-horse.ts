import { nth } from '@linstock/kernel';
import * as board from '../../model/board.ts';
import type { UnitId } from '../../model/field.ts';
import { type Game, type Play, put, type QuestionOf } from '../../model/game.ts';
import type { Kind } from '../../tables/index.ts';
import { attackersOf, type Lines, targetsOf } from './shock-line.ts';

/** The arm that counterattacks an enemy in front of both Infantry and Cavalry (FL-12.63e). */

/** Asks it of each such enemy in turn; a unit left without target stays out. */
export function* chooseArms(game: Game, lines: Lines): Play<Lines> {
  let { attackers } = lines;
  for (const enemy of lines.defenders) {
    const facing = attackersOf({ ...lines, attackers }, enemy);
    const arms = new Set(facing.map(({ unit }) => board.unitOf(game.field, unit).kind));
    if (arms.size < 2) continue;
    const { arm } = yield* put(armQuestion(game, nth(facing, 0).unit, enemy));
    attackers = attackers
      .map((attacker) =>
        kindOfUnit(game, attacker.unit) === arm
          ? attacker
          : { ...attacker, targets: attacker.targets.filter((target) => target !== enemy) },
      )
      .filter(({ targets }) => targets.length > 0);
  }
  return { attackers, defenders: targetsOf(attackers) };
}

const kindOfUnit = ({ field }: Game, unit: UnitId): Kind => board.unitOf(field, unit).kind;

function armQuestion(game: Game, unit: UnitId, enemy: UnitId): QuestionOf<'foot-or-horse'> {
  const { field } = game;
  return {
    side: board.unitOf(field, unit).side,
    kind: 'foot-or-horse',
    clause: 'FL-12.63e',
    stable: false,
    prompt: () => `Who counterattacks ${board.unitName(field, enemy)}: the foot or the horse?`,
    options: () => [
      { do: 'arm', arm: 'infantry' },
      { do: 'arm', arm: 'cavalry' },
    ],
    refuse: () => null,
  };
}
