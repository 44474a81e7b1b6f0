/** The time that the server takes to answer must not reveal what a player cannot see. Run by `npm run soak`. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { StorePlace } from '@linstock/judge/contract';
import type { StandingRules } from '@linstock/protocol';
import { openDatabase } from '../../apps/server/src/store/database.ts';
import { sqliteStore } from '../../apps/server/src/store/sqliteStore.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { bareGame } from '../../apps/server/test/bareGame.ts';
import { sitDown } from '../../games/judge/test/contract/place.ts';

const RUNS = 200;
/**
 * Maximum difference from half of the pairs by which one of two equal requests may be the slower one. Chance exceeds
 * it once in 4,000 times.
 */
const CHANCE = 3.7 * Math.sqrt(RUNS / 4);

/** The secret answers of the other side: its order, and its standing answer about its fire. */
interface Hidden {
  readonly order: 'hold' | 'run';
  readonly rules: StandingRules;
}

/** Guards who wait to fire by themselves, and none who would. */
const LYING_IN_WAIT: Hidden = {
  order: 'hold',
  rules: { kinds: { fire: { from: 20, do: 'act' }, share: 'usual' }, pieces: { 10: { fire: 'always' } } },
};
const NOBODY_THERE: Hidden = { order: 'run', rules: {} };

const folder = mkdtempSync(join(tmpdir(), 'linstock-timing-'));
let store: Store;
let place: StorePlace;
before(async () => {
  store = sqliteStore(openDatabase(folder));
  place = new StorePlace({ store, add: ({ id }) => store.create(bareGame(id)) });
});
after(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The server's times for reporting a runner's own answer while the guards' order is sealed. */
interface Took {
  /** Milliseconds by the clock. */
  readonly clock: number;
  /** Milliseconds of work: what else the machine does is not in them. */
  readonly work: number;
}

async function timeOf({ order, rules }: Hidden): Promise<Took> {
  const { seats, watcher } = await sitDown(place, 'gauntlet');
  const [runner, guard] = seats;
  await guard.does({ t: 'standing', rules });
  await guard.answer({ order });
  await runner.until(() => runner.head === 1);
  const [begun, before] = [performance.now(), process.cpuUsage()];
  await runner.answer({ order: 'run' });
  const { user, system } = process.cpuUsage(before);
  const took = { clock: performance.now() - begun, work: (user + system) / 1000 };
  for (const each of [...seats, watcher]) each.leave();
  return took;
}

/** The middle half's mean: what falls on a moment when the machine or its memory was busy is left out. */
function meanOf(times: readonly number[]): number {
  const quarter = Math.floor(times.length / 4);
  const kept = times.toSorted((a, b) => a - b).slice(quarter, times.length - quarter);
  return kept.reduce((sum, each) => sum + each, 0) / kept.length;
}

test(`a mover cannot tell from ${RUNS} answers whether somebody lies in wait`, {
  timeout: 300_000,
}, async (t) => {
  const hidden = [LYING_IN_WAIT, NOBODY_THERE] as const;
  for (const each of hidden) for (let n = 0; n < 20; n++) await timeOf(each);
  const took: [Took[], Took[]] = [[], []];
  // The two are measured alternately, so that other work of the machine affects both equally.
  for (let n = 0; n < RUNS; n++)
    for (const i of n % 2 ? ([0, 1] as const) : ([1, 0] as const)) took[i].push(await timeOf(hidden[i]));
  for (const by of ['clock', 'work'] as const) {
    const [waited, nobody] = took.map((all) => meanOf(all.map((each) => each[by]))) as [number, number];
    const longer = took[0].filter((each, n) => each[by] > took[1][n]![by]).length;
    const said = `${by}: ${waited.toFixed(3)} ms with somebody, ${nobody.toFixed(3)} ms with nobody; longer in ${longer}`;
    t.diagnostic(said);
    // Means accurate to 5 % need an idle machine. Which of two took longer can be measured on any.
    assert.ok(Math.abs(longer - RUNS / 2) <= CHANCE, said);
  }
});
