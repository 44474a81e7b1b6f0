import { describe, test } from 'node:test';
import { checkChanges, exportedMaps } from '../../apps/cli/test/changedMaps.ts';
import { fuzzTargets } from '../fuzzTargets.ts';

/** Spoilt files of each kind. */
const COUNT = 2000;

describe('2,000 spoilt files of each kind are read or refused in one plain sentence', async () => {
  for (const { name, run } of await fuzzTargets()) test(name, () => run('soak', COUNT));
});

describe('many changes to exported maps are refused, or the battle differs, or a notice names them', async () => {
  for (const exported of await exportedMaps())
    test(`${exported.battle} of ${exported.system}`, async () => {
      await checkChanges(exported, exported.system === 'flintlock' ? 8 : 40, 'soak');
    });
});
