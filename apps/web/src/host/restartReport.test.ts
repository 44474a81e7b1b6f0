import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GameView, HostMessage } from '@linstock/protocol';
import type { ConnectionHandlers } from './connection.ts';
import { describeRestarts } from './restartReport.ts';

const GAME: HostMessage = { t: 'game', game: {} as GameView };

test('a judge that stopped and runs again is reported once, with the number of entries', () => {
  const ends: ConnectionHandlers[] = [];
  const told: string[] = [];
  const open = describeRestarts((_seat, _from, handlers) => {
    ends.push(handlers);
    return { send: () => undefined, close: () => undefined };
  });
  const join = (from: number): void => {
    open(0, from, {
      onMessage: (message) => void (message.t === 'refused' && told.push(message.error.sentence)),
      onLost: () => undefined,
    });
  };
  join(0);
  ends[0]?.onMessage(GAME);
  assert.deepEqual(told, []);
  ends[0]?.onLost();
  join(12);
  join(12);
  ends[1]?.onMessage(GAME);
  ends[2]?.onMessage(GAME);
  assert.deepEqual(told, [
    'The rules engine of this page stopped and was started again. Nothing is lost: 12 entries.',
  ]);
});
