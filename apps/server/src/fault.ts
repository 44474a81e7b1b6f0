import { type Refusal, RecordError } from '@linstock/kernel';
import type { FaultBody } from '@linstock/protocol';

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

/** HTTP statuses of the kernel's own refusals; what a rule forbids is 422. */
const STATUS: Readonly<Record<string, number>> = {
  stale: 409,
  malformed: 400,
  'not-asked': 403,
  'game-over': 409,
};

/** The fault that carries a refusal of the rules or of the kernel. */
export function refusedFault({ code, clause, sentence }: Refusal): Fault {
  return new Fault(STATUS[code] ?? 422, code, sentence, { clause });
}

/** The fault for a number that is no longer, or not yet, the next one. */
export function staleFault(n: number, head: number): Fault {
  const sentence = `This answer was for entry ${n}, but entry ${head + 1} comes next. Look at what has happened since, and answer again.`;
  return new Fault(409, 'stale', sentence, { head });
}

/** The fault for a game that is not, or no longer, here. */
export function noGame(): Fault {
  return new Fault(
    404,
    'no-game',
    'There is no such game here. Check the link; the game may have been deleted.',
  );
}

/** What a record that cannot be played means for the person who brought it. */
export function recordFault(error: RecordError): Fault {
  return new Fault(422, 'bad-record', error.message);
}

/** What any error means for the person at the other end; what is not meant for him keeps its details to itself. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof RecordError) return recordFault(error);
  const fault = new Fault(500, 'internal', 'Something went wrong here, and nothing was changed. Try again.');
  fault.cause = error;
  return fault;
}
