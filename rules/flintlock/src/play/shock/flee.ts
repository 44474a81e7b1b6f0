import { neighbour } from '@linstock/ground';
import { nth, otherSide, type Refusal, refusal, requireValue, usualStanding } from '@linstock/kernel';
import type { Answer } from '../../model/answers.ts';
import * as board from '../../model/board.ts';
import { AMERICAN, type UnitId } from '../../model/field.ts';
import { type Game, type Play, put, type QuestionOf, type StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { moverOf } from '../../reckon/going.ts';
import { refuseFlight } from '../../reckon/militia.ts';
import { runAway } from './losing-units.ts';
import { type Lines, lineName, withoutGuns } from './shock-line.ts';

/** Militia that runs before a Shock (FL-12.45). */

/** Asks whether a militia Line runs, and makes it run; true if it did. A Line that may not run is not asked. */
export function* flees(game: Game, lines: Lines): Play<boolean> {
  if (refuseFlee(game, lines) !== null) return false;
  const answer = yield* put(fleeQuestion(game, lines));
  if (answer.do === 'no') return false;
  yield* runAway(game, withoutGuns(game, lines.defenders));
  return true;
}

function fleeQuestion(game: Game, lines: Lines): QuestionOf<'flee'> {
  const units = withoutGuns(game, lines.defenders);
  const name = () => lineName(game, units);
  return {
    side: AMERICAN,
    kind: 'flee',
    clause: 'FL-12.45a',
    stable: false,
    standing: usualStanding<Answer>(() => ({ do: 'no' })),
    prompt: () =>
      units.length === 1
        ? `${name()} is about to be Shocked. Does its one unit run? It would be gone, and cost no Flight Points.`
        : `${name()} is about to be Shocked. Do its ${units.length} units run? They would be gone, and cost no Flight Points.`,
    options: () => [{ do: 'yes' }, { do: 'no' }],
    refuse: () => null,
  };
}

const SENTENCES: Readonly<Record<string, string>> = {
  'FL-R-NOT-MILITIA': 'Only a Line that is all Colonial militia may run.',
  'FL-R-SURROUNDED': 'No unit of the Line has a hex to run to.',
};

/** Why a Line may not run before a Shock; null if it may (FL-12.14c, FL-12.45a). */
export function refuseFlee(game: StateView, lines: Lines): Refusal | null {
  const units = withoutGuns(game, lines.defenders).map((unit) => board.unitOf(game.field, unit));
  if (units.some(({ side }) => side !== AMERICAN))
    return refusal('FL-R-NOT-AMERICAN', 'FL-12.14c', 'Only American militia runs before a Shock.');
  const refused = refuseFlight({
    allMilitia: units.length > 0 && units.every(({ militia }) => militia),
    surrounded: units.every(({ id }) => !hasWayOut(game, id)),
  });
  return (
    refused && refusal(refused.code, refused.clause, requireValue(SENTENCES[refused.code], refused.code))
  );
}

/** True if a unit has a hex next to it that is passable and free of enemies and their ZOC (FL-12.45d). */
function hasWayOut({ field, s }: StateView, unit: UnitId): boolean {
  const { side, kind } = board.unitOf(field, unit);
  const from = board.hexOfUnit(s, unit);
  const looked = board.lookAround(field, s);
  const cost = field.ground.cost[moverOf(kind, S.formationOf(s, unit))];
  const enemy = otherSide(side);
  return [0, 1, 2, 3, 4, 5].some((direction) => {
    const to = neighbour(field.map, from, direction);
    if (to === S.NONE || nth(cost, from * 6 + direction) < 0) return false;
    return looked.held[to * 2 + enemy] === 0 && looked.zoc[to * 2 + enemy] === 0;
  });
}
