import { behindFront, facingTo, type Stand } from '@linstock/ground';
import { nth, type Refusal } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import { facingTowards } from '../measure/aim.ts';
import { turnFirst } from '../measure/charge.ts';
import { refuseEnd, refusePivot } from '../measure/move.ts';
import type { Situation } from '../measure/situation.ts';
import type { Answer } from '../model/answers.ts';
import { isOnTable, nameOf, nearestFoe, placedOf, standOf } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import type { Decision, Game } from '../model/game.ts';
import type { Group } from '../model/state.ts';
import * as S from '../model/state.ts';
import { does } from '../tables/naming.ts';
import { refused } from '../tables/refuse.ts';
import { stand } from './losses.ts';

/** Turns on the spot, free at any time of a company's own activation (MM-B1a, MM-B1f). */

/** A turn of one company. */
type Pivot = Extract<Answer, { do: 'pivot' }>;

/** Why a company of the acting group may not turn in this way; null if it may (MM-B3t, MM-B1k, MM-B1l). */
export function refuseTurn(
  game: Game,
  situation: Situation,
  group: Group,
  { company, facing }: Pivot,
): Refusal | null {
  const { field, s } = game;
  if (!group.companies.includes(company) || !isOnTable(s, company))
    return refused('R-NOT-GROUP', 'MM-B1f', 'Only companies of the group that is acting turn now.');
  const placed = placedOf(field, s, company);
  const turned = facingTo(placed.stand, facing);
  return (
    refusePivot(situation, placed, facing) ??
    refuseEnd(situation, placed, turned) ??
    refuseTurnedBack(game, company, turned)
  );
}

/** A company that has charged keeps its target before its front until they have fought (MM-B3l). */
function refuseTurnedBack({ field, s }: Game, company: CompanyId, turned: Stand): Refusal | null {
  const target = nth(s.target, company);
  return target !== S.NONE && isOnTable(s, target) && behindFront(standOf(field, s, target), turned)
    ? turnFirst()
    : null;
}

/**
 * A turn on the spot as an answer to a question of the acting group.
 * @param options the turns that it offers
 */
export function turnBy(
  situation: Situation,
  group: Group,
  options: () => Pivot[] = () => [],
): Decision<'pivot'> {
  return {
    options,
    refuse: (game, answer) => refuseTurn(game, situation, group, answer),
    carryOut: pivot,
  };
}

/**
 * A turn of a company of the group that acted last, before anything else is done: its activation is over only then
 * (MM-B1a, MM-B1f). None is offered: most need none.
 */
export function lastTurnBy(situation: Situation): Decision<'pivot'> {
  return {
    options: () => [],
    refuse: (game, turn) => refuseLastTurn(game, situation, turn),
    carryOut: pivot,
  };
}

function refuseLastTurn(game: Game, situation: Situation, { company, facing }: Pivot): Refusal | null {
  const { field, s } = game;
  if (field.companies[company]?.side !== s.active || !isOnTable(s, company))
    return refused('R-NOT-GROUP', 'MM-B1f', 'Name a company of yours that is on the table.');
  if (!S.has(s, company, S.ACTED_LAST))
    return refused('R-ACTIVATED', 'MM-B1f', 'Only a company whose activation goes on turns: name it to act.');
  const placed = placedOf(field, s, company);
  if (facing === placed.stand.facing) {
    const acted = sentence(does(nameOf(field, company), 'have'));
    return refused('R-ACTIVATED', 'MM-B1f', `${acted} already acted: only a turn on the spot is left.`);
  }
  return (
    refusePivot(situation, placed, facing) ??
    refuseEnd(situation, placed, facingTo(placed.stand, facing)) ??
    refuseTurnedBack(game, company, facingTo(placed.stand, facing))
  );
}

/** Turns a company, an attached general behind it. */
function pivot(game: Game, { company, facing }: Pivot): void {
  stand(game, company, { ...standOf(game.field, game.s, company), facing });
}

/** A turn of each company straight at its nearest enemy. */
export function pivotsOf(game: Game, situation: Situation, group: Group): Pivot[] {
  const { field, s } = game;
  return group.companies.flatMap((company) => {
    const foe = isOnTable(s, company) ? nearestFoe(field, s, company).id : S.NONE;
    if (foe === S.NONE) return [];
    const turned = {
      do: 'pivot' as const,
      company,
      facing: facingTowards(standOf(field, s, company), standOf(field, s, foe)),
    };
    const same = turned.facing === s.facing[company];
    return same || refuseTurn(game, situation, group, turned) !== null ? [] : [turned];
  });
}
