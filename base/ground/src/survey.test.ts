import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Deployment, deploymentOf, type Survey } from './survey.ts';

const stood = (unit: string, side: string, phase: number): Deployment => ({
  ...{ kind: 'deployment', side, unit, phase, men: 100, facing: 0, formation: 'line', arms: 'musket' },
  ...{ guns: 0, mounted: false, quality: 'regular', commander: null },
  line: [
    [0, phase],
    [50, phase],
  ],
});
const survey: Survey = {
  ...{ name: 'Nowhere', date: '1781-01-01', bounds: [0, 0, 100, 100] },
  features: [stood('Guards', 'british', 1), stood('Guards', 'british', 2), stood('Guards', 'french', 1)],
};

test('a unit is found by its side, its name and the stage', () => {
  assert.equal(deploymentOf(survey, 2, 'british', 'Guards'), survey.features[1]);
  assert.equal(deploymentOf(survey, 1, 'french', 'Guards'), survey.features[2]);
});

test('a unit that is not surveyed at a stage is refused by name', () => {
  assert.throws(
    () => deploymentOf(survey, 2, 'french', 'Guards'),
    /The survey of Nowhere has no french unit "Guards" at stage 2; name a unit as the survey does/,
  );
});
