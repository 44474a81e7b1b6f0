/**
 * Moving troops in the log: the movement of a regiment is one line, however many of its units move one after another.
 */
import type { GameLogItem } from '@linstock/kernel';
import { type GameEvent, isOfficer, listedNames, type Statement, told, uniqueNames } from '@linstock/scene';
import { type Cast, describeWhoGoes, farOf, findOneRegiment, writeDistance } from './names.ts';
import type { UnfinishedLine } from './unfinishedLine.ts';

/** Troops that go somewhere. */
export type MovementEvent = Extract<GameEvent, { readonly went: unknown }>;

const VERBS = {
  move: ['moves', 'move'],
  charge: ['charges', 'charge'],
  pursuit: ['goes on into', 'go on into'],
  retreat: ['falls back', 'fall back'],
  flight: ['runs', 'run'],
} as const;

/** A wheel has its own words: its regiment is logged once, with its turn. */
const WHEELS = ['wheels', 'wheel'] as const;
/** The verb for units that turn in their hex. */
const TURNS = ['turns', 'turn'] as const;

/** The verbs of movement, in the singular and the plural. */
export function verbOfMovement(what: MovementEvent): readonly [one: string, many: string] {
  return isWheel(what) ? WHEELS : VERBS[what.kind];
}

/** True if troops wheel. */
export function isWheel(what: MovementEvent): boolean {
  return what.kind === 'move' && (what.wheels ?? null) !== null;
}

/** The last logged movement that this one continues: that of the same regiment, or of the officer's own troops. */
export function findRun(
  lines: readonly UnfinishedLine[],
  pieces: readonly string[],
  verb: readonly [string, string],
  cast: Cast,
): UnfinishedLine | null {
  const regiment = findOneRegiment(pieces, cast);
  const group = cast.get(pieces[0] ?? '')?.group;
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i];
    if (line?.kind !== 'way' || line.way?.verb !== verb) return null;
    const theirs = [...line.pieces];
    const their = findOneRegiment(theirs, cast);
    if (regiment && their && `${their}` === `${regiment}`) return line;
    // On a table an officer rides to the troops he joins. That ride is a log line of its own.
    const led = regiment === null && line.way.unit === 'hex';
    const follows = led && theirs.every((id) => cast.get(id)?.group === group);
    if (follows && their !== null) return line;
  }
  return null;
}

/**
 * Adds a movement to a line: each piece as far as it has gone in all, into all it meets.
 * @param ran whether others of it have gone before
 */
export function extendMovement(line: UnfinishedLine, what: MovementEvent, cast: Cast, ran: boolean): void {
  const far = what.went.map(({ piece, path }) => ({ piece, ...farOf(path) }));
  line.way ??= { verb: verbOfMovement(what), far: new Map(), unit: far[0]?.unit ?? 'hex', into: new Set() };
  for (const each of far) line.way.far.set(each.piece, (line.way.far.get(each.piece) ?? 0) + each.far);
  for (const piece of 'into' in what ? what.into : []) line.way.into.add(piece);
  for (const { piece } of what.went) line.pieces.add(piece);
  // A stand that moves alone has its own words; hexes are counted, not numbered.
  const moved = !isWheel(what) && (ran || line.way.unit === 'hex') ? describeMovement(line, cast) : null;
  if (moved) {
    line.statement = moved;
    line.text = moved.words;
  }
}

function describeMovement({ pieces, way }: UnfinishedLine, cast: Cast): Statement | null {
  if (!way) return null;
  const far = farthest(way.far, cast);
  const turns = way.verb === VERBS.move && way.unit === 'hex' && far.most === 0;
  const who = describeWhoGoes([...pieces], cast, turns ? TURNS : way.verb);
  if (who === null) return null;
  const met = [...way.into].flatMap((id) => {
    const piece = cast.get(id);
    return piece ? [piece.called.whole] : [];
  });
  if (met.length > 0) return told`${who} ${listedNames(uniqueNames(met))}`;
  const most = writeDistance(far.most, way.unit);
  const least = writeDistance(far.least, way.unit);
  return told`${who}${least === most ? '' : ' up to'}${most}`;
}

/** The smallest and the largest distance moved: by troops, or by officers if no troops went with them. */
function farthest(
  far: ReadonlyMap<string, number>,
  cast: Cast,
): { readonly least: number; readonly most: number } {
  const troops = [...far].filter(([id]) => !isOfficerIn(cast, id));
  const gone = (troops.length > 0 ? troops : [...far]).map(([, each]) => each);
  return { least: Math.min(...gone), most: Math.max(...gone) };
}

function isOfficerIn(cast: Cast, id: string): boolean {
  const piece = cast.get(id);
  return piece !== undefined && isOfficer(piece);
}

/** The ride, if it was the last line, of an officer who has now joined the troops at its end. */
export function findRide(
  last: UnfinishedLine | undefined,
  { n }: GameLogItem,
  what: GameEvent,
): UnfinishedLine | null {
  const joins = what.kind === 'officer' && what.fate === 'joins';
  return joins && last?.kind === 'way' && last.last === n && last.pieces.has(what.piece) ? last : null;
}
