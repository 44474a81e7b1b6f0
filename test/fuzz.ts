/** Files spoilt at random, and the demands on their readers: one plain sentence, in bounded time, and no crash. */
import assert from 'node:assert/strict';
import { type Chance, nth } from '@linstock/kernel';

const pick = <T>(list: readonly T[], chance: Chance): T => nth(list, chance.below(list.length));

/** JSON that no JavaScript value produces, by its placeholder until the file is written. */
const RAW: Readonly<Record<string, string>> = {
  '@huge@': '1e999',
  '@tiny@': '-1e-999',
  '@nan@': 'NaN',
  '@half@': '"\\ud800"',
  '@deep@': `${'['.repeat(3000)}${']'.repeat(3000)}`,
  '@deeper@': `${'{"a":'.repeat(70)}1${'}'.repeat(70)}`,
  '@proto@': '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  '@long@': JSON.stringify('x'.repeat(200_000)),
  '@many@': JSON.stringify(new Array(20_000).fill(0)),
};

const STRANGE: readonly unknown[] = [
  ...[null, true, false, 0, -1, 0.5, 1e21, 2 ** 31, 2 ** 53, '', ' ', '0', '-1', 'true', '\u0000', '\u202e'],
  ...[[], {}, [null], [[]], { type: 'map' }, 'ï¿½', '🎲', 'constructor', '__proto__', 'toString'],
  ...Object.keys(RAW),
];

type Holder = Record<string | number, unknown>;

/** Every place of a JSON value: its parent, and its key. */
function placesIn(value: unknown, found: (readonly [Holder, string | number])[] = []): typeof found {
  if (typeof value !== 'object' || value === null) return found;
  const holder = value as Holder;
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    found.push([holder, key]);
    placesIn(holder[key], found);
  }
  return found;
}

/** A number, text or list turned into another of its kind, or into another kind. */
function bent(value: unknown, chance: Chance): unknown {
  if (chance.below(3) === 0) return structuredClone(pick(STRANGE, chance));
  if (typeof value === 'number')
    return pick([value + 1, value - 1, -value, value * 1e6, value / 3, String(value)], chance);
  if (typeof value === 'string')
    return pick(
      [value.toUpperCase(), `${value} `, value.slice(1), value + value, Number(value) || 7, [value]],
      chance,
    );
  if (typeof value === 'boolean') return pick([!value, String(value), Number(value)], chance);
  if (Array.isArray(value))
    return pick(
      [value.slice(1), [...value, ...structuredClone(value.slice(0, 3))], value.toReversed(), {}],
      chance,
    );
  return structuredClone(pick(STRANGE, chance));
}

function spoilStructure(text: string, chance: Chance): string {
  const whole: { value: unknown } = { value: JSON.parse(text) };
  for (let times = 1 + chance.below(3); times > 0; times--) {
    const places = placesIn(whole);
    if (places.length === 0) break;
    const [holder, key] = pick(places, chance);
    switch (chance.below(5)) {
      case 0:
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete holder[key];
        break;
      case 1:
        if (!Array.isArray(holder))
          holder[pick(['x', 'type', 'kind', 'id', '@huge@'], chance)] = structuredClone(holder[key]);
        else holder.push(structuredClone(holder[Number(key)]));
        break;
      default:
        holder[key] = bent(holder[key], chance);
    }
  }
  let out = JSON.stringify(whole.value) ?? '';
  for (const [mark, raw] of Object.entries(RAW)) out = out.replaceAll(JSON.stringify(mark), raw);
  return out;
}

/** A key a second time, at some brace. */
function doubleKey(text: string, chance: Chance): string {
  const braces = [...text.matchAll(/\{"(\w+)":/g)];
  const brace = braces.length > 0 ? pick(braces, chance) : undefined;
  if (!brace) return text;
  return `${text.slice(0, brace.index)}{"${brace[1]}":${pick(['null', '1', '[]', '"x"'], chance)},${text.slice(brace.index + 1)}`;
}

function spoilBytes(bytes: Uint8Array, chance: Chance): Uint8Array {
  const out = Uint8Array.from(bytes);
  switch (chance.below(5)) {
    case 0:
      return out.subarray(0, chance.below(out.length));
    case 1:
      return out.subarray(chance.below(Math.min(40, out.length)));
    case 2: {
      const [from, to] = [chance.below(out.length), chance.below(out.length)];
      out.copyWithin(to, from, from + 1 + chance.below(64));
      return out;
    }
    default:
      for (let times = 1 + chance.below(4); times > 0; times--)
        out[chance.below(out.length)] = chance.below(256);
      return out;
  }
}

/** A file spoilt in one of many ways: its structure, its bytes, its encoding. */
export function spoiltFile(text: string, chance: Chance): Uint8Array {
  const way = chance.below(20);
  if (way < 11) return Buffer.from(spoilStructure(text, chance));
  if (way < 13) return Buffer.from(doubleKey(text, chance));
  if (way < 17) return spoilBytes(Buffer.from(text), chance);
  const other = spoilStructure(text, chance);
  switch (way) {
    case 17:
      return Buffer.from(`\ufeff${other}`, 'utf16le');
    case 18:
      return Buffer.from(pick(['', '\ufeff'], chance) + other, 'utf16le').swap16();
    default:
      return Buffer.from(other.replaceAll('a', 'é'), 'latin1');
  }
}

/** Words of parsers, schemas and engines, which no user should read. */
const JARGON =
  /Unexpected (token|end|non-whitespace)|Invalid (input|discriminator|key|string|option|union|element|value)|expected \w+, received|\bundefined\b|\[object |Cannot (read|convert|destructure)|is not (a function|iterable|a constructor)|call stack|array length|[A-Z]\w*Error\b|^\s+at .+:\d+|invalid_type|zod|fault of Linstock/im;

/**
 * Asserts that an output is for people: no stack trace, no words of a parser, and for a refusal one line of limited
 * length.
 */
export function assertPlain(said: string, refused: boolean, what: string): void {
  const jargon = JARGON.exec(said);
  assert.equal(jargon, null, `${what}: "${jargon?.[0]}" in: ${said.slice(0, 500)}`);
  if (!refused) return;
  const lines = said.trimEnd().split('\n');
  assert.equal(lines.length, 1, `${what}: ${lines.length} lines: ${said.slice(0, 500)}`);
  assert.match(said, /[.)?…"]\s*$|example\s*$/, `${what}: no sentence: ${said.slice(-200)}`);
  assert.ok(said.length < 3000, `${what}: ${said.length} letters`);
}

/** Milliseconds of this process one spoilt file may take. */
const MAX_FILE_MS = 10_000;

/** Runs a reader on damaged files one after another; reports the seed and number of one that failed. */
export async function fuzz(
  seed: string,
  count: number,
  chanceOf: (seed: string) => Chance,
  read: (chance: Chance, what: string) => Promise<void>,
): Promise<void> {
  for (let i = 0; i < count; i++) {
    const what = `${seed} ${i}`;
    const { user, system } = process.cpuUsage();
    try {
      await read(chanceOf(what), what);
    } catch (error) {
      if (error instanceof assert.AssertionError) throw error;
      throw new Error(`${what}: uncaught ${String(error instanceof Error ? error.stack : error)}`);
    }
    const used = process.cpuUsage({ user, system });
    const ms = (used.user + used.system) / 1000;
    assert.ok(ms < MAX_FILE_MS, `${what} took ${ms} ms`);
  }
  assert.equal(({} as { polluted?: unknown }).polluted, undefined, `${seed}: a prototype was changed`);
  const { rss } = process.memoryUsage();
  assert.ok(rss < 2_000_000_000, `${seed}: ${rss} bytes are held`);
}
