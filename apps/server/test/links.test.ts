import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Created } from '@linstock/protocol';
import type { Serving } from '../src/serve.ts';
import { CLOSE, call, takeSeat, tokenIn, toyServer } from './table.ts';

let server: Serving;
before(async () => {
  server = await toyServer();
});
after(() => server.close());

type Refusal = { readonly error: { readonly code: string; readonly sentence: string } };

/** A new game for two; its id and the links to both seats, as its maker has them. */
async function made(): Promise<{ readonly id: string; readonly links: readonly [string, string] }> {
  const seats = [{ kind: 'human' }, { kind: 'human' }];
  const { body } = await call<Created>(server.address, 'POST', '/api/games', {
    body: { system: 'toy', battle: 'yard', seats },
  });
  const [red, blue] = body.links;
  return { id: body.game.id, links: [red?.token ?? '', blue?.token ?? ''] };
}

/** The result of an answer given with a token. */
async function answering(id: string, token: string): Promise<number> {
  const body = { t: 'answer', seen: 0, cmd: `a${token.slice(0, 6)}`, answer: CLOSE };
  return (await call(server.address, 'POST', `/api/games/${id}/commands`, { body, token })).status;
}

test('a link takes a seat, and never plays without one', async () => {
  const { id, links } = await made();
  assert.equal(await answering(id, links[1]), 401);
  const token = tokenIn(await takeSeat(server.address, id, links[1]));
  assert.equal(await answering(id, links[1]), 401);
  assert.equal(await answering(id, token), 200);
});

test('once a seat is taken its link takes it no more, so the maker of a game cannot hold both', async () => {
  const { id, links } = await made();
  await takeSeat(server.address, id, links[1]);
  const again = (await takeSeat(server.address, id, links[1])).body as Refusal;
  assert.equal(again.error.code, 'seat-taken');
  assert.match(again.error.sentence, /taken this seat by this link already/);
});

test('if two visitors take a seat at once, one gets it', async () => {
  const { id, links } = await made();
  const both = await Promise.all([0, 1].map(() => takeSeat(server.address, id, links[0])));
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 403]);
});

test('the player of a seat may open its link again', async () => {
  const { id, links } = await made();
  const token = tokenIn(await takeSeat(server.address, id, links[0]));
  const again = await call<{ seat: number }>(server.address, 'POST', `/api/games/${id}/join`, {
    body: { token: links[0] },
    token,
  });
  assert.deepEqual([again.status, again.body.seat], [200, 0]);
  assert.equal(await answering(id, token), 200);
});

test('a link of an older server, which was the token itself, still takes its seat', async () => {
  const { id, links } = await made();
  const token = tokenIn(await takeSeat(server.address, id, links[0]));
  const again = await takeSeat(server.address, id, token);
  assert.deepEqual([again.status, tokenIn(again)], [200, token]);
});
