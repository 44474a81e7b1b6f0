import assert from 'node:assert/strict';
import { type Pose, span, spotOf, wheeledAbout } from '@linstock/ground';
import { picksOfWays } from '@linstock/scene';
import { clause } from '@linstock/testing';
import { wheelsMarked } from '../src/measure/wheel.ts';
import { companyId, standOf } from '../src/model/board.ts';
import { present } from '../src/present/index.ts';
import { acts, begin, FAR_AHEAD } from './battlefield.ts';

/** Wheels: given as wheels, recorded, logged once and drawn as an arc. */

const LINE = [
  [20, 20],
  [23, 20],
  [26, 20],
] as const;

/** A regiment in line about to wheel by `turn` tenths of a degree, about its left or right front corner. */
function wheeling(turn: number, corner: 'left' | 'right') {
  const trial = begin({ switches: { formedRegiments: true }, south: [{ at: LINE }], north: FAR_AHEAD });
  trial.give(acts([0, 1, 2]));
  const stands = [0, 1, 2].map((id) => standOf(trial.field, trial.s, id));
  const end = stands[corner === 'left' ? 0 : 2] ?? assert.fail('There is a line.');
  const about = spotOf(end, { right: corner === 'left' ? -1500 : 1500, ahead: 1500 });
  const picks = stands.flatMap((stand, i) =>
    picksOfWays([{ piece: companyId(i), way: [wheeledAbout(stand, { about, turn })] }]),
  );
  const meant = present.clicks.meaning?.(
    { field: trial.setting, state: trial.s, known: [] },
    trial.question(),
    picks,
  );
  const answer = meant ?? assert.fail('The picks mean nothing.');
  assert.ok('moves' in answer);
  return {
    trial,
    about,
    answer,
    label: present.clicks.picks({ field: trial.setting, state: trial.s, known: [] }, trial.question(), answer)
      .label,
  };
}

clause(
  ['MM-B1d', 'MM-B1b'],
  'a regiment that wheels is recorded as wheeling, told once, and goes round in an arc',
  () => {
    const { trial, about, answer, label } = wheeling(-150, 'left');
    assert.match(label, /^The S 0 wheels 15 degrees to the left, 2(\.\d+)? inches$/);
    for (const { legs } of answer.moves) assert.deepEqual(legs[0]?.about, about);
    const before = trial.logItems.length;
    trial.give(answer);
    const logItems = trial.logItems.slice(before).filter(({ sentence }) => /wheel|move/.test(sentence));
    assert.equal(logItems.length, 1);
    assert.match(logItems[0]?.sentence ?? '', /^The S 0 wheels 15 degrees to the left, 2(\.\d+)? inches\.$/);
    const what = logItems[0]?.what as {
      wheels: number;
      went: { piece: string; path: { poses: Pose[] } }[];
    };
    assert.equal(what.wheels, -150);
    const [first] = what.went.filter(({ piece }) => piece === companyId(2));
    const far = first?.path.poses.map((pose) => Math.round(span(pose, about) / 10)) ?? [];
    assert.ok(far.length >= 4 && new Set(far).size === 1, `${far.join(' ')} from where it wheels about`);
  },
);

clause(
  'MM-B1d',
  'a leg that says it wheels and ends elsewhere is refused; the same leg without that word is legal',
  () => {
    const { trial, answer } = wheeling(100, 'right');
    assert.equal(trial.refused(answer), null);
    const aside = {
      ...answer,
      moves: answer.moves.map((way) => ({
        ...way,
        legs: way.legs.map((leg) => ({ ...leg, y: leg.y - 40 })),
      })),
    };
    const refusal = trial.refused(aside);
    assert.equal(refusal?.clause, 'MM-B1d');
    assert.match(refusal.sentence, /ends where that wheel brings it/);
    const plain = {
      ...aside,
      moves: aside.moves.map((way) => ({
        ...way,
        legs: way.legs.map(({ x, y, facing }) => ({ x, y, facing })),
      })),
    };
    assert.equal(trial.refused(plain), null);
  },
);

clause('MM-B1e', 'a wheel is as long as the straight way of the centre that goes farthest', () => {
  const { answer, trial } = wheeling(-200, 'left');
  const out = answer.moves.find(({ company }) => company === 2) ?? assert.fail('The outer company moves.');
  const far = span(standOf(trial.field, trial.s, 2), out.legs[0] ?? { x: 0, y: 0 });
  trial.give(answer);
  const [said] = trial.logItems.filter(({ sentence }) => /wheels/.test(sentence));
  assert.ok(said?.sentence.includes(`${Math.round(far / 10) / 100} inches`), said?.sentence);
});

clause(
  ['MM-B1d', 'MM-B1b'],
  'a wheel after a straight leg is marked as one, and the straight leg is not',
  () => {
    const { field, s } = begin({
      switches: { formedRegiments: true },
      south: [{ at: LINE }],
      north: FAR_AHEAD,
    });
    const stands = [0, 1, 2].map((id) => standOf(field, s, id));
    const ahead = stands.map((stand) => ({ ...stand, y: stand.y + 3000 }));
    const about = spotOf(ahead[0] ?? assert.fail('There is a line.'), { right: -1500, ahead: 1500 });
    const poseOf = ({ x, y, facing }: Pose): Pose => ({ x, y, facing });
    const ways = ahead.map((stand) => [poseOf(stand), poseOf(wheeledAbout(stand, { about, turn: -150 }))]);
    for (const [straight, wheel] of wheelsMarked(stands, ways)) {
      assert.equal(straight?.about, undefined);
      assert.deepEqual(wheel?.about, about);
    }
  },
);
