/** Choosing a formation to be ordered as one. */
import { formationOf } from '@linstock/scene';
import type { SelectedFormation } from '../chosen/formationOrder.ts';
import { findOwnPiece, smallestOf } from '../formation/orderedFormation.ts';
import { IDLE, makeFormationMode, makePickingMode } from '../state/mode.ts';
import { formationIn } from '../state/modeSelectors.ts';
import { enterMode, type Transition, type WritableFields } from '../state/transition.ts';

/** Selects a formation to be ordered. If it is selected already, it is deselected. */
export function chooseFormation(t: Transition, id: string): Transition {
  const { asked, scene, mode } = t.state;
  const commanded = formationIn(t.state);
  if (commanded?.formation === id) return releaseFormation(t);
  if (!asked || !scene || mode.at === 'sheet' || !formationOf(scene, asked.side, id)) return t;
  const formation = { formation: id, line: null, shown: null };
  return enterMode(t, makeFormationMode(asked.menu, formation), { toast: null, inspected: null });
}

/** Chooses the formation of one's own piece, if it is not chosen already. */
export function chooseFormationOf(t: Transition, id: string): Transition {
  const piece = findOwnPiece(t.state, [{ piece: id }]);
  const formation = piece && smallestOf(t.state, piece);
  const chosen = formationIn(t.state)?.formation;
  return formation && chosen !== formation.id ? chooseFormation(t, formation.id) : t;
}

/** Deselects it. A toast about its order is closed. */
export function releaseFormation(t: Transition): Transition {
  const { mode, asked } = t.state;
  const left = mode.at === 'formation' ? (asked ? makePickingMode(asked.menu) : IDLE) : mode;
  return enterMode(t, left, { toast: null });
}

/** From now on clicks draw the line of the selected formation, or change its destination. */
export function drawLine(t: Transition, on: boolean): Transition {
  const commanded = formationIn(t.state);
  return commanded ? changeCommanded(t, { ...commanded, line: on ? { from: null } : null, shown: null }) : t;
}

/** Drops the order that is shown: another may be given. */
export function reconsiderOrder(t: Transition): Transition {
  const commanded = formationIn(t.state);
  return commanded ? changeCommanded(t, { ...commanded, shown: null }, { toast: null }) : t;
}

/** With other data of the chosen formation. */
export function changeCommanded(
  t: Transition,
  commanded: SelectedFormation,
  fields: WritableFields = {},
): Transition {
  const { mode } = t.state;
  return mode.at === 'formation' ? enterMode(t, { ...mode, commanded }, fields) : t;
}
