import type { Dice } from './dice.ts';
import type { LogItem } from './log-item.ts';
import { type Outcome, outcomeOf, type Reckoning } from './reckoning.ts';
import { readFaces } from './throw.ts';
import type { Umpire } from './umpire.ts';

/** Dice of a stretch that may throw none: from a stable point to its question. */
export const NO_DICE: Dice = {
  throw(): never {
    throw new Error('The rulebook threw dice between a stable point and its question.');
  },
};

/** The umpire of one position: throws its present dice, keeps the faces, and passes log items to its listener. */
export class PositionUmpire implements Umpire {
  dice: Dice = NO_DICE;
  listen: ((logItem: LogItem) => void) | null;
  kept: (readonly number[])[] | null = null;

  constructor(listen: ((logItem: LogItem) => void) | null) {
    this.listen = listen;
  }

  throw<O extends Outcome>(reckoning: Reckoning<O>): O {
    const faces = this.dice.throw(reckoning.dice, reckoning);
    this.kept?.push(faces);
    const value = readFaces(reckoning.dice, faces);
    const outcome = outcomeOf(reckoning, value);
    if (this.listen) this.listen(logItemOfThrow(reckoning, faces, value, outcome));
    return outcome;
  }

  emit(item: () => LogItem): void {
    if (this.listen) this.listen(item());
  }
}

function logItemOfThrow(
  reckoning: Reckoning,
  faces: readonly number[],
  value: number,
  outcome: Outcome,
): LogItem {
  return {
    side: null,
    sentence: reckoning.title.endsWith('?')
      ? `${reckoning.title} ${outcome.label.charAt(0).toUpperCase()}${outcome.label.slice(1)}`
      : `${reckoning.title}: ${outcome.label}`,
    clauses: [reckoning.clause],
    what: null,
    thrown: { reckoning, faces, value, outcome: outcome.key },
  };
}
