/** Colour arithmetic for the palette and its proofs: hex strings in, CIE Lab, differences and contrast out. */

type Triple = readonly [number, number, number];

/** Three rows that turn one triple into another. */
type Matrix = readonly [Triple, Triple, Triple];

/** The vision of a reader: normal, or one of the three kinds of dichromacy at full strength. */
export type Vision = 'normal' | 'protan' | 'deutan' | 'tritan';

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB. */
const SIMULATION: Record<Exclude<Vision, 'normal'>, Matrix> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Red, green and blue, 0 to 255, of a colour written `#rrggbb`; refuses any other form. */
export function readChannels(hex: string): Triple {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`A colour is written #rrggbb; "${hex}" is not.`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** `#rrggbb` of three channels, rounded and kept within 0 to 255. */
export function writeColour(rgb: Triple): string {
  const byte = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(byte).join('')}`;
}

/** The colour `share` (0 to 1) of the way from `a` to `b`. */
export function mixColours(a: string, b: string, share: number): string {
  const [from, to] = [readChannels(a), readChannels(b)];
  return writeColour(eachChannel((i) => from[i] + (to[i] - from[i]) * share));
}

/** The glaze that turns `ground` into `wanted` when multiplied on it; channels brighter than the ground stay. */
export function glazeOf(wanted: string, ground: string): string {
  const [top, base] = [readChannels(wanted), readChannels(ground)];
  return writeColour(eachChannel((i) => (top[i] / Math.max(1, base[i])) * 255));
}

function linear(hex: string): Triple {
  const channels = readChannels(hex);
  return eachChannel((i) => {
    const c = channels[i] / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
}

function times(matrix: Matrix, [r, g, b]: Triple): Triple {
  return eachChannel((i) => matrix[i][0] * r + matrix[i][1] * g + matrix[i][2] * b);
}

/** CIE L*a*b* (D65) of a colour as a reader with this vision sees it. */
function labOf(hex: string, vision: Vision = 'normal'): Triple {
  const light = linear(hex);
  const seen = vision === 'normal' ? light : times(SIMULATION[vision], light);
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    eachChannel((i) => Math.max(0, Math.min(1, seen[i]))),
  );
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** The lightness of a colour when printed grey: L* of CIE Lab, 0 to 100. */
export function measureLightness(hex: string): number {
  return labOf(hex)[0];
}

/** CIE76 difference of two colours under one vision. */
export function measureDifference(a: string, b: string, vision: Vision = 'normal'): number {
  const [la, lb] = [labOf(a, vision), labOf(b, vision)];
  return Math.hypot(la[0] - lb[0], la[1] - lb[1], la[2] - lb[2]);
}

/** WCAG contrast of two colours, 1 to 21. */
export function measureContrast(a: string, b: string): number {
  const luminance = (hex: string) => {
    const [r, g, blue] = linear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** A colour whose red, green and blue are computed separately. */
function eachChannel(valueOf: (channel: 0 | 1 | 2) => number): Triple {
  return [valueOf(0), valueOf(1), valueOf(2)];
}
