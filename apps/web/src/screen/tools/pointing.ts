/** What the pointer on a board means for the hover card. */
import type { Pointed } from '../../board/handling/model.ts';
import type { About } from '../../common/cards/about.ts';
import { leaveBoard, rest, show } from '../../common/cards/shown.ts';
import type { Session } from '../../play/session.ts';
import type { Tools } from './tools.tsx';

/** The pointer, or the cursor of the keys, is here. A tool that is open has the pointer to itself. */
export function pointAt(pointed: Pointed, tools: Tools): void {
  const about = aboutOf(pointed);
  if (about === null || tools.active !== null) leaveBoard();
  else rest(about);
}

/** A long press, or the second button: the card is asked for, and that of the unit in the sheet. */
export function askAbout(session: Session, pointed: Pointed): void {
  session.apply({ on: 'view', do: 'inspect', piece: pointed.piece });
  const about = aboutOf(pointed);
  if (about) show(about);
}

function aboutOf({ piece, place }: Pointed): About | null {
  if (piece !== null) return { piece };
  return place === null ? null : { place };
}
