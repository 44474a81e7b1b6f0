import assert from 'node:assert/strict';
import type { Entry } from '@linstock/kernel';
import type { Store, StoredGame } from '../../src/index.ts';

/** One law of a contract; `run` throws if it is broken. */
export interface Check {
  readonly name: string;
  run(): Promise<void>;
}

/** A store under test, and a way to put a game into it. */
export interface TriedStore {
  readonly store: Store;
  add(game: StoredGame): Promise<void>;
}

/** An entry that may be illegal: a store does not check it. */
const entry = (n: number, who = 0): Entry => ({
  n,
  side: 0,
  hash: `${who}`.padStart(64, '0'),
  nonce: `${who}`,
});

let games = 0;

async function newGame({ add }: TriedStore, entries: readonly Entry[], store: Store): Promise<string> {
  const id = `store-${++games}`;
  const dice = { kind: 'typed' } as const;
  const header = {
    format: 'linstock-game/1',
    rules: { id: 'toy', version: '1' },
    battle: { id: 'yard', hash: '' },
    options: {},
    dice,
  } as const;
  await add({ id, header, seats: [] });
  for (const each of entries) await store.append(id, each, null);
  return id;
}

/**
 * The checks for every store of a judge: `for (const check of storeContract(tried)) test(check.name, check.run)`. Its
 * games have seats without owners.
 */
export function storeContract(tried: () => TriedStore): readonly Check[] {
  const check = (name: string, law: (tried: TriedStore) => Promise<void>): Check => ({
    name: `store: ${name}`,
    run: () => law(tried()),
  });
  return [
    check('of many writers of one number exactly one wins, and the log has no gap', race),
    check('a command sent twice is one entry, and the second reply names it', repeated),
    check(
      'a stale number, one too far ahead and an unknown game have different replies and write nothing',
      strays,
    ),
    check('entries without a command do not conflict with each other', nobodys),
    check('standing answers are stored by game and seat, and the last ones count', standing),
    check('a game removed takes all it had with it and leaves the others', removed),
  ];
}

async function race(tried: TriedStore): Promise<void> {
  const { store } = tried;
  const id = await newGame(tried, [], store);
  const wins: number[] = [];
  const write = async (who: number): Promise<void> => {
    for (let attempt = 0; attempt < 20; attempt++) {
      const n = ((await store.entries(id, 0)).at(-1)?.n ?? 0) + 1;
      const done = await store.append(id, entry(n, who), `${who}:${attempt}`);
      if (done.kind === 'appended') wins.push(n);
      else assert.equal(done.kind, 'stale');
    }
  };
  await Promise.all(Array.from({ length: 6 }, (_, who) => write(who)));
  const log = (await store.entries(id, 0)).map(({ n }) => n);
  assert.deepEqual(
    log,
    log.map((_, i) => i + 1),
  );
  assert.deepEqual(
    wins.sort((a, b) => a - b),
    log,
  );
}

async function repeated(tried: TriedStore): Promise<void> {
  const { store } = tried;
  const id = await newGame(tried, [], store);
  const both = await Promise.all([store.append(id, entry(1), 'a'), store.append(id, entry(1), 'a')]);
  assert.deepEqual(both.map(({ kind }) => kind).sort(), ['appended', 'repeat']);
  await store.append(id, entry(2), 'b');
  assert.deepEqual(await store.append(id, entry(3), 'a'), { kind: 'repeat', n: 1 });
  await store.append(id, entry(3), null);
  const [all, later] = [await store.commands(id, 0), await store.commands(id, 1)];
  assert.deepEqual(
    [...all],
    [
      ['a', 1],
      ['b', 2],
    ],
  );
  assert.deepEqual([...later], [['b', 2]]);
  assert.equal((await store.entries(id, 0)).length, 3);
}

async function strays(tried: TriedStore): Promise<void> {
  const { store } = tried;
  const id = await newGame(tried, [entry(1)], store);
  assert.deepEqual(await store.append(id, entry(1, 1), 'x'), { kind: 'stale' });
  assert.deepEqual(await store.append(id, entry(5, 1), 'x'), { kind: 'stale' });
  assert.deepEqual(await store.append('nowhere', entry(1), 'x'), { kind: 'gone' });
  assert.deepEqual(await store.entries(id, 0), [entry(1)]);
}

async function nobodys(tried: TriedStore): Promise<void> {
  const { store } = tried;
  const id = await newGame(tried, [entry(1), entry(2)], store);
  assert.deepEqual(await store.append(id, entry(2, 1), null), { kind: 'stale' });
  assert.deepEqual(await store.entries(id, 1), [entry(2)]);
}

async function standing(tried: TriedStore): Promise<void> {
  const { store } = tried;
  const id = await newGame(tried, [], store);
  const other = await newGame(tried, [], store);
  await store.saveStanding(id, 1, { all: 'always' });
  await store.saveStanding(id, 1, { all: 'never', kinds: { fire: { from: 20, do: 'ask' } } });
  assert.deepEqual(await store.standing(id, 1), { all: 'never', kinds: { fire: { from: 20, do: 'ask' } } });
  assert.deepEqual([await store.standing(id, 0), await store.standing(other, 1)], [{}, {}]);
}

async function removed(tried: TriedStore): Promise<void> {
  const { store } = tried;
  const left = await newGame(tried, [entry(1)], store);
  const going = await newGame(tried, [entry(1)], store);
  await store.saveStanding(going, 0, { all: 'never' });
  await store.remove(going);
  await store.remove(going);
  assert.deepEqual(await store.entries(going, 0), []);
  assert.deepEqual(await store.standing(going, 0), {});
  assert.deepEqual(await store.append(going, entry(2), null), { kind: 'gone' });
  assert.deepEqual(await store.entries(left, 0), [entry(1)]);
}
