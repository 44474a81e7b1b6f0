import { gap, gapToLine, inches, lengthWords, onTable, TOUCH_DISTANCE } from '@linstock/ground';
import type { Refusal, Side } from '@linstock/kernel';
import type { GroundChange } from '@linstock/scene';
import { roadsAcross, type Situation } from '../measure/situation.ts';
import { touch } from '../measure/zone.ts';
import type { AnswerTo } from '../model/answers.ts';
import { companyOf, inMelee, isOnTable, placedOf, situationNow } from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import { emit, type Game } from '../model/game.ts';
import { obstaclesNow, roadsNow, siteOf, taskOf, watersUnder, widthAt } from '../model/ground.ts';
import type { Work } from '../model/state.ts';
import * as S from '../model/state.ts';
import { isFinished } from '../reckon/siege.ts';
import { LENGTHS } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';

/** The work of engineers (MM-E7k). */

/** A work at its beginning. */
export type Begin = Extract<AnswerTo<'act'>, { do: 'work' }>;

/** Why a work may not be begun at a site; null if it may (MM-E7k1, MM-E7k4, MM-E7k5). */
export function refuseBegin(game: Game, situation: Situation, answer: Begin): Refusal | null {
  const { field, s } = game;
  if (!field.switches.engineering)
    return refused('R-OPTION-OFF', 'MM-E7k5', 'Engineering is switched off in this game.');
  const site = siteOf(answer);
  if (!onTable(field.table, site))
    return refused('R-OFF-TABLE', 'MM-E7k4', 'The whole site must be on the table.');
  const hands = handsAt(game, answer, s.active);
  if (hands.engineers.length === 0 || hands.wagons.length === 0)
    return refused('R-ENGINEERING', 'MM-E7k1', 'Engineers and a wagon both have to touch the site.');
  if (s.works.some((work) => work.task === answer.task && gap(siteOf(work), site) === 0 && !isDone(work)))
    return refused('R-ENGINEERING', 'MM-E7k3', 'That work is already under way here.');
  return refuseSite(game, situation, answer);
}

const isDone = (work: Work): boolean => isFinished(taskOf(work).task, work.turns);

/** The conditions of each task for its site (T-ENGINEERING). */
function refuseSite({ field, s }: Game, situation: Situation, answer: Begin): Refusal | null {
  const site = siteOf(answer);
  const waters = watersUnder(situation.table, site);
  const no = (sentence: string): Refusal => refused('R-ENGINEERING', 'MM-E7k4', sentence);
  switch (taskOf(answer).task) {
    case 'buildBridge': {
      const narrow = waters.every((water) => widthAt(water, site) <= LENGTHS.standDepth + TOUCH_DISTANCE);
      return waters.length > 0 && narrow
        ? null
        : no(`A bridge is built over water at most ${lengthWords(inches(3))} wide.`);
    }
    case 'destroyBridge': {
      const road = roadsNow(field, s).find(({ about }) => about === answer.about)?.each;
      const crossing = waters.some((water) =>
        roadsAcross(situation, water).some(({ id }) => id === road?.id),
      );
      const there = road && crossing && gapToLine(site, road.line) === 0;
      return there ? null : no('Name a road that crosses water at the site.');
    }
    case 'earthwork':
      return waters.length === 0 ? null : no('No earthwork is raised in water.');
    case 'obstacle': {
      if (answer.about === S.NONE) return null;
      const pieces = obstaclesNow(field, s).filter(({ about }) => about === answer.about);
      if (pieces.some(({ each }) => gapToLine(site, each.line) === 0)) return null;
      return no('Name an obstacle at the site, or none to place one.');
    }
  }
}

/** Begins a work: no turn of it is done yet. */
export function begin(game: Game, { task, x, y, facing, about }: Begin): void {
  const { s } = game;
  S.endLastTurns(s);
  const work: Work = { task, side: s.active, x, y, facing, turns: 0, about };
  s.works.push(work);
  tellWork(game, work, 'MM-E7k1', `Engineers begin: ${taskOf(work).label}.`, 'work begun');
}

/** Engineers and wagons of a side that touch a site (MM-A0f, MM-E7k1, MM-E7k3). */
export function handsAt({ field, s }: Game, at: Pick<Work, 'x' | 'y' | 'facing'>, side: Side) {
  const site = siteOf(at);
  const there = field.companies
    .filter((c) => c.side === side && isOnTable(s, c.id) && touch(placedOf(field, s, c.id).stand, site))
    .map(({ id }) => id);
  const ofType = (type: string) => there.filter((id) => companyOf(field, id).type === type);
  return { engineers: ofType('engineers'), wagons: ofType('wagons') };
}

/** Counts a turn of work at the end of the owner's player turn (MM-E7k3). */
export function countWork(game: Game, side: Side): void {
  const { s } = game;
  for (const work of s.works) if (work.side === side && !isDone(work)) workOn(game, work);
}

function workOn(game: Game, work: Work): void {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const { engineers, wagons } = handsAt(game, work, work.side);
  const idle = (id: CompanyId): boolean =>
    !S.has(s, id, S.MOVED) && !S.has(s, id, S.SHOT) && !S.has(s, id, S.MELEED) && !inMelee(situation, id);
  if (!(engineers.some(idle) && wagons.some(idle))) return;
  work.turns++;
  const done = isDone(work);
  const told = done ? 'is finished' : `goes on (${work.turns} of ${taskOf(work).turnsOfWork})`;
  const sentence = `The work ${told}: ${taskOf(work).label}.`;
  tellWork(game, work, 'MM-E7k3', sentence, done ? 'work finished' : 'work goes on');
}

function tellWork(game: Game, work: Work, clause: string, words: string, change: GroundChange): void {
  const feature = `work:${game.s.works.indexOf(work)}`;
  emit(
    game,
    work.side,
    [clause],
    () => words,
    () => ({ kind: 'ground', feature, change }),
  );
}
