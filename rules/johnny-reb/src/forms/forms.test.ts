import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  chancesOf,
  outcomeOf,
  type Reckoning,
  type ReckoningForm,
  type Refusal,
  readFaces,
  seededDice,
  type Umpire,
} from '@linstock/kernel';
import { clause, testForms } from '@linstock/testing';
import { CLAUSES } from '../tables/clauses.ts';
import { reckonings } from './index.ts';
import { reference } from './reference.ts';

testForms(reckonings, CLAUSES);

const why = (name: string, situation: object): string | null => {
  const found = reckonings[name]?.reckon(situation) as Reckoning | Refusal;
  return 'sentence' in found ? found.clause : null;
};
const likely = (name: string, situation: object): Record<string, number> => {
  const found = reckonings[name]?.reckon(situation) as Reckoning;
  return Object.fromEntries(chancesOf(found).map(({ outcome, ways }) => [outcome.key, ways]));
};

clause(
  ['JR-8.1a', 'JR-11.2a', 'JR-11.2b', 'JR-8.6a'],
  'a fire that the rules forbid is refused with its clause',
  () => {
    assert.equal(why('fire', { firer: { ammunition: 'out' }, target: {} }), 'JR-8.1a');
    const guns = { arm: 'battery', formation: 'unlimbered', strength: 2 };
    assert.equal(why('fire', { firer: { ...guns, canister: 'single' }, target: {}, range: 3.1 }), 'JR-11.2a');
    assert.equal(why('fire', { firer: { ...guns, canister: 'double' }, target: {}, range: 2 }), 'JR-11.2b');
    assert.equal(why('fire', { firer: { rapidFire: true }, target: {} }), 'JR-8.6a');
    assert.equal(why('fire', { firer: {}, target: {} }), null);
  },
);

clause(
  ['JR-14.3a', 'JR-14.3b', 'JR-14.3c'],
  'the charge shows its chance to reach the target, and its order there',
  () => {
    // 8 and a die: 10 inches need a 2, and are more than 8 and half of it up to a 3.
    assert.deepEqual(likely('charge', { inches: 10 }), {
      'falls short, disordered': 1,
      'contact, disordered': 2,
      contact: 3,
    });
    assert.deepEqual(likely('charge', { inches: 4.6, quality: 'green' }), {
      'contact, disordered': 1,
      contact: 5,
    });
    assert.equal(why('charge', { bonus: 'unlimbered_battery' }), 'JR-4.5b');
  },
);

clause(['JR-12.2b', 'JR-12.4b', 'JR-12.5a'], 'the form of a check counts the fields of its cause', () => {
  assert.equal(why('morale', { level: 'routed' }), 'JR-12.2b');
  const failing = (situation: object) => {
    const { 'failed, shaken': shaken = 0, 'failed, routed': routed = 0 } = likely('morale', situation);
    return shaken + routed;
  };
  // Veterans fail on 3 or less, on a partial flank on 5 or less: 3 ways and 10 ways.
  assert.deepEqual(
    [failing({}), failing({ aspect: 'partial_flank' }), failing({ aspect: 'partial_flank', cause: 'other' })],
    [3, 10, 3],
  );
  assert.equal(failing({ charging: true, cover: 'heavy' }), 1);
});

clause(
  ['JR-14.6d', 'JR-15.1a'],
  'the impact tells who wins: equal steady veterans in line, one of them charging',
  () => {
    const chance = Object.fromEntries(prospects('impact', {}));
    // Two dice against two: the charger's modifier is one better, so it wins if the totals are equal, or one
    // worse.
    const ways = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
    const by = (difference: number) =>
      ways.reduce((sum, n, i) => sum + n * (ways[i + difference] ?? 0), 0) / 36 ** 2;
    assert.ok(Math.abs((chance['melee'] ?? 0) - by(1)) < 1e-12);
    assert.ok((chance['the attacker wins'] ?? 0) > (chance['the defender wins'] ?? 1));
  },
);

/** The prospects of a form's example with something otherwise. */
function prospects(name: string, otherwise: object): [string, number][] {
  const form = reckonings[name] as ReckoningForm;
  const found = form.foretell?.({ ...(form.example as object), ...otherwise }) ?? [];
  return found.map(({ label, chance }) => [label, chance]);
}

/**
 * The result of a form that was thrown to its end, in the words of its prospects. The result of an impact
 * names only the winner.
 */
function endNamed(name: string, sentence: string): string {
  const end = sentence.charAt(0).toLowerCase() + sentence.slice(1, -1);
  if (name !== 'impact') return end;
  if (end.startsWith('the attacker falls back')) return 'the defender wins';
  return end.startsWith('a melee') ? 'melee' : 'the attacker wins';
}

for (const [name, form] of Object.entries(reckonings)) {
  if (form.foretell)
    test(`${name}: the chances of its results add to 1, and no result is listed twice`, () => {
      const found = prospects(name, {});
      const sum = found.reduce((total, [, chance]) => total + chance, 0);
      assert.ok(Math.abs(sum - 1) < 1e-9, String(sum));
      assert.equal(new Set(found.map(([label]) => label)).size, found.length);
    });

  if (form.follow && form.foretell)
    test(`${name}: thrown many times it ends as often as its chances say`, () => {
      const found = prospects(name, {});
      const dice = seededDice(`reckoner ${name}`);
      const umpire: Umpire = {
        throw: (reckoning) => outcomeOf(reckoning, readFaces(reckoning.dice, dice.throw(reckoning.dice))),
        emit: () => undefined,
      };
      const times = 1500;
      const ends = Array.from({ length: times }, () =>
        endNamed(name, form.follow?.(umpire, form.example) ?? ''),
      );
      const labels = found.map(([label]) => label);
      for (const end of new Set(ends)) assert.ok(labels.includes(end), `"${end}" is not foreseen`);
      for (const [label, chance] of found) {
        const share = ends.filter((end) => end === label).length / times;
        assert.ok(
          Math.abs(share - chance) < 5 * Math.sqrt((chance * (1 - chance)) / times),
          `${label}: ${share}, not ${chance}`,
        );
      }
    });
}

clause(
  ['JR-14.4g', 'JR-14.9a', 'JR-11.7a'],
  'routed units and limbered guns have no volley; they fall if the charge reaches them',
  () => {
    const ends = (defender: object, inches: number) =>
      prospects('whole-charge', { defender, inches }).map(([label]) => label);
    assert.deepEqual(ends({ level: 'routed' }, 8), ['the routed unit surrenders']);
    assert.deepEqual(ends({ level: 'routed' }, 20), ['the charge falls short']);
    assert.deepEqual(ends({ arm: 'battery', formation: 'limbered', strength: 2 }, 8), [
      'the battery is taken',
    ]);
  },
);

clause(
  ['JR-6.1a', 'JR-6.1e', 'JR-6.4a', 'JR-4.7b', 'JR-11.4b'],
  'the allowance is that of its row, halved or with the bonus',
  () => {
    const allowances = (given: object) => {
      const found = reckonings['move']?.reckon(given) as Reckoning;
      return chancesOf(found).map(({ outcome }) => outcome.key);
    };
    assert.deepEqual(allowances({}), ['8']);
    assert.deepEqual(allowances({ formation: 'march_column', half: true }), ['6']);
    assert.deepEqual(allowances({ disordered: true }), ['6']);
    assert.deepEqual(allowances({ quickMarch: true }), ['9', '10', '11', '12', '13', '14']);
    assert.deepEqual(allowances({ arm: 'mounted' }), ['14']);
    assert.deepEqual(allowances({ arm: 'battery', formation: 'limbered', horsesLost: true }), ['5']);
    assert.equal(why('move', { formation: 'double_line', quickMarch: true }), 'JR-6.4a');
    const limbered = { arm: 'battery', formation: 'limbered', quickMarch: true };
    const [with1, ...others] = allowances({ ...limbered, horsesLost: true });
    assert.deepEqual([with1, others.at(-1)], ['6', '11'], 'lost horses halve the rate, not the bonus');
    assert.equal(allowances(limbered)[0], '11');
  },
);

test('the sheet of all tables: each table by a clause, each row as long as the headings, no title twice', () => {
  for (const { title, clause: id, columns, rows } of reference) {
    assert.ok(id in CLAUSES, `${title}: ${id}`);
    const length = columns?.length ?? 2;
    for (const row of rows) assert.equal(row.length, length, `${title}: ${row.join(' | ')}`);
    assert.equal(new Set(rows.map(([heading]) => heading)).size, rows.length, title);
  }
  assert.equal(new Set(reference.map(({ title }) => title)).size, reference.length);
});
