import { hostMessageSchema, PING } from '@linstock/protocol';
import type { Connection, ConnectionHandlers } from './connection.ts';
import { Heartbeat } from './heartbeat.ts';
import { parseJson } from './json.ts';

/**
 * A connection over a WebSocket. It is lost when the socket closes, when the network fails, and when the
 * other end does not answer.
 * @param network fires `offline` when the network fails: the window of a page
 */
export function openSocketConnection(
  address: string,
  handlers: ConnectionHandlers,
  network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): Connection {
  const socket = new WebSocket(address);
  const say = (text: string): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
  };
  const hang = (): void => {
    network.removeEventListener('offline', lost);
    heartbeat.stop();
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  };
  const lost = (): void => {
    hang();
    handlers.onLost();
  };
  const heartbeat = new Heartbeat(() => say(PING), lost);
  socket.onmessage = ({ data }) => {
    heartbeat.noteMessage();
    const heard = hostMessageSchema.safeParse(parseJson(String(data)));
    if (heard.success) handlers.onMessage(heard.data);
  };
  socket.onclose = lost;
  // Without a network a socket notices nothing for minutes: the connection is given up at once, and opened again.
  network.addEventListener('offline', lost);
  return { send: (command) => say(JSON.stringify(command)), close: hang };
}
