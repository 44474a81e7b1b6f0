/** Plays games of the lab, one after the other, away from the page. */
import '../common/olderBrowsers.ts';

import { type Job, type Played, playJob } from '@linstock/lab';
import { answerWith } from '../common/worker.ts';

answerWith<Job, Played>(self, playJob);
