/** Real threads, which end without a word. This file is the worker's script too. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { partial } from '@linstock/kernel/partial';
import { answerWith, type MessageEnd, WorkerConnection, type WorkerHandle } from './worker.ts';
import { type Locks, WorkerWatch } from './workerLife.ts';

/** A thread in the form of a browser's worker. It sends no message when it ends, like a browser's. */
class Thread implements WorkerHandle {
  readonly #worker = new Worker(new URL(import.meta.url));
  onerror: ((event: ErrorEvent) => void) | null = null;
  onmessage: ((event: MessageEvent) => void) | null = null;

  /** Node does not free the locks of a thread that ends, as browsers do, so this class frees them. */
  readonly locks: Locks;

  constructor() {
    const exit = new Promise((ended) => this.#worker.on('exit', ended));
    this.locks = {
      request: async (_: string, _options: unknown, granted?: () => void) => {
        await exit;
        granted?.();
      },
    } as Locks;
    this.#worker.on('message', (data) => this.onmessage?.({ data } as MessageEvent));
  }

  postMessage(message: unknown): void {
    this.#worker.postMessage(message);
  }

  terminate(): void {
    void this.#worker.terminate();
  }
}

if (!isMainThread && parentPort) {
  const port = parentPort;
  const post: MessageEnd = { postMessage: (message) => port.postMessage(message), onmessage: null };
  port.on('message', (data) => post.onmessage?.(partial<MessageEvent>({ data, ports: [] })));
  answerWith<string, string>(post, (question) => {
    if (question === 'end') process.exit();
    if (question === 'end soon') setTimeout(() => process.exit());
    return question.toUpperCase();
  });
} else {
  /** A line to threads, each with its own locks. */
  const lineToThreads = (): WorkerConnection<string, string> => {
    let thread: Thread;
    const locks = {
      request: (...asked: never[]) => (thread.locks.request as (...asked: never[]) => unknown)(...asked),
    };
    return new WorkerConnection(() => (thread = new Thread()), 'It has ended.', locks as Locks);
  };

  test('a question to a worker that ends without a message fails, and the next question starts another', async () => {
    const line = lineToThreads();
    assert.equal(await line.ask('first'), 'FIRST');
    await assert.rejects(line.ask('end'), { code: 'worker', message: 'It has ended.' });
    assert.equal(await line.ask('again'), 'AGAIN');
    line.stop('done');
  });

  test('a worker that ends while idle is reported once to those that watch it', async () => {
    const line = lineToThreads();
    const lost: string[] = [];
    const gone = new Promise<void>((told) => {
      line.onceLost(() => {
        lost.push('held');
        told();
      });
    });
    line.onceLost(() => lost.push('let go'))();
    assert.equal(await line.ask('end soon'), 'END SOON');
    await gone;
    assert.equal(await line.ask('again'), 'AGAIN');
    assert.deepEqual(lost, ['held']);
    line.stop('done');
  });

  test('without locks a worker is asked at each beat, and long silence counts as its end', (t) => {
    t.mock.timers.enable({ apis: ['setInterval'] });
    const sent: unknown[] = [];
    let busy = true;
    let ended = 0;
    const watch = new WorkerWatch(
      (call) => sent.push(call),
      () => busy,
      () => ended++,
      undefined,
    );
    for (let beat = 0; beat < 20; beat++) {
      t.mock.timers.tick(10_000);
      watch.takeReply({ pong: true });
    }
    assert.deepEqual([sent.length, ended], [20, 0]);
    busy = false;
    t.mock.timers.tick(200_000);
    assert.deepEqual([sent.length, ended], [20, 0], 'nobody asks a worker at leisure');
    busy = true;
    t.mock.timers.tick(200_000);
    assert.equal(ended, 1);
  });
}
