/**
 * Moves as an officer would say them: `forward 3.25`, `wheel left 20`, `turn right 15`, `about`, `face 90`,
 * `contact 1st Maryland`.
 */
import { degrees, inches, readLength, snapsOf, span } from '@linstock/ground';
import type { StandPiece } from '../plate/standPiece.ts';
import { type Draft, liveFrameOf, moveLive, stepDraft, turnDraft, wheelDraft } from './draft.ts';

const NUMBER = /^-?\d+(?:[.,·]\d+)?$/;

/** The parts of an order, shown to a player whose order was not understood. */
export const ORDERS_KNOWN =
  'Say forward, back, left or right with a length; wheel left, wheel right, turn left or turn right with degrees; face with degrees; contact with a name; or about.';

const VERBS = ['forward', 'ahead', 'back', 'left', 'right', 'wheel', 'turn', 'face', 'contact', 'about'];

/** True if words are meant as an order to the selected stands, even if they contain a mistake. */
export function isOrder(said: string): boolean {
  const [verb = '', ...more] = said.trim().toLowerCase().split(/\s+/);
  return VERBS.includes(verb) && (more.length > 0 || verb === 'about');
}

/** The draft after an order in words; null if the words are no order. `pieces` are those it may name. */
export function applyOrder(draft: Draft, said: string, pieces: readonly StandPiece[] = []): Draft | null {
  const words = said.trim().toLowerCase().split(/\s+/);
  const [verb = '', second = '', third = ''] = words;
  if (verb === 'about' && words.length === 1) return turnDraft(draft, 1800);
  if (verb === 'contact') return inContact(draft, words.slice(1), pieces);
  if (verb === 'wheel' || verb === 'turn') {
    // `wheel left 15`, and `wheel 15 left` as well.
    const [side, far] = NUMBER.test(second) ? [third, second] : [second, third];
    const amount = numberOf(far);
    if ((side !== 'left' && side !== 'right') || amount === null) return null;
    const turn = degreesTurned(amount) * (side === 'left' ? -1 : 1);
    return verb === 'wheel' ? wheelDraft(draft, side, turn) : turnDraft(draft, turn);
  }
  const amount = numberOf(second);
  if (amount === null || words.length > 2) return null;
  return verb === 'face'
    ? moveLive(draft, { ...draft.live, facing: degrees(amount) })
    : shifted(draft, verb, amount);
}

function shifted(draft: Draft, verb: string, amount: number): Draft | null {
  const far = readLength(amount);
  switch (verb) {
    case 'forward':
    case 'ahead':
      return stepDraft(draft, { right: 0, ahead: far });
    case 'back':
      return stepDraft(draft, { right: 0, ahead: -far });
    case 'left':
      return stepDraft(draft, { right: -far, ahead: 0 });
    case 'right':
      return stepDraft(draft, { right: far, ahead: 0 });
    default:
      return null;
  }
}

/** Farther than any table is wide: a stand named is looked for wherever it is. */
const WHOLE_TABLE_DISTANCE = inches(260);

/**
 * The draft moved into full contact with the nearest stand whose name has all these words. Null if there is
 * no such stand or no space.
 */
function inContact(draft: Draft, words: readonly string[], pieces: readonly StandPiece[]): Draft | null {
  const own = draft.members.map(({ piece }) => piece);
  const frame = liveFrameOf(draft);
  const [named] = pieces
    .filter(({ id, name }) => !own.includes(id) && words.every((word) => name.toLowerCase().includes(word)))
    .sort((a, b) => span(frame, a.pose) - span(frame, b.pose));
  if (!named || words.length === 0) return null;
  const facing = { ...frame, facing: (named.pose.facing + 1800) % 3600 };
  const snap = snapsOf(facing, [named.pose], WHOLE_TABLE_DISTANCE).find(({ kind }) => kind === 'against');
  return snap ? moveLive(draft, snap.stand) : null;
}

/** The longest way or turn one order can mean, in inches or degrees. */
const MAX_ORDER_NUMBER = 360;

function numberOf(word: string): number | null {
  if (!NUMBER.test(word)) return null;
  const value = Number(word.replace(/[,·]/, '.'));
  return Math.abs(value) <= MAX_ORDER_NUMBER ? value : null;
}

function degreesTurned(amount: number): number {
  return Math.round(amount * 10);
}
