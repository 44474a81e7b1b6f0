import { commitment } from './fair.ts';
import { type Position, readAnswer } from './position.ts';
import { type GameRecord, RecordError } from './record.ts';
import { DiceMismatch } from './recorded.ts';
import type { Json, Rulebook } from './rulebook.ts';
import type { Side } from './side.ts';

/** Refuses a record that is not of these rules. */
export function fits<S, A, F>(rules: Rulebook<S, A, F>, record: GameRecord): void {
  const { id, version } = record.rules;
  if (id !== rules.id) throw new RecordError(`This record is of the rules "${id}", not of "${rules.id}".`);
  if (version !== rules.version) {
    throw new RecordError(
      `This record was played under version ${version} of ${rules.title}; to play it on, version ${version} is needed, and here is ${rules.version}.`,
    );
  }
  const battle = record.battle.id;
  if (!rules.battles.includes(battle)) {
    throw new RecordError(
      `${rules.title} knows no battle "${battle}"; it knows ${rules.battles.join(', ')}.`,
    );
  }
  if (rules.battleHash(battle) !== record.battle.hash) {
    throw new RecordError(
      `The battle "${battle}" has other data here than the one this record was played on.`,
    );
  }
  const { dice } = record;
  if (dice.kind === 'fair' && dice.secret !== null && commitment(dice.secret) !== dice.commitment) {
    throw new RecordError('The dice secret of this record is not the one committed to.');
  }
}

/** The answer of an entry, as the rulebook reads it at this position; throws RecordError where it refuses it. */
export function legal<S, A, F>(
  position: Position<S, A, F>,
  entry: { n: number; side: Side },
  answer: Json,
): A {
  const read = readAnswer(position, entry.side, answer);
  if ('refused' in read) throw new RecordError(read.refused.sentence, entry.n);
  return read.answer;
}

/** Says of which entry dice are that do not fit. */
export function attempt<T>(n: number, run: () => T): T {
  try {
    return run();
  } catch (fault) {
    if (fault instanceof DiceMismatch) throw new RecordError(fault.message, n);
    throw fault;
  }
}

/** Options the rulebook does not know make a bad record. */
export function begin<T>(run: () => T): T {
  try {
    return run();
  } catch (fault) {
    if (fault instanceof RangeError) throw new RecordError(fault.message);
    throw fault;
  }
}
