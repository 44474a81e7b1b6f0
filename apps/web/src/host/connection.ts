import type { Side } from '@linstock/kernel';
import type { Command, HostMessage } from '@linstock/protocol';

/** A connection to a judge, for one seat: a WebSocket, or a port to a worker. */
export interface Connection {
  send(command: Command): void;
  close(): void;
}

/** The callbacks of the part that opened a connection. */
export interface ConnectionHandlers {
  onMessage(message: HostMessage): void;
  /** The connection is lost; a new one may be tried. */
  onLost(): void;
}

/** Opens a connection for a seat (null: to watch), to be sent entries after `from`. */
export type OpenConnection = (seat: Side | null, from: number, handlers: ConnectionHandlers) => Connection;
