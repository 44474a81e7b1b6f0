/**
 * The listed answers: one of each kind, since the player is not asked to choose between companies that are
 * alike.
 */
import { canonical } from '@linstock/kernel';
import {
  type Choice,
  groupByKind,
  type Kind,
  looksOf,
  type NextClick,
  type Picked,
  type RemainingAnswers,
  type Row,
} from '@linstock/scene';
import { removeHalted } from '../formation/halted.ts';
import { meaningOfPicks, narrowedIn, picksIn } from '../state/modeSelectors.ts';
import { type Meaning, needsCard, type SessionState } from '../state/state.ts';
import { findRowInHand } from './rowForm.ts';

type Listing = Pick<SessionState, 'asked' | 'scene' | 'game' | 'eachOf' | 'halted'>;

/** The units that can act, one of each kind. Which of like ones it is comes from the usual standing answer. */
export function listRows(state: Listing): Kind<Row<unknown>>[] {
  const pieces = state.scene?.pieces ?? [];
  const usual = usualIn(state);
  const kindOf = ({ pick, only, alone }: Row<unknown>): string => {
    const means = only ?? alone;
    return `${means ? kindOfChoice(means, state) : ''} ${looksOf([pick], pieces)}`;
  };
  const all = state.asked?.menu.rows ?? [];
  // A player who asks for each unit is shown those that stand fast as well.
  const rows = isWhole(state) ? all : removeHalted(all, state);
  return listOffMap(state, rows, kindOf, ({ only }) => only !== null && usual(only));
}

/** Answers, one of each kind, cheapest first. */
function listByKind(state: Listing, choices: readonly Choice<unknown>[]): Kind<Choice<unknown>>[] {
  const sorted = [...choices].sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0));
  return listOffMap(state, sorted, (choice) => kindOfChoice(choice, state), usualIn(state));
}

/** More answers than these are clicked on the map rather than listed. */
const MOST_LISTED = 12;

/** The picks, the answers that they leave, and their meaning. */
interface Selection {
  readonly picks: readonly Picked[];
  readonly narrowed: RemainingAnswers<unknown> | null;
  readonly meaning: Meaning | null;
}

/** The remaining answers, in the order of the list; none if they are too many for it. */
export const listRemaining = (state: Listing & Pick<SessionState, 'mode'>): Kind<Choice<unknown>>[] =>
  listChoices(state, {
    picks: picksIn(state),
    narrowed: narrowedIn(state),
    meaning: meaningOfPicks(state),
  });

/** The same from its parts, for a component that lists again only if one of them changes. */
export function listChoices(
  state: Listing,
  { picks, narrowed, meaning }: Selection,
): Kind<Choice<unknown>>[] {
  const left = narrowed?.left ?? [];
  if (findRowInHand(state.asked?.menu.rows ?? [], picks)) return left.map((one) => ({ one, others: [] }));
  // The meant answer has its card or its button. If it is the only one left and has neither, it is listed as
  // well.
  const alone = left.length === 1 && meaning !== null && !needsCard(meaning);
  const kinds = listByKind(state, alone ? left : left.filter((each) => each !== meaning?.choice));
  return kinds.length <= MOST_LISTED ? kinds : [];
}

/** More troops than these are clicked on the map rather than listed. */
const MOST_TROOPS = 24;

/**
 * The troops that can be picked next if there are too many answers for a list, such as the targets of a gun
 * that can fire in several ways. Without this list nobody could choose among them by keys. If ground can be
 * picked too, only enemies are listed, since they may be out of sight. Empty if the answers themselves are
 * listed.
 */
export function listTroopsNext(state: Listing & Pick<SessionState, 'mode'>): readonly NextClick<unknown>[] {
  // A route is given by hand, not from this list.
  const all = [...(narrowedIn(state)?.next.values() ?? [])].filter(({ pick }) => !('leg' in pick));
  const only = all.every(({ pick }) => 'piece' in pick || 'body' in pick);
  const next = only ? all : all.filter(({ pick }) => 'piece' in pick && isEnemy(state, pick.piece));
  const fits = picksIn(state).length > 0 && all.length > 1 && next.length <= MOST_TROOPS;
  return fits && listRemaining(state).length === 0 ? next : [];
}

/**
 * The next choices for the picked units that are not on the map, such as another order of battle, if there
 * are too many answers for a list. Without these buttons they could be chosen only in the text view.
 */
export function listNextButtons(state: Listing & Pick<SessionState, 'mode'>): readonly NextClick<unknown>[] {
  const buttons = [...(narrowedIn(state)?.next.values() ?? [])].filter(({ pick }) => 'button' in pick);
  return buttons.length > 0 && picksIn(state).length > 0 && listRemaining(state).length === 0 ? buttons : [];
}

const isEnemy = ({ asked, scene }: Listing, id: string): boolean =>
  scene?.pieces.some((piece) => piece.id === id && piece.side !== asked?.side) ?? false;

/** True if each one is listed by itself, as the player has asked for. */
const isWhole = ({ asked, eachOf }: Listing): boolean => asked !== null && eachOf === asked;

function listOffMap<T>(
  state: Listing,
  all: readonly T[],
  kindOf: (one: T) => string,
  preferred: (one: T) => boolean,
): Kind<T>[] {
  if (isWhole(state)) return all.map((one) => ({ one, others: [] }));
  return groupByKind(all, kindOf, preferred);
}

/** The visible parts of an answer: units, destination, cost and warnings. */
function kindOfChoice({ picks, cost = 0, warns = [] }: Choice<unknown>, { scene }: Listing): string {
  return `${cost} ${warns.length} ${looksOf(picks, scene?.pieces ?? [])}`;
}

/** Returns a test: true for the answer that settles the question in the usual way. */
function usualIn({ asked, game }: Listing): (choice: Choice<unknown>) => boolean {
  const usual = (asked && game?.question(asked.side)?.standing?.usual()) ?? null;
  if (usual === null) return () => false;
  const word = canonical(usual);
  return ({ answer }) => canonical(answer) === word;
}
