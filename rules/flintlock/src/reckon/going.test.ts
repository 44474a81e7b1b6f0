import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { TERRAIN } from '../tables/index.ts';
import { stepCost } from './going.ts';

clause('FL-7.11b', 'a hexside costs only if the battle has a rule for it', () => {
  const over = (battle: 'Camden' | 'Guilford', side: 'fence' | 'slope') =>
    stepCost(TERRAIN[battle], 'open', { terrain: 'clear', road: false, sides: [side] });
  assert.deepEqual([over('Guilford', 'fence'), over('Guilford', 'slope')], [2, 2]);
  assert.deepEqual([over('Camden', 'fence'), over('Camden', 'slope')], [1, 1]);
});
