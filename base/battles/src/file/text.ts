import { type ExpectedFile, parseJsonFile, parseJsonText } from '@linstock/kernel';
import { kindOfJson } from '../foreign.ts';
import { parseWith } from '../parse.ts';
import { BATTLE_FORMAT, type BattleFile, battleFileSchema } from './format.ts';
import { LIMITS } from './limits.ts';

/** A battle file, for the sentence that refuses another. */
const A_BATTLE: ExpectedFile = {
  what: 'a battle of Linstock',
  remedy: 'Choose a file that ends in .linstock.json.',
};

/**
 * A battle off its file. Gives back what was written, the order of its fields included, so that a file saved unchanged is the same
 * file. Whether a system can fight it is the system's to say. Throws RangeError with a sentence.
 * @param file the bytes of the file, or its text
 */
export function readBattleFile(file: Uint8Array | string): BattleFile {
  refuseLong(file.length);
  return parseBattleFile(
    typeof file === 'string' ? parseJsonText(file, A_BATTLE) : parseJsonFile(file, A_BATTLE),
  );
}

/** A battle of JSON, as it is. Refuses what `readBattleFile` refuses. */
export function parseBattleFile(json: unknown): BattleFile {
  assertBattleFile(json);
  return json;
}

/** Refuses a text of this length if it is too long to be read. */
export function refuseLong(characters: number): void {
  if (characters > LIMITS.characters)
    throw new RangeError(
      `The file has ${characters.toLocaleString('en')} characters; ${LIMITS.characters.toLocaleString('en')} are the most. Take some of its ground or units out.`,
    );
}

function assertBattleFile(json: unknown): asserts json is BattleFile {
  const { id, name } = kindOfJson(json);
  if (id !== 'battle') throw new RangeError(`This is ${name} and no battle of Linstock. ${A_BATTLE.remedy}`);
  const { format } = Object(json) as { readonly format: string };
  if (format !== BATTLE_FORMAT)
    throw new RangeError(
      `The file is ${format}, made by a newer Linstock. Update this page and open it again.`,
    );
  parseWith(battleFileSchema, json, 'a battle');
}

/** The longest value that is written on one line, in characters. */
const LINE = 140;

/** The text of a battle's file: indented by one space, with each short object or list on a line of its own. */
export function writeBattleFile(file: BattleFile): string {
  return writeJsonText(file);
}

/** JSON that people may read: indented by one space, with each short object or list on a line of its own. */
export function writeJsonText(value: unknown): string {
  return `${textOf(value, '')}\n`;
}

function textOf(value: unknown, indent: string): string {
  const flat = JSON.stringify(value);
  if (flat.length <= LINE || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent} `;
  if (Array.isArray(value))
    return `[\n${value.map((each) => inner + textOf(each, inner)).join(',\n')}\n${indent}]`;
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{\n${fields.map(([key, each]) => `${inner}${JSON.stringify(key)}: ${textOf(each, inner)}`).join(',\n')}\n${indent}}`;
}
