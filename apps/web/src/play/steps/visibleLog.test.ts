import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Game, type GameRecord } from '@linstock/kernel';
import { eventOf, type GameEvent } from '@linstock/scene';
import { needRulebook } from '@linstock/systems/all';
import { buildAnimations } from '../../screen/field/eventAnimations.ts';
import { groupsOf } from './animation.ts';
import { writeCaptionSoFar } from './caption.ts';
import { trailsOf } from './trails.ts';
import { cutVisibleLog, findNewWords, findVisibleWith, isSeen, listVisibleItems } from './visibleLog.ts';

/** The first entry of a golden game with events of all these kinds, in this order. */
function entryWith(system: string, battle: string, ...kinds: readonly GameEvent['kind'][]): number {
  const golden = join(import.meta.dirname, '../../../../../rules', system, 'src/golden', `${battle}.json`);
  const record = JSON.parse(readFileSync(golden, 'utf8')) as GameRecord;
  const game = Game.fromRecord<unknown, unknown, unknown>(needRulebook(system), record);
  const tells = (n: number): boolean => {
    const told = game.logItemsOf(n).map((each) => eventOf(each)?.kind);
    let at = -1;
    return kinds.every((kind) => (at = told.indexOf(kind, at + 1)) >= 0);
  };
  const n = record.entries.findIndex((_, i) => tells(i + 1)) + 1;
  assert.ok(n > 0, `${battle} has ${kinds.join(', ')}`);
  return n;
}

/** A charge under fire that reaches the enemy. */
const charged = () => {
  const n = entryWith(
    'johnny-reb',
    'little-round-top',
    'charge',
    'volley',
    'charge',
    'melee',
    'retreat',
    'move',
  );
  return { n, ...staged('johnny-reb', 'little-round-top', n) };
};

/** The captions of an entry of a golden game as its groups of animations begin, one after another. */
function staged(system: string, battle: string, n: number) {
  const golden = join(import.meta.dirname, '../../../../../rules', system, 'src/golden', `${battle}.json`);
  const rulebook = needRulebook(system);
  const record = JSON.parse(readFileSync(golden, 'utf8')) as GameRecord;
  const game = Game.fromRecord<unknown, unknown, unknown>(rulebook, {
    ...record,
    entries: record.entries.slice(0, n),
  });
  const sceneAt = (k: number) =>
    rulebook.present.shows.scene({ field: game.field, state: game.positionAt(k).state, known: [] });
  const [logItems, scene] = [game.logItemsOf(n), sceneAt(n)];
  let from = 0;
  const stages = groupsOf(buildAnimations(`${n}`, logItems, scene, sceneAt(n - 1))).map((group) => {
    const upTo = findVisibleWith(group, `${n}`, logItems) ?? -1;
    const said = listVisibleItems(n, logItems, { n, first: n, from, upTo, diceFrom: 0, whole: false });
    const stage = writeCaptionSoFar(n, said, scene, from);
    from = upTo + 1;
    return stage;
  });
  return { game, logItems, stages, trails: trailsOf(n, logItems, scene) };
}

test('a charge is reported as it is seen: its result is not shown while the chargers still run', () => {
  const { stages } = charged();
  const now = stages.map((each) => each.now);
  assert.match(now[0]!, /charges/);
  assert.equal(stages[0]!.rolling, null);
  const fired = now.findIndex((words) => words.includes('fires'));
  assert.match(stages[fired]!.rolling!, / fires at .* …$/);
  assert.match(stages[fired]!.earlier, /goes forward at /);
  const back = now.findIndex((words) => words.includes('falls back'));
  assert.ok(back > fired && now.slice(0, back).every((words) => !words.includes('falls back')));
});

test('while dice of a fight roll their purpose is shown, without the charge before it again', () => {
  const n = entryWith('morschauser', 'maida', 'charge', 'melee');
  const { stages } = staged('morschauser', 'maida', n);
  const fights = stages.find(({ rolling }) => rolling !== null)!;
  assert.match(fights.earlier, /charges/);
  assert.doesNotMatch(fights.rolling!, /charges/);
});

test('if one entry has several fires, each is described when it is visible, with its own dice', () => {
  const n = entryWith('johnny-reb', 'mcphersons-ridge', 'volley', 'volley', 'volley');
  const { stages } = staged('johnny-reb', 'mcphersons-ridge', n);
  const fires = stages.filter(({ rolling }) => rolling?.includes(' fires at '));
  assert.ok(fires.length >= 3);
  for (const { now, rolling } of fires) assert.ok(now.startsWith(rolling!.replace(/ …$/, '')));
  assert.equal(
    new Set(fires.map(({ rolling }) => rolling)).size,
    fires.length,
    'what was seen before is told apart',
  );
});

test('the arrow of those thrown back is not drawn while the charge against them still runs', () => {
  const { n, trails, logItems } = charged();
  const seen = (upTo: number) =>
    trails
      .filter((trail) => isSeen(trail, { n, first: n, from: 0, upTo, diceFrom: 0, whole: false }))
      .map((trail) => trail.kind === 'way' && trail.how);
  const first = logItems.findIndex((each) => eventOf(each)?.kind === 'charge');
  assert.deepEqual(seen(first), ['charge']);
  assert.ok(seen(logItems.length - 1).includes('retreat'));
});

test('an entry that is not played step by step is shown whole, in the log and in words', () => {
  const { n, game, logItems } = charged();
  assert.equal(
    listVisibleItems(n, logItems, { n: n - 1, first: n - 1, from: 0, upTo: 0, diceFrom: 0, whole: false }),
    logItems,
  );
  const { log } = game;
  assert.equal(cutVisibleLog(log, null), log);
  assert.equal(
    cutVisibleLog(log, { n, first: n, from: 0, upTo: 0, diceFrom: 0, whole: false }).length,
    log.length - logItems.length + 1,
  );
});

test('if a caption continues the one before, only its new words need reading time', () => {
  assert.equal(findNewWords('The 5th is shaken.', ''), 'The 5th is shaken.');
  assert.equal(
    findNewWords('The 5th is shaken and falls back 6 inches.', 'The 5th is shaken.'),
    'and falls back 6 inches.',
  );
  assert.equal(findNewWords('The 5th is shaken.', 'The 5th is shaken.'), '');
  assert.equal(
    findNewWords('The 5th loses 1 figure. The 6th runs.', 'The 5th loses 1 figure.'),
    'The 6th runs.',
  );
});
