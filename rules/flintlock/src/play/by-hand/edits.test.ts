import assert from 'node:assert/strict';
import { type LogItem, type ManualEdit, nth, type Umpire } from '@linstock/kernel';
import { clause } from '@linstock/testing';
import { type Situation, situation } from '../../../test/situation.ts';
import { leaderId, unitId } from '../../model/board.ts';
import * as S from '../../model/state.ts';
import { editByHand } from './by-hand.ts';
import { editFields } from './edit-fields.ts';

/** Two Commands of each arm, a Close pair and a gun, the enemy far off. */
function field(prepare: (t: Situation) => void = () => {}): Situation {
  return situation(
    {
      british: {
        commands: {
          Webster: { at: ['0515', '0515', '0715'], formation: 'Close', skirmishers: 1 },
          Tarleton: { at: ['1215'], kind: 'cavalry' },
        },
        guns: [{ at: '1515' }],
      },
      american: { commands: { Howard: { at: ['0503', '0703'] } } },
      terrain: { '1010': 'swamp' },
      rules: 'Camden',
    },
    (_, self) => prepare(self),
  );
}

/** Makes changes by hand; the sentences logged, or the code of the refusal. */
function byHand(t: Situation, ...edits: readonly ManualEdit[]): readonly string[] | string {
  const items: LogItem[] = [];
  const umpire: Umpire = {
    throw: () => assert.fail('Nothing is thrown for a change by hand.'),
    emit: (item) => items.push(item()),
  };
  const refused = editByHand(umpire, t.field, t.state, edits);
  return refused ? refused.code : items.map(({ sentence }) => sentence);
}
const change = (unit: number, set: ManualEdit['set']): ManualEdit => ({ piece: unitId(unit), set });
const put = (t: Situation, unit: number, id: string) => change(unit, { place: { hex: t.hex(id) } });
const off = (unit: number) => change(unit, { place: null });
/** The fields that the form shows for a piece. */
const shown = (t: Situation, piece: string) =>
  Object.fromEntries(editFields(t.field, t.state, piece).map((each) => [each.id, each.value]));
const choices = (t: Situation, piece: string, id: string) =>
  editFields(t.field, t.state, piece).flatMap((each) =>
    each.id === id && each.kind === 'choice' ? each.choices.map(({ value }) => value) : [],
  );

clause(['FL-11.42b', 'FL-6.53a', 'FL-8.0c'], 'each value set by hand is what the form then shows', () => {
  const t = field();
  const [foot, gun] = [t.unit('Webster', 2), t.gun(0)];
  assert.deepEqual(shown(t, unitId(foot)), {
    ...{ place: { hex: t.hex('0715') }, facing: 0 },
    ...{ state: 'in good order', strength: 'full', formation: 'Close' },
  });
  assert.deepEqual(byHand(t, change(foot, { state: 'Disordered', strength: 'Reduced', formation: 'Open' })), [
    'By hand: the Webster c, Disordered, Reduced, in Open.',
  ]);
  assert.deepEqual(shown(t, unitId(foot)), {
    ...{ place: { hex: t.hex('0715') }, facing: 0 },
    ...{ state: 'Disordered', strength: 'Reduced', formation: 'Open' },
  });
  byHand(t, change(foot, { state: 'in good order', strength: 'full' }));
  assert.equal(shown(t, unitId(foot))['state'], 'in good order');
  assert.equal(shown(t, unitId(foot))['strength'], 'full');
  assert.deepEqual(choices(t, unitId(foot), 'formation').includes('SK'), false);
  assert.deepEqual(choices(t, unitId(foot), 'state'), ['in good order', 'Disordered']);
  assert.deepEqual(choices(t, unitId(gun), 'state'), ['in good order', 'Disordered', 'abandoned']);
  const was = t.state.limbered[gun] === 1 ? 'move mode' : 'fire mode';
  const other = was === 'move mode' ? 'fire mode' : 'move mode';
  assert.equal(shown(t, unitId(gun))['mode'], was);
  assert.deepEqual(Object.keys(shown(t, unitId(gun))), ['place', 'facing', 'state', 'mode']);
  assert.deepEqual(byHand(t, change(gun, { mode: other, state: 'abandoned' })), [
    `By hand: the Guns, abandoned, in ${other}.`,
  ]);
  assert.deepEqual([shown(t, unitId(gun))['mode'], shown(t, unitId(gun))['state']], [other, 'abandoned']);
  assert.equal(t.state.facing[gun], 0);
});

clause(
  ['FL-11.42b', 'FL-8.0f'],
  'a unit put elsewhere by hand leaves its Smoke; one that turns keeps it',
  () => {
    const t = field();
    const [foot, horse] = [t.unit('Webster', 2), t.unit('Tarleton')];
    for (const unit of [foot, horse]) t.state.smoke[unit] = 1;
    assert.deepEqual(byHand(t, change(foot, { facing: 2 }), change(horse, { facing: 4 })), [
      'By hand: the Webster c, facing north-east.',
      'By hand: the Tarleton, facing south-east.',
    ]);
    assert.deepEqual([t.state.smoke[foot], t.state.smoke[horse], t.state.facing[horse]], [1, 1, 4]);
    assert.deepEqual(byHand(t, put(t, foot, '0816')), ['By hand: the Webster c, to 0816.']);
    assert.deepEqual([t.state.smoke[foot], t.state.at[foot], t.state.facing[foot]], [0, t.hex('0816'), 2]);
    assert.equal(byHand(t, change(foot, { place: { hex: 999 } })), 'off-map');
  },
);

clause(['FL-14.0e', 'FL-3.0e'], 'a unit taken off by hand counts as lost until it is put back', () => {
  const t = field();
  const [foot, gun] = [t.unit('Webster', 2), t.gun(0)];
  t.state.fumes = [foot, gun];
  assert.deepEqual(byHand(t, off(foot)), ['By hand: the Webster c, off the map.']);
  assert.deepEqual([t.state.at[foot], t.state.fate[foot], t.state.lostUnits[0]], [S.NONE, S.LOST, 1]);
  assert.deepEqual(t.state.fumes, [gun]);
  assert.deepEqual(shown(t, unitId(foot)), { place: null });
  byHand(t, off(foot));
  assert.equal(t.state.lostUnits[0], 1, 'one that is off already is not lost again');
  t.state.formation[foot] = S.formationCode('Open');
  t.state.abandoned[foot] = 1;
  byHand(t, put(t, foot, '0816'));
  assert.deepEqual(
    [t.state.at[foot], t.state.fate[foot], t.state.lostUnits[0]],
    [t.hex('0816'), S.ON_MAP, 0],
  );
  assert.equal(S.formationOf(t.state, foot), 'Close', 'the formation of its Command');
  assert.equal(t.state.abandoned[foot], 0);

  byHand(t, off(gun));
  assert.deepEqual([t.state.fate[gun], t.state.lostUnits[0], t.state.lostGuns[0]], [S.LOST, 0, 0]);
  byHand(t, put(t, gun, '1515'));
  assert.deepEqual([t.state.lostUnits[0], t.state.lostSkirmishers[0], t.state.lostGuns[0]], [0, 0, 0]);
  assert.equal(S.formationOf(t.state, gun), null);
  t.state.at[gun] = S.NONE;
  t.state.fate[gun] = S.CAPTURED;
  t.state.lostGuns[0] = 1;
  byHand(t, put(t, gun, '1515'));
  assert.deepEqual([t.state.fate[gun], t.state.lostGuns[0]], [S.ON_MAP, 0]);

  byHand(t, off(t.unit('Howard')));
  assert.equal(t.state.ended, null);
  byHand(t, off(t.unit('Howard', 1)));
  assert.deepEqual(t.state.ended, { winner: 0, clause: 'FL-3.0e' });
});

clause(
  'FL-10.0e',
  'a unit put with its pair by hand takes its facing; if it is turned there, both turn',
  () => {
    const t = field();
    const [one, other, third] = [t.unit('Webster'), t.unit('Webster', 1), t.unit('Webster', 2)];
    byHand(t, off(other));
    t.state.facing[third] = 6;
    byHand(t, put(t, third, '0515'));
    assert.deepEqual([t.state.facing[one], t.state.facing[third]], [0, 0]);
    byHand(t, change(one, { facing: 4 }));
    assert.deepEqual([t.state.facing[one], t.state.facing[third]], [4, 4]);
    byHand(t, change(third, { strength: 'Reduced' }));
    assert.deepEqual([t.state.facing[one], t.state.facing[third]], [4, 4]);
    byHand(t, put(t, other, '0815'));
    byHand(t, change(third, { place: { hex: t.hex('0815') }, facing: 8 }));
    assert.deepEqual(
      [one, other, third].map((unit) => t.state.facing[unit]),
      [4, 8, 8],
    );
  },
);

clause(
  ['FL-8.0a', 'FL-8.0c', 'FL-8.0f'],
  'a formation set by hand turns the unit to a facing that suits it',
  () => {
    const t = field();
    const foot = t.unit('Webster', 2);
    byHand(t, change(foot, { facing: 2 }));
    const line = choices(t, unitId(foot), 'facing');
    byHand(t, change(foot, { formation: 'Column' }));
    const column = choices(t, unitId(foot), 'facing');
    assert.deepEqual(
      [line, column],
      [
        [0, 2, 4, 6, 8, 10],
        [1, 3, 5, 7, 9, 11],
      ],
    );
    assert.equal(t.state.facing[foot], 3, 'the next one clockwise');
    byHand(t, change(foot, { facing: 11 }));
    byHand(t, change(foot, { formation: 'Close' }));
    assert.equal(t.state.facing[foot], 0, 'past the last one comes the first');
  },
);

clause(
  'FL-4.63b',
  'a leader is put by hand where there are men of his, and comes back if he had left',
  () => {
    const t = field();
    const webster = t.leader('Webster');
    assert.deepEqual(shown(t, leaderId(webster)), { place: { hex: t.hex('0515') }, status: 'Good' });
    assert.deepEqual(Object.keys(shown(t, leaderId(t.leader('Cornwallis')))), ['place']);
    t.state.leaderSmoke[webster] = 1;
    t.state.track[t.command('Webster')] = 1;
    const edit = { piece: leaderId(webster), set: { status: 'Poor', place: { hex: t.hex('0816') } } };
    assert.deepEqual(byHand(t, edit), ['By hand: Webster, to 0816, Shock Status of the Command Poor.']);
    assert.deepEqual(shown(t, leaderId(webster)), { place: { hex: t.hex('0816') }, status: 'Poor' });
    assert.deepEqual([t.state.leaderSmoke[webster], t.state.track[t.command('Webster')]], [0, 0]);
    const men = [0, 1, 2].map((each) => t.unit('Webster', each));
    const said = byHand(t, ...men.map(off));
    assert.match(String(said.at(-1)), /^Webster has no men left and leaves the field/);
    const back = { piece: leaderId(webster), set: { place: { hex: t.hex('0816') } } };
    assert.equal(byHand(t, back), 'no-men');
    byHand(t, put(t, nth(men, 0), '0816'));
    assert.deepEqual(byHand(t, back), ['By hand: Webster, to 0816.']);
    assert.equal(t.state.leader[webster], S.LEADS);
    assert.equal(byHand(t, { piece: leaderId(webster), set: { place: { hex: 999 } } }), 'off-map');
  },
);

clause(
  ['FL-7.11b', 'FL-10.0a', 'FL-10.0d'],
  'by hand no unit gets among enemies, into barred ground or a full hex',
  () => {
    const rows: readonly (readonly [(t: Situation) => ManualEdit, string | number])[] = [
      [(t) => put(t, t.unit('Webster', 2), '0503'), 'enemy_in_hex'],
      [(t) => put(t, t.unit('Webster', 2), '0515'), 'stacking'],
      [(t) => put(t, t.gun(0), '1010'), 'impassable'],
      [(t) => put(t, t.unit('Webster', 2), '0816'), 1],
      [(t) => ({ piece: leaderId(t.leader('Webster')), set: { place: { hex: t.hex('0503') } } }), 2],
    ];
    for (const [edit, end] of rows) {
      const t = field();
      const said = byHand(t, edit(t));
      assert.equal(typeof end === 'string' ? said : said.length, end, JSON.stringify([end, said]));
    }
  },
);

clause(['FL-5.3b', 'FL-5.3j'], 'nothing is changed by hand while a unit marches or fires', () => {
  const t = field();
  const edit = change(t.unit('Webster', 2), { strength: 'Reduced' });
  for (const block of [S.OPEN, S.RETURN]) {
    t.state.block = block;
    assert.equal(byHand(t, edit), 'firing');
  }
  t.state.block = S.HELD;
  t.state.moving = { unit: t.unit('Webster', 2), spent: 1, path: [] };
  assert.equal(byHand(t, edit), 'moving');
  t.state.moving = null;
  assert.deepEqual(byHand(t, edit), ['By hand: the Webster c, Reduced.']);
});
