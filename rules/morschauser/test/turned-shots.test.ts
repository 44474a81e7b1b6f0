import assert from 'node:assert/strict';
import { chanceDice, Position, type Question, seededChance } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { morschauser } from '../src/index.ts';
import type { Answer, ShootAnswer } from '../src/model/answers.ts';
import { companyId } from '../src/model/board.ts';
import type { Field } from '../src/model/field.ts';
import { attempt } from '../src/present/attempt.ts';
import { meant } from '../src/present/meant.ts';
import { threats } from '../src/present/threats.ts';
import { acts, begin, FAR, goes, inch, moves, shoots, type TestBattle } from './battlefield.ts';

/** Shots that take a turn to a facing other than straight at the target. */

/** A musket company 6.4 inches from its enemy: a turned corner brings it into its range of 6. */
const CORNER = {
  south: [{ at: [[20, 10]] }],
  north: [{ at: [[20, 19.4]] }, ...FAR],
} satisfies TestBattle;

const shotsIn = (question: Question<Answer>): ShootAnswer[] =>
  [...question.options()].filter((option) => option.do === 'shoot');

clause(
  ['MM-B4h', 'MM-B4i', 'MM-B1f', 'MM-A5l'],
  'a shot that only a turn brings into range is offered, asked for before a move, and clickable',
  () => {
    for (const movers of [[], [0]]) {
      const trial = begin(CORNER);
      trial.give(acts([0], movers));
      const question = trial.question();
      assert.equal(question.kind, 'shoot');
      const [shot] = shotsIn(question);
      assert.ok(shot);
      assert.equal(question.refuse(shot), null);
      assert.equal(trial.refused(shoots(0, 1, 0))?.code, 'R-RANGE');
      const clicked = [{ piece: companyId(0) }, { piece: companyId(1) }];
      assert.deepEqual(meant(trial.field, trial.s, question, clicked), shot);
    }
  },
);

clause(['MM-B4h', 'MM-A5l'], 'a shot out of range at every facing is neither asked nor offered', () => {
  const trial = begin({ ...CORNER, north: [{ at: [[20, 20.2]] }, ...FAR] });
  trial.give(acts([0]));
  assert.equal(trial.question().kind, 'move');
});

clause(
  ['MM-B2a', 'MM-B4i'],
  'after its move too a company may shoot at an enemy that only a turned corner reaches',
  () => {
    const trial = begin({ ...CORNER, north: [{ at: [[20, 24.4]] }, ...FAR] });
    trial.give(acts([0]));
    trial.give(moves(goes(0, 20, 15, 0)));
    assert.equal(trial.question().kind, 'shoot-after');
    assert.equal(shotsIn(trial.question()).length, 1);
  },
);

clause(
  ['MM-B3t', 'MM-B4i'],
  'no turn to shoot is offered that would bring the shooter into melee range',
  () => {
    // The company 10 degrees aside is in melee range, and prevents the turns that the shot at the other needs.
    const trial = begin({
      south: [{ at: [[20, 10]] }],
      north: [{ at: [[20, 19.4]] }, { at: [[24.05, 14.05, 225]] }, ...FAR],
    });
    trial.give(acts([0], []));
    for (const shot of shotsIn(trial.question())) assert.equal(trial.refused(shot), null);
  },
);

clause(['MM-B4i', 'MM-B4h'], 'an enemy who can shoot by turning a corner is shown as a threat', () => {
  const { field, s } = begin(CORNER);
  const [threat] = threats(field, s, companyId(0));
  assert.deepEqual(threat?.from, [companyId(1)]);
});

/** Facings at every fifth degree. */
const FACINGS = Array.from({ length: 72 }, (_, i) => i * 50);

/** Every shooter of a group with each of its weapons and each enemy. */
function triplesOf(field: Field, companies: readonly number[], own: number) {
  const foes = field.companies.filter(({ side }) => side !== own);
  return companies.flatMap((company) =>
    (field.companies[company]?.abilities.weapons ?? []).flatMap(({ weapon }) =>
      foes.map(({ id: target }) => ({ company, weapon, target })),
    ),
  );
}

clause(
  ['MM-B4g', 'MM-B4i', 'MM-A5l'],
  'in random games every target with a legal shot at some facing is offered',
  () => {
    const setting = morschauser.field('maida', { preset: 'standard' });
    const chance = seededChance('turned shots');
    const dice = chanceDice(chance);
    const position = Position.start(morschauser, setting, dice, { keep: false });
    const field = setting.listed;
    let [seen, turned] = [0, 0];
    for (let n = 0; n < 160 && !position.over; n++) {
      const question = position.open[0] as Question<Answer>;
      const { group, facing } = position.state;
      if (
        group &&
        (question.kind === 'shoot' || question.kind === 'shoot-after' || question.kind === 'move')
      ) {
        const offered = shotsIn(question);
        for (const shot of offered) assert.equal(question.refuse(shot), null);
        const triples = question.kind === 'move' ? [] : triplesOf(field, group.companies, question.side);
        for (const { company, weapon, target } of triples) {
          const at = { do: 'shoot', company, weapon, at: 'company', target } as const;
          if (!FACINGS.some((each) => question.refuse({ ...at, facing: each }) === null)) continue;
          seen++;
          const shot = offered.find(
            (each) => each.company === company && each.weapon === weapon && each.target === target,
          );
          assert.ok(shot, `${company} at ${target} with ${weapon}`);
          if (shot.facing !== facing[company]) turned++;
        }
      }
      const options = question.sample ? [] : [...question.options()];
      const answer = question.sample?.(chance.below) ?? (options[chance.below(options.length)] as Answer);
      position.giveAnswer(question.side, answer, dice);
    }
    assert.ok(seen > 10, `${seen} shots`);
    assert.ok(turned > 0, 'none took a turn');
  },
);

clause('MM-B4h', 'an enemy clicked that cannot be shot at is refused for its range, not for its side', () => {
  const trial = begin(CORNER);
  trial.give(acts([0], []));
  const question = trial.question();
  const far = attempt(trial.field, trial.s, question, companyId(2));
  assert.equal(far && question.refuse(far)?.code, 'R-RANGE');
});

clause(
  ['MM-E5a', 'MM-B4i'],
  'a general out of reach is a target after moving nearer, though no company has moved',
  () => {
    const trial = begin({
      switches: { riskToGenerals: true },
      south: [{ at: [[20, 20]] }],
      north: [...FAR],
      generals: [
        [60, 2],
        [20, 28.9],
      ],
    });
    trial.give(acts([0], []));
    assert.deepEqual(shotsIn(trial.question()), []);
    trial.s.generalY[1] = inch(28.6);
    const [question] = trial.position.clone().open;
    assert.ok(question);
    const [shot] = shotsIn(question);
    assert.equal(shot?.at, 'general');
    assert.notEqual(shot?.facing, 0);
  },
);
