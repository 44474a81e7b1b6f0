import { canonical } from '../canonical.ts';
import { Game } from '../game.ts';
import { need, nth } from '../nth.ts';
import { parseRecord } from '../parse-record.ts';
import { Position } from '../position.ts';
import type { Entry } from '../record.ts';
import { recordedDice } from '../recorded.ts';
import type { SavedPosition } from '../sealed-answers.ts';
import { type Chance, chanceDice, seededChance } from '../seeded.ts';
import type { Side } from '../side.ts';
import { playOnToReveal } from './play-checks.ts';
import { entryFor } from './record-checks.ts';
import { asked, assertSame, type CheckContext, fail, type GameWatch, randomAnswer } from './walk.ts';

/** Entries of a game that copies are compared at, and games of a battle at most. */
const MAX_WATCHED_ENTRIES = 150;
const GAMES = 2;

/** A copy of a game at another place, and the entries it has received. */
interface Copy<S, A, F> {
  readonly name: string;
  readonly seat: Side | null;
  readonly game: Game<S, A, F>;
  heard: number;
}

/**
 * After every entry, the copies of both seats, of a spectator, of an absent and of a late reader have the
 * judge's state, questions, hash and take-backs, and continue correctly from what they saved. A case is an
 * entry made while an answer was sealed.
 */
export function copiesAgree<S, A, F>(trial: CheckContext<S, A, F>): number {
  return watch(trial, 0, (judge, chance) => answer(judge, chance));
}

/** The same with take-backs to any entry, free or agreed, and with draw offers. */
export function takeBacksAgree<S, A, F>(trial: CheckContext<S, A, F>): number {
  let met = 0;
  watch(trial, 1, (judge, chance) => {
    const entry = back(judge, chance) ?? draw(judge, chance);
    if (entry && 'back' in entry) met++;
    return entry ?? answer(judge, chance);
  });
  return met;
}

function watch<S, A, F>(trial: CheckContext<S, A, F>, salt: number, next: NextEntry<S, A, F>): number {
  const games = Math.min(trial.games, GAMES);
  const seeds = trial.battles.flatMap((battle) =>
    Array.from(
      { length: games },
      (_, number) => [battle, `${trial.seed}:copies:${salt}:${battle}:${number}`] as const,
    ),
  );
  return seeds.reduce((met, [battle, seed]) => met + watchGame(trial, battle, seed, next), 0);
}

/** Makes the entry that the judge adds next. */
type NextEntry<S, A, F> = (judge: Game<S, A, F>, chance: Chance) => Entry;

function watchGame<S, A, F>(
  trial: CheckContext<S, A, F>,
  battle: string,
  seed: string,
  next: NextEntry<S, A, F>,
): number {
  const { rules, options, every } = trial;
  const chance = seededChance(seed);
  const judge = Game.create(rules, { battle, options, dice: { kind: 'seeded', seed } });
  const copies = ([0, 1, null, 0] as const).map((seat, i) => copyOf(trial, judge, seat, i === 3));
  let met = 0;
  while (!judge.over && judge.head < MAX_WATCHED_ENTRIES) {
    judge.append(next(judge, chance));
    met += judge.position.sealedAnswers.length > 0 ? 1 : 0;
    const closely = judge.head % (4 * every) === 0;
    for (const copy of copies) keepUp(judge, copy, chance);
    for (const copy of copies)
      if (copy.heard === judge.head) agree(judge, copy, closely ? `${seed}:${judge.head}` : null);
    if (closely)
      for (const seat of [0, 1, null] as const) agree(judge, copyOf(trial, judge, seat, false), null);
  }
  const again = Game.fromRecord(rules, parseRecord(JSON.parse(JSON.stringify(judge.record))));
  agree(judge, { name: 'its replayed record', seat: null, game: again, heard: judge.head }, null);
  return met;
}

function copyOf<S, A, F>(
  { rules }: CheckContext<S, A, F>,
  judge: Game<S, A, F>,
  seat: Side | null,
  away: boolean,
): Copy<S, A, F> {
  const who = seat === null ? 'a spectator' : `seat ${seat}`;
  const record = parseRecord(JSON.parse(JSON.stringify(judge.viewFor(seat))));
  const game = Game.fromRecord(rules, record);
  return { name: away ? `${who}, who was away` : who, seat, game, heard: judge.head };
}

/** Sends a copy the entries it has not received; an absent copy receives them only now and then. */
function keepUp<S, A, F>(judge: Game<S, A, F>, copy: Copy<S, A, F>, chance: Chance): void {
  if (copy.name.endsWith('away') && !judge.over && chance.below(6) > 0) return;
  const { entries } = judge.record;
  const fresh = entries.slice(copy.heard);
  const opened = fresh.flatMap(({ n }) => judge.openedBy(n)).filter((n) => n <= copy.heard);
  const told = [...opened.map((n) => nth(entries, n - 1)), ...fresh];
  copy.game.follow(JSON.parse(JSON.stringify(told.map((entry) => judge.entryFor(copy.seat, entry)))));
  copy.heard = judge.head;
}

function agree<S, A, F>(judge: Game<S, A, F>, { name, game }: Copy<S, A, F>, seed: string | null): void {
  const what = (thing: string): string => `entry ${judge.head}: ${thing} of ${name} is not the judge's`;
  assertSame(game.hash, judge.hash, what('the hash'));
  assertSame(canonical(game.position.state), canonical(judge.position.state), what('the state'));
  assertSame(kinds(game), kinds(judge), what('what is asked'));
  for (const side of [0, 1] as const)
    assertSame(
      canonical(game.takeBack(side)),
      canonical(judge.takeBack(side)),
      what(`the undo law for side ${side}`),
    );
  assertSame(
    canonical([game.over, game.drawOffer, game.line]),
    canonical([judge.over, judge.drawOffer, judge.line]),
    what('the end'),
  );
  if (seed === null) return;
  assertSame(asked(game.open), asked(judge.open), what('what is offered'));
  const saved: SavedPosition<S, A> = JSON.parse(canonical(game.position.save()));
  const loaded = Position.load(game.rules, game.field, saved);
  assertSame(
    playOnToReveal(loaded, seed),
    playOnToReveal(game.position.clone(), seed),
    what('what comes of its saved position'),
  );
}

const kinds = <S, A, F>(game: Game<S, A, F>): string =>
  game.open.map(({ side, kind }) => `${side} ${kind}`).join();

function answer<S, A, F>(judge: Game<S, A, F>, chance: Chance): Entry {
  const question = nth(judge.open, chance.below(judge.open.length));
  const settled = !question.sealed && chance.below(2) === 0;
  const no = settled ? (question.standing?.act([]) ?? null) : null;
  if (no === null) return entryFor(judge, question, randomAnswer(question, chance), chance);
  const proposal = judge.propose(question.side, no, judge.head, { standing: true });
  if ('refused' in proposal)
    fail(`the standing answer ${canonical(no)} is refused: ${proposal.refused.sentence}`);
  return proposal.entry;
}

function back<S, A, F>(judge: Game<S, A, F>, chance: Chance): Entry | null {
  const way = chance.below(12);
  const side: Side = chance.below(2) === 0 ? 0 : 1;
  const { steps, to } = judge.takeBack(side);
  const { line } = judge;
  if (way === 0 && steps > 0) return accepted(judge.proposeBack(side, to));
  if (way !== 1 || line.length < 2) return null;
  return accepted(judge.proposeBack(side, line[chance.below(line.length - 1)] ?? 0, true));
}

function draw<S, A, F>(judge: Game<S, A, F>, chance: Chance): Entry | null {
  if (chance.below(20) > 0) return null;
  const side: Side = chance.below(2) === 0 ? 0 : 1;
  return accepted(judge.proposeDraw(side, judge.drawOffer === null));
}

function accepted<E extends Entry>(
  proposal: { readonly entry: E } | { readonly refused: { sentence: string } },
): E {
  if ('refused' in proposal) fail(`the judge refuses: ${proposal.refused.sentence}`);
  return proposal.entry;
}

/** The order of two locks makes no difference to the state, to sealed answers, or to later results. */
export function locksEitherWay<S, A, F>(trial: CheckContext<S, A, F>): GameWatch<S, A, F> {
  let met = 0;
  return {
    look({ position, chance }) {
      const [first, second] = position.open;
      if (!first || !second) return;
      met++;
      const answers = new Map(
        [first, second].map((question) => [question.side, randomAnswer(question, chance)]),
      );
      const ends = [
        [first, second],
        [second, first],
      ].map((order) => {
        const copy = position.clone();
        const dice = chanceDice(seededChance(`${trial.seed}:locks:${met}`));
        for (const { side } of order)
          copy.giveAnswer(side, need(answers, side), copy.open.length > 1 ? recordedDice([]) : dice);
        return canonical(
          [copy.state, copy.sealedAnswers, playOnToReveal(copy, `${trial.seed}:locked:${met}`)].slice(0, 2),
        );
      });
      assertSame(ends[1] ?? '', ends[0] ?? '', 'who locks first makes a difference');
    },
    end: () => met,
  };
}
