/** Commands about the answers: the next piece, the answer with a number, the end of the step, what is shown. */
import { samePick } from '@linstock/scene';
import { forcedAnswerIn } from '../automatic/forcing.ts';
import { findOrderableFormations } from '../formation/offered.ts';
import { drillCommandsIn } from '../ordering/planGesture.ts';
import { findPieceOnCard } from '../picking/pieceOnCard.ts';
import { listNextButtons, listRemaining, listRows, listTroopsNext } from '../question/answerLists.ts';
import { isEndUnconfirmed, NO_STEP } from '../question/ending.ts';
import { orderUnderWay } from '../question/underWay.ts';
import type { Session } from '../session.ts';
import { formationIn, meaningOfPicks, picksIn, sheetIn } from '../state/modeSelectors.ts';
import type { SessionState } from '../state/state.ts';
import type { CommandRefusal, CommandTarget } from './command.ts';

/** The sentence shown if a key of the board would end the step or give the answer while a form is open. */
const LOCK_ENDS = 'Lock the form with its button, or with L in the form.';

/** Selects the next piece that can act, or the one before it; in a form the next row that is not set. */
export function walkPieces({ session, screen }: CommandTarget, by: 1 | -1): void {
  const state = session.store.get();
  const { asked } = state;
  const picks = picksIn(state);
  const sheet = sheetIn(state);
  if (sheet && screen.enterForm(null)) return;
  const rows = asked?.menu.rows ?? [];
  if (rows.length === 0) return;
  const [first] = picks;
  const at = rows.findIndex((row) => first !== undefined && samePick(row.pick, first));
  const next = rows[(at + by + rows.length) % rows.length] ?? rows[0];
  if (next) session.apply({ on: 'board', do: 'select', picks: [next.pick] });
}

/** True if the other side's turn is shown, and nothing is asked. */
export const isShowingTurn = ({ playbackStep, asked }: SessionState): boolean =>
  playbackStep !== null && asked === null;

/**
 * True if the selected action can be carried out. In a form a key alone does not do it, because all of it would be
 * final.
 */
export function mayCommit(state: SessionState): boolean | CommandRefusal {
  if (sheetIn(state) && meaningOfPicks(state) === null) return { sentence: LOCK_ENDS, clause: null };
  return !isShowingTurn(state);
}

/** Carries out the selected action: an order to a formation, or an answer. */
export function commit({ session }: CommandTarget): void {
  if (formationIn(session.store.get())) session.apply({ on: 'formation', do: 'carry out' });
  else session.apply({ on: 'board', do: 'confirm' });
}

/** True if the step can be ended, else why not. */
export function mayEndStep(state: SessionState): boolean | CommandRefusal {
  const { asked } = state;
  if (!asked) return false;
  const { choice = null, closed = null } = asked.ending ?? {};
  if (!choice) {
    const sentence = closed?.sentence ?? (sheetIn(state) ? LOCK_ENDS : NO_STEP);
    return { sentence, clause: closed?.clause ?? asked.clause };
  }
  const held = orderUnderWay(state);
  return held === null || { sentence: held, clause: null };
}

/** Ends the step, once the player has confirmed it: the first time it asks, as the button does. */
export function endStep({ session }: CommandTarget): void {
  const state = session.store.get();
  const choice = state.asked?.ending?.choice;
  if (choice && isEndUnconfirmed(state)) session.apply({ on: 'board', do: 'choose', choice });
  else session.apply({ on: 'board', do: 'ask if sure', asks: true });
}

/** True if something has to be done in any case, else why not. */
export function mayForce({ asked, game }: SessionState): boolean | CommandRefusal {
  const question = asked && game?.question(asked.side);
  if (!game || !question) return false;
  const sentence = 'Nothing is forced: there is something to decide.';
  return forcedAnswerIn(game, question) !== null || { sentence, clause: null };
}

/** The formation of the piece that is picked or looked at. */
const formationOnCard = (state: SessionState) => {
  const piece = findPieceOnCard(state);
  return findOrderableFormations(state).find(({ pieces }) => pieces.some(({ id }) => id === piece));
};

/** True if a formation can be chosen: that of the piece on the card. */
export function mayChooseFormation(state: SessionState): boolean | CommandRefusal {
  if (formationOnCard(state)) return true;
  const sentence = 'Choose a piece first whose regiment or Command is to be ordered as one.';
  return { sentence, clause: null };
}

/** Chooses the formation of the piece on the card. */
export function chooseFormation({ session }: CommandTarget): void {
  const formation = formationOnCard(session.store.get());
  if (formation) session.apply({ on: 'formation', do: 'choose', id: formation.id });
}

/** Sends the listed answer, or moves to that row of the form. Says so if there is none. */
export function chooseListed({ session, screen }: CommandTarget, index: number): void {
  const state = session.store.get();
  const { asked } = state;
  const picks = picksIn(state);
  const commanded = formationIn(state);
  const sheet = sheetIn(state);
  if (sheet) {
    if (!screen.enterForm(index))
      session.apply({
        on: 'view',
        do: 'show toast',
        sentence: noNumber(sheet.sheet.rows.length),
        clause: null,
      });
    return;
  }
  if (!asked) return;
  if (commanded) return drill(session, index);
  const reactor = asked.reactors[index];
  if (reactor) return session.apply({ on: 'board', do: 'toggle reactor', reactor });
  if (picks.length > 0) return chooseNext(session, index);
  const rows = listRows(state);
  const row = rows[index]?.one;
  if (row?.only) session.apply({ on: 'board', do: 'choose', choice: row.only });
  else if (row) session.apply({ on: 'board', do: 'select', picks: [row.pick] });
  else session.apply({ on: 'view', do: 'show toast', sentence: noNumber(rows.length), clause: null });
}

/** Gives the order listed at a place to the chosen formation; the one after the last halts it. */
function drill(session: Session, index: number): void {
  const orders = drillCommandsIn(session.store.get());
  const order = orders[index];
  if (index === orders.length) session.apply({ on: 'formation', do: 'stand fast' });
  else if (order) session.apply({ on: 'formation', do: 'give', gesture: order.gesture });
}

/** Gives the answer at a place among those that the picks leave, or makes the pick listed there. */
function chooseNext(session: Session, index: number): void {
  const state = session.store.get();
  const choices = listRemaining(state);
  const nexts = [...listTroopsNext(state), ...listNextButtons(state)];
  const choice = choices[index]?.one;
  const next = nexts[index];
  if (choice) session.apply({ on: 'board', do: 'choose', choice });
  else if (next) session.apply({ on: 'board', do: 'click', candidates: [next.pick] });
  else
    session.apply({
      on: 'view',
      do: 'show toast',
      sentence: noNumber(choices.length || nexts.length),
      clause: null,
    });
}

/** The sentence shown for a number that belongs to no answer. */
function noNumber(listed: number): string {
  if (listed > 0) return `The list goes to ${listed} only.`;
  return 'Nothing is listed here with a number. Go to a marked place of the map with the arrow keys, and press Enter.';
}
