import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SpectatorLine, SpectatorsTalk } from '@linstock/protocol';
import { KnownTalk } from '../../host/knownTalk.ts';
import { hideSpectator, memoryOf, talkMemory } from './talkMemory.ts';
import { countUnreadOfSpectators, listSpectatorLines } from './useSpectatorsTalk.ts';

const line = (n: number, name: string): SpectatorLine => ({
  ...{ n, name, guest: true, text: `line ${n}`, phrase: false, turn: 1, entry: 0, at: 0 },
});
const talkOf = (lines: SpectatorLine[], writes = true): SpectatorsTalk => ({
  ...{ lines, writes, barred: null, warning: null },
});
const openAs = (talk: SpectatorsTalk, seen = 0) => ({
  ...{ game: 'g', talk, signedIn: null, own: 'Juno' },
  memory: { ...memoryOf(talkMemory.get().games, 'g'), seen },
});

test('lines that arrive again are one line, in the order in which they were said', () => {
  const known = new KnownTalk<SpectatorsTalk>();
  known.take(talkOf([line(1, 'Juno'), line(2, 'Harrow')]));
  const { lines } = known.take(talkOf([line(2, 'Harrow'), line(3, 'Juno')]));
  assert.deepEqual(
    lines.map(({ n }) => n),
    [1, 2, 3],
  );
});

test('a spectator has unread lines of others, a player of the game has none', () => {
  const lines = [line(1, 'Juno'), line(2, 'Harrow'), line(3, 'Harrow')];
  assert.equal(countUnreadOfSpectators(openAs(talkOf(lines))), 2);
  assert.equal(countUnreadOfSpectators(openAs(talkOf(lines), 2)), 1);
  assert.equal(countUnreadOfSpectators(openAs(talkOf(lines, false))), 0);
});

test('lines of a muted spectator are neither shown nor counted until they are shown again', () => {
  const talk = talkOf([line(1, 'Juno'), line(2, 'Harrow'), line(3, 'Sallow')]);
  const shown = () => listSpectatorLines(openAs(talk)).map(({ name, mine }) => (mine ? 'You' : name));
  hideSpectator('g', 'Harrow', true);
  assert.deepEqual(shown(), ['You', 'Sallow']);
  assert.equal(countUnreadOfSpectators(openAs(talk)), 1);
  hideSpectator('g', 'Harrow', false);
  assert.deepEqual(shown(), ['You', 'Harrow', 'Sallow']);
});
