import type { BattleFile } from './format.ts';
import { LIMITS } from './limits.ts';
import { readBattleFile, refuseLong } from './text.ts';

/** A battle packed into a link: `1.`, then its JSON, deflated and written in letters of an address. */

/** The number of this way of packing. */
const PACKING = '1.';

/**
 * A battle without what nobody needs to fight it: history's figures, and the notes and sources of its survey.
 * @param systems those that go along
 */
export function leanFile(file: BattleFile, systems: readonly string[]): BattleFile {
  const { survey } = file;
  return {
    ...file,
    outcome: null,
    survey: survey && {
      type: survey.type,
      properties: {
        name: survey.properties.name,
        date: survey.properties.date,
        bounds: survey.properties.bounds,
      },
      features: survey.features.map((feature) => ({
        ...feature,
        properties: withoutNotes(feature.properties),
      })),
    },
    fights: file.fights.filter(({ system }) => systems.includes(system)),
  };
}

type Properties = NonNullable<BattleFile['survey']>['features'][number]['properties'];

function withoutNotes({ source: _, note: __, notes: ___, ...rest }: Properties): Properties {
  return rest;
}

/** The part of a link that holds a battle. Refuses one that is too long for a link. */
export async function packBattle(file: BattleFile): Promise<string> {
  const packed = await streamed(
    new TextEncoder().encode(JSON.stringify(file)),
    new CompressionStream('deflate-raw'),
  );
  const text = PACKING + lettersOf(packed);
  if (text.length > LIMITS.link)
    throw new RangeError(
      `This battle is too long for a link (${text.length.toLocaleString('en')} characters; ${LIMITS.link.toLocaleString('en')} are the most). Save a file.`,
    );
  return text;
}

/** The battle that a link holds. Refuses a damaged link, and one that unpacks to more than a file may hold. */
export async function unpackBattle(text: string): Promise<BattleFile> {
  const bytes = text.startsWith(PACKING) ? bytesOf(text.slice(PACKING.length)) : null;
  if (bytes === null) throw damaged();
  let unpacked: Uint8Array;
  try {
    unpacked = await streamed(bytes, new DecompressionStream('deflate-raw'));
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw damaged();
  }
  return readBattleFile(unpacked);
}

const damaged = (): RangeError =>
  new RangeError('This link was cut short or changed on its way. Ask for the file.');

/** Sends bytes through a stream; stops as soon as more comes out than a file may hold. */
async function streamed(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  for await (const part of stream) {
    length += part.length;
    refuseLong(length);
    parts.push(part);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function lettersOf(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(letters: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(letters)) return null;
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
