import { canonical } from '../canonical.ts';
import { Game } from '../game.ts';
import { nth } from '../nth.ts';
import { parseRecord } from '../parse-record.ts';
import type { Question } from '../question.ts';
import type { Entry } from '../record.ts';
import { type Chance, chanceDice, seededChance } from '../seeded.ts';
import { otherSide, type Side } from '../side.ts';
import { verify } from '../verify.ts';
import { assertSame, type CheckContext, fail, randomAnswer, type Watch, watchGames } from './walk.ts';

/** A question of a random game that is recorded, before it is answered. */
interface RecordedQuestion<S, A, F> {
  readonly game: Game<S, A, F>;
  readonly question: Question<A>;
  readonly chance: Chance;
}

/** A law that watches random games that are recorded. */
export type RecordedWatch<S, A, F> = Watch<RecordedQuestion<S, A, F>, Game<S, A, F>>;

/** Plays random games through the judge's gate, watched by these laws. */
export function watchRecordedGames<S, A, F>(
  trial: CheckContext<S, A, F>,
  watches: readonly RecordedWatch<S, A, F>[],
): readonly (() => number)[] {
  return watchGames(watches, (look) =>
    trial.battles.flatMap((battle) =>
      Array.from({ length: trial.games }, (_, number) => {
        const seed = `${trial.seed}:${battle}:${number}`;
        const chance = seededChance(seed);
        const chances = watches.map(() => seededChance(`${seed}:visits`));
        const game = Game.create(trial.rules, {
          battle,
          options: trial.options,
          dice: { kind: 'seeded', seed },
        });
        while (!game.over) {
          const question = nth(game.open, chance.below(game.open.length));
          look((watch) => ({ game, question, chance: nth(chances, watch) }));
          game.append(entryFor(game, question, randomAnswer(question, chance), chance));
        }
        return game;
      }),
    ),
  );
}

export function entryFor<S, A, F>(
  game: Game<S, A, F>,
  question: Question<A>,
  answer: unknown,
  chance: Chance,
): Entry {
  const salt = (): string => chance.bits().toString(36);
  const proposal = game.propose(question.side, answer, game.head, { salt });
  if ('refused' in proposal) fail(`the judge refuses ${canonical(answer)}: ${proposal.refused.sentence}`);
  return proposal.entry;
}

/** A record read back from its text gives the same state, hash and log; its dice and its chain verify. */
export function replays<S, A, F>(trial: CheckContext<S, A, F>): RecordedWatch<S, A, F> {
  return {
    end(games) {
      for (const game of games) replaysAlike(trial, game);
      return games.length;
    },
  };
}

function replaysAlike<S, A, F>(trial: CheckContext<S, A, F>, game: Game<S, A, F>): void {
  const record = parseRecord(JSON.parse(JSON.stringify(game.record)));
  const again = Game.fromRecord(trial.rules, record);
  assertSame(
    canonical(again.position.state),
    canonical(game.position.state),
    'a replayed record ends in another state',
  );
  assertSame(again.hash, game.hash, 'a replayed record has another hash');
  assertSame(canonical(again.log), canonical(game.log), 'a replayed record tells another story');
  const found = verify(record, trial.rules);
  if (found.fault) fail(found.fault.sentence);
}

/** Values that no rulebook may accept as an answer. */
const MALFORMED: readonly unknown[] = [
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [[[]]],
  {},
  { __proto__: null },
  { stray: { stray: [] } },
  'x'.repeat(10_000),
];

/** The judge refuses stale, foreign, malformed and illegal answers, with a clause if a rule forbids them, and changes nothing. */
export function badAnswersRefused<S, A, F>(trial: CheckContext<S, A, F>): RecordedWatch<S, A, F> {
  const before: unknown[] = [];
  let met = 0;
  return {
    look({ game, question, chance }) {
      const good = randomAnswer(question, chance);
      before.push(good);
      if (met++ % trial.every !== 0) return;
      const stood = canonical([game.position.state, game.head, game.hash]);
      refusedAs(game, question.side, good, game.head + 1, 'stale');
      refusedAs(game, question.side, good, -1, 'stale');
      const foe = otherSide(question.side);
      if (!game.question(foe)) refusedAs(game, foe, good, game.head, 'not-asked');
      for (const value of MALFORMED) refusedAs(game, question.side, value, game.head, null);
      const old = before[chance.below(before.length)];
      for (const value of [old, ...twisted(good, chance), ...twisted(old, chance)])
        heldToLaw(trial, game, question, value, chance);
      assertSame(
        canonical([game.position.state, game.head, game.hash]),
        stood,
        'a refused command changes the game',
      );
    },
    end: () => met,
  };
}

function refusedAs<S, A, F>(
  game: Game<S, A, F>,
  side: Side,
  value: unknown,
  expected: number,
  code: string | null,
): void {
  const refused = game.refuse(side, value, expected);
  if (!refused)
    fail(`the judge accepts ${JSON.stringify(value) ?? 'nothing'} of side ${side} at ${expected}.`);
  if (code !== null && refused.code !== code)
    fail(`expected the refusal "${code}", found "${refused.code}".`);
  if (refused.sentence === '') fail(`the refusal "${refused.code}" has no sentence.`);
}

/** An answer of any kind is either refused with a clause, or it is legal and can be carried out. */
function heldToLaw<S, A, F>(
  trial: CheckContext<S, A, F>,
  game: Game<S, A, F>,
  question: Question<A>,
  value: unknown,
  chance: Chance,
): void {
  const refused = game.refuse(question.side, value, game.head);
  if (!refused) {
    game.propose(question.side, value, game.head, { dice: () => chanceDice(chance), salt: () => 'salt' });
    return;
  }
  if (refused.code === 'malformed') return;
  if (refused.clause === null || !(refused.clause in trial.rules.clauses)) {
    fail(`"${question.kind}" refuses ${canonical(value)} by no clause it knows: ${refused.sentence}`);
  }
}

/** An answer with one of its numbers changed, several ways. */
function twisted(answer: unknown, chance: Chance): unknown[] {
  const numbers = canonical(answer).match(/-?\d+/g) ?? [];
  if (numbers.length === 0) return [];
  return [1, -1, 7, 1000].map((by) => {
    let at = chance.below(numbers.length);
    return JSON.parse(canonical(answer).replace(/-?\d+/g, (n) => (at-- === 0 ? String(Number(n) + by) : n)));
  });
}
