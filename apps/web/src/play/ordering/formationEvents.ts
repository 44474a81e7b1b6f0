/** A player's actions on a formation that is ordered as one. */
import { type Choice, formationOf, type Gesture, type Picked } from '@linstock/scene';
import { idOfPlace, placeFrom } from '../../common/places.ts';
import { findBestShot } from '../aiming/aim.ts';
import { givePickedAnswer } from '../answering/selectPicks.ts';
import type { ClickDetails } from '../chosen/clickDetails.ts';
import { findOwnPiece, smallestOf } from '../formation/orderedFormation.ts';
import { formationIn } from '../state/modeSelectors.ts';
import type { SessionState, Toast } from '../state/state.ts';
import { changeState, type Transition } from '../state/transition.ts';
import {
  changeCommanded,
  chooseFormation,
  chooseFormationOf,
  drawLine,
  reconsiderOrder,
  releaseFormation,
} from './chooseFormation.ts';
import {
  carryOutOrder,
  giveGesture,
  goOnWithOrder,
  haltOrder,
  holdFast,
  lookAtGesture,
  lookSoon,
  releaseUnits,
} from './orderFormation.ts';

export type FormationEvent = { readonly on: 'formation' } & FormationAction;

type FormationAction =
  /** Selects a formation by its id. If it is selected already, it is deselected. */
  | { readonly do: 'choose'; readonly id: string }
  /** Chooses the formation of a piece. */
  | { readonly do: 'choose of piece'; readonly piece: string }
  | { readonly do: 'let go' }
  /** From now on clicks draw the line of the formation, or change its destination. */
  | { readonly do: 'draw line'; readonly draws: boolean }
  /** The pointer is at a gesture; it is shown once the pointer has rested. */
  | { readonly do: 'look soon'; readonly gesture: Gesture | null }
  /** Shows what a gesture would do. */
  | { readonly do: 'look'; readonly gesture: Gesture | null }
  /** Drops the order that is shown. */
  | { readonly do: 'reconsider' }
  /** Gives an order. See `giveGesture`. */
  | {
      readonly do: 'give';
      readonly gesture: Gesture;
      readonly point?: Toast['point'];
      readonly looks?: boolean;
    }
  /** Carries out the shown order. */
  | { readonly do: 'carry out' }
  /** Continues an order that stopped. */
  | { readonly do: 'go on' }
  /** The formation stands fast in this step. */
  | { readonly do: 'stand fast' }
  /** These units act again. */
  | { readonly do: 'let act'; readonly pieces: readonly string[] }
  /** Drops the rest of an order that stopped. */
  | { readonly do: 'halt' };

export function changeFormation(t: Transition, event: FormationEvent): Transition {
  switch (event.do) {
    case 'choose':
      return chooseFormation(t, event.id);
    case 'choose of piece':
      return chooseFormationOf(t, event.piece);
    case 'let go':
      return releaseFormation(t);
    case 'draw line':
      return drawLine(t, event.draws);
    case 'look soon':
      return lookSoon(t, event.gesture);
    case 'look':
      return lookAtGesture(t, event.gesture);
    case 'reconsider':
      return reconsiderOrder(t);
    case 'give':
      return giveGesture(t, event.gesture, event.point, event.looks);
    case 'carry out':
      return carryOutOrder(t);
    case 'go on':
      return goOnWithOrder(t);
    case 'stand fast':
      return holdFast(t);
    case 'let act':
      return releaseUnits(t, event.pieces);
    case 'halt':
      return haltOrder(t);
  }
}

/** A click on the board while a formation is chosen, or a double click that chooses one; null if it is neither. */
export function clickFormation(
  t: Transition,
  candidates: readonly Picked[],
  { again: twice = false, point = null }: ClickDetails,
): Transition | null {
  const { asked } = t.state;
  const commanded = formationIn(t.state);
  const piece = findOwnPiece(t.state, candidates);
  if (!asked || (!commanded && !(twice && piece))) return null;
  const formation = piece && smallestOf(t.state, piece);
  if (formation && !commanded?.line) {
    const isChosen = twice && commanded?.formation === formation.id;
    return isChosen ? t : chooseFormation(t, formation.id);
  }
  const place = candidates.find((pick) => 'hex' in pick || 'spot' in pick);
  if (!commanded || !place || !('hex' in place || 'spot' in place)) return null;
  const { line } = commanded;
  if (line?.from === null) return changeCommanded(t, { ...commanded, line: { from: idOfPlace(place) } });
  if (line) return giveGesture(t, { kind: 'line', from: placeFrom(line.from), to: place }, point);
  const shot = shotAt(t.state, candidates, commanded.formation);
  if (shot) return givePickedAnswer(changeState(t, { clickPoint: null }), shot.picks, shot, 'named');
  return giveGesture(t, { kind: 'go', from: null, to: place }, point);
}

/** The best blow of a formation at the clicked enemy; null if none of its units may strike now. */
function shotAt(state: SessionState, candidates: readonly Picked[], id: string): Choice<unknown> | null {
  const { asked, scene } = state;
  const formation = asked && scene && formationOf(scene, asked.side, id);
  return formation && findBestShot(state, [], candidates, new Set(formation.pieces.map((each) => each.id)));
}
