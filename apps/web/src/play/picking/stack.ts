import { includesPick, isOfficer, type Picked, type Piece, samePick } from '@linstock/scene';
import type { SessionState } from '../state/state.ts';

/**
 * The pieces meant by a click on a stack, or on the ground under one that is fanned out: all pieces of one
 * regiment there that can act on a place together. If there are none, on the ground: the first piece that can
 * act. On a counter that cannot act: the top piece that can. Null on a counter that can act, since that
 * counter is meant, and if none of the player's own troops there can act.
 */
export function findStackMeant(
  { asked, scene }: Pick<SessionState, 'asked' | 'scene'>,
  candidates: readonly Picked[],
): Picked[] | null {
  const place = candidates.find((pick) => 'hex' in pick);
  if (!asked || !scene || !place) return null;
  const acts = (pick: Picked): boolean => asked.menu.after([pick]).left.length > 0;
  const onGround = candidates.length === 1;
  const able = ({ id, group }: Piece): boolean => acts({ piece: id }) || (onGround && acts({ body: group }));
  const pile = scene.pieces.filter(
    (each) => each.place && samePick(each.place, place) && !isOfficer(each) && each.side === asked.side,
  );
  const there = pile.filter(able);
  const clicked = pile.find(({ id }) => includesPick(candidates, { piece: id }));
  const idle = clicked && !acts({ piece: clicked.id }) && !acts({ body: clicked.group });
  const lead = onGround ? there[0] : idle ? there.at(-1) : there.find((each) => each === clicked);
  if (!lead) return null;
  if (!acts({ piece: lead.id })) return [{ body: lead.group }];
  const all = there.filter(({ group }) => group === lead.group).map(({ id }): Picked => ({ piece: id }));
  if (all.length > 1 && canActTogether(asked, all)) return all;
  return lead === clicked ? null : [{ piece: lead.id }];
}

/** True if these can go somewhere as one, or strike at one place, while none of them alone is an answer yet. */
function canActTogether({ menu }: NonNullable<SessionState['asked']>, all: readonly Picked[]): boolean {
  const { left, exact } = menu.after(all);
  return (
    exact === null &&
    left.some(({ path, picks }) => path !== undefined || picks.some((pick) => 'hex' in pick))
  );
}
