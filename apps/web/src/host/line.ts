import type { Side } from '@linstock/kernel';
import type { Command, HostMessage } from '@linstock/protocol';

/** A line to a judge, for one seat: a WebSocket, or a port to a worker. */
export interface Line {
  send(command: Command): void;
  close(): void;
}

/** What a line says to who opened it. */
export interface LineHears {
  event(message: HostMessage): void;
  /** The line broke; a new one may be tried. */
  lost(): void;
}

/** Opens a line for a seat (null: to watch), to hear of entries after `from`. */
export type OpenLine = (seat: Side | null, from: number, hears: LineHears) => Line;
