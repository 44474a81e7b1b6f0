import { nth, type Refusal, refusal, usualStanding } from '@linstock/kernel';
import type { Answer } from '../../model/answers.ts';
import * as board from '../../model/board.ts';
import { type Game, type Play, put, type QuestionOf, type StateView } from '../../model/game.ts';
import { chooseArms } from './foot-or-horse.ts';
import { hasMilitia, hexesInFront, type Lines, lineName, linesAgainst, withoutGuns } from './shock-line.ts';

/** The Counterattack of a defending Line (FL-12.63). */

/** Asks whether the defenders counterattack; gives the Lines of it, or null if they cannot or do not (FL-12.63a, c). */
export function* counterattack(game: Game, lines: Lines, inside: boolean): Play<Lines | null> {
  if (refuseCounterattack(game, lines, inside) !== null) return null;
  const answer = yield* put(counterQuestion(game, lines));
  return answer.do === 'yes' ? yield* chooseArms(game, counterLines(game, lines)) : null;
}

function counterQuestion(game: Game, lines: Lines): QuestionOf<'counterattack'> {
  const { attackers, defenders } = counterLines(game, lines);
  const units = attackers.map(({ unit }) => unit);
  return {
    side: board.unitOf(game.field, nth(units, 0)).side,
    kind: 'counterattack',
    clause: 'FL-12.63a',
    stable: false,
    standing: usualStanding<Answer>(() => ({ do: 'no' })),
    prompt: () =>
      `${lineName(game, units)} may counterattack, ${units.length} against ${defenders.length}. Does it?`,
    options: () => [{ do: 'yes' }, { do: 'no' }],
    refuse: () => null,
  };
}

/** Why a Line cannot counterattack; null if it can. */
export function refuseCounterattack(game: StateView, lines: Lines, inside: boolean): Refusal | null {
  if (inside)
    return refusal('FL-R-INSIDE-COUNTERATTACK', 'FL-12.63d', 'A Counterattack is not answered by another.');
  return counterLines(game, lines).attackers.length > 0
    ? null
    : refusal(
        'FL-R-NO-COUNTERATTACKER',
        'FL-12.63c',
        'No defender that may Shock has an attacker in front of it.',
      );
}

/** The lines of a counterattack: defenders that may Shock, and attackers in front of them (FL-12.63a, c). */
function counterLines(game: StateView, { attackers, defenders }: Lines): Lines {
  const { field, s } = game;
  const able = withoutGuns(game, defenders).filter(
    (unit) => board.isOnMap(s, unit) && !hasMilitia(game, board.unitOf(field, unit).command),
  );
  const contenders = able.map((unit) => ({
    unit,
    hex: board.hexOfUnit(s, unit),
    facing: board.facingOfUnit(s, unit),
    charges: false,
    fullyActive: true,
    may: () => true,
  }));
  return linesAgainst(game, contenders, (contender) => {
    const hexes = hexesInFront(game, contender);
    return attackers.filter(({ hex }) => hexes.includes(hex)).map(({ unit }) => unit);
  });
}
