import {
  type DiceTerms,
  type Entry,
  type GameRecord,
  RECORD_FORMAT,
  RecordError,
  type Thrown,
} from './record.ts';
import type { Json, Options } from './json.ts';
import type { Side } from './side.ts';

/** The most a record may hold; far past any game, so that a hostile file cannot take the machine with it. */
export const RECORD_LIMITS = {
  entries: 100_000,
  /** Characters of a text such as a player's name, an id or a nonce. */
  text: 200,
  /** Values in one answer or in the options, all levels together. */
  values: 10_000,
  /** Levels of lists in lists. */
  depth: 20,
  throws: 1000,
  faces: 1000,
} as const;

/**
 * A record out of unknown data, such as parsed JSON. Throws RecordError with a sentence that names the field, what was
 * expected there and what was found. It checks shape only; `Game.fromRecord` checks that it can be played.
 */
export function parseRecord(value: unknown): GameRecord {
  const fields = object(value, 'The record');
  if (fields['format'] !== RECORD_FORMAT) {
    throw new RecordError(
      `This is no game record: format should be "${RECORD_FORMAT}", found ${shown(fields['format'])}.`,
    );
  }
  known(
    fields,
    ['format', 'rules', 'battle', 'options', 'dice', 'players', 'created', 'entries'],
    'The record',
  );
  const rules = object(fields['rules'], 'rules');
  const battle = object(fields['battle'], 'battle');
  known(rules, ['id', 'version'], 'rules');
  known(battle, ['id', 'hash'], 'battle');
  const { players, created } = fields;
  return {
    format: RECORD_FORMAT,
    rules: { id: text(rules['id'], 'rules.id'), version: text(rules['version'], 'rules.version') },
    battle: { id: text(battle['id'], 'battle.id'), hash: hash(battle['hash'], 'battle.hash') },
    options: json(object(fields['options'], 'options'), 'options') as Options,
    dice: diceTerms(fields['dice']),
    ...(players !== undefined && { players: playerNames(players) }),
    ...(created !== undefined && { created: text(created, 'created') }),
    entries: list(fields['entries'], 'entries', RECORD_LIMITS.entries).map(parseEntry),
  };
}

/** One entry out of unknown data; `index` counts from 0. Throws RecordError as `parseRecord` does. */
export function parseEntry(value: unknown, index: number): Entry {
  const at = `entries[${index}]`;
  const fields = object(value, at);
  const n = whole(fields['n'], `${at}.n`, 1, RECORD_LIMITS.entries);
  const base = { n, side: side(fields['side'], `${at}.side`), hash: hash(fields['hash'], `${at}.hash`) };
  if ('seal' in fields) return { ...base, ...sealed(fields, at) };
  if ('answer' in fields) {
    known(fields, [...COMMON, 'answer', 'dice', 'standing'], at);
    return {
      ...base,
      answer: json(fields['answer'], `${at}.answer`),
      dice: thrown(fields['dice'], `${at}.dice`),
      ...('standing' in fields && { standing: onlyTrue(fields['standing'], `${at}.standing`) }),
    };
  }
  if ('back' in fields) {
    known(fields, [...COMMON, 'back', 'agreed'], at);
    const back = whole(fields['back'], `${at}.back`, 0, n - 1);
    return { ...base, back, agreed: truth(fields['agreed'], `${at}.agreed`) };
  }
  if ('resign' in fields) {
    known(fields, [...COMMON, 'resign'], at);
    return { ...base, resign: onlyTrue(fields['resign'], `${at}.resign`) };
  }
  if ('draw' in fields) {
    known(fields, [...COMMON, 'draw'], at);
    return { ...base, draw: truth(fields['draw'], `${at}.draw`) };
  }
  known(fields, [...COMMON, 'nonce'], at);
  if (!('nonce' in fields))
    throw expected(at, 'one of answer, seal, back, nonce, resign and draw in it', value);
  return { ...base, nonce: text(fields['nonce'], `${at}.nonce`) };
}

const COMMON = ['n', 'side', 'hash'];

function sealed(fields: Fields, at: string): { seal: string; dice: Thrown; answer?: Json; salt?: string } {
  known(fields, [...COMMON, 'seal', 'answer', 'salt', 'dice'], at);
  const closed = { seal: hash(fields['seal'], `${at}.seal`), dice: thrown(fields['dice'], `${at}.dice`) };
  if (!('answer' in fields) && !('salt' in fields)) return closed;
  return {
    ...closed,
    answer: json(fields['answer'], `${at}.answer`),
    salt: text(fields['salt'], `${at}.salt`),
  };
}

function diceTerms(value: unknown): DiceTerms {
  const fields = object(value, 'dice');
  switch (fields['kind']) {
    case 'fair': {
      known(fields, ['kind', 'commitment', 'secret', 'from'], 'dice');
      const secret = fields['secret'] === null ? null : text(fields['secret'], 'dice.secret');
      const { from } = fields;
      return {
        kind: 'fair',
        commitment: hash(fields['commitment'], 'dice.commitment'),
        secret,
        ...(from !== undefined && { from: whole(from, 'dice.from', 2, RECORD_LIMITS.entries) }),
      };
    }
    case 'seeded':
      known(fields, ['kind', 'seed'], 'dice');
      return { kind: 'seeded', seed: text(fields['seed'], 'dice.seed') };
    case 'typed':
      known(fields, ['kind'], 'dice');
      return { kind: 'typed' };
    default:
      throw expected('dice.kind', '"fair", "seeded" or "typed"', fields['kind']);
  }
}

function playerNames(value: unknown): readonly [string | null, string | null] {
  const names = list(value, 'players', 2);
  if (names.length !== 2) throw expected('players', 'two names (or null)', value);
  const [a, b] = names.map((name, i) => (name === null ? null : text(name, `players[${i}]`)));
  return [a ?? null, b ?? null];
}

function thrown(value: unknown, at: string): Thrown {
  return list(value, at, RECORD_LIMITS.throws).map((faces, i) =>
    list(faces, `${at}[${i}]`, RECORD_LIMITS.faces).map((face, j) =>
      whole(face, `${at}[${i}][${j}]`, 1, 1000),
    ),
  );
}

// --- shapes -----------------------------------------------------------------------------------------------------

type Fields = Readonly<Record<string, unknown>>;

function object(value: unknown, at: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw expected(at, 'an object', value);
  return value as Fields;
}

function list(value: unknown, at: string, most: number): readonly unknown[] {
  if (!Array.isArray(value)) throw expected(at, 'a list', value);
  if (value.length > most)
    throw new RecordError(`${at}: expected at most ${most} items, found ${value.length}.`);
  return value;
}

function text(value: unknown, at: string): string {
  if (typeof value !== 'string' || value === '' || value.length > RECORD_LIMITS.text) {
    throw expected(at, `a text of 1 to ${RECORD_LIMITS.text} characters`, value);
  }
  return value;
}

function truth(value: unknown, at: string): boolean {
  if (typeof value !== 'boolean') throw expected(at, 'true or false', value);
  return value;
}

function onlyTrue(value: unknown, at: string): true {
  if (value !== true) throw expected(at, 'true (or no such field)', value);
  return value;
}

function hash(value: unknown, at: string): string {
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/.test(value)) {
    throw expected(at, 'a SHA-256 in 64 lower-case hexadecimal digits', value);
  }
  return value;
}

function whole(value: unknown, at: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
    throw expected(at, `a whole number from ${least} to ${most}`, value);
  }
  return value;
}

function side(value: unknown, at: string): Side {
  if (value !== 0 && value !== 1) throw expected(at, 'side 0 or 1', value);
  return value;
}

function known(fields: Fields, names: readonly string[], at: string): void {
  const stray = Object.keys(fields).find((name) => !names.includes(name));
  if (stray !== undefined)
    throw new RecordError(`${at}: the format knows no field "${stray.slice(0, 40)}" there.`);
}

/** Plain JSON of bounded size. */
function json(value: unknown, at: string): Json {
  let values = 0;
  const check = (inner: unknown, depth: number): void => {
    if (++values > RECORD_LIMITS.values)
      throw new RecordError(`${at}: holds more than ${RECORD_LIMITS.values} values.`);
    if (depth > RECORD_LIMITS.depth)
      throw new RecordError(`${at}: is nested deeper than ${RECORD_LIMITS.depth} levels.`);
    if (inner === null || typeof inner === 'boolean' || typeof inner === 'string') return;
    if (typeof inner === 'number' && Number.isFinite(inner)) return;
    if (typeof inner !== 'object') throw expected(at, 'plain JSON', inner);
    for (const item of Object.values(inner)) check(item, depth + 1);
  };
  check(value, 0);
  return value as Json;
}

function expected(at: string, what: string, found: unknown): RecordError {
  return new RecordError(`${at}: expected ${what}, found ${shown(found)}.`);
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 60)} …` : text;
}
