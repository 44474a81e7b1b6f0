import { afterLeg, type Leg, type Pose, type Spot, type Stand, type TenthDegrees } from '@linstock/ground';
import type { Piece } from './piece.ts';
import { type Place, samePlace } from './place.ts';
import type { Strike } from './scene.ts';

/**
 * The meaning of one click: a piece, a body of troops, a place, a piece of terrain, a heading, a leg of a piece's way,
 * or a button with its label. A button that `ends` closes the step.
 */
export type Picked =
  | { readonly piece: string }
  | { readonly body: string }
  | Place
  | { readonly terrain: string }
  | { readonly heading: TenthDegrees }
  | { readonly leg: Leg; readonly of: string }
  | { readonly button: string; readonly label: string; readonly ends?: true };

/**
 * An answer described as clicks. The page narrows the answers of the open question by the clicks so far. Picks of a
 * group (several companies) come before the rest. Each moving piece is followed by its way, leg by leg.
 */
export interface PickedAnswer {
  readonly picks: readonly Picked[];
  /** Its effect, for buttons, lists and the command line: `The 63rd Foot moves to 0806, facing north`. */
  readonly label: string;
  /** The piece or pieces it is about, such as `1st South Line`. */
  readonly subject?: string;
  /** Its cost in points, or its length in inches, if that means something. */
  readonly cost?: number;
  /** The limit of that cost, if there is one. */
  readonly of?: number;
  /** Places the way leads over, in order. */
  readonly path?: readonly Place[];
  /** Further effects, by the rules and without a question: friends disordered in passing, men lost … */
  readonly warns?: readonly string[];
  /** Enemies it fights: drawn and described before it is given. */
  readonly strikes?: readonly Strike[];
  /** A piece as it would be formed, shown before it is. */
  readonly forms?: FormationPreview;
}

/** A piece of a free-measure table in the formation it would take up. */
export interface FormationPreview {
  /** In its new place, with its bases. */
  readonly piece: Piece;
  /** The point of it that does not move. */
  readonly stays: Spot;
  /** The rest it may still do, in a sentence. */
  readonly says: string;
}

/** The kind of thing clicked. Inside a run of one kind the order of clicks does not matter. */
export type PickKind = 'piece' | 'body' | 'hex' | 'spot' | 'terrain' | 'heading' | 'leg' | 'button';

/** The kind of a pick. */
export function kindOfPick(pick: Picked): PickKind {
  if ('piece' in pick) return 'piece';
  if ('body' in pick) return 'body';
  if ('hex' in pick) return 'hex';
  if ('spot' in pick) return 'spot';
  if ('terrain' in pick) return 'terrain';
  if ('heading' in pick) return 'heading';
  return 'leg' in pick ? 'leg' : 'button';
}

/** A key that is equal exactly for picks with the same meaning; for maps and lists, never to be read. */
export function pickKey(pick: Picked): string {
  if ('piece' in pick) return `piece ${pick.piece}`;
  if ('body' in pick) return `body ${pick.body}`;
  if ('hex' in pick) return `hex ${pick.hex}`;
  if ('spot' in pick) return `spot ${pick.spot.x} ${pick.spot.y}`;
  if ('terrain' in pick) return `terrain ${pick.terrain}`;
  if ('heading' in pick) return `heading ${pick.heading}`;
  if ('leg' in pick) return `leg ${pick.of} ${legKey(pick.leg)}`;
  return `button ${pick.button}`;
}

/** A key of several picks in their order. */
export function picksKey(picks: readonly Picked[]): string {
  return picks.map(pickKey).join('; ');
}

/** True if two picks mean the same. */
export function samePick(one: Picked, other: Picked): boolean {
  if ('piece' in one) return 'piece' in other && one.piece === other.piece;
  if ('body' in one) return 'body' in other && one.body === other.body;
  if ('hex' in one || 'spot' in one) return ('hex' in other || 'spot' in other) && samePlace(one, other);
  if ('terrain' in one) return 'terrain' in other && one.terrain === other.terrain;
  if ('heading' in one) return 'heading' in other && one.heading === other.heading;
  if ('button' in one) return 'button' in other && one.button === other.button;
  return 'leg' in other && one.of === other.of && legKey(one.leg) === legKey(other.leg);
}

function legKey(leg: Leg): string {
  switch (leg.kind) {
    case 'advance':
    case 'back':
      return `${leg.kind} ${leg.distance}`;
    case 'oblique':
      return `oblique ${leg.distance} ${leg.angle}`;
    case 'wheel':
      return `wheel ${leg.about} ${leg.angle}`;
    case 'about':
      return 'about';
    case 'turn':
      return `turn ${leg.facing}`;
    case 'straight':
      return `straight ${leg.to.x} ${leg.to.y}`;
  }
}

/** True if a pick is among these. */
export function includesPick(picks: readonly Picked[], pick: Picked): boolean {
  return picks.some((each) => samePick(each, pick));
}

/** The pieces among picks, in their order. */
export function piecesPicked(picks: readonly Picked[]): string[] {
  return picks.flatMap((pick) => ('piece' in pick ? [pick.piece] : []));
}

/** The hexes among picks, in their order. */
export function hexesPicked(picks: readonly Picked[]): number[] {
  return picks.flatMap((pick) => ('hex' in pick ? [pick.hex] : []));
}

/** The click that ends a step. The rules can be asked for its meaning even if no ending is offered, to learn why not. */
export const END_STEP = { button: 'end', label: 'End step', ends: true } as const satisfies Picked;

/** True if these picks end a step without doing anything more. */
export function endsStep(picks: readonly Picked[]): boolean {
  const [only] = picks;
  return picks.length === 1 && only !== undefined && 'button' in only && only.ends === true;
}

/** True if nothing on the table is clicked for these picks. */
export function hasOnlyButtons(picks: readonly Picked[]): boolean {
  return picks.every((pick) => 'button' in pick);
}

/** The clicks on a hex board, each kind separately. */
export interface HexClicks {
  readonly pieces: readonly string[];
  readonly bodies: readonly string[];
  readonly hexes: readonly number[];
  /** The first way to face, and the first button; null if none is among them. */
  readonly heading: TenthDegrees | null;
  readonly button: string | null;
}

/** Reads clicks on a board of hexes. */
export function hexClicks(picks: readonly Picked[]): HexClicks {
  const [heading = null] = picks.flatMap((pick) => ('heading' in pick ? [pick.heading] : []));
  const [button = null] = picks.flatMap((pick) => ('button' in pick ? [pick.button] : []));
  return {
    pieces: piecesPicked(picks),
    bodies: picks.flatMap((pick) => ('body' in pick ? [pick.body] : [])),
    hexes: hexesPicked(picks),
    heading,
    button,
  };
}

/** The way of one piece as a series of poses. */
export interface PieceWay {
  readonly piece: string;
  readonly way: readonly Pose[];
}

/** Poses as legs: each is a turn at the last pose, then a straight line. */
function legsThrough(poses: readonly Pose[]): Leg[] {
  return poses.flatMap(({ x, y, facing }): Leg[] => [
    { kind: 'turn', facing },
    { kind: 'straight', to: { x, y } },
  ]);
}

/** The poses of a stand on its legs: after each leg that moves it, and after a last turn. */
export function posesOn(start: Stand, legs: readonly Leg[]): Pose[] {
  const poses: Pose[] = [];
  let stand = start;
  legs.forEach((leg, i) => {
    stand = afterLeg(stand, leg);
    const stays = leg.kind === 'turn' || leg.kind === 'about';
    if (!stays || i === legs.length - 1) poses.push({ x: stand.x, y: stand.y, facing: stand.facing });
  });
  return poses;
}

/**
 * The ways in picks, in the order of their first legs.
 * @param standOf the stand of a piece; null for a piece that is still to arrive or to be placed
 */
export function waysOfPicks(picks: readonly Picked[], standOf: (piece: string) => Stand | null): PieceWay[] {
  const ways = new Map<string, Leg[]>();
  for (const pick of picks) {
    if (!('leg' in pick)) continue;
    const legs = ways.get(pick.of);
    if (legs) legs.push(pick.leg);
    else ways.set(pick.of, [pick.leg]);
  }
  return [...ways].map(([piece, legs]) => ({ piece, way: posesOn(standOf(piece) ?? OFF_TABLE_POSE, legs) }));
}

/** A piece that is not on the table yet: its first leg is its place. */
const OFF_TABLE_POSE: Stand = { x: 0, y: 0, facing: 0, frontage: 0, depth: 0 };

/** Ways as picks: each piece, followed by its legs. */
export function picksOfWays(ways: readonly PieceWay[]): Picked[] {
  return ways.flatMap(({ piece, way }) => [
    { piece },
    ...legsThrough(way).map((leg) => ({ leg, of: piece })),
  ]);
}

/** The pieces whose ways are among picks. */
export function piecesMoved(picks: readonly Picked[]): string[] {
  return [...new Set(picks.flatMap((pick) => ('leg' in pick ? [pick.of] : [])))];
}
