/** The values of a piece that may be set by hand, as a form; also reads a record's values by it. */
import { lengthWords, type Spot, type TenthDegrees } from '@linstock/ground';
import {
  type Json,
  type LogItem,
  type ManualEdit,
  type Refusal,
  refusal,
  type Umpire,
} from '@linstock/kernel';
import type { GameEvent } from './game-event.ts';
import type { Place } from './place.ts';

/** One value of a piece that may be set by hand: its name on the form, its present value, and its range. */
export type EditField = { readonly id: string; readonly label: string } & (
  | {
      /** Where it is; null off the board. */
      readonly kind: 'place';
      readonly value: Place | null;
      /** True if it may be taken off the board. */
      readonly removable: boolean;
    }
  /** Where it faces, clockwise from the top of a free-measure table. */
  | { readonly kind: 'heading'; readonly value: TenthDegrees }
  | {
      readonly kind: 'choice';
      readonly value: string | number;
      readonly choices: readonly { readonly value: string | number; readonly label: string }[];
    }
  | { readonly kind: 'number'; readonly value: number; readonly least: number; readonly most: number }
);

/** A value of a field, as stored in a record. */
export type EditValue = Place | string | number | null;

/** The values that an edit sets, each of the kind of its field. */
export class EditValues {
  readonly #values: ReadonlyMap<string, EditValue>;

  constructor(values: ReadonlyMap<string, EditValue>) {
    this.#values = values;
  }

  /** A new place; null to take the piece off the board, undefined if it is not set. */
  place(id: string): Place | null | undefined {
    const value = this.#values.get(id);
    return typeof value === 'object' ? value : undefined;
  }

  /** A number, heading or numbered choice; undefined if it is not set. */
  number(id: string): number | undefined {
    const value = this.#values.get(id);
    return typeof value === 'number' ? value : undefined;
  }

  /** A choice in words; undefined if it is not set. */
  word(id: string): string | undefined {
    const value = this.#values.get(id);
    return typeof value === 'string' ? value : undefined;
  }
}

/** The umpire of a change by hand: it throws no dice, and what follows from the change is logged after the change itself. */
export class EditUmpire implements Umpire<GameEvent> {
  readonly #items: LogItem<GameEvent>[] = [];

  throw(): never {
    throw new Error('Nothing is thrown for a change by hand.');
  }

  emit(item: () => LogItem<GameEvent>): void {
    this.#items.push(item());
  }

  /** Logs what happened to pieces other than those changed: their own changes are logged as such. */
  logConsequences(umpire: Umpire<GameEvent>, changed: readonly string[]): void {
    for (const item of this.#items) {
      const { what } = item;
      const own =
        what?.kind === 'removed'
          ? what.pieces.every((piece) => changed.includes(piece))
          : what?.kind === 'officer' && changed.includes(what.piece);
      if (!own) umpire.emit(() => item);
    }
  }
}

/** How far a stand was put, for the log: `put 4.5 inches away`; `before` is null if it was off the table. */
export function putWords(before: Spot | null, after: Spot): string {
  if (before === null) return 'put on the table';
  const far = Math.round(Math.hypot(after.x - before.x, after.y - before.y));
  return far === 0 ? 'left in its place' : `put ${lengthWords(far, 1)} away`;
}

/** Reads an edit by the fields of its piece; or says which value the form does not allow, and what it does. */
export function readEdit(
  fields: readonly EditField[],
  { set }: ManualEdit,
): EditValues | { readonly refused: Refusal } {
  const values = new Map<string, EditValue>();
  for (const [id, json] of Object.entries(set)) {
    const field = fields.find((each) => each.id === id);
    const value = field ? valueOf(field, json) : undefined;
    if (value === undefined) return { refused: refusal('bad-edit', null, refuseValue(fields, id, json)) };
    values.set(id, value);
  }
  if (values.size === 0) return { refused: refusal('bad-edit', null, 'Nothing is changed by this.') };
  return new EditValues(values);
}

function refuseValue(fields: readonly EditField[], id: string, json: Json): string {
  const field = fields.find((each) => each.id === id);
  const shown = JSON.stringify(json).slice(0, 60);
  if (!field) {
    const known = fields.map((each) => `"${each.id}"`).join(', ');
    return known === ''
      ? 'Nothing of this piece can be changed by hand.'
      : `"${id.slice(0, 40)}" cannot be set by hand here; what can be is ${known}.`;
  }
  if (field.kind === 'place' && json === null)
    return 'This piece leads troops on the board, and cannot be taken off it by hand.';
  return `${field.label} cannot be ${shown}: it is ${rangeWords(field)}.`;
}

/** What a field may be set to, in words. */
function rangeWords(field: EditField): string {
  switch (field.kind) {
    case 'place':
      return field.removable ? 'a place, or null to take it off the board' : 'a place';
    case 'heading':
      return 'a whole number of tenths of a degree, 0 to 3599';
    case 'number':
      return `a whole number, ${field.least} to ${field.most}`;
    case 'choice':
      return `one of ${field.choices.map(({ value }) => JSON.stringify(value)).join(', ')}`;
  }
}

/** The value for a field; undefined if it is not allowed. */
function valueOf(field: EditField, json: Json): EditValue | undefined {
  switch (field.kind) {
    case 'place':
      if (json === null) return field.removable ? null : undefined;
      return readPlace(json);
    case 'heading':
      return whole(json, 0, 3599);
    case 'number':
      return whole(json, field.least, field.most);
    case 'choice':
      return field.choices.find(({ value }) => value === json)?.value;
  }
}

function whole(json: Json, least: number, most: number): number | undefined {
  return typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most
    ? json
    : undefined;
}

/** A place out of a record's value; undefined if it is none: `{"hex": 304}`, or `{"spot": {"x": 12000, "y": 8000}}` in thousandths of an inch. */
export function readPlace(json: Json): Place | undefined {
  if (typeof json !== 'object' || json === null) return undefined;
  const keys = Object.keys(json).join();
  if (keys === 'hex' && 'hex' in json) {
    const hex = whole(json.hex ?? null, 0, Number.MAX_SAFE_INTEGER);
    return hex === undefined ? undefined : { hex };
  }
  if (keys !== 'spot' || !('spot' in json)) return undefined;
  const { spot } = json;
  if (typeof spot !== 'object' || spot == null || Array.isArray(spot)) return undefined;
  if (!('x' in spot && 'y' in spot) || Object.keys(spot).length !== 2) return undefined;
  const [x, y] = [spot.x, spot.y].map((n) => whole(n ?? null, -MAX_SPOT, MAX_SPOT));
  return x === undefined || y === undefined ? undefined : { spot: { x, y } };
}

/** A place, as records have it. */
export function placeAsJson(place: Place | null): Json {
  if (place === null || 'hex' in place) return place && { hex: place.hex };
  return { spot: { x: place.spot.x, y: place.spot.y } };
}

/** No table is larger, in thousandths of an inch. */
const MAX_SPOT = 1_000_000;
