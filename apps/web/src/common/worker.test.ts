import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerWith, type MessageEnd, WorkerConnection, WorkerFault, type WorkerHandle } from './worker.ts';

/** A worker that is a port: its work is real, except its thread. */
class PortWorker implements WorkerHandle {
  readonly #port: MessagePort;
  onerror: ((event: ErrorEvent) => void) | null = null;

  constructor(work: (post: MessageEnd) => void) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    work(port2);
  }

  postMessage(message: unknown, send: Transferable[]): void {
    this.#port.postMessage(message, send);
  }

  get onmessage(): ((event: MessageEvent) => void) | null {
    return this.#port.onmessage;
  }

  set onmessage(hear: ((event: MessageEvent) => void) | null) {
    this.#port.onmessage = hear;
  }

  terminate(): void {
    this.#port.close();
  }
}

/** Answers when the test tells it to. */
class SlowReply {
  readonly asked: { readonly question: string; readonly answer: (text: string) => void }[] = [];
  readonly work = (post: MessageEnd): void =>
    answerWith<string, string>(
      post,
      (question) => new Promise((answer) => this.asked.push({ question, answer })),
    );

  async until(asked: number): Promise<void> {
    while (this.asked.length < asked) await new Promise((wake) => setImmediate(wake));
  }
}

test('answers find their questions, in whatever order they come back', async () => {
  const slow = new SlowReply();
  const line = new WorkerConnection<string, string>(() => new PortWorker(slow.work), 'broken');
  const first = line.ask('first');
  const second = line.ask('second');
  await slow.until(2);
  slow.asked[1]?.answer('2');
  slow.asked[0]?.answer('1');
  assert.deepEqual([await first, await second, line.busy], ['1', '2', false]);
  line.stop('done');
});

test("a worker's refusal comes back as a sentence with its code", async () => {
  class Missing extends Error {
    readonly code = 'missing';
  }
  const work = (post: MessageEnd): void =>
    answerWith<string, string>(post, (question) => {
      if (question === 'coded') throw new Missing('It is not there.');
      throw new Error('It went wrong.');
    });
  const line = new WorkerConnection<string, string>(() => new PortWorker(work), 'broken');
  const faults = [];
  for (const question of ['coded', 'plain'])
    faults.push(await line.ask(question).catch((fault: unknown) => fault));
  assert.ok(faults.every((fault) => fault instanceof WorkerFault));
  assert.deepEqual(
    faults.map((fault) => fault instanceof WorkerFault && [fault.code, fault.message]),
    [
      ['missing', 'It is not there.'],
      ['error', 'It went wrong.'],
    ],
  );
  line.stop('done');
});

test('a question to a worker that breaks down or is stopped fails with a sentence; the next starts another', async () => {
  const slow = new SlowReply();
  const workers: PortWorker[] = [];
  const line = new WorkerConnection<string, string>(() => {
    const worker = new PortWorker(slow.work);
    workers.push(worker);
    return worker;
  }, 'It has broken down.');
  const broken = assert.rejects(line.ask('a'), { code: 'worker', message: 'It has broken down.' });
  workers[0]?.onerror?.(new Event('error') as ErrorEvent);
  await broken;
  const stopped = assert.rejects(line.ask('b'), { code: 'stopped', message: 'Enough.' });
  line.stop('Enough.');
  await stopped;
  const answered = line.ask('c');
  await slow.until(1);
  slow.asked.find(({ question }) => question === 'c')?.answer('3');
  assert.deepEqual([await answered, workers.length], ['3', 3]);
  line.stop('done');
});

test('a question fails like a breakdown if no worker may be started', async () => {
  const line = new WorkerConnection<string, string>(() => {
    throw new DOMException('Access to the script is denied.', 'SecurityError');
  }, 'It has broken down.');
  await assert.rejects(line.ask('a'), { code: 'worker', message: 'It has broken down.' });
  assert.equal(line.busy, false);
});

test('a port is sent with a question, and transferred objects with an answer', async () => {
  const work = (post: MessageEnd): void =>
    answerWith<string, ArrayBuffer>(
      post,
      (_, [port]) => {
        port?.postMessage('hello');
        return new ArrayBuffer(8);
      },
      (buffer) => [buffer],
    );
  const line = new WorkerConnection<string, ArrayBuffer>(() => new PortWorker(work), 'broken');
  const { port1, port2 } = new MessageChannel();
  const heard = new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent) => resolve(data);
  });
  assert.equal((await line.ask('port', [port2])).byteLength, 8);
  assert.equal(await heard, 'hello');
  port1.close();
  line.stop('done');
});
