import type { BattleFile } from '@linstock/battles/file';
import type { Edit, Label, OpenFight, PlainEdit, SurveyFeature } from '@linstock/editor';
import type { DrawnPiece } from '@linstock/ground';
import { type DrawTool, SURVEY_TOOLS, listTableTools } from './drawTools.ts';

/** The things drawn on the ground of a battle, in one form for a survey and a table, and the deeds that change them. */

/** Yards of a survey, or inches of a table. */
export type Spot = readonly [x: number, y: number];
/** The properties of a thing on the ground. */
export type Says = Readonly<Record<string, string | number | boolean>>;

/** A thing on the ground. */
export interface GroundObject {
  /** Its place in the survey or the labels, or its id on the table. */
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly is: DrawTool['is'];
  readonly spots: readonly Spot[];
  readonly says: Says;
}

/** The tools for a battle. */
export function toolsOf(open: OpenFight): readonly DrawTool[] {
  return open.on === 'hexes' ? SURVEY_TOOLS : listTableTools(open.drawn);
}

/** The size of the ground: west, south, east, north. */
export function boundsOf(open: OpenFight): readonly [number, number, number, number] {
  if (open.on === 'table') return [0, 0, open.drawn.width, open.drawn.height];
  return open.file.survey?.properties.bounds ?? [0, 0, 0, 0];
}

/** All things that are drawn, in their order; the lines on which troops stood are not among them. */
export function objectsOf(open: OpenFight): GroundObject[] {
  if (open.on === 'table') return open.drawn.pieces.map(objectOfPiece);
  return objectsOfFile(open.file);
}

/** The things drawn on the survey of a battle, and its names. */
export function objectsOfFile(file: BattleFile): GroundObject[] {
  return [...objectsOfSurvey(file), ...file.labels.map(objectOfLabel)];
}

function objectOfPiece({ id, kind, is, corners, says }: DrawnPiece): GroundObject {
  return { id, kind, name: id, is, spots: corners, says };
}

function objectsOfSurvey({ survey }: BattleFile): GroundObject[] {
  return (survey?.features ?? []).flatMap((feature, index) => {
    const { kind, name, ...says } = feature.properties;
    if (kind === 'deployment') return [];
    const is = feature.geometry.type === 'Polygon' ? 'poly' : 'line';
    const plain = Object.entries(says).flatMap(([key, value]) =>
      typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[key, value] as const]
        : [],
    );
    const spots = spotsOf(feature);
    return [{ id: `f${index}`, kind, name: String(name ?? ''), is, spots, says: Object.fromEntries(plain) }];
  });
}

function spotsOf({ geometry: { type, coordinates } }: SurveyFeature): Spot[] {
  const ring: unknown = type === 'Polygon' ? coordinates[0] : coordinates;
  const spots = (Array.isArray(ring) ? ring : []).flatMap((pair): Spot[] =>
    Array.isArray(pair) ? [[Number(pair[0]), Number(pair[1])]] : [],
  );
  return type === 'Polygon' ? spots.slice(0, -1) : spots;
}

function objectOfLabel({ text, kind, at, bearing }: Label, index: number): GroundObject {
  return { id: `l${index}`, kind: 'label', name: text, is: 'spot', spots: [at], says: { kind, bearing } };
}

/** The deed that draws a new thing. */
export function makeDrawingEdit(open: OpenFight, drawn: Omit<GroundObject, 'id'>): Edit {
  if (open.on === 'table') {
    const ids = open.drawn.pieces.map(({ id }) => id);
    const name = drawn.name || freeId(drawn.kind, ids);
    return { kind: 'piece', id: name, piece: pieceOf({ ...drawn, id: name, name }) };
  }
  if (drawn.kind === 'label') return { kind: 'label', index: null, label: labelOf(drawn) };
  return { kind: 'feature', index: null, feature: featureOf(drawn, {}) };
}

/** The edit that replaces a thing; null removes it. */
export function makeChangeEdit(open: OpenFight, { id }: GroundObject, changed: GroundObject | null): Edit {
  if (open.on === 'table') {
    const before = open.drawn.pieces.find((piece) => piece.id === id);
    return { kind: 'piece', id, piece: changed && { ...pieceOf(changed), holes: before?.holes ?? [] } };
  }
  return makeSurveyEdit(open.file, id, changed);
}

/** The same deed on a survey, which needs no system to lay the battle out. */
export function makeSurveyEdit({ survey }: BattleFile, id: string, changed: GroundObject | null): PlainEdit {
  const index = Number(id.slice(1));
  if (id.startsWith('l')) return { kind: 'label', index, label: changed && labelOf(changed) };
  const before = survey?.features[index]?.properties ?? {};
  return { kind: 'feature', index, feature: changed && featureOf(changed, before) };
}

function freeId(kind: string, taken: readonly string[]): string {
  let number = 1;
  while (taken.includes(`${kind}${number}`)) number += 1;
  return `${kind}${number}`;
}

function pieceOf({ name, kind, is, spots, says }: GroundObject): DrawnPiece {
  return { id: name, kind, is: is === 'line' ? 'line' : 'poly', corners: spots, holes: [], says };
}

function labelOf({ name, spots, says }: Omit<GroundObject, 'id'>): Label {
  const [[x, y] = [0, 0]] = spots;
  const kinds = ['water', 'road', 'height', 'place'] as const;
  const kind = kinds.find((each) => each === says['kind']) ?? 'place';
  return { text: name || 'Name', kind, at: [x, y], bearing: Number(says['bearing'] ?? 90) };
}

function featureOf({ kind, name, is, spots, says }: Omit<GroundObject, 'id'>, before: object): SurveyFeature {
  const ring = is === 'poly' ? [...spots, ...spots.slice(0, 1)] : spots;
  const pairs = ring.map(([x, y]) => [x, y]);
  return {
    type: 'Feature',
    geometry:
      is === 'poly' ? { type: 'Polygon', coordinates: [pairs] } : { type: 'LineString', coordinates: pairs },
    properties: { ...before, ...says, kind, name },
  };
}

/** A thing moved by so much. */
export function moveObject(object: GroundObject, [dx, dy]: Spot): GroundObject {
  return { ...object, spots: object.spots.map(([x, y]): Spot => [x + dx, y + dy]) };
}

/** A thing turned about its middle by degrees clockwise. */
export function turnObject(object: GroundObject, degrees: number): GroundObject {
  const [cx, cy] = middleOf(object.spots);
  const turn = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  const tenths = (value: number) => Math.round(value * 10) / 10;
  const spots = object.spots.map(([x, y]): Spot => {
    const [dx, dy] = [x - cx, y - cy];
    return [tenths(cx + dx * cos + dy * sin), tenths(cy - dx * sin + dy * cos)];
  });
  return { ...object, spots };
}

/** The middle of some places. */
export function middleOf(spots: readonly Spot[]): Spot {
  const count = Math.max(1, spots.length);
  const sum = (of: 0 | 1) => spots.reduce((all, spot) => all + spot[of], 0);
  return [sum(0) / count, sum(1) / count];
}
