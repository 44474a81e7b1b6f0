import type { Side } from '@linstock/kernel';
import type { OwnSeat } from '@linstock/protocol';

/** A seat on the server as its player sees it, and a function that reads it again. */
export interface OpenSeat {
  readonly game: string;
  readonly side: Side;
  readonly seat: OwnSeat;
  /** When it was read: milliseconds since 1970. */
  readonly now: number;
  readonly read: () => Promise<void>;
}
