/** Plays games of the lab, one after the other, away from the page. */
import '../common/olderBrowsers.ts';

import { type Job, type Played, playJob } from '@linstock/lab';
import { answering } from '../common/worker.ts';

answering<Job, Played>(self, playJob);
