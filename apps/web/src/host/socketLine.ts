import { hostMessageSchema, PING } from '@linstock/protocol';
import { Heartbeat } from './heartbeat.ts';
import { parsed } from './json.ts';
import type { Line, LineHears } from './line.ts';

/**
 * A line over a WebSocket. It is lost when the socket closes, when the network goes, and when the other end says nothing
 * though it is asked.
 * @param network tells by `offline` that the network has gone: the window of a page
 */
export function socketLine(
  address: string,
  hears: LineHears,
  network: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): Line {
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
    hears.lost();
  };
  const heartbeat = new Heartbeat(() => say(PING), lost);
  socket.onmessage = ({ data }) => {
    heartbeat.heard();
    const heard = hostMessageSchema.safeParse(parsed(String(data)));
    if (heard.success) hears.event(heard.data);
  };
  socket.onclose = lost;
  // Without a network a socket notices nothing for minutes: the line is given up at once, and dialled again.
  network.addEventListener('offline', lost);
  return { send: (command) => say(JSON.stringify(command)), close: hang };
}
