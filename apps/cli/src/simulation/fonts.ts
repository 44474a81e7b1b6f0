import { readFileSync } from 'node:fs';

/** The type a report is set in: family, weights and the package's file with the Latin letters. */
const FACES = [
  {
    family: 'IM Fell English',
    weight: '400',
    file: '@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff2',
  },
  {
    family: 'EB Garamond Variable',
    weight: '400 800',
    file: '@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2',
  },
  {
    family: 'Alegreya Sans',
    weight: '500',
    file: '@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff2',
  },
  {
    family: 'Alegreya Sans',
    weight: '700',
    file: '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2',
  },
] as const;

/** `@font-face` rules with the fonts inside them, so that a report looks the same on every machine. */
export function fontFaces(): string {
  return FACES.map(({ family, weight, file }) => {
    const data = readFileSync(new URL(import.meta.resolve(file))).toString('base64');
    return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(data:font/woff2;base64,${data}) format('woff2')}\n`;
  }).join('');
}
