import { RefusedCommand } from '@linstock/judge';
import { RecordError } from '@linstock/kernel';
import type { Fault as FaultBody } from '@linstock/protocol';
import type { Log } from './log.ts';

/**
 * An error for the person at the other end: a code, one clear sentence, an HTTP status. Its `cause`, if any,
 * is an internal error, which is logged and never shown.
 */
export class Fault extends Error {
  readonly status: number;
  readonly body: FaultBody;

  constructor(status: number, code: string, sentence: string, more: Partial<FaultBody> = {}) {
    super(sentence);
    this.status = status;
    this.body = { clause: null, ...more, code, sentence };
  }
}

/** HTTP statuses of the judge's own refusals; what a rule forbids is 422. */
const STATUS: Readonly<Record<string, number>> = {
  stale: 409,
  malformed: 400,
  'no-seat': 401,
  'not-asked': 403,
  'no-game': 404,
  'game-over': 409,
};

/** The error for the person who sent a record that cannot be played. */
function recordFault(error: RecordError): Fault {
  return new Fault(422, 'bad-record', error.message);
}

/** The error for a game that is stored differently from what was acknowledged. */
export function damagedGame(what: string): Fault {
  const sentence = `This game is damaged: ${what}. Put back a copy of the data folder, or start a new game from a record exported before. The other games go on.`;
  return new Fault(503, 'damaged', sentence);
}

/** Any error as the person at the other end may see it. Other errors do not show their details. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof RefusedCommand) {
    const { code, sentence, ...more } = error.fault;
    return new Fault(STATUS[code] ?? 422, code, sentence, more);
  }
  if (error instanceof RecordError) return recordFault(error);
  const fault = new Fault(500, 'internal', 'Something went wrong here, and nothing was changed. Try again.');
  fault.cause = error;
  return fault;
}

/** The same; errors that are our own fault are logged. */
export function notedFault(error: unknown, log: Log): Fault {
  const fault = faultOf(error);
  if (fault.cause !== undefined) log(fault.cause);
  return fault;
}
