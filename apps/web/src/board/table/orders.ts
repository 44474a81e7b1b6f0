/** Moves as an officer would say them: `forward 3.25`, `wheel left 20`, `turn right 15`, `about`, `face 90`. */
import { degrees, inches } from '@linstock/ground';
import { type Draft, movedLive, stepped, turned, wheeledDraft } from './draft.ts';

const NUMBER = /^-?\d+(?:[.,·]\d+)?$/;

/** What an order needs, for a player whose order was not understood. */
export const ORDERS_KNOWN =
  'Say forward, back, left or right with inches; wheel left, wheel right, turn left or turn right with degrees; face with degrees; or about.';

/** The draft after an order; null when it is none. */
export function ordered(draft: Draft, said: string): Draft | null {
  const words = said.trim().toLowerCase().split(/\s+/);
  const [verb = '', second = '', third = ''] = words;
  if (verb === 'about' && words.length === 1) return turned(draft, 1800);
  if (verb === 'wheel' || verb === 'turn') {
    const amount = numberOf(third);
    if ((second !== 'left' && second !== 'right') || amount === null) return null;
    const turn = degreesTurned(amount) * (second === 'left' ? -1 : 1);
    return verb === 'wheel' ? wheeledDraft(draft, second, turn) : turned(draft, turn);
  }
  const amount = numberOf(second);
  if (amount === null || words.length > 2) return null;
  const far = inches(amount);
  switch (verb) {
    case 'forward':
    case 'ahead':
      return stepped(draft, { right: 0, ahead: far });
    case 'back':
      return stepped(draft, { right: 0, ahead: -far });
    case 'left':
      return stepped(draft, { right: -far, ahead: 0 });
    case 'right':
      return stepped(draft, { right: far, ahead: 0 });
    case 'face':
      return movedLive(draft, { ...draft.live, facing: degrees(amount) });
    default:
      return null;
  }
}

/** The longest way or turn one order can mean, in inches or degrees. */
const MOST = 360;

function numberOf(word: string): number | null {
  if (!NUMBER.test(word)) return null;
  const value = Number(word.replace(/[,·]/, '.'));
  return Math.abs(value) <= MOST ? value : null;
}

function degreesTurned(amount: number): number {
  return Math.round(amount * 10);
}
