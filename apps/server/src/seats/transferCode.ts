import { randomInt } from 'node:crypto';

/** Letters and digits that are not mistaken for each other. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A code that can be typed, such as `9FQ2-VH7D-K4MT`: 59 random bits. */
export function newTransferCode(): string {
  const letters = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}

/** A code in its original form, from typed text; null if it cannot be one. */
export function readTransferCode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  if (!/^[2-9A-HJKMNP-Z]{12}$/.test(letters)) return null;
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
