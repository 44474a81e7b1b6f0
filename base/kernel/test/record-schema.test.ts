import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type GameRecord, parseRecord, recordSchema } from '../src/index.ts';

import { accepted, FAIR, giveStep, newGame, overWire, playOn } from './toy-game.ts';

type Schema = { readonly [key: string]: unknown };

/** Validates with the part of JSON Schema that the record's schema uses. An unknown keyword fails the test. */
function fits(schema: Schema | true, value: unknown): boolean {
  if (schema === true) return true;
  return Object.entries(schema).every(([keyword, rule]) => {
    const law = KEYWORDS[keyword];
    assert.ok(law, `the test knows no keyword ${keyword}`);
    return law(rule as never, value, schema);
  });
}

type Law = (rule: never, value: unknown, schema: Schema) => boolean;
const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  number: Number.isFinite,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};
const remark = (): boolean => true;

const KEYWORDS: Readonly<Record<string, Law>> = {
  $schema: remark,
  $defs: remark,
  title: remark,
  description: remark,
  $ref: (name: string, value) => fits(definition(name), value),
  const: (only: unknown, value) => value === only,
  enum: (list: readonly unknown[], value) => list.includes(value),
  type: (name: string, value) => TYPES[name]?.(value) === true,
  anyOf: (list: readonly Schema[], value) => list.some((schema) => fits(schema, value)),
  oneOf: (list: readonly Schema[], value) => list.filter((schema) => fits(schema, value)).length === 1,
  required: (names: readonly string[], value) => !isObject(value) || names.every((name) => name in value),
  additionalProperties: (rule: false | Schema, value, { properties = {} }) =>
    !isObject(value) ||
    Object.keys(value).every((name) => name in (properties as object) || (rule && fits(rule, value[name]))),
  propertyNames: (rule: Schema, value) =>
    !isObject(value) || Object.keys(value).every((name) => fits(rule, name)),
  properties: (each: Record<string, Schema>, value) =>
    !isObject(value) ||
    Object.entries(each).every(([name, schema]) => !(name in value) || fits(schema, value[name])),
  items: (schema: Schema, value) => !Array.isArray(value) || value.every((item) => fits(schema, item)),
  minItems: (least: number, value) => !Array.isArray(value) || value.length >= least,
  maxItems: (most: number, value) => !Array.isArray(value) || value.length <= most,
  minLength: (least: number, value) => typeof value !== 'string' || value.length >= least,
  maxLength: (most: number, value) => typeof value !== 'string' || value.length <= most,
  minimum: (least: number, value) => typeof value !== 'number' || value >= least,
  maximum: (most: number, value) => typeof value !== 'number' || value <= most,
  pattern: (pattern: string, value) => typeof value !== 'string' || new RegExp(pattern).test(value),
};

/** The published schema. */
const published = JSON.parse(
  readFileSync(new URL('../src/record-schema.json', import.meta.url), 'utf8'),
) as Schema;

function definition(name: string): Schema {
  const defs = published['$defs'] as Record<string, Schema>;
  return defs[name.replace('#/$defs/', '')] as Schema;
}

function fullRecord(): GameRecord {
  const game = newGame({ ...FAIR, from: 2 });
  game.append(accepted(game.proposeNonce(1, 'blue')));
  giveStep(game, 0, { step: 'close' });
  game.append(accepted(game.proposeBack(0, 0)));
  game.append(
    accepted(
      game.proposeHand(0, [{ piece: 'red', set: { wounds: 1 } }], {
        agreed: true,
        asked: false,
        because: 'a house rule',
      }),
    ),
  );
  game.append(accepted(game.proposeDraw(1, true)));
  game.append(accepted(game.proposeDraw(1, false)));
  playOn(game, 'schema', 8);
  game.append(accepted(game.proposeResign(0)));
  return game.record;
}

const bySchema = (value: unknown): boolean => fits(published, value);
const byParser = (value: unknown): boolean => {
  try {
    return parseRecord(value) !== null;
  } catch {
    return false;
  }
};

test('the schema published is the one records are read by: `node scripts/record-schema.ts` writes it', () => {
  assert.deepEqual(published, recordSchema());
});

test('the schema takes a record with every kind of entry, whole, and as the other seat has it', () => {
  const record = overWire(fullRecord());
  assert.ok(bySchema(record) && byParser(record));
  const halfway = newGame(FAIR);
  giveStep(halfway, 0, { step: 'close' });
  assert.ok(bySchema(overWire(halfway.viewFor(1))));
});

test('schema and parser refuse the same records: each field removed, repeated or changed in kind', () => {
  const record = overWire(fullRecord());
  const kinds = ['nonce', 'seal', 'hand', 'back', 'answer', 'draw', 'resign'].map((field) =>
    record.entries.findIndex((entry) => field in entry),
  );
  const places: (readonly (string | number)[])[] = [
    [],
    ['rules'],
    ['battle'],
    ['dice'],
    ['players'],
    ...kinds.map((index) => ['entries', index]),
  ];
  let tried = 0;
  for (const path of places) {
    for (const key of [...Object.keys(at(record, path)), 'stray']) {
      for (const value of [undefined, null, -1, 1.5, 'x', [], {}, [[0]], true]) {
        const copy = overWire(record);
        const holder = at(copy, path) as Record<string, unknown>;
        if (value === undefined) delete holder[key];
        else holder[key] = value;
        const text = overWire(copy);
        assert.equal(bySchema(text), byParser(text), `${path.join('.')}.${key} = ${JSON.stringify(value)}`);
        tried++;
      }
    }
  }
  assert.ok(tried > 200);
});

function at(record: unknown, path: readonly (string | number)[]): object {
  return path.reduce<unknown>(
    (holder, key) => (holder as Record<string | number, unknown>)[key],
    record,
  ) as object;
}
