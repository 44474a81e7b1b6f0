/** Text made safe for SVG and HTML, between tags and in attributes alike. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

type Attributes = Readonly<Record<string, string | number>>;

/** One element. Attribute values are made safe; children are markup already. Lengths keep two decimals. */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${attribute(value)}"`);
  const open = `<${name}${written.join('')}`;
  return children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</${name}>`;
}

function attribute(value: string | number): string {
  return typeof value === 'number' ? String(Math.round(value * 100) / 100) : escaped(value);
}

/**
 * Colours and type by the names of the page's tokens, each with its plain value behind it, so that a plot saved alone
 * still looks right. They stand in attributes and never in a style sheet, which the page's rules of content forbid.
 */
export const INK = {
  ink: 'var(--ink,#2b2118)',
  bistre: 'var(--bistre,#5a4632)',
  sepia: 'var(--sepia,#7a5c3a)',
  vellum: 'var(--vellum,#fbf5e6)',
  well: 'var(--paper-deep,#eadbb8)',
  history: 'var(--history,#7d5f0e)',
} as const;

/** The sides' colours in the order of the rulebook, and that of neither. */
const SIDE_INK = ['var(--carmine,#9c2f2a)', 'var(--prussian,#24466b)'] as const;

const FIGURES = "var(--figures,'Alegreya Sans','Gill Sans','Segoe UI',sans-serif)";
const TITLE = "var(--title,'IM Fell English',Garamond,Georgia,serif)";

/** The setting of text: size in units of the plot, weight, colour, and which point of it is at x. */
export interface Setting {
  readonly size?: number;
  readonly bold?: boolean;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Keeps the text legible over the drawing below it. */
  readonly halo?: boolean;
}

/** Figures and labels. */
export function label(x: number, y: number, text: string, setting: Setting = {}): string {
  const { size = 13.5, bold = false, fill = INK.ink, anchor = 'start', halo = false } = setting;
  return element(
    'text',
    {
      x,
      y,
      fill,
      'font-family': FIGURES,
      'font-size': size,
      'font-weight': bold ? 700 : 500,
      'text-anchor': anchor,
      'font-variant-numeric': 'lining-nums tabular-nums',
      ...(halo ? { stroke: INK.vellum, 'stroke-width': 4, 'paint-order': 'stroke' } : {}),
    },
    escaped(text),
  );
}

/** A title in Fell, which has no bold. */
export function heading(x: number, y: number, text: string, size = 18): string {
  return element('text', { x, y, fill: INK.ink, 'font-family': TITLE, 'font-size': size }, escaped(text));
}

/** A straight line. */
export function line(x1: number, y1: number, x2: number, y2: number, more: Attributes = {}): string {
  return element('line', { x1, y1, x2, y2, stroke: INK.ink, 'stroke-width': 1, ...more });
}

/** A drawing with a name and a description for screen readers. Every drawing is `WIDTH` units wide. */
export function drawing(
  height: number,
  title: string,
  description: string,
  parts: readonly string[],
): string {
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${Math.ceil(height)}`,
      role: 'img',
      class: 'plot',
      'aria-label': `${title}. ${description}`,
    },
    twills(),
    ...parts,
  );
}

/** The width of all drawings, in their own units: as wide as a telephone, so that type stays legible there. */
export const WIDTH = 440;

/**
 * Fills that distinguish the sides without colour: hatching to the left for the first side, to the right for
 * the second, and dots for neither.
 */
export const FILLS = ['url(#lab-first)', 'url(#lab-second)', 'url(#lab-neither)'] as const;

function twills(): string {
  const twill = (id: string, turn: number, colour: string, gap: number): string =>
    element(
      'pattern',
      { id, width: gap, height: gap, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` },
      element('rect', { width: gap, height: gap, fill: colour, 'fill-opacity': 0.5 }),
      line(0, 0, 0, gap, { stroke: colour, 'stroke-width': 2 }),
    );
  return element(
    'defs',
    {},
    twill('lab-first', 90, SIDE_INK[0], 3.2),
    twill('lab-second', -45, SIDE_INK[1], 4.2),
    element(
      'pattern',
      { id: 'lab-neither', width: 5, height: 5, patternUnits: 'userSpaceOnUse' },
      element('rect', { width: 5, height: 5, fill: INK.well }),
      element('circle', { cx: 2.5, cy: 2.5, r: 1, fill: INK.sepia }),
    ),
  );
}

/** The colour of a side, or of neither. */
export function inkOf(side: 0 | 1 | 2): string {
  return side === 2 ? INK.sepia : SIDE_INK[side];
}

/** The eight-pointed star of the map's north, which marks history. */
export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 === 1 ? radius * 0.34 : i % 4 === 0 ? radius : radius * 0.72;
    const turn = (i * Math.PI) / 8;
    return `${(x + reach * Math.sin(turn)).toFixed(2)},${(y - reach * Math.cos(turn)).toFixed(2)}`;
  });
  return element('polygon', {
    points: points.join(' '),
    fill: INK.history,
    stroke: INK.vellum,
    'stroke-width': 2.5,
    'paint-order': 'stroke',
    'stroke-linejoin': 'round',
  });
}
