/** Plays games of the lab, one after the other, away from the page. */
import { type Job, type Played, playJob } from '@linstock/lab';

/** What a worker answers a job with. */
export type Answer = { readonly played: Played } | { readonly fault: string };

addEventListener('message', (event: MessageEvent<Job>) => {
  void answerTo(event.data).then((answer) => postMessage(answer));
});

async function answerTo(job: Job): Promise<Answer> {
  try {
    return { played: await playJob(job) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
