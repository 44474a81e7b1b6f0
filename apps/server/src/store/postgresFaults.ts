/** The errors of PostgreSQL, as sentences. */
import { Fault } from '../fault.ts';

/** PostgreSQL's code for a full disk. */
const DISK_FULL = '53100';

/** Classes of errors that lie in what was sent, so that the next statement may well succeed. */
const ERRORS_OF_A_STATEMENT = ['22', '23', '40', '54'];

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** True if the database could not be reached, or did not reply: whether it has written is unknown. */
export function lostConnection(error: unknown): boolean {
  return !ERRORS_OF_A_STATEMENT.includes(codeOf(error).slice(0, 2)) || codeOf(error).length !== 5;
}

/** The error of a failing write for the person whose move it was. */
export function postgresWriteFault(error: unknown): Fault {
  const fault =
    codeOf(error) === DISK_FULL
      ? new Fault(507, 'disk-full', 'The disk is full: nothing was written. Make room, then try again.')
      : new Fault(
          503,
          'store-failed',
          'The game could not be saved now, so nothing was sent to the players. Try again.',
        );
  fault.cause = error;
  return fault;
}

/** The error of a failing read. */
export function postgresReadFault(error: unknown): Fault {
  const sentence = 'The database of this service does not answer just now. Try again in a minute.';
  const fault = new Fault(503, 'store-unread', sentence);
  fault.cause = error;
  return fault;
}
