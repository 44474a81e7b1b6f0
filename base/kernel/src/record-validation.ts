import { commitment } from './fair.ts';
import type { DryRun, GameHistory } from './game-history.ts';
import { readAnswer } from './gate.ts';
import type { Json } from './json.ts';
import type { Position } from './position.ts';
import type { Question } from './question.ts';
import { type AnswerEntry, type GameRecord, RecordError, type SealedEntry, sealOf } from './record.ts';
import { DiceMismatch, type RecordedDice } from './recorded.ts';
import type { Rules } from './rules.ts';
import { SEALED } from './seal-id.ts';
import type { Side } from './side.ts';

/** Refuses a record that is not of these rules, or cannot be played on by them. */
export function assertPlayable<S, A, F>(rules: Rules<S, A, F>, record: GameRecord): void {
  assertKnown(rules, record);
  const sentence = whyOutOfDate(rules, record);
  if (sentence) throw new RecordError(sentence);
}

/** Refuses a record of other rules, of an unknown battle, or whose dice secret does not fit its commitment. */
export function assertKnown<S, A, F>(rules: Rules<S, A, F>, record: GameRecord): void {
  const { id } = record.rules;
  if (id !== rules.id)
    throw new RecordError(`This record is of the rules ${JSON.stringify(id)}, not of "${rules.id}".`);
  const battle = record.battle.id;
  if (!rules.battles.includes(battle)) {
    throw new RecordError(
      `${rules.title} knows no battle ${JSON.stringify(battle)}; it knows ${rules.battles.join(', ')}.`,
    );
  }
  const { dice } = record;
  if (dice.kind === 'fair' && dice.secret !== null && commitment(dice.secret) !== dice.commitment) {
    throw new RecordError('The dice secret of this record is not the one committed to.');
  }
}

/** Why a game of these rules cannot be played on, in a sentence; null if it can. */
export function whyOutOfDate<S, A, F>(
  rules: Rules<S, A, F>,
  { rules: { version }, battle: { id, hash } }: Pick<GameRecord, 'rules' | 'battle'>,
): string | null {
  if (version !== rules.version && !rules.plays?.includes(version))
    return `This record was played under version ${shownVersion(version)} of ${rules.title}; to play it on, version ${shownVersion(version)} is needed, and here is ${rules.version}.`;
  if (hash !== rules.battleHash(id) && !rules.olderHashes?.[id]?.includes(hash))
    return rules.onMap
      ? `This record was played on another map of the battle "${id}". Name the map it was played on.`
      : `The battle "${id}" is laid out otherwise here than when this record was played, so it cannot be played on. ${ITS_MAP}`;
  return null;
}

/** A version in a record, in one line. */
const shownVersion = (version: string): string => JSON.stringify(version).slice(1, -1);

/** Advice for a record of a changed map. */
const ITS_MAP =
  'If it was played on a map of your own, that map belongs to it: name both, as in "linstock replay RECORD --map MAP".';

/**
 * The answer of an entry to this question, as the rulebook reads it; SEALED under a closed seal. Throws RecordError if
 * nothing is asked, if seal or mark do not fit the question, or if the rules refuse the answer.
 */
function answerOf<S, A, F>(
  position: Position<S, A, F>,
  question: Question<A> | null,
  entry: AnswerEntry | SealedEntry,
): A | typeof SEALED {
  const { n, side } = entry;
  if (!question) throw new RecordError(`nothing is asked of the ${position.sides[side]} side here.`, n);
  const wanted = question.sealed === true;
  if (wanted !== 'seal' in entry) {
    const how = wanted ? 'under a seal' : 'openly';
    throw new RecordError(`"${question.kind}" is answered ${how}; this is not.`, n);
  }
  if ('standing' in entry && !question.standing)
    throw new RecordError(`${noStanding(question)} It is marked as a standing answer.`, n);
  if (entry.answer === undefined) return SEALED;
  if ('seal' in entry && sealOf(n, side, entry.answer, entry.salt ?? '') !== entry.seal) {
    throw new RecordError('its seal is of another answer.', n);
  }
  return legalAnswer(position, entry, entry.answer);
}

/** Why a question cannot be answered by a standing answer. */
export function noStanding<A>({ kind }: Question<A>): string {
  return `"${kind}" takes no standing answer.`;
}

/** The answer of an entry, as the rulebook reads it at this position; throws RecordError if it is refused. */
export function legalAnswer<S, A, F>(
  position: Position<S, A, F>,
  entry: { n: number; side: Side },
  answer: Json,
): A {
  const read = readAnswer(position, entry.side, answer);
  if ('refused' in read) throw new RecordError(read.refused.sentence, entry.n);
  return read.answer;
}

/**
 * Plays the answer of an entry on a copy of a game that may be answered. Throws RecordError if the rules refuse it, if
 * it opens what is sealed here, and for other dice than the rules ask for.
 */
export function admitAnswer<S, A, F>(
  history: GameHistory<S, A, F>,
  question: Question<A> | null,
  entry: AnswerEntry | SealedEntry,
  dice: RecordedDice,
): DryRun<S, A, F> {
  const { n, side } = entry;
  const answer = answerOf(history.position, question, entry);
  const reached = withEntry(n, () => history.reach(side, answer, dice));
  if (reached.position.waits) throw new RecordError('it opens a sealed answer that is not known here.', n);
  if (dice.left() === 0) return reached;
  throw new RecordError(`The record holds ${dice.left()} throws more than the rules ask for.`, n);
}

/** Says of which entry dice are that do not fit. */
function withEntry<T>(n: number, run: () => T): T {
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
