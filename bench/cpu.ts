import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** In a child process: tells its parent the processor time it has used, in microseconds, when it is asked. */
export function reportCpu(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
}

/** The processor time that a child process has used, in microseconds. */
export async function cpuOf(child: ChildProcess): Promise<number> {
  const told = once(child, 'message') as Promise<[number]>;
  child.send('cpu');
  return (await told)[0];
}
