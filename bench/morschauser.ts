import { type Answer, morschauser, type State } from '@linstock/morschauser';
import type { Part } from './part.ts';
import { battleOf, type OfferedAttack } from './played.ts';
import { captainRows, memoryRows, oddsRow, playRows } from './rulebook.ts';
import { takenBackRows } from './taken-back.ts';

/** The speed of a rulebook of the free-measure table, and the cost of its odds, games and its bot's thinking. */
export const morschauserPart: Part = {
  name: 'morschauser',
  title: 'Morschauser: Cowpens on the table, random legal answers',
  run({ effort }) {
    const cowpens = battleOf(morschauser, 'cowpens');
    return [
      ...playRows(cowpens, effort),
      ...takenBackRows(cowpens, effort),
      oddsRow(cowpens, 'volley', attackOf('shoot'), left, effort),
      oddsRow(cowpens, 'melee', attackOf('melee'), left, effort),
      ...captainRows(cowpens),
      ...memoryRows(cowpens),
    ];
  },
};

/** The first attack of this kind that is offered. */
const attackOf =
  (kind: Answer['do']): OfferedAttack<Answer> =>
  (question) => {
    for (const answer of question.options()) if (answer.do === kind) return answer;
    return null;
  };

const left = ({ status, strength }: State) => [status, strength];
