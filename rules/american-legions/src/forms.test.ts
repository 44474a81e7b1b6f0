import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chancesOf, type Json, type Reckoning, type Refusal } from '@linstock/kernel';
import { CLAUSES } from './clauses.ts';
import { reckonings } from './forms.ts';

const isReckoning = (answer: Reckoning | Refusal): answer is Reckoning => 'outcomes' in answer;

for (const [name, form] of Object.entries(reckonings)) {
  test(`${name}: its example gives a reckoning whose chances add up, every line by a clause`, () => {
    const answer = form.reckon(form.example);
    assert.ok(isReckoning(answer), `${name} refuses its own example`);
    const sum = chancesOf(answer).reduce((total, row) => total + row.chance, 0);
    assert.ok(Math.abs(sum - 1) < 1e-12);
    for (const line of answer.lines) assert.ok(line.clause in CLAUSES, line.clause);
    assert.ok(form.clause in CLAUSES);
  });

  test(`${name}: every field of its form has a title and a description`, () => {
    for (const [path, schema] of fieldsOf(form.schema)) {
      assert.ok(typeof schema.title === 'string' && typeof schema.description === 'string', path);
    }
  });

  test(`${name}: an unknown field is named in the refusal`, () => {
    const answer = form.reckon({ ...(form.example as object), bayonets: 3 });
    assert.ok(!isReckoning(answer));
    assert.match(answer.sentence, /no field "bayonets"/);
  });
}

test('a situation of another shape is refused with where it does not fit', () => {
  const answer = reckonings['fire']?.reckon({ firers: [{ arm: 'musket', range: 0 }] });
  assert.match((answer as Refusal).sentence, /^Fire: firers 1, range must be at least 1; 0 is given\.$/);
});

test('what the rules forbid is refused with the clause', () => {
  const fire = reckonings['fire']?.reckon({ firers: [{ arm: 'cavalry', range: 1 }] });
  assert.equal((fire as Refusal).clause, 'AL-7.33l');
  const shock = reckonings['shock']?.reckon({
    attackers: [{ arm: 'cavalry' }],
    defenders: [{ arm: 'musket' }],
    structure: true,
  });
  assert.equal((shock as Refusal).code, 'cavalry_vs_structure');
  const leader = reckonings['leader-casualty']?.reckon({ name: 'Pickens', step: 'last' });
  assert.equal((leader as Refusal).clause, 'AL-4.4h');
});

interface FieldSchema {
  readonly title?: Json;
  readonly description?: Json;
  readonly properties?: Record<string, FieldSchema>;
  readonly items?: FieldSchema;
}

/** Every named field of a JSON Schema with its path, rows of lists included. */
function fieldsOf(schema: Json, path = ''): [string, FieldSchema][] {
  const { properties, items } = schema as FieldSchema;
  const own = Object.entries(properties ?? {}).flatMap(([key, field]): [string, FieldSchema][] => [
    [`${path}${key}`, field],
    ...fieldsOf(field as unknown as Json, `${path}${key}.`),
  ]);
  return items ? [...own, ...fieldsOf(items as unknown as Json, path)] : own;
}
