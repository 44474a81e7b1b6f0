import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chanceDice, type Reckoning, type ReckoningForm, seededChance } from '@linstock/kernel';
import { rulebooks } from '@linstock/systems/all';
import { findSchemaAt, listTitlesAlong, valueAt, withValue } from './fieldPath.ts';
import { facesIn, readDice, throwOn } from './realDice.ts';
import { parseForms, withSituation, withUnit } from './savedForms.ts';
import { fillBlanks, fits, readSchema } from './schema.ts';

const formsOf = (): [string, string, ReckoningForm][] =>
  rulebooks.flatMap(({ id, reckonings }) =>
    Object.entries(reckonings).map(([name, form]): [string, string, ReckoningForm] => [id, name, form]),
  );

const quick = formsOf().filter(([, , form]) => form.quick);

test('there is a system with quick choices', () => {
  assert.ok(quick.length > 0);
});

for (const [system, name, form] of quick)
  test(`${system}, ${name}: every quick choice is a field of the form, and every button a value it takes`, () => {
    const schema = readSchema(form.schema);
    for (const { at, values } of form.quick?.fields ?? []) {
      const field = findSchemaAt(schema, at);
      assert.ok(field, at);
      const all = values ?? (field.type === 'boolean' ? [true] : field.enum) ?? [];
      assert.ok(all.length > 0, `${at} has no buttons`);
      for (const value of all) assert.ok(fits(field, value), `${at} does not take ${String(value)}`);
    }
    const { unit } = form.quick ?? {};
    if (unit !== undefined)
      assert.ok(findSchemaAt(schema, unit)?.properties, `${unit} is no unit of the form`);
  });

/** Real dice for a form's example, thrown to the end. */
function thrownThrough(form: ReckoningForm, seed: string): { first: Reckoning; faces: readonly number[] } {
  const first = form.reckon(form.example);
  assert.ok('outcomes' in first);
  return { first, faces: throwOn(form, form.example, first, [], seededChance(seed)) };
}

for (const [system, name, form] of formsOf())
  test(`${system}, ${name}: thrown through, the same faces typed one by one give the same end`, () => {
    for (let i = 0; i < 20; i++) {
      const { first, faces } = thrownThrough(form, `${name} ${i}`);
      const read = readDice(form, form.example, first, faces);
      assert.ok(read.end !== null && read.next === null);
      assert.deepEqual(read.begun, []);
      assert.deepEqual(
        read.fallen.flatMap((each) => each.faces),
        faces,
      );
      const but = readDice(form, form.example, first, faces.slice(0, -1));
      assert.equal(but.end, faces.length === 0 ? read.end : null);
    }
  });

test('thrown dice stay, and the rest are thrown', () => {
  const [, , form] = formsOf().find(([system, name]) => system === 'johnny-reb' && name === 'morale') ?? [];
  assert.ok(form);
  const first = form.reckon(form.example) as Reckoning;
  const faces = throwOn(form, form.example, first, [1], chance(5));
  assert.deepEqual(faces.slice(0, 2), [1, 6]);
});

/** Chance that always returns one number. */
const chance = (n: number) => ({ below: () => n, bits: () => n });

test('the dice of a form are thrown by random numbers alone', () => {
  assert.deepEqual(chanceDice(chance(2)).throw({ count: 2, sides: 6, read: 'sum' }), [3, 3]);
});

test('faces are typed as read: digits for six-sided dice, numbers for twenty-sided ones', () => {
  assert.deepEqual(facesIn('3 4,5', 6), [3, 4, 5]);
  assert.deepEqual(facesIn('345', 6), [3, 4, 5]);
  assert.deepEqual(facesIn('12 7', 20), [12, 7]);
});

test('changing a value deep in a situation changes nothing else', () => {
  const before = { firer: { strength: 10, quality: 'veteran' }, range: 4 };
  const after = withValue(before, 'firer.strength', 12);
  assert.deepEqual(after, { firer: { strength: 12, quality: 'veteran' }, range: 4 });
  assert.equal(before.firer.strength, 10);
  assert.equal(valueAt(after, 'firer.quality'), 'veteran');
  assert.equal(valueAt(after, 'target.quality'), undefined);
  const schema = {
    properties: { firer: { title: 'Firer', properties: { strength: { title: 'Strength' } } } },
  };
  assert.deepEqual(listTitlesAlong(schema, 'firer.strength'), ['Firer', 'Strength']);
});

test('the regiment chosen in one form is filled in in the next, if that has a field for it', () => {
  const rules = rulebooks.find(({ id }) => id === 'johnny-reb');
  const [fire, morale] = [rules?.reckonings['fire'], rules?.reckonings['morale']];
  assert.ok(fire && morale);
  const regiment = { strength: 14, quality: 'elite', officer: 'brigade', formation: 'double_line' };
  const kept = withSituation(parseForms(null), 'fire', { firer: regiment, target: {} }, fire.quick?.unit);
  const schema = readSchema(morale.schema);
  const { quality, officer, strength } = withUnit(
    schema,
    fillBlanks(schema, morale.example),
    '',
    kept.unit,
  ) as Record<string, unknown>;
  assert.deepEqual([quality, officer, strength], ['elite', 'brigade', undefined]);
});

test('a stored value that cannot be read, or no longer fits, is ignored', () => {
  assert.deepEqual(parseForms('{"situations":'), { situations: {}, unit: {} });
  assert.deepEqual(parseForms('[]'), { situations: {}, unit: {} });
  const schema = { type: 'object', properties: { quality: { enum: ['elite', 'green'] } } };
  assert.deepEqual(withUnit(schema, { quality: 'green' }, '', { quality: 'crack' }), { quality: 'green' });
});
