import { lineNumber, type Outcome, type Reckoning, sumOfLines } from '@linstock/kernel';
import { type Attack, attackLines, type Stand, standLines, superiority } from './shock.ts';
import { shockWordsOf } from './shock-result.ts';
import { inWords } from './shock-words.ts';

/** The Superior side in a Shock, both Chaos dice at once (FL-12.52n, FL-12.53). */

export interface SuperiorityOutcome extends Outcome {
  /** Strength of the attack less that of the defence. */
  readonly ahead: number;
}

const DICE = { count: 2, sides: 6, read: 'sum' } as const;
/** The sum of the defender's die and its opposite face. */
const OPPOSITE = 7;

/** A Shock once the defenders stand: the attacker's die with the opposite face of the defender's, which is as likely. */
export function shockReckoning(attack: Attack, stand: Stand): Reckoning<SuperiorityOutcome> {
  const [ours, theirs] = [attackLines(attack, stand.size), standLines(stand, attack.size)];
  const before = sumOfLines(ours) - sumOfLines(theirs);
  return {
    name: 'shock',
    title: 'Shock',
    clause: 'FL-12.53a',
    lines: [
      ...ours.map((line) => ({ ...line, label: `Attack: ${line.label}` })),
      ...theirs.map((line) => ({ ...line, label: `Defence: ${line.label}`, value: -lineNumber(line) })),
      { label: 'The opposite face of the defender’s die is added', value: -OPPOSITE, clause: 'FL-12.52n' },
    ],
    dice: DICE,
    outcomes: Array.from({ length: DICE.count * DICE.sides - 1 }, (_, i): SuperiorityOutcome => {
      const ahead = before + i + DICE.count - OPPOSITE;
      const { superior, by } = superiority(Math.max(0, ahead), Math.max(0, -ahead));
      const lead = superior === null ? 'equal' : `${superior} by ${by}`;
      const label = `${lead}: ${inWords(shockWordsOf(superior, by, false))}`;
      return { key: `${ahead}`, label, rank: ahead, ahead };
    }),
  };
}
