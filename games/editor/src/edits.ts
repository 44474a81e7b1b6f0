import type { BattleFile, Fight } from '@linstock/battles/file';
import type { Axial, DrawnPiece, DrawnZone, HexChange } from '@linstock/ground';
import type { BattleSource, Drawing } from '@linstock/scene';
import type { OpenFight } from './battle-files.ts';

/** Changes made to a battle by hand, one edit each. A battle file never changes: each edit returns another one. */

/** A deed of the maker. */
export type Edit =
  /** Puts a unit on a hex, with a facing as the system counts them; null for a leader. */
  | {
      readonly kind: 'place';
      readonly side: string;
      readonly unit: string;
      readonly at: Axial;
      readonly facing: number | null;
    }
  /** Corrects hexes: fields that are left out are unchanged. */
  | { readonly kind: 'hexes'; readonly changes: readonly HexChange[] }
  /** Puts a unit on a table: inches from its south-west corner, degrees clockwise; null for an officer. */
  | {
      readonly kind: 'stand';
      readonly side: string;
      readonly unit: string;
      readonly at: readonly [x: number, y: number];
      readonly facing: number | null;
    }
  | { readonly kind: 'name'; readonly title: string }
  /** Says more of the battle: its texts, its day, the names of its sides, its maker. */
  | { readonly kind: 'about'; readonly about: About }
  /** Draws a feature of the ground, or replaces one; null removes it. */
  | { readonly kind: 'feature'; readonly index: number | null; readonly feature: SurveyFeature | null }
  /** Writes a name on the map, or replaces one; null removes it. */
  | { readonly kind: 'label'; readonly index: number | null; readonly label: Label | null }
  /** Lays a piece of terrain on a table, or replaces the one with that id; null removes it. */
  | { readonly kind: 'piece'; readonly id: string; readonly piece: DrawnPiece | null }
  /** Paints a zone; without hexes the system's own zone is restored. */
  | { readonly kind: 'zone'; readonly zone: PaintedZone }
  /** Changes the system's own file of the battle: forces, ratings, turns, victory. */
  | { readonly kind: 'source'; readonly source: BattleSource };

type PaintedZone = Omit<DrawnZone, 'hexes'> & { readonly hexes: DrawnZone['hexes'] | null };
type About = Partial<Pick<BattleFile, 'place' | 'summary' | 'date' | 'sides'>> & { readonly maker?: string };
/** A feature of the survey, as GeoJSON. */
export type SurveyFeature = NonNullable<BattleFile['survey']>['features'][number];
/** A name on the map. */
export type Label = BattleFile['labels'][number];

/** A deed that needs no system: it changes the names, the texts or the survey. */
export type PlainEdit = Extract<Edit, { readonly kind: 'name' | 'about' | 'feature' | 'label' }>;

/** True for a deed that can also be done to a battle that no system can lay out. */
export function isPlainEdit(edit: Edit): edit is PlainEdit {
  return PLAIN_KINDS.some((kind) => kind === edit.kind);
}

const PLAIN_KINDS = ['name', 'about', 'feature', 'label'] as const;

/** The battle after an edit that needs no system. Throws RangeError for a feature if the battle has no survey. */
export function plainlyEditedFile(file: BattleFile, edit: PlainEdit): BattleFile {
  switch (edit.kind) {
    case 'name':
      return { ...file, title: edit.title };
    case 'about': {
      const { maker, ...rest } = edit.about;
      return { ...file, ...rest, by: maker === undefined ? file.by : { ...file.by, maker: maker || null } };
    }
    case 'feature':
      return { ...file, survey: surveyWith(file, edit) };
    case 'label':
      return { ...file, labels: listWith(file.labels, edit.index, edit.label) };
  }
}

/** The battle after a deed. Throws RangeError for a deed that this kind of ground does not have, and for a source that cannot be read. */
export function editedFile(open: OpenFight, edit: Edit): BattleFile {
  const { file } = open;
  if (isPlainEdit(edit)) return plainlyEditedFile(file, edit);
  const fight = file.fights.find(({ system }) => system === open.system.id) ?? open.fight;
  switch (edit.kind) {
    case 'place':
      return withFight(file, { ...fight, placed: placedWith(fight.placed, edit) });
    case 'hexes':
      return withFight(file, { ...fight, hexes: edit.changes.reduce(hexesWith, fight.hexes ?? []) });
    case 'zone':
      return withFight(file, { ...fight, zones: zonesWith(fight.zones, edit.zone) });
    case 'stand':
      return withFight(file, { ...fight, source: sourceWith(open, edit) });
    case 'piece':
      return withFight(file, { ...fight, source: sourceWithPiece(open, edit) });
    case 'source':
      return withFight(file, withSource(open, fight, edit.source));
  }
}

function surveyWith(
  { survey, title }: BattleFile,
  { index, feature }: EditOf<'feature'>,
): BattleFile['survey'] {
  if (survey === null) throw new RangeError(`“${title}” has a table and no survey to draw on.`);
  return { ...survey, features: listWith(survey.features, index, feature) };
}

/** A list with one item more, one replaced, or one less. */
function listWith<T>(list: readonly T[], index: number | null, thing: T | null): T[] {
  if (index === null) return thing === null ? [...list] : [...list, thing];
  return list.flatMap((each, i) => (i !== index ? [each] : thing === null ? [] : [thing]));
}

function zonesWith(zones: Fight['zones'] = [], { hexes, ...zone }: PaintedZone): NonNullable<Fight['zones']> {
  const others = zones.filter(
    ({ kind, side, name }) => kind !== zone.kind || side !== zone.side || name !== zone.name,
  );
  if (hexes === null) return others;
  return [...others, { ...zone, hexes: hexes.map(([q, r]): [number, number] => [q, r]) }];
}

/**
 * The fight with another source. Units and zones placed by hand keep their places, under their new names; vanished
 * ones are dropped.
 */
function withSource(open: OpenFight, fight: Fight, source: BattleSource): Fight {
  const plain: Fight['source'] = JSON.parse(JSON.stringify(source));
  const drawing = drawingOf(open, plain);
  if (open.on === 'table' || drawing.on === 'table') return { ...fight, source: plain };
  const { units, zones } = drawing.drawn(open.file.id);
  const before = open.drawing.drawn(open.file.id);
  const { placed, zones: painted, ...rest } = fight;
  const kept = {
    ...(placed && { placed: renamed(placed, before.units, units, 'unit') }),
    ...(painted && { zones: renamed(painted, before.zones, zones, 'name') }),
  };
  return { ...rest, source: plain, ...kept };
}

function drawingOf(open: OpenFight, source: Fight['source']): Drawing {
  try {
    return open.drawSource(source);
  } catch (error) {
    throw error instanceof Error ? new RangeError(error.message) : error;
  }
}

/** Values with a side and a name, even if only as the value of a key. */
type Sided<K extends string> = { readonly side: string } & { readonly [key in K]: string };

/** Items by their present names; if only names have changed, items are matched by their places in the lists. */
function renamed<K extends 'unit' | 'name', T extends Sided<K>>(
  things: readonly T[],
  before: readonly Sided<K>[],
  now: readonly Sided<K>[],
  key: K,
): T[] {
  const isNow = (side: string, name: string) => now.some((each) => each.side === side && each[key] === name);
  return things.flatMap((thing) => {
    const at = before.findIndex((each) => each.side === thing.side && each[key] === thing[key]);
    const name = before.length === now.length ? (now[at]?.[key] ?? thing[key]) : thing[key];
    return isNow(thing.side, name) ? [{ ...thing, [key]: name }] : [];
  });
}

function sourceWithPiece(open: OpenFight, { id, piece }: EditOf<'piece'>): Fight['source'] {
  if (open.on === 'hexes') throw new RangeError('The ground of this battle is drawn on its survey.');
  const { drawn, drawing } = open;
  const index = drawn.pieces.findIndex((each) => each.id === id);
  const pieces = listWith(drawn.pieces, index === -1 ? null : index, piece);
  return JSON.parse(JSON.stringify(drawing.sourceOn({ ...drawn, pieces })));
}

function withFight(file: BattleFile, fight: Fight): BattleFile {
  return { ...file, fights: file.fights.map((each) => (each.system === fight.system ? fight : each)) };
}

type Placed = NonNullable<Fight['placed']>[number];
type Corrected = NonNullable<Fight['hexes']>[number];

function placedWith(placed: readonly Placed[] = [], { side, unit, at, facing }: EditOf<'place'>): Placed[] {
  const others = placed.filter((each) => each.side !== side || each.unit !== unit);
  return [...others, { side, unit, at: [at[0], at[1]], facing }];
}

type EditOf<K extends Edit['kind']> = Extract<Edit, { readonly kind: K }>;

/** Corrections with one more; a hex has one correction, in which the later word counts. */
function hexesWith(corrected: readonly Corrected[], { hex: [q, r], ...change }: HexChange): Corrected[] {
  const isHere = ({ hex }: Corrected): boolean => hex[0] === q && hex[1] === r;
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return [...corrected.filter((each) => !isHere(each)), { ...corrected.find(isHere), ...named, hex: [q, r] }];
}

function sourceWith(open: OpenFight, { side, unit, at, facing }: EditOf<'stand'>): Fight['source'] {
  if (open.on === 'hexes') throw new RangeError('Units of this battle stand on hexes, not on a table.');
  const { drawn, drawing } = open;
  const stands = drawn.stands.map((each) =>
    each.side === side && each.unit === unit ? { ...each, at, facing } : each,
  );
  return JSON.parse(JSON.stringify(drawing.sourceOn({ ...drawn, stands })));
}
