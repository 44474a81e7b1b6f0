import { Fault } from '../fault.ts';
import { isBroken } from './faults.ts';

/**
 * Lets statements through to the embedded database until its disk fails; after that none. Everything that uses the
 * database goes through the same guard.
 */
export class DiskGuard {
  readonly #broken: (fault: Fault) => void;
  #failure: Fault | null = null;

  /** @param broken called once if the disk failed: nothing is read or written any more, and the process must end */
  constructor(broken: (fault: Fault) => void = () => undefined) {
    this.#broken = broken;
  }

  /**
   * Returns the result of the work. Throws a Fault: one of the work itself, or the one that `faultOf` returns
   * for its error.
   */
  run<T>(work: () => T, faultOf: (error: unknown) => Fault): T {
    if (this.#failure) throw this.#failure;
    try {
      return work();
    } catch (error) {
      if (error instanceof Fault) throw error;
      const fault = faultOf(error);
      if (isBroken(fault)) {
        this.#failure = fault;
        this.#broken(fault);
      }
      throw fault;
    }
  }
}
