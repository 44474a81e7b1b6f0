import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { begin } from '../../test/battlefield.ts';
import { morschauser } from '../index.ts';

type Trial = ReturnType<typeof begin>;
const threatsTo = ({ setting, s }: Trial, company: number) =>
  (
    morschauser.present.shows.threats?.({ field: setting, state: s, known: [] }, `company:${company}`) ?? []
  ).map(({ label, from, reckoning }) => ({
    label,
    from,
    dice: reckoning.dice,
  }));

clause(
  ['MM-B4g', 'MM-B3r', 'MM-B4i'],
  "the enemy's possible shots and charges are listed, the worst first",
  () => {
    const trial = begin({
      south: [{ at: [[20, 20]] }],
      north: [
        { at: [[20, 30]] }, // charges, too far for its muskets
        { type: 'artillery', at: [[30, 40, 0]] }, // shoots turned about
        { type: 'wagons', weapon: 'none', at: [[30, 20]] },
      ],
    });
    const found = threatsTo(trial, 0);
    assert.deepEqual(
      found.map(({ from }) => from),
      [['company:1'], ['company:2']],
    );
    assert.match(found[0]?.label ?? '', /charges$/);
    assert.equal(found[0]?.dice.hitUpTo, 3);
    assert.match(found[1]?.label ?? '', /shoots$/);
    assert.equal(found[1]?.dice.hitOn, 4);
  },
);

clause(
  ['MM-B4f', 'MM-B2e', 'MM-B3m'],
  'a company in melee is shot at by none, and attacked from their places',
  () => {
    const trial = begin({
      south: [{ at: [[20, 20]] }],
      north: [
        { type: 'cavalry', weapon: 'none', at: [[20, 16, 0]] },
        { type: 'artillery', at: [[40, 30]] },
      ],
    });
    const found = threatsTo(trial, 0);
    assert.equal(found.length, 1);
    assert.match(found[0]?.label ?? '', /attacks in the flank$/);
  },
);

clause('MM-E3d', 'routing companies, and enemies beyond woods, do not threaten', () => {
  const wood = {
    id: 'wood',
    kind: 'woods',
    poly: [
      [10, 24],
      [60, 24],
      [60, 30],
      [10, 30],
    ],
  };
  const trial = begin(
    {
      terrain: [wood],
      south: [{ at: [[20, 20]] }],
      north: [{ at: [[26, 20, 270]] }, { type: 'artillery', at: [[20, 40]] }],
    },
    (s) => {
      s.routing[1] = 1;
    },
  );
  assert.deepEqual(threatsTo(trial, 0), []);
});
