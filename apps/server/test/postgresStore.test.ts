/** The store in PostgreSQL: its contract, and the features that several nodes use. */
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { judgeContract, StorePlace, storeContract } from '@linstock/judge/contract';
import type pg from 'pg';
import { Fault } from '../src/fault.ts';
import { migratePostgres } from '../src/store/postgresSchema.ts';
import { postgresStore } from '../src/store/postgresStore.ts';
import type { SharedStore } from '../src/store/store.ts';
import { openPool } from '../src/tables/postgresTables.ts';
import { bareGame } from './bareGame.ts';
import { NO_POSTGRES, newPostgres } from './postgres.ts';

/** Runs a check with two stores over one new database, as two nodes have them. Skips it if no PostgreSQL answers. */
async function withStores(
  t: TestContext,
  check: (one: SharedStore, other: SharedStore, pool: pg.Pool) => Promise<void>,
): Promise<void> {
  const url = await newPostgres(t);
  if (url === null) return t.skip(NO_POSTGRES);
  const pools = [openPool(url, () => undefined), openPool(url, () => undefined)] as const;
  await Promise.all(pools.map((pool) => migratePostgres(pool)));
  const [one, other] = [postgresStore(pools[0]), postgresStore(pools[1])];
  try {
    await check(one, other, pools[0]);
  } finally {
    await Promise.all([one.close(), other.close()]);
    await Promise.all(pools.map((pool) => pool.end()));
  }
}

/** An entry with a text. */
const entryOf = (n: number, text = 'x') => ({ n, side: 0, nonce: text, hash: `hash ${n}` }) as const;

test('the store in PostgreSQL meets the contracts of stores and of judges', (t) =>
  withStores(t, async (store) => {
    const add = ({ id }: { readonly id: string }) => store.create(bareGame(id));
    for (const { name, run } of storeContract(() => ({ store, add }))) await t.test(name, run);
    const judges = new StorePlace({ store, add });
    for (const { name, run } of judgeContract(() => judges)) await t.test(name, run);
  }));

test('in one group of appends a stale, a repeated and an unknown one fail alone, and the rest is written', (t) =>
  withStores(t, async (store) => {
    for (const id of ['one', 'two']) await store.create(bareGame(id));
    await store.append('one', entryOf(1), 'a');
    const done = await Promise.all([
      store.append('one', entryOf(2), 'b'),
      store.append('one', entryOf(3), null),
      store.append('one', entryOf(3), 'c'),
      store.append('one', entryOf(4), 'a'),
      store.append('nowhere', entryOf(1), 'a'),
      store.append('two', entryOf(1), 'a'),
    ]);
    const appended = { kind: 'appended' };
    const refused = [{ kind: 'stale' }, { kind: 'repeat', n: 1 }, { kind: 'gone' }];
    assert.deepEqual(done, [appended, appended, ...refused, appended]);
    assert.deepEqual(
      [...(await store.commands('one', 0))],
      [
        ['a', 1],
        ['b', 2],
      ],
    );
  }));

test('two nodes append to the same games at once: each number is won once, and nobody waits for ever', (t) =>
  withStores(t, async (...[one, other]) => {
    const ids = Array.from({ length: 40 }, (_, i) => `game ${i}`);
    for (const id of ids) await one.create(bareGame(id));
    let won = 0;
    for (let n = 1; n <= 10; n++) {
      const at = (store: SharedStore, who: string) =>
        ids.map((id) => store.append(id, entryOf(n, who), `${who}${n}`));
      const done = await Promise.all([...at(one, 'a'), ...at(other, 'b').reverse()]);
      won += done.filter(({ kind }) => kind === 'appended').length;
    }
    assert.equal(won, 400);
    const heads = await other.heads([...ids, 'nowhere']);
    assert.deepEqual([heads.size, ...new Set([...heads.values()].map(({ head }) => head))], [40, 10]);
    for (const id of ids) assert.equal((await one.game(id))?.there, 10);
  }));

test('one entry that the database refuses fails alone, and with a sentence', (t) =>
  withStores(t, async (store, _, pool) => {
    for (const id of ['one', 'two']) await store.create(bareGame(id));
    await pool.query("alter table entry add check (body not like '%odd%')");
    const done = await Promise.allSettled([
      store.append('one', entryOf(1), 'a'),
      store.append('two', entryOf(1, 'odd'), 'a'),
    ]);
    assert.deepEqual(done[0], { status: 'fulfilled', value: { kind: 'appended' } });
    assert.ok(done[1].status === 'rejected' && done[1].reason instanceof Fault);
    assert.equal(done[1].reason.body.code, 'store-failed');
    assert.deepEqual(await store.append('two', entryOf(1), 'a'), { kind: 'appended' });
  }));

test('a taken seat and new standing answers raise the version that other nodes look at', (t) =>
  withStores(t, async (...[one, other]) => {
    const seat = { side: 0, tokenHash: null, linkHash: 'link', name: 'Ney', bot: null } as const;
    await one.create({ ...bareGame('g'), seats: [seat, { ...seat, side: 1 }] });
    const version = async () => (await other.heads(['g'])).get('g')?.version;
    assert.equal(await version(), 0);
    const both = await Promise.all([one.seat('g', 0, 'a'), other.seat('g', 0, 'b')]);
    assert.deepEqual(both.sort(), [false, true]);
    const seated = (await version()) ?? 0;
    assert.ok(seated > 0);
    await one.saveStanding('g', 1, { all: 'never' });
    assert.ok(((await version()) ?? 0) > seated);
    assert.deepEqual(await other.standing('g', 1), { all: 'never' });
    assert.deepEqual(await one.leave('g', 0), [0]);
    assert.deepEqual(await other.leave('g', 1), [0, 1]);
  }));

test('games are counted by their maker, found when unused, and removed as in the embedded store', (t) =>
  withStores(t, async (store, _, pool) => {
    const day = 86_400_000;
    const old = postgresStore(pool, { now: () => Date.now() - 20 * day });
    await old.create({ ...bareGame('unplayed'), madeBy: 'me' });
    await old.create({ ...bareGame('played'), madeBy: 'me', ownerHash: 'mine' });
    await old.append('played', { n: 1, side: 0, resign: true, hash: 'h' }, null);
    await store.create({ ...bareGame('brought'), madeBy: 'me', entries: [entryOf(1)] });
    assert.deepEqual(await store.madeBy('me', 30), { lately: 3, machines: 1, discarded: 0 });
    assert.deepEqual(await store.forgotten(14, null), ['unplayed']);
    assert.deepEqual((await store.forgotten(14, 18)).sort(), ['played', 'unplayed']);
    await store.touch('unplayed');
    assert.deepEqual(await store.forgotten(14, null), []);
    await store.remove('brought');
    assert.deepEqual(await store.madeBy('me', 30), { lately: 2, machines: 1, discarded: 1 });
    await assert.rejects(store.backup('file'), /pg_dump/);
  }));

test('tables of a newer version are refused with one sentence', (t) =>
  withStores(t, async (_store, _other, pool) => {
    await pool.query('update games_version set version = 999');
    await assert.rejects(migratePostgres(pool), /newer version of Linstock.*DATABASE_URL/);
  }));

test('a database that cannot be reached fails each read and write in a sentence, and recovers by itself', (t) =>
  withStores(t, async (store, _, pool) => {
    await store.create(bareGame('g'));
    await pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await assert.doesNotReject(
      store.append('g', entryOf(1), 'a').catch(() => store.append('g', entryOf(1), 'a')),
    );
    const nowhere = postgresStore(openPool('postgres://nobody@127.0.0.1:1/none', () => undefined));
    await assert.rejects(nowhere.game('g'), /database of this service does not answer/);
    await assert.rejects(nowhere.append('g', entryOf(1), null), /could not be saved now/);
  }));
