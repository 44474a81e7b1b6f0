/** Data that modes of the session contain. */
import type { Json, LogItem, Side } from '@linstock/kernel';
import type { Filled, Scene, Sheet } from '@linstock/scene';
import type { RefusedRow } from '../chosen/bodyOrder.ts';
import type { JointAction, StepTiming } from '../steps/step.ts';
import type { Trail } from '../steps/trail.ts';

/** The hexes that a march must pass. */
export interface MarchRoute {
  readonly hexes: readonly number[];
  /** The next hex clicked is added to them; it is not the end of the march. */
  readonly adds: boolean;
}

export const NO_ROUTE: MarchRoute = { hexes: [], adds: false };

/** A sheet being filled in. */
export interface OpenSheet {
  readonly sheet: Sheet<unknown>;
  readonly filled: Filled;
  /** The last answer of the same sheet, as far as it is still possible. */
  readonly last: Filled;
  /** The active row: its piece was clicked, or its choice waits for a click on the map. */
  readonly row: string | null;
  /** The active body: a click on the map applies to all its rows. */
  readonly body: string | null;
  /** Units of a body that could not get the order of the others. */
  readonly kept: { readonly body: string; readonly of: readonly RefusedRow[] } | null;
  /** The choice of the active row that waits for a click on a place or piece. */
  readonly waits: string | null;
  /** The choice under pointer or focus, and its row. Its result is shown. */
  readonly looks: { readonly row: string; readonly choice: string } | null;
}

/** The latest entry, for the dice tray and screen readers. */
export interface LatestEntry {
  readonly n: number;
  /** The first entry that is shown with it. */
  readonly first: number;
  /** The joint action of its troops; it is animated at once. */
  readonly concert: JointAction;
  readonly logItems: readonly LogItem[];
  /** The scene shown before; null if there is none. */
  readonly before: Scene | null;
}

/** An entry that a running replay has reached. */
export interface ReplayedEntry extends LatestEntry {
  /** The number of this step of the replay: an entry may be shown more than once. */
  readonly step: number;
}

/** Entries that the game has and the screen does not show yet. */
export interface PendingDisplay {
  /** The last entry; null if everything is shown. */
  readonly latest: LatestEntry | null;
  /** Trails of entries that are no steps of the playback. */
  readonly trails: readonly Trail[];
  /** The side whose turn it is, if the turns are of one side. */
  readonly turnOf: Side | null;
  /** One's own last answer in a turn that was not the enemy's. */
  readonly ownTurn: number;
  /** The timing and caption of the step that is shown now. */
  readonly shown: StepTiming & { readonly caption: string; readonly about: readonly string[] };
}

export const NO_PENDING: PendingDisplay = {
  ...{ latest: null, trails: [], turnOf: null, ownTurn: 0 },
  shown: { ms: 0, tempo: 1, caption: '', about: [] },
};

/** Dice that are thrown on the screen. */
export interface Roll {
  readonly tumbling: boolean;
  /** True if pieces are on their way on the board. */
  readonly moving: boolean;
  /** The words spoken when the dice lie still. */
  readonly words: string;
}

export const NO_ROLL: Roll = { tumbling: false, moving: false, words: '' };

/** The page's memory of sheets, by the key of their question (`sheetKey`). */
export interface SheetMemory {
  /** Drafts that are not sent yet. */
  readonly drafts: Readonly<Record<string, Filled>>;
  /** The answers given, with their entries, as far as this page may know them. */
  readonly given: Readonly<Record<string, readonly { readonly n: number; readonly answer: Json }[]>>;
  /** By entry: the sheets whose answers came sealed. */
  readonly sealed: Readonly<Record<string, string>>;
  /** Answers that were taken back, to be continued. */
  readonly undone: Readonly<Record<string, Json>>;
  /** The last sheet shown to the player; empty if none was. */
  readonly last: string;
}

export const NO_SHEETS: SheetMemory = { drafts: {}, given: {}, sealed: {}, undone: {}, last: '' };
