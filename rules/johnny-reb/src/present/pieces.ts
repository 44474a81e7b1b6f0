import { inches, lengthNames, lengthNumber, type Spot, type Stand, spotOf } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import {
  type Mark,
  type MarkKind,
  type Piece,
  type PieceKind,
  personNamed,
  type Strength,
} from '@linstock/scene';
import { footprintOf, officerPlace, officersWith, strengthOfUnit } from '../model/board.ts';
import { type Field, NONE, type Officer, type Unit, type UnitId } from '../model/field.ts';
import { officerOf, officerPiece, unitPiece } from '../model/naming.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { armIn } from '../reckon/forming.ts';
import { type Arm, GUN_RULES, isGun, type Rank, WEAPON_RULES } from '../tables/index.ts';
import { basesIn } from './bases.ts';
import { dressOf, officersDress } from './colours.ts';
import { brigadeBody, FORMATION_WORDS, shortName, WEAPON_WORDS } from './words.ts';

/** Units and officers for drawing on a table. */

/** Every unit and officer of the battle, those off the table included. */
export function piecesOf(field: Field, s: State): Piece[] {
  return [
    ...field.units.map((unit) => unitPieceOf(field, s, unit)),
    ...field.officers.map((officer) => officerPieceOf(field, s, officer)),
  ];
}

/** Why a unit is off the table; null while it is on it. */
const FATES: Readonly<Record<number, string>> = {
  [S.DUE]: 'still to come on',
  [S.DESTROYED]: 'destroyed',
  [S.SURRENDERED]: 'surrendered',
  [S.PICKED_UP]: 'taken',
  [S.RAN_OFF]: 'run off',
  [S.LEFT]: 'gone off the table',
};

/** The drawing of a unit: skirmish lines and sharpshooters are drawn spread out. */
function pieceKindOf({ weapon }: Unit, arm: Arm, formation: string): PieceKind {
  if (arm === 'battery') return weapon === 'howitzer_12' ? 'howitzer' : 'gun';
  if (arm === 'mounted') return 'horse';
  if (weapon === 'sharpshooter_rifle') return 'rifle';
  return formation === 'skirmish' ? 'skirmisher' : 'foot';
}

/** A unit for drawing on a table. */
export function unitPieceOf(field: Field, s: State, unit: Unit): Piece {
  const { id, side, name, brigade } = unit;
  const short = shortName(unit);
  const off = FATES[nth(s.fate, id)] ?? null;
  const formation = S.formationOf(s, id);
  const arm = armIn(unit.arm, formation);
  const stand = footprintOf(field, s, id);
  const marks = marksOf(s, id);
  const { frontage, depth } = stand;
  const words = FORMATION_WORDS[formation];
  return {
    id: unitPiece(id),
    number: id,
    side,
    kind: pieceKindOf(unit, arm, formation),
    name,
    called: unit.called,
    short,
    ...(short === name ? {} : { full: name }),
    group: brigadeBody(brigade),
    place: off ? null : { spot: { x: stand.x, y: stand.y } },
    ...(off ? {} : { pose: stand, bases: basesIn({ arm, formation, ...figuresOn(s, unit) }) }),
    ...(s.fate[id] === S.DUE ? { size: { frontage, depth } } : {}),
    strength: wholeStrength(field, s, unit),
    formation: words,
    off,
    facing: off ? null : stand.facing,
    marks,
    figures: figuresOf(field, s, unit),
    ...dressOf(field, unit),
    story: storyOf(field, s, unit, marks),
  };
}

/** Figures of each stand present, with those it began with; of a battery its guns, two a section. */
function figuresOn(
  s: State,
  { id, arm, stands, sections }: Unit,
): { readonly figures: readonly number[]; readonly full: readonly number[] } {
  if (arm === 'battery') return { figures: [2 * nth(s.sections, id)], full: [2 * sections] };
  const figures = s.stands[id] ?? [];
  // Stand 1 falls first (JR-1.4a).
  return { figures, full: stands.slice(stands.length - figures.length) };
}

function wholeStrength(field: Field, s: State, { id, arm, stands, sections }: Unit): Strength {
  const left = S.isLost(s, id) ? 0 : strengthOfUnit(field, s, id);
  if (arm === 'battery') return { left: 2 * left, full: 2 * sections };
  return { left, full: stands.reduce((sum, figures) => sum + figures, 0) };
}

function marksOf(s: State, unit: UnitId): Mark[] {
  const marks: Mark[] = [];
  const add = (
    holds: boolean,
    kind: MarkKind,
    letter: string,
    label: string,
    clause: string,
    passing: boolean,
  ) => {
    if (holds) marks.push({ kind, letter, label, clause, passing });
  };
  const level = S.levelOf(s, unit);
  const has = (bit: number): boolean => S.has(s, unit, bit);
  const ammunition = S.ammunitionOf(s, unit);
  const refuses = nth(s.refuses, unit);
  add(level === 'routed', 'routed', 'R', 'routed', 'JR-12.2b', false);
  add(level === 'shaken', 'shaken', 'S', 'shaken', 'JR-12.2a', false);
  add(s.disordered[unit] === 1, 'disordered', 'D', 'disordered', 'JR-3.3a', false);
  add(ammunition === 'low', 'low ammunition', 'L', 'low on ammunition', 'JR-10.5a', false);
  add(ammunition === 'out', 'low ammunition', 'O', 'out of ammunition', 'JR-10.5c', false);
  add(
    refuses !== 0,
    'flank refused',
    refuses < 0 ? '<' : '>',
    `${refuses < 0 ? 'left' : 'right'} flank refused`,
    'JR-3.4a',
    false,
  );
  add(has(S.FIRED), 'fired', 'F', 'has fired', 'JR-8.1b', true);
  add(has(S.MOVED | S.FELL_BACK), 'moved', 'M', 'has moved', 'JR-6.2a', true);
  return marks;
}

function figuresOf(field: Field, s: State, unit: Unit): Piece['figures'] {
  const { id, arm, quality, weapon } = unit;
  const { left, full } = wholeStrength(field, s, unit);
  const counted = arm === 'battery' ? 'guns' : 'figures';
  const officers = officersWith(field, s, id).map((officer) => officerOf(field, officer).name);
  return [
    { label: 'Strength', value: `${left} of ${full} ${counted}`, clause: 'JR-1.2a' },
    { label: 'Quality', value: quality, clause: 'JR-12.3a' },
    { label: 'Morale', value: S.levelOf(s, id), clause: 'JR-12.2a' },
    { label: 'Formation', value: FORMATION_WORDS[S.formationOf(s, id)], clause: 'JR-3.1a' },
    { label: 'Armed with', value: WEAPON_WORDS[weapon], clause: isGun(weapon) ? 'JR-8.5b' : 'JR-8.5a' },
    { label: 'Range', value: rangeOf(unit), clause: isGun(weapon) ? 'JR-8.5b' : 'JR-8.5a' },
    { label: 'Ammunition', value: S.ammunitionOf(s, id), clause: 'JR-10.5a' },
    ...(officers.length > 0 ? [{ label: 'With it', value: officers.join(', '), clause: 'JR-16.1a' }] : []),
  ];
}

/** `close 2, normal 4, long 12 inches`. */
function rangeOf({ weapon }: Unit): string {
  if (isGun(weapon)) {
    const { canister, normal, long } = GUN_RULES[weapon];
    return bandWords({ canister, normal, long });
  }
  const { close, normal, long } = WEAPON_RULES[weapon];
  return bandWords({ close, normal, long });
}

const bandWords = (bands: Readonly<Record<string, number>>): string =>
  `${Object.entries(bands)
    .map(([band, far]) => `${band} ${lengthNumber(inches(far))}`)
    .join(', ')} ${lengthNames().many}`;

function storyOf(field: Field, s: State, unit: Unit, marks: readonly Mark[]): string {
  const { id, name, quality, arm } = unit;
  const off = FATES[nth(s.fate, id)];
  const { left, full } = wholeStrength(field, s, unit);
  const strength = `${left} of ${full} ${arm === 'battery' ? 'guns' : 'figures'}`;
  const { x, y, facing } = footprintOf(field, s, id);
  const where =
    off ??
    `${FORMATION_WORDS[S.formationOf(s, id)]} at ${lengthNumber(x, 1)}, ${lengthNumber(y, 1)} ${lengthNames().many} facing ${Math.round(facing / 10)} degrees`;
  return [`${name}, ${quality}, ${strength}, ${where}`, ...marks.map(({ label }) => label)].join(', ');
}

// ── officers ────────────────────────────────────────────────────────────────────────────────────────────────────────

/** The text for an officer who is not on the table. */
const OFF_TABLE: Readonly<Record<number, string>> = {
  [S.FALLEN]: 'fallen',
  [S.AWAITED]: 'still to come on',
  [S.WITHDRAWN]: 'gone from the table with his unit',
};

/** The round base of an officer: across, in inches. It covers no ground (JR-16.1a). */
const OFFICER_ACROSS: Readonly<Record<Rank, number>> = { brigade: 1.1, division: 1.3, corps: 1.5 };

const RANK_WORDS: Readonly<Record<Rank, string>> = {
  brigade: 'commander of a brigade',
  division: 'commander of a division',
  corps: 'commander of a corps',
};

function officerPieceOf(field: Field, s: State, officer: Officer): Piece {
  const { id, side, name, rank, brigades } = officer;
  const fate = nth(s.officer, id);
  const off = OFF_TABLE[fate] ?? null;
  const unit = nth(s.attached, id);
  const called = s.predecessors[id] === 0 ? name : `${name}’s successor`;
  const attached: Mark = {
    kind: 'attached',
    letter: 'A',
    label: 'with a unit',
    clause: 'JR-16.1a',
    passing: false,
  };
  const stand = onTable(field, s, officer);
  return {
    id: officerPiece(id),
    side,
    kind: rank === 'brigade' ? 'leader' : 'commander',
    name: called,
    called: personNamed(called),
    short: called.split(' ').at(-1) ?? called,
    group: brigadeBody(brigades[0] ?? 0),
    commands: brigades.slice(1).map(brigadeBody),
    place: off ? null : { spot: { x: stand.x, y: stand.y } },
    ...(off ? {} : { pose: stand }),
    off,
    facing: off ? null : stand.facing,
    marks: unit === NONE || off ? [] : [attached],
    figures: [{ label: 'Rank', value: RANK_WORDS[rank], clause: 'JR-1.2f' }],
    ...officersDress(officer),
    story: `${called}, ${RANK_WORDS[rank]}, ${off ?? (unit === NONE ? 'with no unit' : `with the ${field.units[unit]?.name}`)}`,
  };
}

/** A place behind the right of a unit, where an officer hides neither its men nor its marker. */
function besideRear(stand: Stand, across: number): Spot {
  const right = Math.max(0, (stand.frontage - across) / 2);
  return spotOf(stand, { right, ahead: 0 - (stand.depth + across) / 2 });
}

/**
 * The place where an officer is drawn, wholly on the table. If he is with a unit it is close behind the unit,
 * so that he does not hide it.
 */
function onTable(field: Field, s: State, { id, rank }: Officer): Stand {
  const across = inches(OFFICER_ACROSS[rank]);
  const unit = nth(s.attached, id);
  const spot = unit === NONE ? officerPlace(field, s, id) : besideRear(footprintOf(field, s, unit), across);
  const facing = unit === NONE ? 0 : nth(s.facing, unit);
  const within = (at: number, far: number): number => Math.max(across / 2, Math.min(far - across / 2, at));
  return {
    x: within(spot.x, field.table.width),
    y: within(spot.y, field.table.height),
    facing,
    frontage: across,
    depth: across,
  };
}
