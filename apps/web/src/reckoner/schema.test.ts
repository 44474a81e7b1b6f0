import assert from 'node:assert/strict';
import { test } from 'node:test';
import { morschauser } from '@linstock/morschauser';
import { rulebooks } from '@linstock/systems/all';
import { blankOf, type FormSchema, fillBlanks, readSchema, writeLabel } from './schema.ts';

test("an optional field of the form stays empty, and the rules' default is used", () => {
  const form = morschauser.reckonings['melee'];
  assert.ok(form);
  const situation = fillBlanks(readSchema(form.schema), {
    attacker: { type: 'cavalry' },
    defender: { type: 'lineInfantry' },
  });
  const { attacker, flankAttack } = situation as {
    attacker: { strength?: number; traits: unknown };
    flankAttack: boolean;
  };
  assert.equal(attacker.strength, undefined);
  assert.deepEqual([attacker.traits, flankAttack], [[], false]);
  const reckoned = form.reckon(situation);
  assert.ok('dice' in reckoned && reckoned.dice.count === 4, 'all four strength points of heavy cavalry');
});

for (const rules of rulebooks)
  test(`${rules.title}: every form has all fields of its example, and its blanks are allowed values`, () => {
    for (const [name, { schema, example }] of Object.entries(rules.reckonings)) {
      const form = readSchema(schema);
      const laid = fillBlanks(form, example) as Record<string, unknown>;
      for (const [key, value] of Object.entries(example as object))
        assert.ok(isWithin(value, laid[key]), `${name}: ${key} ${JSON.stringify(laid[key])}`);
      assert.deepEqual(misfits(form, blankOf(form)), [], name);
    }
  });

test('a list begins with the minimum number of items, one at least; a number with its minimum', () => {
  const number = { type: 'integer', minimum: 3 };
  assert.deepEqual(blankOf({ type: 'array', items: number }), [3]);
  assert.deepEqual(blankOf({ type: 'array', items: number, minItems: 2 }), [3, 3]);
  assert.deepEqual(blankOf({ type: 'object', properties: { a: number, b: { enum: ['x', 'y'] } } }), {
    a: 3,
    b: 'x',
  });
  assert.equal(blankOf({ type: 'integer', minimum: 3, default: 7 }), 7);
});

test('a schema that a form cannot show is refused', () => {
  assert.throws(() => readSchema({ type: 7 }));
  assert.throws(() => readSchema({ properties: { a: 'text' } }));
});

test('words of the rules are shown in normal spelling', () => {
  assert.equal(writeLabel('MOVE_AND_FIRE'), 'Move and fire');
  assert.equal(writeLabel('lineInfantry'), 'Line infantry');
  assert.equal(writeLabel('rifle'), 'Rifle');
});

/** True if all given values are in the complete situation. */
function isWithin(given: unknown, laid: unknown): boolean {
  if (typeof given !== 'object' || given === null) return Object.is(given, laid);
  if (typeof laid !== 'object' || laid === null) return false;
  return Object.entries(given).every(([key, each]) => isWithin(each, (laid as Record<string, unknown>)[key]));
}

/** The paths of values that their schema does not allow. */
function misfits(of: FormSchema, value: unknown, at = 'form'): readonly string[] {
  if (of.enum) return of.enum.includes(value as string) ? [] : [`${at} is ${String(value)}`];
  if (of.type === 'integer' || of.type === 'number') {
    const fits =
      typeof value === 'number' && value >= (of.minimum ?? value) && value <= (of.maximum ?? value);
    return fits ? [] : [`${at} is ${String(value)}`];
  }
  if (of.type === 'boolean') return typeof value === 'boolean' ? [] : [`${at} is ${String(value)}`];
  if (of.type === 'array' && of.items)
    return (value as readonly unknown[]).flatMap((each) => misfits(of.items ?? {}, each, `${at}, item`));
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(of.properties ?? {}).flatMap(([key, each]) =>
    misfits(each, fields[key], `${at}, ${key}`),
  );
}
