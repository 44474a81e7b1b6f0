/** Addresses and code of a game inside another site: `/embed/g/ID#e=136&without=names,log`. */

/** The parts of an embedded game that its owner can leave out. */
const PARTS = ['names', 'log'] as const;
export type EmbedPart = (typeof PARTS)[number];

/** The game that an embedded page shows, and how. */
export interface EmbedRequest {
  readonly game: string;
  /**
   * The entry at which it starts. Null for the opening, or for the present position if the battle is still
   * being played.
   */
  readonly entry: number | null;
  readonly without: readonly EmbedPart[];
}

/** The request of an address; null for any other address. */
export function embedRequestOf(path: string, hash: string): EmbedRequest | null {
  const game = /\/embed\/g\/([\w-]{1,80})$/.exec(path)?.[1];
  if (game === undefined) return null;
  const asked = new URLSearchParams(hash.replace(/^#/, ''));
  const entry = asked.get('e') ?? '';
  const without = (asked.get('without') ?? '').split(',');
  return {
    game,
    entry: /^\d{1,9}$/.test(entry) ? Number(entry) : null,
    without: PARTS.filter((part) => without.includes(part)),
  };
}

/** The study that an embedded page shows (`embed/s/ID#c=2`, `embed/#/s/1.…`), and its chapter from 1; null for another address. */
export function embeddedStudyOf(path: string, hash: string): { study: string; chapter: number } | null {
  const packed = /^#\/s\/(1\.[\w-]+)$/.exec(hash)?.[1];
  const study = packed ?? /\/embed\/s\/([\w-]{1,80})$/.exec(path)?.[1];
  if (study === undefined) return null;
  return { study, chapter: Number(/^#c=(\d{1,2})$/.exec(hash)?.[1] ?? 1) };
}

/** Sizes of a frame to choose from: as wide as the page around it, or fixed. */
export const EMBED_SIZES = [
  { label: 'as wide as the page', width: '100%', height: 540 },
  { label: '640 × 480', width: '640', height: 480 },
] as const;
export type EmbedSize = (typeof EMBED_SIZES)[number];

/** The HTML that a site owner pastes. The title names the battle for screen readers. */
export function writeEmbedCode(
  home: URL,
  { game, entry, without }: EmbedRequest,
  battle: string,
  { width, height }: EmbedSize,
): string {
  const hash = [
    ...(entry === null ? [] : [`e=${entry}`]),
    ...(without.length === 0 ? [] : [`without=${without.join(',')}`]),
  ].join('&amp;');
  const address = `${new URL(`embed/g/${game}`, home).href}${hash === '' ? '' : `#${hash}`}`;
  const title = `${battle}, a battle at Linstock`
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  return `<iframe src="${address}" title="${title}" width="${width}" height="${height}" loading="lazy" style="border:0"></iframe>`;
}
