import { EXIT } from './failure.ts';
import { run } from './run.ts';

// A reader that has seen enough (`| head`) closes the pipe; that is the end of the job and no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.done);
});

process.exitCode = await run(process.argv.slice(2));
