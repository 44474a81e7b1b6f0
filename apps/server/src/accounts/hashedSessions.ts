import type { getAdapter } from 'better-auth/db/adapter';
import { tokenHash } from '../games/tokens.ts';

type Adapter = Awaited<ReturnType<typeof getAdapter>>;
type Query<Method extends keyof Adapter> = Adapter[Method] extends (asked: infer Query) => unknown
  ? Query
  : never;
type Conditions = Query<'findOne'>['where'];
type Creation<T> = Omit<Query<'create'>, 'data'> & { data: Omit<T, 'id'> };

/** A query of a table; some queries have no conditions. */
interface Question {
  readonly model: string;
  readonly where?: Conditions | undefined;
}

/**
 * The adapter of the sign-in library, with the tokens of sessions stored as hashes: a copy of the database signs nobody
 * in. The library looks a session up by the token that a browser shows, and reads that token in its reply.
 */
export function hashedSessions(adapter: Adapter): Adapter {
  const own: Adapter = {
    ...adapter,
    // The steps of a transaction are done one by one, by this adapter.
    transaction: (work) => work(own),
    create: <T extends Record<string, unknown>, R = T>(wish: Creation<T>): Promise<R> => {
      const { model, data } = wish;
      const token = model === 'session' && 'token' in data ? data.token : null;
      if (typeof token !== 'string') return adapter.create<T, R>(wish);
      const stored = adapter.create<T, R>({ ...wish, data: { ...data, token: tokenHash(token) } });
      return stored.then((row) => withTokens(row, [token]));
    },
    findOne: <T>(query: Query<'findOne'>) =>
      adapter.findOne<T>(hashed(query)).then((row) => withTokens(row, tokensIn(query))),
    findMany: <T>(query: Query<'findMany'>) =>
      adapter.findMany<T>(hashed(query)).then((rows) => {
        for (const row of rows) withTokens(row, tokensIn(query));
        return rows;
      }),
    count: (query) => adapter.count(hashed(query)),
    update: <T>(change: Query<'update'>) =>
      adapter.update<T>(hashed(change)).then((row) => withTokens(row, tokensIn(change))),
    updateMany: (change) => adapter.updateMany(hashed(change)),
    consumeOne: <T>(query: Query<'consumeOne'>) =>
      adapter.consumeOne<T>(hashed(query)).then((row) => withTokens(row, tokensIn(query))),
    delete: (query) => adapter.delete(hashed(query)),
    deleteMany: (query) => adapter.deleteMany(hashed(query)),
  };
  return own;
}

/** The query with hashes instead of tokens. */
function hashed<Any extends Question>(question: Any): Any {
  if (question.model !== 'session' || !question.where) return question;
  const where = question.where.map((condition) => {
    if (condition.field !== 'token') return condition;
    const { value } = condition;
    if (typeof value === 'string') return { ...condition, value: tokenHash(value) };
    return Array.isArray(value)
      ? { ...condition, value: value.map((token) => tokenHash(String(token))) }
      : condition;
  });
  return { ...question, where };
}

/** The tokens by which sessions are looked up. */
function tokensIn({ model, where = [] }: Question): string[] {
  if (model !== 'session') return [];
  return where.filter(({ field }) => field === 'token').flatMap(({ value }) => [value].flat().map(String));
}

/** A row with its token instead of the hash, if the hash is one of these. */
function withTokens<Row>(row: Row, tokens: readonly string[]): Row {
  if (typeof row === 'object' && row !== null && 'token' in row) {
    const token = tokens.find((each) => tokenHash(each) === row.token);
    if (token !== undefined) Object.assign(row, { token });
  }
  return row;
}
