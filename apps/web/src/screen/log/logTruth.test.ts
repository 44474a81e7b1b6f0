/**
 * The log over random games of all four systems: the headlines report all log items, each once, under the log
 * line and the chance of the throw that caused it.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chancesOf, Game, type GameLogItem, type Question, type Roll, seededChance } from '@linstock/kernel';
import { concernedIn, eventOf, type GameEvent, type Scene } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import type { AnyGame } from '../../play/state/state.ts';
import { buildLogLines, describeChances, describeLine, type LogLine } from '../../words/logLines.ts';
import { rankOf } from '../../words/rollResults.ts';

/** The battles played, and how many entries of each. */
const BATTLES = [
  ['american-legions', 'cowpens', 420],
  ['american-legions', 'waxhaws', 200],
  ['flintlock', 'guilford', 600],
  ['flintlock', 'cowpens', 500],
  ['morschauser', 'maida', 420],
  ['morschauser', 'cowpens', 300],
  ['johnny-reb', 'brawners-farm', 200],
  ['johnny-reb', 'little-round-top', 160],
] as const;

const SEEDS = ['one', 'two'];

/** One answer in `WILD` is any legal one. The others are those of a sensible player. */
const WILD = 5;

/** A battle played by both sides, partly at random. */
function randomGame(system: string, battle: string, most: number, seed: string): AnyGame {
  const rulebook = needRulebook(system);
  const game: AnyGame = Game.create(rulebook, { battle, options: {}, dice: { kind: 'seeded', seed } });
  const chance = seededChance(`log ${seed}`);
  while (game.head < most && !game.over) {
    const question = game.open[0] as Question<unknown>;
    const wild = chance.below(WILD) === 0 ? anyOf(question, (n) => chance.below(n)) : null;
    const answer = wild ?? rulebook.heuristics.reflex(game.field, game.position.state, question, {}, []);
    const proposal = game.propose(question.side, answer, game.head, { salt: () => `salt ${game.head}` });
    if ('refused' in proposal) throw new Error(proposal.refused?.sentence);
    game.append(proposal.entry);
  }
  return game;
}

function anyOf(question: Question<unknown>, below: (n: number) => number): unknown {
  if (question.sample) return question.sample(below);
  const options = [...question.options()];
  return options.length === 0 ? null : options[below(options.length)];
}

/** A game's log, its headlines, and the units named in them. */
interface LoggedGame {
  readonly name: string;
  readonly log: readonly GameLogItem[];
  readonly logLines: readonly LogLine[];
  readonly scene: Scene;
}

function* games(): Generator<LoggedGame> {
  for (const [system, battle, most] of BATTLES) {
    for (const seed of SEEDS) {
      const game = randomGame(system, battle, most, seed);
      const scene = needRulebook(system).present.shows.scene({
        field: game.field,
        state: game.position.state,
        known: [],
      });
      const { log } = game;
      yield { name: `${battle} (${system}, ${seed})`, log, logLines: buildLogLines(log, scene), scene };
    }
  }
}

const GAMES = [...games()];

/** Kinds of game events that are losses. */
const COSTS: ReadonlySet<GameEvent['kind']> = new Set([
  ...(['loss', 'removed', 'body lost', 'rout', 'morale', 'officer'] as const),
]);

function costs(logItem: GameLogItem['logItem']): boolean {
  const what = eventOf(logItem);
  if (!what || !COSTS.has(what.kind)) return false;
  if (what.kind === 'morale') return what.morale !== 'in command';
  return what.kind !== 'officer' || what.fate === 'falls' || what.fate === 'taken';
}

/** Words that carry what a sentence says: names, numbers, states. */
const wordsOf = (sentence: string): string[] =>
  (sentence.match(/[\p{L}\p{N}/.’']+/gu) ?? [])
    .map((word) => word.replace(/[.’']+$/, '').toLowerCase())
    .filter((word) => word !== '' && !SMALL.has(word))
    .map((word) => (word === 'companies' ? 'company' : word.replace(/(?<=..[^s])s$/, '')));

const SMALL = new Set([
  'the',
  'is',
  'are',
  'and',
  'of',
  'a',
  'has',
  'have',
  'more',
  'no',
  'each',
  'take',
  'takes',
]);

test('every log item is part of exactly one headline', () => {
  for (const { name, log, logLines } of GAMES) {
    const lines = logLines.flatMap((logLine) => logLine.items);
    const known = new Set(lines);
    assert.equal(known.size, lines.length, `${name}: a line stands twice`);
    const missing = log.filter(
      (each) => !known.has(each) && !(each.n === 0 && eventOf(each.logItem)?.kind === 'placed'),
    );
    assert.deepEqual(missing, [], name);
  }
});

test('the headlines together report exactly the losses and states of the entries, with the right units', () => {
  for (const { name, log, logLines } of GAMES) {
    const wanted = log.filter(({ logItem }) => costs(logItem)).map(({ logItem }) => logItem.sentence);
    const reported = logLines.flatMap(({ losses, items }) => {
      const own = items.filter(({ logItem }) => costs(logItem)).map(({ logItem }) => logItem.sentence);
      const told = losses.map(({ sentence }) => sentence);
      assert.deepEqual(
        own.filter((each) => !told.includes(each)),
        [],
        `${name}: in the lines, not in the headline`,
      );
      return own;
    });
    assert.deepEqual(reported.toSorted(), wanted.toSorted(), name);
    for (const logLine of logLines) {
      const headline = wordsOf(describeLine(logLine));
      for (const { sentence } of logLine.losses)
        for (const word of wordsOf(sentence))
          assert.ok(
            headline.includes(word),
            `${name}: "${word}" of "${sentence}" in "${describeLine(logLine)}"`,
          );
    }
  }
});

test('a headline of fire has the firing unit and its target', () => {
  for (const { name, logLines, scene } of GAMES) {
    const named = new Map(scene.pieces.map((piece) => [piece.id, piece.called.whole.text]));
    for (const logLine of logLines) {
      const what = logLine.items
        .map(({ logItem }) => eventOf(logItem))
        .find((each) => each?.kind === 'volley');
      if (what?.kind !== 'volley') continue;
      const words = wordsOf(describeLine(logLine));
      for (const id of [...what.by, ...what.targets])
        for (const word of wordsOf(named.get(id) ?? ''))
          assert.ok(words.includes(word), `${name}: "${word}" in "${describeLine(logLine)}"`);
    }
  }
});

test('every throw is in exactly one headline, with the chance counted from all its faces', () => {
  for (const { name, log, logLines } of GAMES) {
    const thrown = log.flatMap(({ logItem }) => logItem.thrown ?? []);
    const stated = logLines.flatMap(({ rolls }) => rolls);
    assert.equal(stated.length, thrown.length, name);
    assert.deepEqual(new Set(stated), new Set(thrown), name);
    for (const logLine of logLines) {
      const text = describeChances(logLine);
      const shown = [...text.matchAll(/[\d.]+(?= %)|certain/g)].map(([each]) =>
        each === 'certain' ? 100 : Number(each),
      );
      const counted = logLine.rolls.map((roll) => 100 * countedChance(roll));
      assert.equal(shown.length, counted.length, `${name}: ${text}`);
      // Shares of one throw are rounded so that they add up to 100.
      for (const [i, chance] of counted.entries())
        assert.ok(
          Math.abs(chance - shown[i]!) <= 0.1,
          `${name}: ${chance} told as ${text} in "${describeLine(logLine)}"`,
        );
    }
  }
});

/** The chance of a result, or of any as good or better, or as bad or worse, as its headline words it: by counting. */
function countedChance(roll: Roll): number {
  const chances = chancesOf(roll.reckoning);
  const own = chances.find(({ outcome }) => outcome.key === roll.outcome);
  assert.ok(own, roll.outcome);
  const { rank } = own.outcome;
  const sum = (holds: (each: number) => boolean) =>
    chances.filter(({ outcome }) => holds(outcome.rank)).reduce((all, each) => all + each.ways, 0) / own.of;
  const text = describeChances({ rolls: [roll] });
  const up = sum((each) => each >= rank);
  const down = sum((each) => each <= rank);
  if (text.includes('better')) return up;
  if (text.includes('worse')) return down;
  return text.includes('as good') ? sum((each) => each === rank) : own.ways / own.of;
}

test('a loss is listed under the last throw before it about that unit, never under a failed one', () => {
  for (const { name, log, logLines, scene } of GAMES) {
    const aboutOf = throwsAbout(logLines);
    const missed = new Set(
      logLines.filter(isVolley).flatMap(({ rolls }) => rolls.filter((each) => rankOf(each) <= 0)),
    );
    for (const logLine of logLines) {
      const [roll] = logLine.rolls;
      if (!roll || logLine.rolls.length > 1 || logLine.losses.length === 0) continue;
      if (isVolley(logLine)) assert.ok(rankOf(roll) > 0, `${name}: ${describeLine(logLine)}`);
      for (const { line, later } of lossesAfter(logLine, roll, log)) {
        const hurt = piecesOf(line, scene);
        const nearer = later.filter(
          (each) => !missed.has(each) && aboutOf(each).some((piece) => hurt.includes(piece)),
        );
        const titles = nearer.map(({ reckoning }) => reckoning.title);
        assert.deepEqual(
          titles,
          [],
          `${name}, entry ${line.n}: "${line.logItem.sentence}" in "${describeLine(logLine)}"`,
        );
      }
    }
  }
});

/** The losses in a log line after its throw, with the throws between the two that the line did not wait for. */
function lossesAfter(logLine: LogLine, roll: Roll, log: readonly GameLogItem[]) {
  const thrown = logLine.items.findIndex(({ logItem }) => logItem.thrown === roll);
  const at = log.indexOf(logLine.items[thrown]!);
  return logLine.items
    .slice(thrown)
    .filter(({ logItem }) => costs(logItem))
    .map((line) => ({
      line,
      later: log
        .slice(at + 1, log.indexOf(line))
        .flatMap(({ logItem }) => logItem.thrown ?? [])
        .filter(({ reckoning }) => !reckoning.title.startsWith(`${roll.reckoning.title}, `)),
    }));
}

/** The units that a throw is about. For a volley and its result these are the targets, not the firers. */
function throwsAbout(logLines: readonly LogLine[]): (roll: Roll) => readonly string[] {
  const targets = logLines
    .filter(isVolley)
    .flatMap((logLine) =>
      logLine.rolls.map(({ reckoning }) => [reckoning.title, targetsOf(logLine)] as const),
    );
  return ({ reckoning: { title, about } }) =>
    targets.find(([shot]) => title.startsWith(shot))?.[1] ?? about ?? [];
}

const targetsOf = ({ items }: LogLine): readonly string[] =>
  items.flatMap(({ logItem }) => {
    const what = eventOf(logItem);
    return what?.kind === 'volley' ? what.targets : [];
  });

const isVolley = ({ items }: LogLine): boolean =>
  items.some(({ logItem }) => eventOf(logItem)?.kind === 'volley');

function piecesOf({ logItem }: GameLogItem, scene: Scene): readonly string[] {
  const what = eventOf(logItem);
  if (!what) return [];
  const { pieces, bodies } = concernedIn(what);
  return [...pieces, ...scene.bodies.filter(({ id }) => bodies.includes(id)).flatMap((body) => body.pieces)];
}
