import assert from 'node:assert/strict';
import { test } from 'node:test';
import { battleById } from '@linstock/battles';
import { jobsOf, planOf, playJob } from './batch.ts';
import { studyAsCsv } from './csv.ts';
import { compareWithHistory, historyOf } from './history.ts';
import { commandOf } from './page/report-page.ts';
import { COWPENS, playedOf, resultOf } from './samples.ts';
import { studyOf } from './study.ts';
import { studyAsJson } from './study-json.ts';
import { lossWords, percentWords, summaryWords } from './words.ts';

const outcome = battleById('cowpens')?.outcome;
assert.ok(outcome);

test('history at Cowpens: 939 of 1,079 British and 149 of 1,215 Americans, whichever side comes first', () => {
  const crownFirst = historyOf(outcome, ['British', 'American']);
  const crownSecond = historyOf(outcome, ['American', 'British']);
  assert.equal(crownFirst?.winner, 1);
  assert.equal(crownSecond?.winner, 0);
  assert.equal(percentWords(crownFirst.losses[0].best), '87 %');
  assert.equal(percentWords(crownFirst.losses[1].best), '12 %');
  assert.deepEqual(crownSecond.losses, crownFirst.losses.toReversed());
  for (const { low, best, high } of crownFirst.losses) assert.ok(low <= best && best <= high && high <= 1);
});

test('sides that did not exist in history are not compared with it', () => {
  assert.equal(historyOf(outcome, ['South', 'North']), null);
});

test('history is ranked among the games: winner, margin, losses', () => {
  const games = [
    resultOf(1, 90, 5, 3), // the British beaten worse than in history
    resultOf(1, 60, 12, 5), // beaten, but less
    resultOf(0, 20, 50, 7),
    resultOf(null, 88, 40, 7), // British lost more, and yet it is a draw
  ];
  const study = studyOf([COWPENS], playedOf(COWPENS, games));
  const found = study.systems[0]?.beside;
  assert.equal(found?.winner, 'American');
  assert.equal(found.sameWinner?.share, 0.5);
  assert.equal(found.asComplete?.share, 0.25);
  assert.equal(found.losses['British']?.below, 0.5);
  assert.equal(found.losses['American']?.above, 0.5);
  assert.equal(lossWords(found.losses['American']), 'heavier than in 50 % of games');
  // Ten minutes a turn (AL-2.1a): only the three-turn game was shorter than the 45 minutes of 1781.
  assert.deepEqual(found.minutes.standing, { below: 0.25, at: 0, above: 0.75 });
});

test('losses by unit are compared with history, if both are known', () => {
  const history = historyOf(outcome, ['British', 'American']);
  assert.ok(history);
  const told = { ...history, units: { 'The Legion': 0.4, 'The Guards': 0.2 } };
  const { units } = compareWithHistory(
    told,
    ['British', 'American'],
    [resultOf(1, 90, 5), resultOf(0, 30, 5)],
    {
      one: 'turn',
      many: 'turns',
    },
  );
  assert.deepEqual(units['The Legion'], { best: 0.4, below: 0.5, at: 0, above: 0.5 });
  assert.deepEqual(units['The Guards'], { best: 0.2, below: 0, at: 0, above: 0 });
});

for (const battle of ['mcphersons-ridge', 'brawners-farm', 'little-round-top', 'east-cavalry-field'])
  test(`${battle}: every unit with a historical loss exists, and unit losses add up to the sides'`, async () => {
    const job = {
      system: 'johnny-reb',
      battle,
      options: {},
      bots: ['random', 'random'] as const,
      seed: 'units',
    };
    const { result } = await playJob({ ...job, efforts: [1, 1], index: 0 });
    const names = result.units.map(({ name }) => name);
    const known = Object.keys(battleById(battle)?.outcome.unitsLostPercent ?? {});
    assert.ok(known.length > 0);
    assert.deepEqual(
      known.filter((name) => !names.includes(name)),
      [],
    );
    for (const side of [0, 1] as const) {
      const men = result.units.filter((unit) => unit.side === side).reduce((sum, unit) => sum + unit.men, 0);
      assert.equal(men, result.losses[side].men);
    }
  });

test("words for history's rank", () => {
  const rows: [[number, number, number], string][] = [
    [[1, 0, 0], 'heavier than in every game'],
    [[0, 0, 1], 'lighter than in every game'],
    [[0.93, 0, 0.07], 'heavier than in 93 % of games'],
    [[0.2, 0.1, 0.7], 'lighter than in 70 % of games'],
    [[0.1, 0.8, 0.1], 'just as in 80 % of games'],
    [[0.999, 0, 0.001], 'heavier than in over 99 % of games'],
    [[0, 0, 0], 'nothing to compare with yet'],
  ];
  for (const [[below, at, above], words] of rows) assert.equal(lossWords({ below, at, above }), words);
});

test('a study without a finished game says so and breaks nothing', () => {
  const study = studyOf([COWPENS], []);
  const [fought] = study.systems;
  assert.ok(fought);
  assert.match(summaryWords(fought), /No game has been played/);
  assert.doesNotThrow(() => JSON.stringify(studyAsJson(study)));
  assert.equal(studyAsCsv(study).split('\r\n').length, 2);
});

test('a study does not depend on the order in which games came back', async () => {
  const played = await Promise.all([...jobsOf([COWPENS])].map(playJob));
  assert.deepEqual(studyOf([COWPENS], played.toReversed()), studyOf([COWPENS], played));
  const [first] = jobsOf([COWPENS]);
  assert.deepEqual(await playJob(first!), played[0], 'a game played again is the same');
});

test('games of a pair share their dice with the sides reversed; systems take turns', () => {
  const jobs = [
    ...jobsOf([
      { ...COWPENS, games: 2 },
      { ...COWPENS, system: 'other', games: 3 },
    ]),
  ];
  assert.deepEqual(
    jobs.map(({ system, index }) => `${system} ${index}`),
    ['american-legions 0', 'other 0', 'american-legions 1', 'other 1', 'other 2'],
  );
  const plans = jobs.filter(({ system }) => system === 'other').map(planOf);
  assert.deepEqual(
    plans.map(({ seed, reversed }) => [seed, reversed]),
    [
      ['tests:0', false],
      ['tests:0', true],
      ['tests:1', false],
    ],
  );
});

test('a player against itself fights no game twice', async () => {
  const batch = { ...COWPENS, bots: ['random', 'random'] as const, games: 4 };
  const played = await Promise.all([...jobsOf([batch])].map(playJob));
  const games = played.map(({ result }) => JSON.stringify({ ...result, points: null }));
  assert.equal(new Set(games).size, games.length);
});

test('games use their options, and the study names them', async () => {
  const plain = { ...COWPENS, system: 'morschauser', bots: ['random', 'random'] as const, games: 1 };
  const basic = { ...plain, options: { preset: 'basic', elite: false } };
  const [usual] = await Promise.all([...jobsOf([plain])].map(playJob));
  const [chosen] = await Promise.all([...jobsOf([basic])].map(playJob));
  assert.ok(usual && chosen);
  assert.notDeepEqual(chosen.result, usual.result);
  const study = studyOf([basic], [chosen]);
  assert.deepEqual(study.systems[0]?.options, basic.options);
  assert.match(commandOf(study), / --set preset=basic,elite=off /);
});

test('JSON keeps the first system at the top and lists all', () => {
  const json = JSON.parse(
    JSON.stringify(studyAsJson(studyOf([COWPENS], playedOf(COWPENS, [resultOf(1, 90, 5)])))),
  );
  assert.equal(json.games, 1);
  assert.equal(json.planned, 6);
  assert.deepEqual(json.wins, { British: 0, American: 1, draw: 0 });
  assert.equal(json.losses.British.part, 0.9);
  assert.equal(json.systems.length, 1);
  assert.deepEqual(json.systems[0].history.losses.British.below, 0);
});

test('CSV has one row a game, with quotes where needed', () => {
  const batch = { ...COWPENS, seed: 'a "b", c' };
  const rows = studyAsCsv(
    studyOf([batch], playedOf(batch, [resultOf(1, 90, 5), resultOf(null, 0, 0)])),
  ).split('\r\n');
  assert.equal(rows.length, 4);
  assert.equal(
    rows[1],
    'american-legions,cowpens,0,"a ""b"", c:0",American,5,10,British,greedy,9,10,90,100,90.0,American,random,0.5,10,5,100,5.0',
  );
  assert.match(rows[2] ?? '', /,draw,5,10,British,random,0,/);
});

test('CSV with decimal commas has semicolons between its cells', () => {
  const batch = { ...COWPENS, seed: 'a; b' };
  const study = studyOf([batch], playedOf(batch, [resultOf(1, 90, 5)]));
  assert.equal(
    studyAsCsv(study, 'comma').split('\r\n')[1],
    'american-legions;cowpens;0;"a; b:0";American;5;10;British;greedy;9;10;90;100;90,0;American;random;0,5;10;5;100;5,0',
  );
});

test('a captain against itself with another effort has its own effort on either side, and the same dice', () => {
  const batch = { ...COWPENS, bots: ['captain', 'captain'], efforts: [6, 2], games: 2 } as const;
  const [first, second] = [...jobsOf([batch])].map(planOf);
  assert.deepEqual(
    [first?.efforts, first?.reversed, second?.efforts, second?.reversed],
    [[6, 2], false, [6, 2], true],
  );
  assert.equal(first?.seed, second?.seed);
  const [one, other] = [...jobsOf([{ ...batch, efforts: [6, 6] }])].map(planOf);
  assert.notEqual(one?.seed, other?.seed);
});
