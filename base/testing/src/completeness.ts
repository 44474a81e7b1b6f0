/**
 * Completeness of answers: every legal answer can be given, and every listed answer is legal. Unlisted
 * answers are drawn at random, and the legality check says which of them are legal. Each of those is then
 * built by clicks, by typed words, and in its sheet.
 */
import assert from 'node:assert/strict';
import {
  type Chance,
  canonical,
  chanceDice,
  nth,
  type Options,
  Position,
  type Question,
  readAnswer,
  type SealedAnswer,
  sealedKnownTo,
  seededChance,
} from '@linstock/kernel';
import {
  answerMenuOf,
  type Filled,
  type LineContext,
  picksKey,
  type RowNote,
  type Rulebook,
  readClicks,
  type Sheet,
  sayToSheet,
  spellClicks,
  writeRow,
} from '@linstock/scene';
import { recombination } from './recombine.ts';

/** A question of a random game, for which an answer is drawn. */
export interface SampledQuestion<S, A, F> {
  readonly field: F;
  readonly state: S;
  readonly question: Question<A>;
  readonly chance: Chance;
}

/** The amount of work done. */
export interface CompletenessSettings<S, A, F> {
  readonly battles: readonly string[];
  readonly options?: Options;
  readonly seed: string;
  /** One question in `every` is tested. */
  readonly every: number;
  /** Answers drawn for each question that is looked at. */
  readonly draws: number;
  /** Questions after which a game is broken off. */
  readonly longest: number;
  /** Draws an answer of the right shape in the system's own way, legal or not; null if it has none for this question. */
  readonly draw?: (at: SampledQuestion<S, A, F>) => A | null;
}

/** The results for the questions of one kind. */
export interface KindTried {
  looked: number;
  /** Legal answers found, each counted once a question. */
  legal: number;
  /** Legal answers that are not offered: they had to be composed. */
  composed: number;
  /** Legal answers that cannot be given, and offered ones that are illegal, each with the reason. */
  readonly faults: string[];
}

/** A question that is looked at, and what can be said to it. */
interface QuestionAt<S, A, F> {
  readonly rulebook: Rulebook<S, A, F>;
  readonly position: Position<S, A, F>;
  readonly question: Question<A>;
  readonly known: readonly SealedAnswer<A>[];
  readonly spoken: LineContext<A>;
}

/** Maximum number of options whose parts are combined into new answers. */
const MAX_OPTIONS = 3000;

/** Plays random games, draws answers to their questions and tries to give the legal ones. The result is by kind of question. */
export function tryCompleteness<S, A, F>(
  rulebook: Rulebook<S, A, F>,
  settings: CompletenessSettings<S, A, F>,
): ReadonlyMap<string, KindTried> {
  const tried = new Map<string, KindTried>();
  for (const battle of settings.battles) {
    const chance = seededChance(`${settings.seed}:${battle}`);
    const dice = chanceDice(chance);
    const position = Position.start(rulebook, rulebook.field(battle, settings.options ?? {}), dice);
    for (let n = 0; n < settings.longest && !position.over; n++) {
      const question = nth(position.open, chance.below(position.open.length));
      if (chance.below(settings.every) === 0) {
        const counts = tried.get(question.kind) ?? { looked: 0, legal: 0, composed: 0, faults: [] };
        tried.set(question.kind, counts);
        tryQuestion(lookAt(rulebook, position, question), counts, settings, chance);
      }
      position.giveAnswer(question.side, anyAnswer(question, chance), dice);
    }
  }
  return tried;
}

/**
 * Fails if a legal answer could not be given or a listed one is illegal. Also fails if
 * `present.asks.composed` of the rulebook does not name exactly the kinds of question whose answers had to be
 * composed.
 * @param unmet kinds that are declared, but for which these games had no such answer
 */
export function assertComplete<S, A, F>(
  rulebook: Rulebook<S, A, F>,
  settings: CompletenessSettings<S, A, F>,
  unmet: readonly string[] = [],
): void {
  const tried = [...tryCompleteness(rulebook, settings)];
  assert.deepEqual(
    tried.flatMap(([, { faults }]) => faults.slice(0, 3)),
    [],
  );
  assert.ok(
    tried.some(([, { legal }]) => legal > 0),
    'no legal answer was drawn',
  );
  const composed = tried.flatMap(([kind, { composed: count }]) => (count > 0 ? [kind] : []));
  const declared = Object.keys(rulebook.present.asks.composed ?? {}).filter((kind) => !unmet.includes(kind));
  assert.deepEqual(composed.toSorted(), declared.toSorted(), 'kinds of question whose answers are composed');
}

function lookAt<S, A, F>(
  rulebook: Rulebook<S, A, F>,
  position: Position<S, A, F>,
  question: Question<A>,
): QuestionAt<S, A, F> {
  const { field, state } = position;
  const { present } = rulebook;
  const known = sealedKnownTo(position, question.side);
  const spoken: LineContext<A> = {
    menu: answerMenuOf(present, { field, state, known }, question),
    scene: present.shows.scene({ field, state, known }),
    side: question.side,
    ground: present.shows.ground(field),
  };
  return { rulebook, position, question, known, spoken };
}

function tryQuestion<S, A, F>(
  at: QuestionAt<S, A, F>,
  counts: KindTried,
  { draw, draws }: CompletenessSettings<S, A, F>,
  chance: Chance,
): void {
  const { position, question } = at;
  counts.looked++;
  const options = someOptions(question, chance);
  for (const option of options) {
    const refused = question.refuse(option);
    if (refused) counts.faults.push(faultOf(at, option, `it is offered and refused: ${refused.sentence}`));
  }
  const recombined = recombination(options);
  const seen = new Set<string>();
  for (let i = 0; i < draws; i++) {
    const { field, state } = position;
    const own = i % 2 === 0 ? (draw?.({ field, state, question, chance }) ?? null) : null;
    const read = readAnswer(position, question.side, JSON.parse(canonical(own ?? recombined(chance))));
    if ('refused' in read || seen.has(canonical(read.answer))) continue;
    seen.add(canonical(read.answer));
    counts.legal++;
    const result = giveInEachWay(at, read.answer);
    if (result === 'composed') counts.composed++;
    else if (result !== 'listed') counts.faults.push(faultOf(at, read.answer, result));
  }
}

/** Builds a legal answer in each way there is: whether it is listed or was composed, or why it cannot be given. */
function giveInEachWay<S, A, F>(at: QuestionAt<S, A, F>, answer: A): string {
  const { rulebook, position, question, known, spoken } = at;
  const { field, state } = position;
  const { present } = rulebook;
  const sheet = present.asks.sheet?.({ field, state, known }, question) ?? null;
  if (sheet) return giveBySheet(at, sheet, answer) ?? declared(at, 'sheet') ?? 'composed';
  const { picks } = present.clicks.picks({ field, state, known }, question, answer);
  const words = spellClicks(picks, spoken);
  const typed = readClicks(words, spoken);
  if (!typed || 'unknown' in typed) return `its typed clicks "${words}" are not understood`;
  if (picksKey(typed.picks) !== picksKey(picks)) return `its typed clicks "${words}" are read as others`;
  const offered = spoken.menu.after(picks).exact;
  if (offered && playsAlike(at, offered.answer, answer)) return 'listed';
  const meant = present.clicks.meaning?.({ field, state, known }, question, picks) ?? null;
  if (meant === null) return `its clicks "${words}" mean nothing`;
  if (!playsAlike(at, meant, answer)) return `its clicks "${words}" mean ${canonical(meant)}`;
  return declared(at, 'picks') ?? 'composed';
}

/** Fills in a sheet from an answer, by choices and again by words; returns the fault, or null. */
function giveBySheet<S, A, F>(at: QuestionAt<S, A, F>, sheet: Sheet<A>, answer: A): string | null {
  const wanted = sheet.read(answer);
  let chosen: Filled = {};
  let said: Filled = {};
  for (const [index, row] of sheet.rows.entries()) {
    const written = wanted[row.id];
    if (!written) continue;
    const done = writeRow(sheet, chosen, row, written);
    if ('refusal' in done) return `its sheet refuses ${row.label}: ${done.refusal.sentence}`;
    chosen = done.filled;
    said = sayToSheet(sheet, said, rowInWords(index, written), {})?.filled ?? said;
  }
  const built = sheet.answer(chosen);
  if (built === null) return 'its sheet gives no answer';
  // A sheet gives its rows in its own order.
  if (canonical(inOrder(built)) !== canonical(inOrder(answer)) && !playsAlike(at, built, answer))
    return `its sheet gives ${canonical(built)}`;
  return canonical(said) === canonical(chosen) ? null : `its sheet filled in by words is ${canonical(said)}`;
}

/** A value with all its lists sorted. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const texts = value.map((each) => canonical(inOrder(each)));
    return texts.sort();
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inOrder(each)]));
}

/** The words that set the written choice of a row of a sheet: `order 3 move 45`. */
function rowInWords(index: number, { choice, detail }: RowNote): string {
  const words = ['order', String(index + 1), choice];
  if (!detail) return words.join(' ');
  if ('heading' in detail) words.push(String(detail.heading / 10));
  else if ('number' in detail) words.push(String(detail.number));
  else if ('piece' in detail) words.push(detail.piece);
  else if ('hex' in detail) words.push('hex', String(detail.hex));
  else words.push('spot', String(detail.spot.x / 1000), String(detail.spot.y / 1000));
  return words.join(' ');
}

/** Null if the rulebook declares that this question's answers are composed. */
function declared<S, A, F>(
  { rulebook, question }: QuestionAt<S, A, F>,
  by: 'picks' | 'sheet',
): string | null {
  return rulebook.present.asks.composed?.[question.kind] === by
    ? null
    : `it is not offered, and present.asks.composed does not say "${question.kind}: '${by}'"`;
}

/** True if two answers lead to the same state and questions, with the same dice. */
function playsAlike<S, A, F>({ position, question }: QuestionAt<S, A, F>, one: A, other: A): boolean {
  if (canonical(one) === canonical(other)) return true;
  const after = (answer: A): string => {
    const copy = position.clone();
    copy.giveAnswer(question.side, answer, chanceDice(seededChance('alike')));
    return canonical([copy.state, copy.sealedAnswers, copy.open.map(({ kind, side }) => [kind, side])]);
  };
  return question.refuse(one) === null && after(one) === after(other);
}

function faultOf<S, A, F>({ question }: QuestionAt<S, A, F>, answer: A, what: string): string {
  return `"${question.kind}": ${canonical(answer)}: ${what}.`;
}

/** Some of the offered answers, all if they are few. */
function someOptions<A>(question: Question<A>, chance: Chance): readonly A[] {
  const options: A[] = [];
  for (const option of question.options()) {
    if (options.length >= MAX_OPTIONS) break;
    options.push(option);
  }
  const { sample } = question;
  if (!sample) return options;
  return [...options, ...Array.from({ length: 20 }, () => sample.call(question, (n) => chance.below(n)))];
}

function anyAnswer<A>(question: Question<A>, chance: Chance): A {
  const options = question.sample ? [question.sample((n) => chance.below(n))] : [...question.options()];
  return nth(options, chance.below(options.length));
}
