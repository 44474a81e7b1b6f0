import { isOfficer, type Picked, type Piece, samePick } from '@linstock/scene';
import type { SessionState } from './state.ts';

/**
 * Who is meant by a click on the ground under a pile that is fanned out: all of one regiment who lie there and can go on
 * together, else the first who can act. Null where a counter was clicked, or no troops of one's own can act there.
 */
export function stackMeant(
  { asked, scene }: Pick<SessionState, 'asked' | 'scene'>,
  candidates: readonly Picked[],
): Picked[] | null {
  const place = candidates.find((pick) => 'hex' in pick);
  if (!asked || !scene || !place || candidates.length > 1) return null;
  const able = ({ id, side }: Piece): boolean =>
    side === asked.side && asked.offer.after([{ piece: id }]).left.length > 0;
  const there = scene.pieces.filter(
    (each) => each.place && samePick(each.place, place) && !isOfficer(each) && able(each),
  );
  const [first] = there;
  if (!first) return null;
  const all = there.filter(({ group }) => group === first.group).map(({ id }): Picked => ({ piece: id }));
  const goTogether = all.length > 1 && asked.offer.after(all).left.some(({ path }) => path !== undefined);
  return goTogether ? all : [{ piece: first.id }];
}
