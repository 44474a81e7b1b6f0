import { setLengthUnit } from '@linstock/ground';
import { z } from 'zod';
import type { PaletteName } from '../design/palette.ts';
import { PACES } from './paces.ts';
import { createStore } from './store.ts';

const Settings = z.object({
  /** `system` follows the reader's wish for reduced motion. */
  animation: z.enum(['system', 'on', 'off']).catch('system'),
  /** The pace of the enemy's turn. With `wait` the next step needs the reader's press. */
  pace: z.enum(PACES).catch('steady'),
  /** The camera follows the enemy's actions. */
  follow: z.boolean().catch(true),
  dice: z.enum(['tumble', 'plain']).catch('tumble'),
  /** Drums, musketry, guns and hooves; nothing unless asked for. */
  sound: z.enum(['off', 'soft', 'full']).catch('off'),
  /** `system` follows the device. */
  theme: z.enum(['system', 'light', 'dark']).catch('system'),
  /** `plain`: the engraving without its tints; `high`: tints and lines farther apart; `system` so where the device asks for more contrast. */
  palette: z.enum(['system', 'tinted', 'plain', 'high']).catch('system'),
  /** Strength of the hatching that distinguishes areas of the map without their colours. */
  patterns: z.enum(['fine', 'usual', 'strong']).catch('usual'),
  /** Percent. */
  textSize: z.number().int().min(90).max(160).catch(100),
  /** Figures of the counters a quarter larger. */
  largeFigures: z.boolean().catch(false),
  hexNumbers: z.boolean().catch(true),
  /** The unit of lengths on a table, on screen and in print. The rules keep their inches. */
  lengths: z.enum(['inches', 'centimetres']).catch('inches'),
  /** A table of inches is seen from its edge, as one stands before it. */
  leans: z.boolean().catch(false),
  /** The course of both sides' luck above the line of play. */
  luckStrip: z.boolean().catch(false),
  /** The signs of the counters explained at the map's foot. */
  legend: z.boolean().catch(true),
  /** Cards about the thing under the pointer. */
  hoverCards: z.boolean().catch(true),
  /** A notification of the device when the game waits for an absent player. */
  notices: z.boolean().catch(false),
  letterKeys: z.boolean().catch(true),
  /** Keys that were changed, by the usual one. */
  keys: z.record(z.string(), z.string().min(1).max(4)).catch({}),
  /** Two at one table: it turns to the side that decides. */
  turnToSide: z.boolean().catch(false),
  /** When a march under fire stops and asks: always, only after a loss, or never. */
  marchStops: z.enum(['fired', 'harmed', 'never']).catch('harmed'),
  logDepth: z.union([z.literal(1), z.literal(2), z.literal(3)]).catch(1),
});

/** The settings of the page that a player has chosen, stored in this browser only. */
export type Settings = z.infer<typeof Settings>;

const STORAGE_KEY = 'linstock.settings';

/** The stored settings. Usual values replace those that are missing or cannot be read. */
export function readSettings(kept: string | null): Settings {
  let raw: unknown = {};
  try {
    raw = kept === null ? {} : JSON.parse(kept);
  } catch {
    raw = {};
  }
  const parsed = Settings.safeParse(raw);
  return parsed.success ? parsed.data : Settings.parse({});
}

function kept(): string | null {
  try {
    return globalThis.localStorage?.getItem(STORAGE_KEY) ?? null;
  } catch {
    return null; // storage is forbidden to this page
  }
}

export const settings = createStore<Settings>(readSettings(kept()));

// Before any rulebook is loaded: sentences take the unit when they are written.
setLengthUnit(settings.get().lengths);

settings.subscribe(() => {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(settings.get()));
  } catch {
    return; // full or forbidden: the choice holds until the page is closed
  }
});

/** Has settings that are changed in another tab hold here too. Otherwise the next change here would undo them. */
export function followOtherTabs(tab: EventTarget): void {
  tab.addEventListener('storage', (event) => {
    if (!('key' in event && event.key === STORAGE_KEY && 'newValue' in event)) return;
    settings.set(readSettings(typeof event.newValue === 'string' ? event.newValue : null));
  });
}

/** A device that asks for more contrast. */
export const MORE_CONTRAST = '(prefers-contrast: more)';

/** The colours of the map, for a device that asks for more contrast or not. */
export function paletteOf({ palette }: Settings, contrast: boolean): PaletteName {
  if (palette !== 'system') return palette;
  return contrast ? 'high' : 'tinted';
}

/** True if pieces and dice may move now. Without a screen nothing moves. */
export function mayAnimate(chosen: Settings): boolean {
  if (chosen.animation !== 'system') return chosen.animation === 'on';
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === false;
}

/** True if dice tumble. Their result is shown when they lie still. */
export function mayTumbleDice(chosen: Settings): boolean {
  return chosen.dice === 'tumble' && mayAnimate(chosen);
}
