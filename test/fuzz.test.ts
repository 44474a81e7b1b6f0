import { describe, test } from 'node:test';
import { fuzzTargets } from './fuzzTargets.ts';

/** Spoilt files of each kind; `npm run soak` tries 2,000. */
const COUNT = 60;

describe('spoilt files are read or refused in one plain sentence, never with a trace', async () => {
  for (const { name, run } of await fuzzTargets()) test(name, () => run('quick', COUNT));
});
