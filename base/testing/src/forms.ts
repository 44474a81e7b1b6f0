import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Clauses,
  chancesOf,
  type Reckoning,
  type ReckoningForm,
  type Refusal,
  valueCount,
} from '@linstock/kernel';

/** Tests every form of a ready reckoner, one test for each form and law. */
export function testForms(reckonings: Readonly<Record<string, ReckoningForm>>, clauses: Clauses): void {
  for (const [name, form] of Object.entries(reckonings)) {
    test(`${name}: its example gives a reckoning with a meaning for every throw, every line by a clause`, () => {
      const answer = form.reckon(form.example);
      assert.ok(isReckoning(answer), `${name} refuses its own example`);
      assert.equal(answer.outcomes.length, valueCount(answer.dice));
      const sum = chancesOf(answer).reduce((total, row) => total + row.chance, 0);
      assert.ok(Math.abs(sum - 1) < 1e-12);
      for (const { clause } of [form, answer, ...answer.lines]) assert.ok(clause in clauses, clause);
    });

    test(`${name}: every field of its form has a title and a description`, () => {
      for (const [path, schema] of fieldsIn(form.schema as FieldSchema))
        assert.ok(typeof schema.title === 'string' && typeof schema.description === 'string', path);
    });

    test(`${name}: an unknown field is named in the refusal`, () => {
      const answer = form.reckon({ ...(form.example as object), bayonets: 3 });
      assert.ok(!isReckoning(answer));
      assert.match(answer.sentence, /no field "bayonets"/);
    });
  }
}

const isReckoning = (answer: Reckoning | Refusal): answer is Reckoning => 'outcomes' in answer;

interface FieldSchema {
  readonly title?: unknown;
  readonly description?: unknown;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
}

function fieldsIn({ properties, items }: FieldSchema, path = ''): [string, FieldSchema][] {
  const own = Object.entries(properties ?? {}).flatMap(([key, field]): [string, FieldSchema][] => [
    [`${path}${key}`, field],
    ...fieldsIn(field, `${path}${key}.`),
  ]);
  return items ? [...own, ...fieldsIn(items, path)] : own;
}
