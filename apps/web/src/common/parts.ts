/**
 * Parts of the page that other components look for. A component names an element with `part`, and others find it by that name: no
 * component looks for another by the classes of its style.
 */

/** A part by its name. */
export type Part =
  /** The board with everything that lies over it. */
  | 'field'
  /** A board of either kind. */
  | 'board'
  /** A drawing above the ground of a board, moved as a picture while the view moves. */
  | 'carried'
  /** Over a board as the view is now: its title, and the tabs of troops out of sight. */
  | 'over view'
  /** Words written on a board. */
  | 'words on board'
  /** The counters of a stack that is fanned out. */
  | 'fan'
  /** The bar of the present move on a table. */
  | 'move bar'
  /** The column at the side of the board. */
  | 'column'
  /** The question and its answers, in the column. */
  | 'asks'
  | 'coach'
  /** The coach's button to the next part of the lesson. */
  | 'coach goes on'
  | 'recap'
  | 'outlook'
  | 'side panel'
  /** A box at the board's edge. */
  | 'foot box'
  /** Tools that close the drawer when they are used. */
  | 'closes drawer'
  /** A unit that may act now, with its card open. */
  | 'acting'
  /** The buttons of an odds card. */
  | 'card buttons'
  /** An order sheet, its title, and a row that is not set yet. */
  | 'form'
  | 'form title'
  | 'unset row'
  /** The answers: their list, the most likely one, and the picks so far. */
  | 'answers'
  | 'answer list'
  | 'main answer'
  | 'picked'
  /** The panels of the editor to which a finding leads, and the selection on its board. */
  | 'edited unit'
  | 'edited thing'
  | 'edited things'
  | 'edited hex'
  | 'chosen on board'
  /** The buttons of playback. */
  | 'playback buttons';

/** The attributes that name an element as parts of the page, for its JSX. */
export const part = (...names: readonly Part[]) => ({ 'data-part': names.map(idOf).join(' ') }) as const;

/** The first element that is such a part, in the page or in another element; null if there is none. */
export function partIn(within: ParentNode, name: Part): HTMLElement | null {
  return within.querySelector<HTMLElement>(selectorOf(name));
}

/** The first element of the page that is such a part; null if none is there. */
export const partOf = (name: Part): HTMLElement | null => partIn(document, name);

/** All elements that are such a part. */
export function partsIn(within: ParentNode, name: Part): Element[] {
  return [...within.querySelectorAll(selectorOf(name))];
}

/** The part that an element is in, or is itself; null if it is in none, or is no element. */
export function findPartAround(target: EventTarget | null, name: Part): Element | null {
  return target instanceof Element ? target.closest(selectorOf(name)) : null;
}

const idOf = (name: Part): string => name.replaceAll(' ', '-');

const selectorOf = (name: Part): string => `[data-part~="${idOf(name)}"]`;
