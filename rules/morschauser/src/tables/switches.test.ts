import assert from 'node:assert/strict';
import { clause } from '@linstock/testing';
import { gameOptions } from '../options.ts';
import { PRESETS, STANDARD, SWITCHES, switchesOf } from './switches.ts';

clause('MM-A0m', 'every advanced rule is a switch with one line and its clauses', () => {
  assert.equal(SWITCHES.length, 26);
  for (const { name, line, values, clauses, presets } of SWITCHES) {
    assert.ok(line.length > 20 && line.length < 100, name);
    assert.ok(clauses.every((id) => id.startsWith('MM-')));
    for (const value of Object.values(presets)) assert.ok(values.includes(value), name);
  }
});

clause(
  ['MM-A0n', 'MM-A0l'],
  'a preset sets every switch; a battle changes standard only; players have the last word',
  () => {
    assert.equal(STANDARD.personality, 'roll');
    assert.equal(switchesOf({}, { personality: 'fixed' }).personality, 'fixed');
    assert.equal(switchesOf({ preset: 'full' }, { personality: 'fixed' }).personality, 'roll');
    assert.equal(
      switchesOf({ switches: { personality: 'allBold' } }, { personality: 'fixed' }).personality,
      'allBold',
    );
    assert.equal(STANDARD.engineering, false);
    assert.equal(switchesOf({ preset: 'full' }).engineering, true);
  },
);

clause('MM-A0n', 'each single rule says what its default is in every preset', () => {
  const options = gameOptions('pick-up');
  for (const { name } of SWITCHES) {
    const { follows, choices } = options.find(({ id }) => id === name) ?? assert.fail(name);
    assert.equal(follows?.option, 'preset');
    for (const preset of PRESETS) {
      const value = switchesOf({ preset })[name];
      const label = choices.find((choice) => choice.value === value)?.label;
      assert.equal(follows.as[preset], label, `${name} under ${preset}`);
    }
  }
});

clause('MM-A1o', 'the basic game has no rule of section E but the end by losses', () => {
  const basic = switchesOf({ preset: 'basic' });
  const on = SWITCHES.filter(({ name }) => basic[name] === true).map(({ name }) => name);
  assert.deepEqual(on, ['halfLossesEndGame']);
});

clause('MM-A0l', 'an unknown preset, switch or value is refused by name', () => {
  assert.throws(
    () => switchesOf({ preset: 'easy' as 'basic' }),
    /no preset "easy"; there are basic, standard, full/,
  );
  assert.throws(() => switchesOf({ switches: { fog: true } }), /no switch "fog"/);
  assert.throws(() => switchesOf({ switches: { personality: 'dull' } }), /roll, fixed, allBold, not dull/);
});
