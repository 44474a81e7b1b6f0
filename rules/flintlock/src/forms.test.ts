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

test('what the rules forbid is refused with the clause', () => {
  const column = reckonings['fire']?.reckon({ firer: { formation: 'Column' }, target: {} });
  assert.equal((column as Refusal).clause, 'FL-6.2a');
  const far = reckonings['fire']?.reckon({ firer: {}, target: {}, range: 9 });
  assert.equal((far as Refusal).code, 'FL-R-RANGE');
});

test('the strengths of a Shock: an even fight is as often won as lost, and a unit more tells', () => {
  const chanceAhead = (attackers: number) => {
    const odds = reckonings['shock']?.reckon({ attack: { size: attackers }, stand: { size: 3 } });
    assert.ok(odds && isReckoning(odds));
    const ahead = chancesOf(odds).filter(({ outcome }) => outcome.rank > 0);
    return ahead.reduce((sum, { chance }) => sum + chance, 0);
  };
  const even = chanceAhead(3);
  const behind = reckonings['shock']?.reckon({ attack: { size: 3 }, stand: { size: 3 } });
  assert.ok(behind && isReckoning(behind));
  const lost = chancesOf(behind).filter(({ outcome }) => outcome.rank < 0);
  assert.ok(Math.abs(even - lost.reduce((sum, { chance }) => sum + chance, 0)) < 1e-12);
  assert.ok(Math.abs(even - 15 / 36) < 1e-12, `${even}`);
  assert.ok(chanceAhead(4) > even);
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
