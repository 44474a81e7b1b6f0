import type { TableStore } from './tables.ts';

/**
 * A secret that all nodes of a server share. Of several nodes that make it at once, the first one's counts. It is in the database, so
 * a backup has it.
 */
export async function readServerSecret(
  { tables }: { readonly tables: TableStore },
  name: string,
  make: () => string,
): Promise<string> {
  const stored = await tables
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  if (stored) return stored.value;
  await tables
    .insertInto('server_secret')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await tables
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}
