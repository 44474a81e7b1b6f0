import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import {
  acts,
  begin,
  box,
  FAR_CORNER,
  goes,
  moves,
  shoots,
  type TestBattle,
  type TestRegiment,
} from './battlefield.ts';

/** The enemies that are seen and may be shot at, in play (B4, B5, C). */

/** Why a shooter at (20, 10) may not shoot at an enemy straight north of it; undefined if it may. */
function seen(
  north: number,
  more: Partial<TestBattle> & {
    readonly friends?: readonly TestRegiment[];
    readonly shooter?: Partial<TestRegiment>;
  } = {},
  facing = 0,
) {
  const { friends = [], shooter = {}, ...laid } = more;
  const trial = begin({
    south: [{ weapon: 'rifle', at: [[20, 10]], ...shooter }, ...friends],
    north: [{ at: [[20, north]] }, ...FAR_CORNER],
    ...laid,
  });
  trial.give(acts([0], []));
  const target = trial.field.companies.find(({ side }) => side === 1)!.id;
  return trial.refused(shoots(0, target, facing, shooter.type === 'artillery' ? 'shot' : 'rifle'))?.code;
}

const row = (y: number): TestRegiment => ({
  at: [
    [17, y],
    [20, y],
    [23, y],
  ],
});

clause(
  ['MM-B5a', 'MM-B5b', 'MM-B5h', 'MM-B5f', 'MM-B5g'],
  'friends in the way bar a shot, friends next to it do not, and no company shoots backwards',
  () => {
    assert.equal(seen(25), undefined);
    assert.equal(seen(25, { friends: [row(16)] }), 'R-LOS');
    assert.equal(seen(25, { friends: [{ at: [[24, 16]] }] }), undefined);
    assert.equal(seen(25, {}, 180), 'R-LOS');
  },
);

clause(
  ['MM-B5i', 'MM-C2c', 'MM-C2d', 'MM-C5c', 'MM-C5d', 'MM-C7c'],
  'woods, towns and standing crops hide what is behind them, and what is deeper in them than their edge',
  () => {
    const ground = (kind: string, south: number, far: number) => [
      { id: 'g', kind, poly: box(10, south, 30, far) },
    ];
    for (const kind of ['woods', 'crop', 'earthwork', 'town'])
      assert.equal(seen(25, { terrain: ground(kind, 14, 18) }), 'R-LOS', `behind ${kind}`);
    assert.equal(seen(25, { terrain: ground('woods', 22.5, 30) }), undefined, 'at the edge');
    assert.equal(seen(25, { terrain: ground('woods', 20, 30) }), 'R-LOS', 'deep in it');
    assert.equal(seen(25, { terrain: ground('woods', 4, 12) }), undefined, 'out of the edge');
  },
);

clause(['MM-C7c', 'MM-C7l'], 'a crop that a company has walked through hides nothing any more', () => {
  const corn = { id: 'corn', kind: 'crop', poly: box(4, 14, 36, 18) };
  const trial = begin({
    terrain: [corn],
    south: [{ weapon: 'rifle', at: [[20, 10]] }, { at: [[8, 11]] }],
    north: [{ at: [[20, 25]] }, ...FAR_CORNER],
  });
  trial.give(acts([1]));
  trial.give(moves(goes(1, 8, 20, 0)));
  trial.give(acts([0], []));
  assert.equal(trial.refused(shoots(0, 2, 0, 'rifle')), null);
});

clause(['MM-B5j', 'MM-C3c'], 'a hill hides the ground behind it, not the units on it', () => {
  const hill = { id: 'hill', kind: 'hill', level: 1, steep: false, poly: box(10, 16, 30, 21) };
  assert.equal(seen(26, { terrain: [hill] }), 'R-LOS');
  assert.equal(seen(18.5, { terrain: [hill] }), undefined);
});

clause(
  ['MM-B5e', 'MM-B5l'],
  'guns on a hill shoot over friends that are lower and nearer to them than to the target',
  () => {
    const hill = { id: 'hill', kind: 'hill', level: 1, steep: false, poly: box(10, 6, 30, 12.5) };
    const guns = { shooter: { type: 'artillery', weapon: 'cannon' } as const };
    assert.equal(seen(30, { ...guns, friends: [row(16)], terrain: [hill] }), undefined);
    assert.equal(seen(30, { ...guns, friends: [row(16)] }), 'R-LOS', 'not on a hill');
    assert.equal(seen(32, { ...guns, friends: [row(25)], terrain: [hill] }), 'R-LOS', 'nearer to the target');
    assert.equal(seen(25, { friends: [row(15)], terrain: [hill] }), 'R-LOS', 'no guns');
  },
);

clause(['MM-B5n', 'MM-B5c'], 'a howitzer shoots deep into the wood its target is in', () => {
  const wood = [{ id: 'wood', kind: 'woods', poly: box(10, 20, 30, 34) }];
  const fire = (traits: TestRegiment['traits']) =>
    seen(28, {
      terrain: wood,
      switches: { howitzers: true },
      shooter: { type: 'artillery', weapon: 'cannon', traits: traits ?? [] },
    });
  assert.deepEqual([fire(['howitzer']), fire([])], [undefined, 'R-LOS']);
});

clause(
  ['MM-B4b', 'MM-B4o', 'MM-B4f'],
  'a company with an enemy within 3 inches does not shoot, nor is it a target while in melee',
  () => {
    const trial = begin({
      south: [{ weapon: 'rifle', at: [[20, 10]] }, { at: [[28, 20]] }],
      north: [{ at: [[20, 22]] }, { at: [[28, 25]] }, ...FAR_CORNER],
    });
    trial.give(acts([0], []));
    assert.equal(trial.refused(shoots(0, 3, 0, 'rifle'))?.code, 'R-TARGET-IN-MELEE');
    assert.equal(trial.refused(shoots(0, 2, 0, 'rifle')), null);
    const close = begin({
      south: [{ weapon: 'rifle', at: [[20, 10]] }],
      north: [{ at: [[20, 15]] }, ...FAR_CORNER],
    });
    close.give(acts([0], []));
    assert.equal(close.question().kind, 'melee');
  },
);
