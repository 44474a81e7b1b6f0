import type { ClauseId } from '@linstock/kernel';

/** What the server says when it does not do what was asked; the same shape over HTTP and WebSocket. */
export interface FaultBody {
  readonly code: string;
  readonly clause: ClauseId | null;
  readonly sentence: string;
  /** The number of the last entry, where a stale number was the reason. */
  readonly head?: number;
}

/** An error that is meant for the person at the other end: a code, one clear sentence, an HTTP status. */
export class Fault extends Error {
  readonly status: number;
  readonly body: FaultBody;

  constructor(status: number, code: string, sentence: string, more: Partial<FaultBody> = {}) {
    super(sentence);
    this.status = status;
    this.body = { clause: null, ...more, code, sentence };
  }
}
