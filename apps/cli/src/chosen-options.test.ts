import assert from 'node:assert/strict';
import { test } from 'node:test';
import { needSystem, systems } from '@linstock/systems';
import { chosenOptions } from './chosen-options.ts';
import { Failure } from './failure.ts';

const [legions, morschauser] = [needSystem('american-legions'), needSystem('morschauser')];

test('each system gets the options it has; options of both systems may be given in one command', () => {
  assert.deepEqual(chosenOptions('preset=basic, setup=free', 'cowpens', [legions, morschauser]), [
    { setup: 'free' },
    { preset: 'basic' },
  ]);
  assert.deepEqual(chosenOptions('elite=off,seed=12', 'pick-up', [morschauser]), [
    { elite: false, seed: 12 },
  ]);
  assert.deepEqual(chosenOptions(undefined, 'cowpens', [legions, morschauser]), [{}, {}]);
});

test('an option on the command line is one that a game can begin with', async () => {
  for (const system of systems) {
    const rulebook = await system.load();
    for (const option of system.options ?? [])
      for (const { value } of option.choices) {
        if (value === null) continue;
        const battle = option.battles?.[0] ?? system.battles[0] ?? '';
        const said = value === true ? 'on' : value === false ? 'off' : String(value);
        const [options = {}] = chosenOptions(`${option.id}=${said}`, battle, [system]);
        assert.deepEqual(options, { [option.id]: value });
        assert.doesNotThrow(() => rulebook.field(battle, options), option.id);
      }
  }
});

test('an unknown option, another battle’s option or a wrong value is refused with the possible ones', () => {
  const refused = (said: string, battle: string, words: RegExp) =>
    assert.throws(
      () => chosenOptions(said, battle, [morschauser]),
      (fault) => fault instanceof Failure && words.test(fault.message),
    );
  refused(
    'luck=good',
    'cowpens',
    /luck.*no such option here\. There are: preset \(standard or basic or full\)/,
  );
  refused('seed=7', 'cowpens', /seed.*no such option/);
  refused('seed=-1', 'pick-up', /a whole number from 0 to 4294967295/);
  refused('seed=1.5', 'pick-up', /a whole number/);
  refused('preset=hard', 'cowpens', /preset=hard: it is standard or basic or full/);
  refused('preset', 'cowpens', /say name=value/);
  refused('preset=basic=full', 'cowpens', /say name=value/);
});
