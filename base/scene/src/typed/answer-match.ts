/**
 * Finds the answers that a typed line may mean: those about certain troops, with this action, this place or this
 * name; and chooses between several.
 */
import type { Ground } from '../ground.ts';
import { type Choice, cheapestOf } from '../narrowing.ts';
import { hexesPicked, type Picked, piecesPicked } from '../pick.ts';
import type { Piece } from '../piece.ts';
import { namedBy, wordsOf } from '../words.ts';
import { isDeed, isIdle, isTowards, synonymsOf } from './deeds.ts';
import type { LineContext } from './line-context.ts';
import { findPlaces, type PlaceContext } from './places.ts';
import type { Subject } from './subject.ts';

/** Which of several answers words mean. */
export type AnswerMatch<A> =
  | { readonly means: 'answer'; readonly choice: Choice<A> }
  /** Several answers have these words. */
  | { readonly means: 'which'; readonly choices: readonly Choice<A>[] }
  | { readonly means: 'nothing' };

/** True if an answer is given to a whole body at once. */
export const byBody = (picks: readonly Picked[]): boolean => picks.some((pick) => 'body' in pick);

/** The answers of these troops that say the rest of a line. */
export function answersSaid<A>(
  { rest }: Subject,
  troops: readonly Piece[],
  spoken: LineContext<A>,
): readonly Choice<A>[] {
  const { scene, side, ground, menu } = spoken;
  const ids = new Set(troops.map(({ id }) => id));
  const bodies = new Set(troops.map(({ group }) => group));
  const stand = new Set(troops.flatMap(({ place }) => (place !== null && 'hex' in place ? [place.hex] : [])));
  const own = new Set(scene.pieces.filter((piece) => piece.side === side).map(({ id }) => id));
  const about = menu.all.filter(({ picks }) => {
    const acting = piecesPicked(picks).filter((id) => own.has(id));
    if (acting.length > 0) return acting.every((id) => ids.has(id)) || ids.has(acting[0] ?? '');
    return picks.some((pick) =>
      'body' in pick ? bodies.has(pick.body) : 'hex' in pick && stand.has(pick.hex),
    );
  });
  return chunksOf(rest).reduce<readonly Choice<A>[]>((left, chunk) => {
    if (chunk.deed) return withDeed(left, chunk.words[0] ?? '');
    return withObject(left, chunk.words.join(' '), { ground, pieces: scene.pieces, of: troops });
  }, about);
}

interface Chunk {
  readonly deed: boolean;
  readonly words: readonly string[];
}

/** The words after a name, cut at the words that only lead on: each verb alone, each name whole. */
function chunksOf(words: readonly string[]): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let name: string[] = [];
  const close = () => {
    if (name.length > 0) chunks.push({ deed: false, words: name });
    name = [];
  };
  for (const word of words) {
    if (!isDeed(word) && !isTowards(word)) {
      name.push(word);
      continue;
    }
    close();
    if (isDeed(word)) chunks.push({ deed: true, words: [word] });
  }
  close();
  return chunks;
}

/** Choices whose words have this verb, or a synonym. */
function withDeed<A>(choices: readonly Choice<A>[], deed: string): readonly Choice<A>[] {
  const all = synonymsOf(deed);
  const exact = choices.filter(({ label }) =>
    wordsOf(label).some((own) => own === deed || own === `${deed}s`),
  );
  return exact.length > 0
    ? exact
    : choices.filter(({ label }) => wordsOf(label).some((own) => all.includes(own)));
}

/** Choices about this: a word of theirs, a unit they strike, or their destination. */
function withObject<A>(choices: readonly Choice<A>[], said: string, at: PlaceContext): readonly Choice<A>[] {
  const [hex, whom] = numberedHex(said, at.ground);
  if (hex === null || whom === '') return named(choices, said, at);
  return named(
    choices.filter(({ picks }) => hexesPicked(picks).at(-1) === hex),
    whom,
    at,
  );
}

/** The hex that is named by its number at the end, and what else is said: `militia 1114`. */
function numberedHex(said: string, ground: Ground): readonly [hex: number | null, rest: string] {
  const words = wordsOf(said);
  const hex = ground.kind === 'hexes' ? ground.map.labels.indexOf(words.at(-1) ?? '') : -1;
  return hex < 0 ? [null, said] : [hex, words.slice(0, -1).join(' ')];
}

function named<A>(choices: readonly Choice<A>[], said: string, at: PlaceContext): readonly Choice<A>[] {
  const inWords = choicesLabelled(said, wordsOf(said), choices);
  if (inWords.length > 0) return inWords;
  const whom = new Set(namedBy(at.pieces, ({ name }) => name, said).map(({ id }) => id));
  const struck = choices.filter(({ picks }) => piecesPicked(picks).some((id) => whom.has(id)));
  if (struck.length > 0) return struck;
  for (const place of findPlaces(said, at)) {
    const there = choices.filter(({ picks }) => 'hex' in place && hexesPicked(picks).at(-1) === place.hex);
    if (there.length > 0) return there;
  }
  return [];
}

/**
 * Choices whose words include all these: together in their order before anywhere, whole words before beginnings of
 * words. A verb may be a synonym.
 */
export function choicesLabelled<A>(
  line: string,
  words: readonly string[],
  choices: readonly Choice<A>[],
): readonly Choice<A>[] {
  const exact = choices.filter(({ label }) => words.every((word) => wordsOf(label).includes(word)));
  const [same, ...more] = exact.filter(({ label }) => wordsOf(label).length === wordsOf(line).length);
  if (same && more.length === 0) return [same];
  const together = exact.filter(({ label }) => spelled(wordsOf(label)).includes(spelled(words)));
  if (together.length > 0) return together;
  if (exact.length > 0) return exact;
  const begun = namedBy(choices, ({ label }) => label, words.join(' '));
  if (begun.length > 0) return begun;
  const names = words.filter((word) => !isDeed(word) && !isTowards(word));
  return words.filter(isDeed).reduce(
    withDeed,
    namedBy(choices, ({ label }) => label, names.join(' ')),
  );
}

/** Words in a row, without those that say nothing. */
const spelled = (words: readonly string[]): string => ` ${words.filter((word) => !isIdle(word)).join(' ')} `;

/**
 * The best of these answers: the one with most of the named pieces. Among ways with the same end, the one
 * that does not change their facing, or else the cheapest.
 */
export function bestAmong<A>(choices: readonly Choice<A>[], of: readonly Piece[]): AnswerMatch<A> {
  if (choices.length === 0) return { means: 'nothing' };
  const ids = new Set(of.map(({ id }) => id));
  const count = ({ picks }: Choice<A>): number => piecesPicked(picks).filter((id) => ids.has(id)).length;
  const most = Math.max(...choices.map(count));
  const fullest = choices.filter((choice) => count(choice) === most);
  const [only] = fullest;
  const plain = only && (fullest.length === 1 ? only : plainestOf(fullest));
  if (plain) return { means: 'answer', choice: plain };
  if (!endAlike(fullest)) return { means: 'which', choices: fullest };
  const facing = of.find((piece) => piece.facing !== null)?.facing ?? null;
  const straight = fullest.filter(({ picks }) =>
    picks.some((pick) => 'heading' in pick && pick.heading === facing),
  );
  const choice = cheapestOf(straight) ?? cheapestOf(fullest);
  return choice ? { means: 'answer', choice } : { means: 'nothing' };
}

/** The answer whose words are contained in all the others: `Move`, next to `Move and fire`. Null if there is none. */
function plainestOf<A>(choices: readonly Choice<A>[]): Choice<A> | null {
  const plain = ({ label }: Choice<A>, other: Choice<A>): boolean => {
    const [few, more] = [wordsOf(label), wordsOf(other.label)];
    return few.length < more.length && few.every((word) => more.includes(word));
  };
  return choices.find((choice) => choices.every((other) => other === choice || plain(choice, other))) ?? null;
}

/** True if answers differ only in the facing at the end. */
function endAlike<A>(choices: readonly Choice<A>[]): boolean {
  const ends = choices.map(({ picks }) => JSON.stringify(picks.filter((pick) => !('heading' in pick))));
  return new Set(ends).size === 1 && choices.every(({ picks }) => picks.some((pick) => 'heading' in pick));
}
