/** The parts of a command of the game screen. */
import type { IconName } from '../../common/Icon.tsx';
import type { Session } from '../session.ts';
import type { SessionState } from '../state/state.ts';

/** The parts of the screen that commands use: the board, its tools, the panels and the open form. */
export interface ScreenControls {
  zoomBy(factor: number): void;
  /** The whole field, or back to the troops. */
  fitField(): void;
  /** Gives the map the focus. */
  focusMap(): void;
  turnTable(by: 90 | 180): void;
  toggleTool(tool: 'arcs' | 'sight'): void;
  /** Takes out the tape of a table or the ruler of a map, or puts it away. */
  toggleTape(): void;
  /** Puts the tool in use away, or closes the open panel. False if there is neither. */
  putAway(): boolean;
  hideCounters(hide: boolean): void;
  /** Opens or closes the arithmetic of a card. */
  explain(): void;
  /**
   * Moves the focus into the open form: to row `nth`, or else to the next row that is not set. False if there
   * is no such row.
   */
  enterForm(nth: number | null): boolean;
}

/** Controls for commands given in words: these act on the session alone. */
export const NO_CONTROLS: ScreenControls = {
  zoomBy() {},
  fitField() {},
  focusMap() {},
  turnTable() {},
  toggleTool() {},
  toggleTape() {},
  putAway: () => false,
  hideCounters() {},
  explain() {},
  enterForm: () => false,
};

/** The target of a command. */
export interface CommandTarget {
  readonly session: Session;
  readonly screen: ScreenControls;
}

/** Why a command cannot be given now: shown if its key is pressed. */
export interface CommandRefusal {
  readonly sentence: string;
  readonly clause: string | null;
}

/** A key by the sign that it types or its name, in small letters, with `Ctrl+` or `Shift+` before it if they matter. */
type KeyName = string;

interface CommandFields {
  readonly id: string;
  /** Its name on a button. */
  readonly name: string;
  readonly keys: readonly KeyName[];
  /** Its text in the list of keys. A command with keys and without this shares the row before it. */
  readonly help?: string;
  /** The text for the keys in the list of keys, if they are not listed one by one. */
  readonly shown?: readonly string[];
}

/** A command of the game screen: the same for its key, its button, its words and the list of keys. */
export interface Command extends CommandFields {
  /** True if it can be given now, else why not. False: it has no meaning now, and nothing is said. Always true if left out. */
  readonly when?: (state: SessionState) => boolean | CommandRefusal;
  readonly perform: (target: CommandTarget) => void;
  /** The sign of its button among the tools over the board; left out if it has none there. */
  readonly tool?: IconName;
  /** Lines of the text view that give it. */
  readonly words?: readonly string[];
  /** The text view's reply after it was given in words. */
  readonly reply?: (before: SessionState, after: SessionState) => string;
}

/** A command that the board obeys itself while it has the focus (`board/handling/keys.ts`, `board/table/useTableKeys.ts`). */
export interface BoardCommand extends CommandFields {
  readonly obeyedBy: 'board';
}
