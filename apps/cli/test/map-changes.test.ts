import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { capitalise, checkChanges, exportedMaps, readChanged } from './changedMaps.ts';

describe('one change to an exported map is refused, or the battle differs, or a notice names it', async () => {
  // The large maps of Flintlock take long: one of them here, all in the soak.
  for (const exported of (await exportedMaps()).filter(
    ({ system, battle }) => system !== 'flintlock' || battle === 'guilford',
  ))
    test(`${exported.battle} of ${exported.system}`, async () => {
      assert.ok((await checkChanges(exported, exported.system === 'flintlock' ? 1 : 2, 'quick')) > 20);
    });
});

describe('words of a map mean the same in capitals', async () => {
  for (const exported of await exportedMaps())
    test(`${exported.battle} of ${exported.system}`, async () => {
      const [plain, capitals] = [await readChanged(exported.text), await readChanged(capitalise(exported))];
      assert.deepEqual(capitals.notices, []);
      assert.ok(capitals.layout === plain.layout, 'its layout is another');
    });
});
