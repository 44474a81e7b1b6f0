import assert from 'node:assert/strict';
import { seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { firing, PASS, stack } from '../../test/set-ups.ts';
import type { Situation } from '../../test/situation.ts';

/** The attacks by fire that are offered to a regiment and its guns, and those drawn by lot. */

/** Four companies, each of half its strength at this range, two guns of full strength, and skirmishers. */
function battery(): Situation {
  return firing(
    {
      Foot: { at: [...stack(2, 0, 0), ...stack(2, -1, 0)] },
      Jägers: { at: [[-2, -1]], arm: 'skirmisher', skirmishers: true },
    },
    {
      british: {
        regiments: {},
        guns: [{ at: [-2, 0] }, { at: [-2, 0] }],
      },
      american: { regiments: { Line: { at: [[0, -3]], order: 'FIRE' } } },
    },
  );
}

clause(
  ['AL-7.33d', 'AL-7.33j'],
  'each number of a regiment that adds a whole strength is offered, by hex, with no, one or all guns',
  () => {
    const t = battery();
    const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((i) => t.company('Foot', i));
    const [g, h] = [t.gun(0), t.gun(0, 1)];
    const foot = [
      [a, b],
      [a, b, c, d],
      [c, d],
    ];
    const all = foot.flatMap((group) => [[], [g], [h], [g, h]].map((guns) => [...group, ...guns]));
    const offered = [...t.asked().options()].map((each) =>
      each.do === 'fire' ? each.companies.join() : each.do,
    );
    assert.deepEqual(
      offered.sort(),
      [...all, [g], [h], [g, h], [t.company('Jägers')]]
        .map((each) => each.sort((x, y) => x - y).join())
        .concat(PASS.do)
        .sort(),
    );
    for (const each of t.asked().options()) assert.equal(t.asked().refuse(each), null);
  },
);

clause(
  ['AL-7.33d', 'AL-7.33j'],
  'random fire comes from a regiment alone, with one gun and with both; from a gun also alone',
  () => {
    const t = battery();
    const lot = seededChance('fire');
    const guns = [t.gun(0), t.gun(0, 1)];
    const met = new Set<string>();
    for (let i = 0; i < 300; i++) {
      const drawn = t.asked().sample?.(lot.below) ?? assert.fail('no lot');
      assert.equal(t.asked().refuse(drawn), null);
      if (drawn.do !== 'fire') continue;
      if (drawn.companies.includes(t.company('Jägers'))) {
        assert.equal(drawn.companies.length, 1);
        continue;
      }
      const cannon = drawn.companies.filter((c) => guns.includes(c)).length;
      met.add(`${drawn.companies.length - cannon} and ${cannon}`);
    }
    assert.deepEqual([...met].sort(), ['0 and 1', '0 and 2', '4 and 0', '4 and 1', '4 and 2']);
  },
);

clause(
  ['AL-7.33d', 'AL-7.31b', 'AL-7.31g'],
  'the strongest fire is first, so that no firer adds less than 1; each hex is offered separately',
  () => {
    const offers = (t: Situation) =>
      [...t.asked().options()].flatMap((each) => (each.do === 'fire' ? [each.companies.join()] : []));
    const mixed = firing({
      Foot: {
        at: [
          [0, 1],
          [0, 0],
        ],
        leader: [0, 0],
      },
    });
    assert.deepEqual(offers(mixed), [`${mixed.company('Foot', 1)}`]);
    const three = firing(
      { Foot: { at: [...stack(2, 0, 0), ...stack(2, -1, 0), ...stack(2, 1, 0)] } },
      { american: { regiments: { Line: { at: [[0, -2]], order: 'none' } } } },
    );
    const foot = [0, 1, 2, 3, 4, 5].map((i) => three.company('Foot', i));
    const groups = [foot.slice(0, 2), foot.slice(2, 4), foot.slice(4), foot.slice(0, 4), foot];
    assert.deepEqual(offers(three).sort(), groups.map((each) => each.join()).sort());
  },
);
