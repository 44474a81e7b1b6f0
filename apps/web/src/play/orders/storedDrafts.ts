import type { Filled } from '@linstock/scene';
import { z } from 'zod';

/** The draft of a sheet, stored on this device so that a reload loses nothing. It is never sent anywhere. */
export interface StoredDrafts {
  /** The draft stored for a question in this stretch of play; null if there is none. */
  read(key: string, stretch: number): Filled | null;
  write(key: string, stretch: number, filled: Filled): void;
  /** Deletes the drafts of this stretch of play once the answer has been given. */
  forget(key: string, stretch: number): void;
}

const spot = z.strictObject({ x: z.int(), y: z.int() });
const detail = z.union([
  z.strictObject({ heading: z.int().min(0).max(3599) }),
  z.strictObject({ hex: z.int() }),
  z.strictObject({ spot }),
  z.strictObject({ piece: z.string().max(80) }),
  z.strictObject({ number: z.number() }),
]);
const written = z.strictObject({ choice: z.string().max(80), detail: detail.optional() });
const drafts = z.record(
  z.string(),
  z.strictObject({ stretch: z.int(), filled: z.record(z.string(), written) }),
);

type Drafts = z.infer<typeof drafts>;

/** The part of a browser's storage that is used. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The drafts of one game in a browser's storage; unreadable ones are ignored. */
export function openStoredDrafts(storage: () => DraftStorage, game: string): StoredDrafts {
  const place = placeOf(game);
  const all = (): Drafts => {
    try {
      const parsed = drafts.safeParse(JSON.parse(storage().getItem(place) ?? '{}'));
      return parsed.success ? parsed.data : {};
    } catch {
      return {}; // unreadable, or storage is forbidden to this page
    }
  };
  const keep = (kept: Drafts): void => {
    try {
      if (Object.keys(kept).length === 0) storage().removeItem(place);
      else storage().setItem(place, JSON.stringify(kept));
    } catch {
      return; // full or forbidden: the draft lasts as long as the page
    }
  };
  return {
    read(key, stretch) {
      const kept = all()[key];
      return kept?.stretch === stretch ? (kept.filled as Filled) : null;
    },
    write(key, stretch, filled) {
      keep({ ...all(), [key]: { stretch, filled: filled as Drafts[string]['filled'] } });
    },
    forget(key, stretch) {
      const { [key]: gone, ...rest } = all();
      if (gone?.stretch === stretch) keep(rest);
    },
  };
}

/** Deletes all drafts of one game from a browser's storage. */
export function forgetStoredDrafts(storage: () => DraftStorage, game: string): void {
  try {
    storage().removeItem(placeOf(game));
  } catch {
    return; // forbidden: then nothing was stored either
  }
}

const placeOf = (game: string): string => `linstock.draft.${game}`;

/** Stores no drafts: two players share this page, and neither may see the other's. */
export const NO_DRAFTS: StoredDrafts = { read: () => null, write: () => {}, forget: () => {} };
