import { settledAnswer } from '@linstock/judge';
import {
  type AnswerEntry,
  canonical,
  type Entry,
  percentText,
  type Question,
  type Side,
  type StandingTerms,
} from '@linstock/kernel';
import { ruleFor, type StandingRule, type StandingRules } from '@linstock/protocol';
import type { Piece } from '@linstock/scene';
import type { AnyGame } from '../../play/state/state.ts';

/** A unit that was asked, and its action. */
interface UnitAnswer {
  readonly piece: number;
  readonly name: string;
  readonly chance: number | null;
  readonly acted: boolean;
}

/** An answer given for a seat by its settings. */
export interface AnswerGiven {
  /** Number of its entry. */
  readonly n: number;
  readonly kind: string;
  readonly each: readonly UnitAnswer[];
  /** True if a unit acted or held. */
  readonly acted: boolean;
  /** The result, as it was logged. */
  readonly told: readonly string[];
}

/** The answers given for a side, in order, since its last one by hand. */
export function listAnswersGiven(
  game: AnyGame,
  side: Side,
  pieces: readonly Piece[],
): readonly AnswerGiven[] {
  const own = ownAnswers(game, side);
  const byHand = own.findLastIndex(({ entry }) => entry.standing !== true);
  return own.slice(byHand + 1).flatMap(({ entry, before }) => {
    const question = questionAt(game, before, side);
    return question?.standing ? [answeredBy(game, entry, question, pieces)] : [];
  });
}

/**
 * Number of answers given for a side since its last one by hand, and number of those given without a setting,
 * because no answer could have much effect.
 */
export interface AnswerCount {
  readonly answered: number;
  readonly same: number;
}

export function countAnswers(game: AnyGame, side: Side): AnswerCount {
  const own = ownAnswers(game, side);
  const given = own.slice(own.findLastIndex(({ entry }) => entry.standing !== true) + 1);
  const same = given.filter(({ entry, before }) => {
    const question = questionAt(game, before, side);
    const answer = question && settledAnswer(question, {});
    return answer !== null && canonical(answer) === canonical(entry.answer);
  });
  return { answered: given.length, same: same.length };
}

/** The number of these answers, in a sentence. */
export function describeCount({ answered, same }: AnswerCount): string {
  const spoke = answered - same;
  if (spoke > 0)
    return `Your standing answers spoke ${spoke === 1 ? 'once' : `${spoke} times`} since you last answered.`;
  const asked = answered === 1 ? 'A question was' : `${answered} questions were`;
  return `${asked} answered for you: no answer could have had much effect.`;
}

/** The open answers of a side on the line of play, each with the number of the entry before it. */
function ownAnswers(game: AnyGame, side: Side): { readonly entry: AnswerEntry; readonly before: number }[] {
  const { line, record } = game;
  return line.flatMap((n, i) => {
    const entry = record.entries[n - 1];
    return entry && isAnswer(entry) && entry.side === side ? [{ entry, before: line[i - 1] ?? 0 }] : [];
  });
}

const isAnswer = (entry: Entry): entry is AnswerEntry => 'answer' in entry && !('seal' in entry);

function questionAt(game: AnyGame, n: number, side: Side): Question<unknown> | null {
  return game.positionAt(n).open.find((each) => each.side === side) ?? null;
}

function answeredBy(
  game: AnyGame,
  { n, answer }: AnswerEntry,
  question: Question<unknown>,
  pieces: readonly Piece[],
): AnswerGiven {
  const { kind, standing } = question;
  const units = standing?.units ?? [];
  const declined = standing?.declines(answer) ?? false;
  const acting = standing ? findActingUnits(standing, answer) : [];
  // Units that may still act are asked about again, by a question of their own.
  const settled =
    standing?.oneByOne && !declined ? units.filter(({ piece }) => acting.includes(piece)) : units;
  return {
    n,
    kind,
    each: settled.map(({ piece, chance }) => ({
      ...{ piece, chance: chance() },
      name: pieces.find(({ number }) => number === piece)?.name ?? 'Troops that have gone',
      acted: !declined && acting.includes(piece),
    })),
    acted: !declined,
    told: game.logItemsOf(n).map(({ sentence }) => sentence),
  };
}

/** With more units than this, all are taken to act: it takes too long to find out which did. */
const MAX_LISTED_UNITS = 10;

/** The units that act by an answer that only names units, in the order of the rules. */
export function findActingUnits({ units, act }: StandingTerms<unknown>, answer: unknown): readonly number[] {
  const pieces = units.map(({ piece }) => piece);
  if (pieces.length > MAX_LISTED_UNITS) return pieces;
  const given = canonical(answer);
  for (let chosen = (1 << pieces.length) - 1; chosen > 0; chosen--) {
    const some = pieces.filter((_, i) => (chosen & (1 << i)) !== 0);
    if (canonical(act(some) ?? null) === given) return some;
  }
  return pieces;
}

/** The reason for the answer, by the seat's present settings, in a sentence. */
export function explainAnswer(
  { kind, each }: Pick<AnswerGiven, 'kind' | 'each'>,
  rules: StandingRules,
): string {
  const [first] = each;
  if (!first)
    return typeof ruleFor(rules, kind) === 'string'
      ? 'It was answered as usual.'
      : 'Any other answer would have had the same effect, or less.';
  return each
    .map(({ piece, name, chance }) => `${name}: ${ruleAndChance(ruleFor(rules, kind, piece), chance)}`)
    .join('; ')
    .concat('.');
}

function ruleAndChance(rule: StandingRule, chance: number | null): string {
  if (rule === 'usual') return 'as usual';
  if (typeof rule === 'string') return `you say ${rule}`;
  if (rule.do === 'ask' && chance !== null && chance * 100 < rule.from - 1e-9)
    return `${percentText(chance)}, and under ${rule.from} % you are not asked`;
  if (rule.do === 'ask') return 'by your present setting you would be asked';
  const set = `the ${rule.from} % you have set`;
  if (chance === null) return set;
  return `${percentText(chance)} ${chance * 100 >= rule.from - 1e-9 ? 'reaches' : 'is under'} ${set}`;
}

/** The answers that rules would have given to a side's questions in its enemy's last stretch of play. */
export interface Trial {
  /** The name of that stretch: `Activation 7`. */
  readonly when: string;
  readonly asked: number;
  readonly answered: number;
  readonly acted: number;
}

/** Tries rules on the questions of the latest turn or phase in which the side had any; null if it never had. */
export function tryRules(game: AnyGame, side: Side, rules: StandingRules): Trial | null {
  const clockAt = (n: number) => game.rules.clock(game.field, game.positionAt(n).state);
  let trial: (Trial & { readonly now: number }) | null = null;
  for (const { before } of ownAnswers(game, side).reverse()) {
    const question = questionAt(game, before, side);
    if (!question?.standing) continue;
    const { now, label } = clockAt(before);
    trial ??= { when: label, now, asked: 0, answered: 0, acted: 0 };
    if (trial.now !== now) break;
    const answer = settledAnswer(question, rules);
    const acted = answer !== null && !question.standing.declines(answer);
    trial = {
      ...trial,
      asked: trial.asked + 1,
      answered: trial.answered + (answer === null ? 0 : 1),
      acted: trial.acted + (acted ? 1 : 0),
    };
  }
  return trial;
}
