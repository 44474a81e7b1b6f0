import { createStore } from './store.ts';

const STORAGE_KEY = 'linstock.name';

/** The name of a player has at most this many characters. */
export const MAX_NAME = 24;

/** The name under which this browser's player is known to others; null before the first game against a person. */
export const playerName = createStore<{ readonly name: string | null }>({ name: storedName() });

/** Stores the name for the next challenge. */
export function rememberName(name: string): void {
  playerName.set({ name });
  try {
    localStorage.setItem(STORAGE_KEY, name);
  } catch {
    // Full or forbidden: the name lasts until the page is closed.
  }
}

function storedName(): string | null {
  try {
    const name = localStorage.getItem(STORAGE_KEY)?.trim() ?? '';
    return name === '' || name.length > MAX_NAME ? null : name;
  } catch {
    return null;
  }
}

/** Words that guests are called by until they choose a name. */
const GUESTS = [
  ...['Alder', 'Aspen', 'Bracken', 'Bramble', 'Burdock', 'Campion', 'Cinder', 'Clover', 'Coppice'],
  ...['Curlew', 'Dapple', 'Dunlin', 'Fallow', 'Fennel', 'Foxglove', 'Furrow', 'Gorse', 'Hawthorn'],
  ...['Hazel', 'Heather', 'Heron', 'Juniper', 'Lapwing', 'Larch', 'Linnet', 'Mallow', 'Marten'],
  ...['Osier', 'Plover', 'Quarry', 'Reedbed', 'Rowan', 'Sedge', 'Sorrel', 'Spindle', 'Tansy'],
  ...['Teasel', 'Thicket', 'Thistle', 'Warren', 'Willow', 'Yarrow'],
] as const;

/** A name for a guest, such as `Reedbed 47`. The number keeps it apart from the names of accounts. */
export function makeGuestName(random: () => number = Math.random): string {
  const word = GUESTS[Math.floor(random() * GUESTS.length)] ?? GUESTS[0];
  return `${word} ${10 + Math.floor(random() * 90)}`;
}
