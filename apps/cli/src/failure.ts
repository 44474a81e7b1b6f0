/** A mistake of the user or in the user's files: printed as one sentence, without a stack, ending with `exitCode`. */
export class Failure extends Error {
  readonly exitCode: number;

  constructor(sentence: string, exitCode = 2) {
    super(sentence);
    this.exitCode = exitCode;
  }
}

/**
 * Exit codes: 0 done, 1 the answer is no (a mismatch, or a record that fails the check), 2 bad input, 70 a
 * fault of the program.
 */
export const EXIT = { done: 0, no: 1, input: 2, fault: 70 } as const;
