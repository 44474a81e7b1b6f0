/** The judge's contract on this server's store, and on the whole server over its sockets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { judgeContract, StorePlace } from '@linstock/judge/contract';
import { openDatabase } from '../src/store/database.ts';
import { sqliteStore } from '../src/store/sqliteStore.ts';
import type { Store } from '../src/store/store.ts';
import { bareGame } from './bareGame.ts';
import { NO_POSTGRES, newPostgres } from './postgres.ts';
import { ServerPlace } from './server-place.ts';

const folder = mkdtempSync(join(tmpdir(), 'linstock-judge-'));
let store: Store;
let judges: StorePlace;
let server: ServerPlace;
before(async () => {
  store = sqliteStore(openDatabase(folder));
  const add = ({ id }: { readonly id: string }) => store.create(bareGame(id));
  judges = new StorePlace({ store, add });
  server = await ServerPlace.open();
});
after(async () => {
  await server.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const check of judgeContract(() => judges)) test(`store of the server: ${check.name}`, check.run);
for (const check of judgeContract(() => server)) test(`server: ${check.name}`, check.run);

test("the judge's contract on PostgreSQL", async (t) => {
  const url = await newPostgres(t);
  if (url === null) return t.skip(NO_POSTGRES);
  const place = await ServerPlace.open(url);
  for (const { name, run } of judgeContract(() => place)) await t.test(name, run);
  await place.close();
});
