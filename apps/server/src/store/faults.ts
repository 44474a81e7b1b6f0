/** The errors of the embedded database, as sentences. */
import { Fault } from '../fault.ts';

/** SQLite's primary result codes. */
const SQLITE = { busy: 5, ioError: 10, corrupt: 11, full: 13, noDatabase: 26 } as const;

/** SQLite's primary result code of an error; null for any other error. */
function codeOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return null;
  return error.errcode & 0xff;
}

/** True if another process has the database open. */
export const isBusy = (error: unknown): boolean => codeOf(error) === SQLITE.busy;

/** True if the disk is full. */
export const isFull = (error: unknown): boolean => codeOf(error) === SQLITE.full;

/** True if a file is no database, or a damaged one. */
export const isDamaged = (error: unknown): boolean =>
  [SQLITE.corrupt, SQLITE.noDatabase].some((code) => code === codeOf(error));

/**
 * True if the disk failed. What is in memory and what is on the disk may then differ: no write may be tried again, and
 * the process must end.
 */
const isDiskFailure = (error: unknown): boolean => codeOf(error) === SQLITE.ioError;

/** The error of a failing write for the person whose move it was. */
export function writeFault(error: unknown): Fault {
  if (isDiskFailure(error) || isDamaged(error)) return withCause(brokenStore(), error);
  const fault = isFull(error)
    ? new Fault(507, 'disk-full', 'The disk is full: nothing was written. Make room, then try again.')
    : new Fault(
        503,
        'store-failed',
        'The game could not be saved now, so nothing was sent to the players. Try again.',
      );
  return withCause(fault, error);
}

/** A read fails as a read: nothing was to be saved, and trying again seldom helps. */
export function readFault(error: unknown): Fault {
  if (isDiskFailure(error)) return withCause(brokenStore(), error);
  const sentence =
    'The stored data could not be read. If this happens again, start the server with a copy of its data folder.';
  return withCause(new Fault(503, 'store-unread', sentence), error);
}

/** True for the error of a disk that failed: nothing may be written any more. */
export const isBroken = ({ body }: Fault): boolean => body.code === BROKEN;

const BROKEN = 'store-broken';

function brokenStore(): Fault {
  const sentence =
    'The disk of this server failed, so the server has stopped. All that was acknowledged is stored. Come back when it runs again.';
  return new Fault(503, BROKEN, sentence);
}

function withCause(fault: Fault, cause: unknown): Fault {
  fault.cause = cause;
  return fault;
}
