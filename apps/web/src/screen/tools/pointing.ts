/** The meaning of the pointer on a board for the hover card. */
import type { PointerTarget } from '../../board/handling/model.ts';
import { hideBoardCard, showCard, showCardSoon } from '../../common/cards/cardState.ts';
import type { CardSubject } from '../../common/cards/cardSubject.ts';
import type { Session } from '../../play/session.ts';
import type { Tools } from './tools.tsx';

/** The pointer, or the cursor of the keys, is here. A tool that is open has the pointer to itself. */
export function updatePointer(pointed: PointerTarget, tools: Tools): void {
  const about = aboutOf(pointed);
  if (about === null || tools.active !== null) hideBoardCard();
  else showCardSoon(about);
}

/** A long press, or the second button: the card is asked for, and that of the unit in the sheet. */
export function askAbout(session: Session, pointed: PointerTarget): void {
  session.apply({ on: 'view', do: 'inspect', piece: pointed.piece });
  const about = aboutOf(pointed);
  if (about) showCard(about);
}

function aboutOf({ piece, place }: PointerTarget): CardSubject | null {
  if (piece !== null) return { piece };
  return place === null ? null : { place };
}
