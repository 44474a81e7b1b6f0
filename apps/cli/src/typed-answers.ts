/** A person's answers in words: the same words as in the text view of the page. */
import { type Game, type Question, type Side, sealedKnownTo, sharesOf, shareText } from '@linstock/kernel';
import {
  answerMenuOf,
  answerOddsQuery,
  answerQuery,
  type Choice,
  choicesWith,
  type LineContext,
  manoeuvreOf,
  type Picked,
  type QuestionContext,
  readClicks,
  readLine,
  whyNotUnderstood,
} from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import type { Person } from './fill-sheet.ts';

type AnyGame = Game<unknown, unknown, unknown>;

/** The answer that stops. */
export const QUIT = Symbol('quit');

/** Number of choices that are listed. More are found by typing a part of their text. */
const SHOWN = 20;

/** The rest of an order to a whole formation: answers that are given one after another. */
export class Orders {
  #left: readonly unknown[] = [];

  /** Gives these from now on, as long as they may be given. */
  begin(answers: readonly unknown[]): void {
    this.#left = answers;
  }

  /** The answer of the current order to a question; null if it has none, or if the player must give it. */
  next(game: AnyGame, question: Question<unknown>): unknown {
    const [next, ...left] = this.#left;
    this.#left = [];
    if (next === undefined || question.refuse(next) !== null) return null;
    if (hangsOnDice(game, question.side, next)) return null;
    this.#left = left;
    return next;
  }
}

/** Asks a person until there is an answer. An answer that throws dice is shown with its odds, and given at the next Enter. */
export async function askInWords(
  { present }: AnyRulebook,
  game: AnyGame,
  question: Question<unknown>,
  orders: Orders,
  person: Person,
): Promise<unknown> {
  const { field, position } = game;
  const { side } = question;
  const known = sealedKnownTo(position, side);
  const menu = answerMenuOf(present, { field, state: position.state, known }, question);
  const scene = present.shows.scene({ field, state: position.state, known });
  const spoken: LineContext<unknown> = { menu, scene, side, ground: present.shows.ground(field) };
  let shown: readonly Choice<unknown>[] = menu.all;
  let waits: readonly unknown[] = [];
  for (;;) {
    person.printWords(`\n${position.sides[side]}: ${question.prompt()} (${question.clause})`);
    list(shown, person);
    const typed = await person.readLine();
    if (typed === null || typed === 'quit') return QUIT;
    const [first, ...more] = waits;
    if (first !== undefined && (typed === '' || typed === 'yes')) {
      orders.begin(more);
      return first;
    }
    waits = [];
    const numbered = shown[Number(typed.replace('?', '')) - 1];
    const asked = toldTo(typed, { game, scene, ground: spoken.ground }, spoken, first);
    if (asked !== null) {
      person.printWords(asked);
      waits = first === undefined ? [] : [first, ...more];
    } else if (numbered && typed.startsWith('?')) tellOdds(game, side, numbered.answer, person);
    else {
      const heardNow = numbered
        ? { ...EMPTY_LINE, says: numbered.label, answers: [numbered.answer] }
        : meantBy(typed, spoken, game, question, present);
      shown = heardNow.shown ?? menu.all;
      if (heardNow.says !== '') person.printWords(heardNow.says);
      const [only, ...rest] = heardNow.answers;
      if (only === undefined) continue;
      const throws = hangsOnDice(game, side, only);
      if (throws) tellOdds(game, side, only, person);
      if (!throws && !heardNow.partly) {
        orders.begin(rest);
        return only;
      }
      person.printWords('Press Enter again to do it.');
      waits = heardNow.answers;
    }
  }
}

/** The answer to a question in words; null if the line asks none. */
function toldTo(
  line: string,
  about: QuestionContext & { readonly game: AnyGame },
  spoken: LineContext<unknown>,
  waits: unknown,
): string | null {
  const [word, ...rest] = line.split(/\s+/);
  if (line === 'help') return HELP;
  if (word !== 'odds') return answerQuery(line, about);
  const shown = rest.length === 0 ? spoken.menu.all.find(({ answer }) => answer === waits) : undefined;
  return answerOddsQuery(shown?.label ?? rest.join(' '), spoken, (answer) =>
    about.game.preview(spoken.side, answer),
  );
}

const HELP =
  'Ask: odds, or odds with who and whom, near and a name, distance and a name to a name, last, losses, ?3 for the odds of the third choice. ' +
  'Tell: who, what, and whom or where, such as "71st to Morgan Hill" or "british guns fire on the militia"; the number of a ' +
  'choice, or words out of it; clicks spelled out, such as "click NAME; 1011; facing 60"; Enter or yes to do what is shown; quit to save and stop.';

/** True if anything depends on the dice that an answer throws. */
function hangsOnDice(game: AnyGame, side: Side, answer: unknown): boolean {
  const { throws, certain } = game.preview(side, answer);
  return throws && !certain;
}

/** The meaning of a line: answers to give one after another, or choices to show. */
interface LineAnswers {
  readonly says: string;
  readonly answers: readonly unknown[];
  readonly shown: readonly Choice<unknown>[] | null;
  /** True if not all units of the order can carry it out. */
  readonly partly: boolean;
}

const EMPTY_LINE: LineAnswers = { says: '', answers: [], shown: null, partly: false };

function meantBy(
  line: string,
  spoken: LineContext<unknown>,
  game: AnyGame,
  question: Question<unknown>,
  present: AnyRulebook['present'],
): LineAnswers {
  const { menu, side, ground } = spoken;
  const spelled = readClicks(line, spoken);
  if (spelled && 'unknown' in spelled)
    return { ...EMPTY_LINE, says: `Nothing that can be clicked is called "${spelled.unknown}".` };
  const clicked = spelled && meantByClicks(spelled.picks, spoken, game, question, present);
  if (spelled) return clicked ?? { ...EMPTY_LINE, says: 'These clicks mean no answer.' };
  const meant = readLine(line, spoken);
  const why = whyNotUnderstood(meant);
  if (why !== null) return { ...EMPTY_LINE, says: why };
  switch (meant.means) {
    case 'answer':
      return { ...EMPTY_LINE, says: meant.choice.label, answers: [meant.choice.answer] };
    case 'which':
      return { ...EMPTY_LINE, shown: meant.choices };
    case 'chosen': {
      const picks = meant.pieces.flatMap(({ id, group }): Picked[] => [{ piece: id }, { body: group }]);
      const shown = menu.all.filter((choice) =>
        picks.some((pick) => choicesWith([choice], [pick]).length > 0),
      );
      return shown.length > 0
        ? { ...EMPTY_LINE, shown }
        : { ...EMPTY_LINE, says: `${meant.name}: nothing is asked of it now.` };
    }
    case 'order': {
      const { formation, gesture } = meant;
      const drilled = { present, position: game.position.forSeat(side), side, formation };
      const { answers, stragglers } = manoeuvreOf(drilled, ground, gesture);
      const says = stragglers.map(({ sentence }) => sentence).join(' ');
      return { ...EMPTY_LINE, says, answers, partly: stragglers.length > 0 };
    }
    case 'refused': {
      const says = `${meant.name}: no answer offered says "${meant.rest}".`;
      return meantByClicks(meant.picks, spoken, game, question, present) ?? { ...EMPTY_LINE, says };
    }
    default:
      return { ...EMPTY_LINE, says: `Nothing offered says "${line}".` };
  }
}

/** The meaning of clicks: an offered answer, another legal one, or why it is illegal. Null if they mean no answer. */
function meantByClicks(
  picks: readonly Picked[],
  { menu, side }: LineContext<unknown>,
  game: AnyGame,
  question: Question<unknown>,
  present: AnyRulebook['present'],
): LineAnswers | null {
  const { exact } = menu.after(picks);
  if (exact) return { ...EMPTY_LINE, says: exact.label, answers: [exact.answer] };
  const { field, position } = game;
  const known = sealedKnownTo(position, side);
  const answer = present.clicks.meaning?.({ field, state: position.state, known }, question, picks) ?? null;
  if (answer === null) return null;
  const refusal = question.refuse(answer);
  if (refusal) return { ...EMPTY_LINE, says: `${refusal.sentence} (${refusal.clause})` };
  const { label } = present.clicks.picks({ field, state: position.state, known }, question, answer);
  return { ...EMPTY_LINE, says: label, answers: [answer] };
}

function list(shown: readonly Choice<unknown>[], { printWords }: Person): void {
  shown.slice(0, SHOWN).forEach(({ label }, i) => printWords(`${String(i + 1).padStart(4)}  ${label}`));
  if (shown.length > SHOWN) printWords(`      and ${shown.length - SHOWN} more: type part of their words`);
}

function tellOdds(
  game: AnyGame,
  side: Question<unknown>['side'],
  answer: unknown,
  { printWords }: Person,
): void {
  const { first } = game.preview(side, answer);
  if (!first) return printWords('  This throws no dice.');
  for (const { label, value, clause } of first.lines) printWords(`  ${label}: ${value} (${clause})`);
  for (const share of sharesOf(first)) printWords(`  ${share.outcome.label}: ${shareText([share])}`);
}
