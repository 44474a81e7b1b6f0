import type { Connection, OpenConnection } from './connection.ts';

/**
 * Connections to a judge in this page that tell the player when its worker had stopped and runs again. A game with two
 * seats at this page tells it once.
 */
export function describeRestarts(open: OpenConnection): OpenConnection {
  let stopped = false;
  return (seat, from, handlers): Connection =>
    open(seat, from, {
      onMessage(message) {
        handlers.onMessage(message);
        if (message.t !== 'game' || !stopped) return;
        stopped = false;
        const entries = `${from} ${from === 1 ? 'entry' : 'entries'}`;
        const sentence = `The rules engine of this page stopped and was started again. Nothing is lost: ${entries}.`;
        handlers.onMessage({ t: 'refused', cmd: null, error: { code: 'restarted', clause: null, sentence } });
      },
      onLost() {
        stopped = true;
        handlers.onLost();
      },
    });
}
