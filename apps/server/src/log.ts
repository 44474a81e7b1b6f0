/** Logs errors that are our own fault. */
export type Log = (error: unknown) => void;

/** Receives the lines of the log. */
export interface LogLines {
  write(line: string): unknown;
}

/** An error as it is logged. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
};

/**
 * The part of an error that may be logged: its message and its place. Everything else is left out, since a database
 * error contains the statement with its values, and those are seats' secrets and unsealed answers.
 */
export function loggableError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '' } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: name, message, stack, ...code };
}
