/**
 * The player's mode: one at a time. The data of a mode ends with it. Pure: each function returns the next
 * mode. Readers of the state use `modeSelectors.ts`.
 */
import type { AnswerMenu, Choice, Picked, RemainingAnswers } from '@linstock/scene';
import type { SelectedFormation } from '../chosen/formationOrder.ts';
import type { Meaning } from '../chosen/meaning.ts';
import type { Trail } from '../steps/trail.ts';
import { type MarchRoute, NO_ROUTE, type OpenSheet, type ReplayedEntry } from './modeData.ts';

/** Nothing can be chosen: no seat of the page has a question, or the game has gone past it. */
export interface IdleMode {
  readonly at: 'idle';
}

/** A question is open. */
interface OpenQuestionMode {
  /** The choice under pointer or focus, or to which the selection was turned. */
  readonly preview: Choice<unknown> | null;
  /** The step (`stepAsked`) whose end the player must confirm; null if no end was pressed. */
  readonly ends: string | null;
}

/** The picks so far, and the answers that are left. */
interface Selection extends OpenQuestionMode {
  readonly picks: readonly Picked[];
  readonly narrowed: RemainingAnswers<unknown>;
  /** The hexes that the march must pass. */
  readonly route: MarchRoute;
  /** Officers told to stay while the picked troops march. */
  readonly stays: readonly string[];
}

/** Clicks narrow the answers. */
export interface PickingMode extends Selection {
  readonly at: 'picking';
}

/** The clicks mean an answer. Its card is shown. */
export interface CardMode extends Selection {
  readonly at: 'card';
  readonly meaning: Meaning;
}

/** Stands are placed on the table on trial. */
export interface LayoutMode extends Selection {
  readonly at: 'laying';
  readonly laid: readonly Picked[];
  /** Their meaning, while that answer is on its way. */
  readonly meaning: Meaning | null;
}

/** The modes of clicks on the board. */
export type Hand = IdleMode | PickingMode | CardMode | LayoutMode;

/** A sheet is filled in. Buttons outside it can be picked too. */
export interface SheetMode {
  readonly at: 'sheet';
  readonly open: OpenSheet;
  readonly hand: Hand;
}

/** A formation is ordered as one. */
export interface FormationMode extends OpenQuestionMode {
  readonly at: 'formation';
  readonly commanded: SelectedFormation;
  readonly narrowed: RemainingAnswers<unknown>;
}

/** The position after an earlier entry is shown. */
export interface PastMode {
  readonly at: 'looking back';
  readonly entry: number;
  readonly trails: readonly Trail[];
  /** The entry that a running replay has reached. */
  readonly replayed: ReplayedEntry | null;
}

export type Mode = Hand | SheetMode | FormationMode | PastMode;

export const IDLE: IdleMode = { at: 'idle' };

const NOTHING_SHOWN: OpenQuestionMode = { preview: null, ends: null };

/** The mode of a question with these picks. */
export function makePickingMode(
  menu: Pick<AnswerMenu<unknown>, 'after'>,
  picks: readonly Picked[] = [],
  marching: Pick<Selection, 'route' | 'stays'> = { route: NO_ROUTE, stays: [] },
): PickingMode {
  return { at: 'picking', picks, narrowed: menu.after(picks), ...marching, ...NOTHING_SHOWN };
}

/** The mode of picks with their meaning, and the stands that are placed on trial. */
export function withMeaning(
  hand: PickingMode,
  meaning: Meaning | null,
  laid: readonly Picked[] | null = null,
): Hand {
  if (laid) return { ...hand, at: 'laying', laid, meaning };
  return meaning ? { ...hand, at: 'card', meaning } : hand;
}

/** The part of a mode that clicks on the board change. */
export function handOf(mode: Mode): Hand {
  switch (mode.at) {
    case 'sheet':
      return mode.hand;
    case 'formation':
    case 'looking back':
      return IDLE;
    default:
      return mode;
  }
}

/** The mode after clicks on the board: a sheet stays open, a formation is deselected. */
export function withHand(mode: Mode, hand: Hand): Mode {
  if (mode.at === 'looking back') return mode;
  return mode.at === 'sheet' ? { ...mode, hand } : hand;
}

/** The mode with another route or other officers who stay; unchanged if nothing can be picked. */
export function withSelection(mode: Mode, fields: Partial<Pick<Selection, 'route' | 'stays'>>): Mode {
  const hand = handOf(mode);
  return hand.at === 'idle' ? mode : withHand(mode, { ...hand, ...fields });
}

/** The mode with another choice under the pointer, or with the question whether its step is to end. */
export function withPreview(mode: Mode, shown: Partial<OpenQuestionMode>): Mode {
  if (mode.at === 'formation') return { ...mode, ...shown };
  const hand = handOf(mode);
  return hand.at === 'idle' ? mode : withHand(mode, { ...hand, ...shown });
}

/** The mode of a selected formation. */
export function makeFormationMode(
  menu: Pick<AnswerMenu<unknown>, 'after'>,
  commanded: SelectedFormation,
): FormationMode {
  return { at: 'formation', commanded, narrowed: menu.after([]), ...NOTHING_SHOWN };
}

/** The mode once the game has gone past the question. A sheet stays open until the next question. */
export function endQuestion(mode: Mode): Mode {
  return withHand(mode, IDLE);
}
