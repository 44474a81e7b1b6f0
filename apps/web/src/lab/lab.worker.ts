/** Plays games of the lab, one after the other, away from the page. */
import '../common/olderBrowsers.ts';

import { type Job, type Played, playJobUnder } from '@linstock/lab';
import { rulebookOf } from '../common/rulebookOf.ts';
import { answerWith } from '../common/worker.ts';

answerWith<Job, Played>(self, async (job) => {
  const { system, battle, carried } = job;
  const played = { rules: { id: system }, battle: { id: battle, hash: null } };
  return playJobUnder(await rulebookOf(carried === undefined ? played : { ...played, carried }), job);
});
