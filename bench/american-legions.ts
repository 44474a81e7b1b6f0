import { type Answer, americanLegions, type State } from '@linstock/american-legions';
import type { Question } from '@linstock/kernel';
import type { Part } from './part.ts';
import { battleOf, type OfferedAttack } from './played.ts';
import { captainRows, memoryRows, oddsRow, playRows } from './rulebook.ts';

/** The speed of a whole rulebook, the thinking time of the bot for human opponents, and the cost of odds and games. */
export const americanLegionsPart: Part = {
  name: 'american-legions',
  title: 'American Legions: Cowpens, random legal answers',
  run({ effort }) {
    const cowpens = battleOf(americanLegions, 'cowpens');
    return [
      ...playRows(cowpens, effort, { least: 100_000 }),
      oddsRow(cowpens, 'volley', attackOf('fire'), left, effort),
      oddsRow(cowpens, 'shock attack', attackOf('shock'), left, effort),
      ...captainRows(cowpens),
      ...memoryRows(cowpens),
    ];
  },
};

/** The offered attack by most companies or hexes. */
const attackOf =
  (kind: string): OfferedAttack<Answer> =>
  (question: Question<Answer>) => {
    if (question.kind !== kind) return null;
    const options = [...question.options()];
    return options.reduce((best, answer) => (size(answer) > size(best) ? answer : best));
  };

const left = ({ status }: State) => status;

const size = (answer: Answer): number =>
  'companies' in answer ? answer.companies.length : 'hexes' in answer ? answer.hexes.length : 0;
