import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

/** A game of two people with an insult in its talk, which one of them has reported. */
export async function reportedGame(
  address: string,
  battle: { readonly system: string; readonly battle: string } = { system: 'toy', battle: 'yard' },
): Promise<string> {
  const ask = async <T>(
    path: string,
    body: object,
    token?: string,
  ): Promise<{ reply: Response; body: T }> => {
    const reply = await fetch(`${address}/api/games${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    assert.ok(reply.ok, text);
    return { reply, body: (text ? JSON.parse(text) : null) as T };
  };
  const seats = [
    { kind: 'human', name: 'Sallow' },
    { kind: 'human', name: 'Voltigeur' },
  ];
  const made = await ask<{ game: { id: string }; links: { token: string }[] }>('', {
    ...battle,
    seats,
  });
  const { id } = made.body.game;
  const tokens: string[] = [];
  for (const { token } of made.body.links) {
    const { reply } = await ask(`/${id}/join`, { token });
    tokens.push(/=([\w-]{43});/.exec(reply.headers.getSetCookie()[0] ?? '')?.[1] ?? '');
  }
  for (const token of tokens) await ask(`/${id}/talk/chat`, { wanted: true }, token);
  const say = (side: 0 | 1, text: string) => ask(`/${id}/talk`, { key: randomUUID(), text }, tokens[side]);
  await say(0, 'Well fought.');
  await say(1, 'Your dice are bought, you insult.');
  await ask(`/${id}/talk/report`, { line: 2, reason: 'insult', sentence: null }, tokens[0]);
  return id;
}
