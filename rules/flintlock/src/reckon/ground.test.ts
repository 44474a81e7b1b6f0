import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hexMapOf } from '@linstock/ground';
import { clause } from '@linstock/testing';
import { at, fieldOf, type Setting } from '../../test/setting.ts';
import { TERRAIN } from '../tables/index.ts';
import { groundOf } from './ground.ts';

const EAST = 1;
const alone: Setting = {
  british: { commands: { Webster: { at: ['0101'] } } },
  american: { commands: { Eaton: { at: ['2020'] } } },
};

/** Movement Points from 0505 east to 0506 for these movers, with this said of the ground. */
function costs(said: Partial<Setting>, ...movers: ('open' | 'close' | 'cavalry' | 'artillery')[]): number[] {
  const field = fieldOf({ ...alone, ...said });
  return movers.map((mover) => field.ground.cost[mover][at(field, '0505') * 6 + EAST] as number);
}

clause(['FL-2.1e', 'FL-7.11b'], 'a step costs its hex and its hexside, -1 if it is impossible', () => {
  const woods = { terrain: { '0605': 'heavy woods' } };
  const fence = { sides: { '0505': { fence: [EAST] as const } } };
  assert.deepEqual(costs({}, 'open', 'close', 'cavalry', 'artillery'), [1, 1, 1, 1]);
  assert.deepEqual(costs(woods, 'open', 'close', 'cavalry', 'artillery'), [2, 3, 4, -1]);
  assert.deepEqual(costs({ ...woods, ...fence }, 'open', 'artillery'), [3, -1]);
});

clause(['FL-2.1e', 'FL-7.11b'], 'a slope costs uphill and not down', () => {
  assert.deepEqual(costs({ levels: { '0605': 1 } }, 'open'), [2]);
  assert.deepEqual(costs({ levels: { '0505': 1 } }, 'open'), [1]);
});

clause('FL-7.11b', 'along a road a step costs 1, whatever it leads over', () => {
  const hard = { terrain: { '0605': 'heavy woods' }, levels: { '0605': 1 } };
  assert.deepEqual(costs({ ...hard, sides: { '0505': { road: [EAST] } } }, 'open', 'artillery'), [1, 1]);
});

clause('FL-7.11c', 'there is no step off the map', () => {
  const field = fieldOf(alone);
  const side = at(field, '2005') * 6 + EAST;
  assert.equal(field.ground.steps[side], null);
  assert.equal(field.ground.cost.open[side], -1);
});

clause(['FL-7.11b', 'FL-4.4g'], 'no unit enters barred ground of a map, whatever the table says', () => {
  const map = hexMapOf({
    hexes: [
      [0, 0],
      [1, 0],
    ],
    impassable: [[1, 0]],
  });
  const { passable, steps, cost } = groundOf(map, TERRAIN.Hobkirk);
  assert.deepEqual([...passable], [1, 0]);
  assert.equal(steps[EAST], null);
  assert.equal(cost.sk[EAST], -1);
});

clause(
  ['FL-11.33k', 'FL-11.2d'],
  'a fence is seen from both sides of it; cover, fire and Shock come with the hex',
  () => {
    const field = fieldOf({
      ...alone,
      terrain: { '0605': 'light woods' },
      sides: { '0505': { fence: [EAST] } },
    });
    const { fence, cover, terrain } = field.ground;
    const [west, east] = [at(field, '0505'), at(field, '0605')];
    assert.deepEqual([fence[west * 6 + EAST], fence[east * 6 + 4], fence[west * 6]], [1, 1, 0]);
    assert.deepEqual([cover[west], cover[east]], [0, 0.5]);
    assert.equal(terrain[east]?.fireDrmTarget, -1);
  },
);

clause('FL-7.11b', 'a hex with a structure is a building', () => {
  const map = hexMapOf({ hexes: [[0, 0]], structures: [{ kind: 'courthouse', hex: [0, 0] }] });
  assert.equal(groundOf(map, TERRAIN.Guilford).terrain[0]?.terrain, 'building');
});

test('ground that the Terrain Effects Table has no line for is refused', () => {
  const map = hexMapOf({ hexes: [[0, 0]], terrain: ['marsh'] });
  assert.throws(
    () => groundOf(map, TERRAIN.Camden),
    /no "marsh", only clear, light woods, swamp; name the map's covers so/,
  );
});
