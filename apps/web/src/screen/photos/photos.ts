import { z } from 'zod';
import { createStore } from '../../app/store.ts';
import { runInDatabase } from '../../host/runInDatabase.ts';
import { makeRandomHex } from '../../common/randomHex.ts';
import { markPhotos } from './photoMarks.ts';

/** Photographs of a real table, attached to an entry of a game. They stay in this browser: in no record, file or link. */

/** Photographs of a game and bytes of a file, at most; the longer side of a stored photograph, in pixels. */
export const MAX_PHOTOS = 20;
const MAX_FILE_BYTES = 40_000_000;
const MAX_SIDE = 1600;
const JPEG_QUALITY = 0.85;

const PLACE = { database: 'linstock-photos', store: 'photos' };

const photoSchema = z.object({
  id: z.string(),
  game: z.string(),
  /** The entry after which it was taken. */
  entry: z.int().min(0),
  picture: z.instanceof(Blob),
});

/** A photograph that this browser keeps. */
export type Photo = z.infer<typeof photoSchema>;

const NONE: readonly Photo[] = [];

/** The photographs of the games that were looked at since the page was opened. */
export const photos = createStore<{ readonly games: ReadonlyMap<string, readonly Photo[]> }>({
  games: new Map(),
});

/** The photographs of a game, in the order of its entries, if they have been loaded. */
export function photosOf(
  { games }: { readonly games: ReadonlyMap<string, readonly Photo[]> },
  game: string,
): readonly Photo[] {
  return games.get(game) ?? NONE;
}

/** Loads the photographs of a game; none if this browser has no database. */
export async function loadPhotos(game: string): Promise<void> {
  const ofGame = IDBKeyRange.bound([game], [game, []]);
  const rows = await runInDatabase(PLACE, 'readonly', (store) => store.getAll(ofGame)).catch(() => []);
  const read = z.array(photoSchema).safeParse(rows);
  show(game, read.data ?? []);
}

/**
 * Keeps a photograph with an entry of a game, scaled to 1,600 pixels. Throws RangeError with a sentence for a file that is too large
 * or no picture, for one too many, and if this browser has no room.
 */
export async function addPhoto(game: string, entry: number, file: File): Promise<void> {
  const before = photosOf(photos.get(), game);
  if (before.length >= MAX_PHOTOS)
    throw new RangeError(`A game has ${MAX_PHOTOS} photographs at most. Remove one first.`);
  if (file.size > MAX_FILE_BYTES)
    throw new RangeError(
      `“${file.name}” is larger than ${MAX_FILE_BYTES / 1e6} MB. Choose a smaller picture.`,
    );
  const picture = await scaledPicture(file);
  const photo: Photo = { id: makeRandomHex(8), game, entry, picture };
  try {
    await runInDatabase(PLACE, 'readwrite', (store) => store.put(photo, [game, photo.id]));
  } catch {
    throw new RangeError('This browser has no room for more photographs.');
  }
  markPhotos(game, true);
  show(game, [...photosOf(photos.get(), game), photo]);
}

/** Deletes a photograph. */
export async function removePhoto({ game, id }: Photo): Promise<void> {
  await runInDatabase(PLACE, 'readwrite', (store) => store.delete([game, id])).catch(() => undefined);
  const left = photosOf(photos.get(), game).filter((photo) => photo.id !== id);
  if (left.length === 0) markPhotos(game, false);
  show(game, left);
}

function show(game: string, list: readonly Photo[]): void {
  const sorted = list.toSorted((a, b) => a.entry - b.entry);
  photos.set({ games: new Map(photos.get().games).set(game, sorted) });
}

/** A picture as JPEG, not larger than `MAX_SIDE` on either side. */
async function scaledPicture(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new RangeError(`“${file.name}” is no picture that this browser can read. Choose a JPEG or PNG.`);
  });
  const share = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * share);
  canvas.height = Math.round(bitmap.height * share);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY));
  if (!blob) throw new RangeError(`“${file.name}” could not be scaled. Choose a smaller picture.`);
  return blob;
}
