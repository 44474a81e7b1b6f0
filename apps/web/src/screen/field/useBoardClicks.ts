/** The meaning of clicks and pointer on a board for the session. Each kind of ground says what its pieces and places are picked as. */
import type { Picked } from '@linstock/scene';
import type { AnyBoardProps, PickGesture, PointerTarget } from '../../board/handling/model.ts';
import { placeFrom } from '../../common/places.ts';
import { useSession } from '../../hooks/useSession.ts';
import { findChoiceAt } from '../../play/aiming/aim.ts';
import { formationIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { placeOfPiece } from '../../words/labels.ts';
import { lookAtTarget } from '../formation/formationDrag.ts';
import { askAbout, updatePointer } from '../tools/pointing.ts';
import type { Tools } from '../tools/tools.tsx';
import { takeClickByHand } from '../umpire/handDraft.ts';

/** The part of the meaning that differs between kinds of ground. */
interface GroundMeaning {
  /** The picks that a click on a piece may mean, most likely first. Empty if it means nothing. */
  readonly picksOn: (piece: string) => readonly Picked[];
  /** The picks that the pointer may mean. */
  readonly picksAt: (pointed: PointerTarget) => readonly Picked[];
  /** Uses a click that is no answer to the question. False if it is one. */
  readonly takeClick?: (pointed: PointerTarget) => boolean;
  /** Called with what is under the pointer. */
  readonly look?: (pointed: PointerTarget) => void;
}

/** The callbacks of a board for clicks and pointer. */
export function useBoardClicks(
  state: SessionState,
  tools: Tools,
  ground: GroundMeaning,
): Pick<AnyBoardProps, 'onPickPiece' | 'onPickPlace' | 'onHover' | 'onInspect'> {
  const session = useSession();
  // A tool looks at the middle of the piece under the pointer, if there is one.
  const aimed = ({ piece, place }: PointerTarget): PointerTarget => ({
    piece,
    place: placeOfPiece(piece, state.scene) ?? place,
  });
  const click = (pointed: PointerTarget, candidates: readonly Picked[], gesture: PickGesture) => {
    const { piece, place } = aimed(pointed);
    if (candidates.length === 0 || takeClickByHand(piece, place === null ? null : placeFrom(place))) return;
    if (tools.takeClick({ piece, place }) || ground.takeClick?.(pointed)) return;
    const { shift, again, point, pile = false, rested = false, barred = null } = gesture;
    session.apply({
      ...{ on: 'board', do: 'click', candidates },
      how: { adds: shift, again, point, pile, rested, barred },
    });
  };
  return {
    onPickPiece: (piece, gesture) => click({ piece, place: null }, ground.picksOn(piece), gesture),
    onPickPlace: (place, gesture) => click({ piece: null, place }, [placeFrom(place)], gesture),
    onHover(pointed) {
      tools.follow(aimed(pointed));
      updatePointer(pointed, tools);
      if (formationIn(state)) return lookAtTarget(session, pointed);
      ground.look?.(pointed);
      session.apply({ on: 'board', do: 'hover', choice: findChoiceAt(state, ground.picksAt(pointed)) });
    },
    onInspect: (pointed) => askAbout(session, pointed),
  };
}
