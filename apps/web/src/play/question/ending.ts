/** The end of the present step: its button, or why it may not end yet, and the units that must act. */
import { type Question, sealedKnownTo } from '@linstock/kernel';
import {
  type AnswerMenu,
  type Body,
  END_STEP,
  hasOnlyButtons,
  includesPick,
  isOfficer,
  type Picked,
  piecesPicked,
  type Row,
} from '@linstock/scene';
import type { AnyRulebook } from '@linstock/systems';
import { removeHalted } from '../formation/halted.ts';
import { endsIn } from '../state/modeSelectors.ts';
import { type AnyGame, type Ending, type Meaning, needsCard, type SessionState } from '../state/state.ts';

/**
 * The end of a question's step. If the rules offer no end, they are asked to refuse one, with the reason. If
 * no answer could end it, it waits for the units that may answer. Null if there is no step that could end.
 */
export function endingOf(
  { present }: AnyRulebook,
  game: AnyGame,
  question: Question<unknown>,
  menu: AnswerMenu<unknown>,
): Ending | null {
  if (menu.end) return { label: menu.end.label, choice: menu.end, closed: null };
  const known = sealedKnownTo(game.position, question.side);
  const { state } = game.position;
  const answer = present.clicks.meaning?.({ field: game.field, state, known }, question, [END_STEP]) ?? null;
  const refused = answer === null ? null : question.refuse(answer);
  if (refused) {
    const { label } = present.clicks.picks({ field: game.field, state, known }, question, answer);
    return { label, choice: null, closed: refused };
  }
  if (menu.rows.length > 0 && hasOnlyButtons(menu.rows.map(({ pick }) => pick))) return null;
  const sentence = 'The step cannot end before this is answered.';
  const at = piecesIn(menu.rows, () => present.shows.scene({ field: game.field, state, known }).bodies);
  return { label: END_STEP.label, choice: null, closed: { sentence, clause: question.clause, at } };
}

/** The sentence shown if no step can be ended. */
export const NO_STEP = 'There is no step to end here: choose one of the answers.';

/** The question, as stored while the player is asked to confirm the end of its step. */
export function stepAsked({ asked }: Pick<SessionState, 'asked'>): string | null {
  return asked && `${asked.side} ${asked.kind}`;
}

/**
 * True if the page asks "sure?" before this ends a step. It asks if the end passes the game on, so that it
 * cannot be taken back freely, and has no card.
 */
export function isLastWord(meaning: Meaning): boolean {
  return meaning.preview.passes && !needsCard(meaning);
}

/** True if the page has asked "sure?" about the end of the step, and the player has picked nothing since. */
export function isEndUnconfirmed(state: Pick<SessionState, 'mode' | 'asked'>): boolean {
  const ends = endsIn(state);
  return ends !== null && ends === stepAsked(state);
}

/**
 * The units that can still act: the rows of troops without the buttons for all of them, or only those buttons
 * if there are no rows. Units that stand fast are left out.
 */
export function listStillToAct(
  rows: readonly Row<unknown>[],
  state: Pick<SessionState, 'halted' | 'scene' | 'asked'>,
): readonly Row<unknown>[] {
  const troops = rows.filter(({ pick }) => !('button' in pick));
  return troops.length > 0 ? removeHalted(troops, state) : rows;
}

/**
 * The troops that lose their action if the step ends: they are named first. Empty if the only other answer is
 * no action of troops, such as a yes beside a no, or if the question is about one unit alone and says so.
 */
export function findPassedOver(
  rows: readonly Row<unknown>[],
  state: Pick<SessionState, 'halted' | 'scene' | 'asked'>,
): readonly Row<unknown>[] {
  const [row, ...more] = rows;
  const alone =
    more.length === 0 &&
    row !== undefined &&
    ((row.only && !isOfTroops(row, state)) || isNamed(row.pick, state));
  return alone ? [] : listStillToAct(rows, state);
}

/** The rows passed over if the step ends now: none in the other side's move, where passing is an answer. */
export function findUnansweredRows(
  state: Pick<SessionState, 'halted' | 'scene' | 'asked'>,
): readonly Row<unknown>[] {
  const { asked } = state;
  const ownStep = asked?.reaction === null && asked.reactors.length === 0;
  return ownStep && asked.ending?.choice ? findPassedOver(asked.menu.rows, state) : [];
}

/** Names the units that would lose their action, before the step is ended. */
export function describePassedOver(names: readonly string[]): string {
  const more = names.length > 5 ? ` and ${names.length - 5} more` : '';
  return `${names.length} can still act: ${names.slice(0, 5).join(', ')}${more}.`;
}

/** True if the question itself names this piece. */
function isNamed(pick: Picked | undefined, { scene, asked }: Pick<SessionState, 'scene' | 'asked'>): boolean {
  if (!pick || !('piece' in pick)) return false;
  const name = scene?.pieces.find(({ id }) => id === pick.piece)?.name;
  return name !== undefined && (asked?.prompt.startsWith(`The ${name}:`) ?? false);
}

/** True if a row is of troops, and not of an officer alone or of a button. */
function isOfTroops({ pick }: Row<unknown>, { scene }: Pick<SessionState, 'scene'>): boolean {
  if ('button' in pick) return false;
  const [officer] =
    scene?.pieces.filter((piece) => isOfficer(piece) && includesPick([pick], { piece: piece.id })) ?? [];
  return officer === undefined;
}

/** The pieces that begin these rows, those of a body among them. */
function piecesIn(rows: readonly Row<unknown>[], bodiesOf: () => readonly Body[]): readonly string[] {
  const picks = rows.map(({ pick }) => pick);
  const bodies = picks.flatMap((pick) => ('body' in pick ? [pick.body] : []));
  const members = bodies.length === 0 ? [] : bodiesOf().filter(({ id }) => bodies.includes(id));
  return [...new Set([...piecesPicked(picks), ...members.flatMap(({ pieces }) => pieces)])];
}
