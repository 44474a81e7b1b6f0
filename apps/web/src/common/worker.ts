/** Questions to a worker: each gets one answer, in any order. */
import { answerWatch, type Locks, locksHere, WorkerWatch } from './workerLife.ts';

/** A worker, or anything that takes messages and sends some. */
export interface MessageEnd {
  postMessage(message: unknown, send: Transferable[]): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/** The page's handle of a worker. */
export interface WorkerHandle extends MessageEnd {
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

/** A question a worker could not answer, with a sentence for the reader. */
export class WorkerFault extends Error {
  readonly code: string;
  constructor(code: string, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

interface PendingAnswer<A> {
  readonly resolve: (answer: A) => void;
  readonly reject: (fault: WorkerFault) => void;
}

type Reply<A> = { readonly id: number } & (
  | { readonly answer: A }
  | { readonly fault: { readonly code: string; readonly sentence: string } }
);

/**
 * The asker's end. The worker starts with the first question, and again after it has broken down or was
 * stopped.
 */
export class WorkerConnection<Q, A> {
  readonly #start: () => WorkerHandle;
  readonly #broken: string;
  readonly #waiting = new Map<number, PendingAnswer<A>>();
  readonly #locks: Locks | undefined;
  readonly #lost = new Set<() => void>();
  #worker: WorkerHandle | null = null;
  #watch: WorkerWatch | null = null;
  #next = 0;

  /** @param broken the sentence for those who wait when the worker breaks down: what happened, and what to do */
  constructor(start: () => WorkerHandle, broken: string, locks = locksHere()) {
    this.#start = start;
    this.#broken = broken;
    this.#locks = locks;
  }

  /** Calls back once when the present worker has broken down or ended. Returns a function that cancels this. */
  onceLost(lost: () => void): () => void {
    this.#lost.add(lost);
    return () => this.#lost.delete(lost);
  }

  /** Asks. The objects in `send` are transferred to the worker. Rejects with a WorkerFault. */
  async ask(question: Q, send: Transferable[] = []): Promise<A> {
    const worker = (this.#worker ??= this.#hired());
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, question }, send);
    });
  }

  /** Ends the worker; pending requests are rejected with this sentence. */
  stop(sentence: string, code = 'stopped'): void {
    this.#watch?.stop();
    this.#worker?.terminate();
    this.#worker = null;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(new WorkerFault(code, sentence));
  }

  #breakDown(): void {
    this.stop(this.#broken, 'worker');
    const lost = [...this.#lost];
    this.#lost.clear();
    for (const tell of lost) tell();
  }

  /** True if an answer is still missing. */
  get busy(): boolean {
    return this.#waiting.size > 0;
  }

  /** A strict proxy or an odd browser may forbid workers altogether. */
  #hired(): WorkerHandle {
    try {
      return this.#hire();
    } catch {
      throw new WorkerFault('worker', this.#broken);
    }
  }

  #hire(): WorkerHandle {
    const worker = this.#start();
    const watch = new WorkerWatch(
      (call) => worker.postMessage(call, []),
      () => this.busy || this.#lost.size > 0,
      () => this.#breakDown(),
      this.#locks,
    );
    this.#watch = watch;
    worker.onmessage = ({ data }: MessageEvent<Reply<A>>) => {
      watch.takeReply(data);
      if (!('id' in data)) return;
      const asked = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('fault' in data) asked?.reject(new WorkerFault(data.fault.code, data.fault.sentence));
      else asked?.resolve(data.answer);
    };
    worker.onerror = (event) => {
      // Else a worker's fault would count as one of the worker that has started it.
      event.preventDefault();
      this.#breakDown();
    };
    return worker;
  }
}

/** The worker's end: answers questions. `sends` lists the parts of an answer that are transferred to the page. */
export function answerWith<Q, A>(
  post: MessageEnd,
  answer: (question: Q, ports: readonly MessagePort[]) => A | Promise<A>,
  sends: (answer: A) => Transferable[] = () => [],
): void {
  const reply = async (id: number, question: Q, ports: readonly MessagePort[]): Promise<void> => {
    try {
      const found = await answer(question, ports);
      post.postMessage({ id, answer: found }, sends(found));
    } catch (error) {
      const sentence = error instanceof Error ? error.message : String(error);
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'error';
      post.postMessage({ id, fault: { code, sentence } }, []);
    }
  };
  post.onmessage = ({ data, ports }: MessageEvent<{ id: number; question: Q }>) => {
    if (!answerWatch(data, (life) => post.postMessage(life, []))) void reply(data.id, data.question, ports);
  };
}
