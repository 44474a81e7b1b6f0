/** Where errors go that are nobody's doing but ours. */
export type Log = (error: unknown) => void;

/** What takes the lines of the log. */
export interface LogLines {
  write(line: string): unknown;
}

/** What the log says of an error. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
};

/**
 * What of an error may be noted: what went wrong and where. Everything else is left out, since a database's error carries
 * the statement with its values, and those are seats' secrets and unsealed answers.
 */
export function loggableError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '' } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { type: name, message, stack, ...code };
}
