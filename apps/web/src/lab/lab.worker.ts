/** Plays games of the lab, one after the other, away from the page. */
import { type Job, type Played, playJob } from '@linstock/lab';

/** What a worker answers a job with. */
export type Answer = { readonly played: Played } | { readonly fault: string };

addEventListener('message', (event: MessageEvent<Job>) => {
  postMessage(answerTo(event.data));
});

function answerTo(job: Job): Answer {
  try {
    return { played: playJob(job) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
