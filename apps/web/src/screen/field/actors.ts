/** The pieces to keep in view: the chosen ones, or those that can act, and the enemies they can strike. */
import { hexesPicked, includesPick, type Picked, type Piece, piecesPicked } from '@linstock/scene';
import { listPicksOn } from '../../play/picking/clicking.ts';
import { unlistedIn } from '../../play/picking/clickLegality.ts';
import { formationIn, picksIn, sheetIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { listChosenPieces } from './picture.ts';

/** The pieces to keep in view on the map. */
export interface Actors {
  /** The chosen pieces, with all of a body chosen whole. If none is chosen, all that can act; if none can, all of the side. */
  readonly who: readonly Piece[];
  /** The targets of the chosen pieces, or of the few that can act. */
  readonly targets: readonly Piece[];
  /** They have been chosen, and not only may act. */
  readonly chosen: boolean;
}

/** Maximum number of rows for which the targets of all are looked for. */
const MAX_ROWS_FOR_TARGETS = 3;

/**
 * The selected pieces or those able to act, and their targets. Null without a question here, or if a row of a
 * sheet is active.
 */
export function findActors(state: SessionState): Actors | null {
  const { asked, scene } = state;
  const picks = picksIn(state);
  const sheet = sheetIn(state);
  const commanded = formationIn(state);
  if (!asked || !scene) return null;
  const standing = scene.pieces.filter(({ place, pose }) => place !== null || pose);
  if (sheet) {
    // The active row has its own way into view.
    if (sheet.row !== null) return null;
    const rows = new Set(sheet.sheet.rows.map(({ piece }) => piece));
    const writers = standing.filter(({ id }) => rows.has(id));
    const revealed = outlookPieces(state);
    const about = standing.filter(({ id }) => revealed.has(id));
    return about.length > 0
      ? { who: about, targets: writers, chosen: false }
      : { who: writers, targets: [], chosen: false };
  }
  const own = standing.filter(({ side }) => side === asked.side);
  const named = new Set(listChosenPieces(state));
  const chosen = own.filter((piece) => named.has(piece.id) || names(picks, piece));
  const rows = asked.menu.rows.flatMap(({ pick }) => ('button' in pick ? [] : [pick]));
  const unlisted = new Set(unlistedIn(state));
  const able = (piece: Piece) => unlisted.has(piece.id) || names(rows, piece);
  const who = chosen.length > 0 ? chosen : own.filter(able);
  // A question about no unit on the map counts as one about all of them. So the view does not stay at the
  // enemy's last action after the enemy's turn.
  if (who.length === 0) return own.length > 0 ? { who: own, targets: [], chosen: false } : null;
  // The targets of a whole army are no place to look at.
  const few =
    rows.length > 0 && rows.length <= MAX_ROWS_FOR_TARGETS
      ? asked.menu.rows.flatMap(({ choices }) => choices)
      : [];
  const left = commanded ? [] : chosen.length > 0 ? asked.menu.after(picks).left : few;
  const hexes = new Set(left.flatMap((each) => hexesPicked(each.picks)));
  const ids = new Set(left.flatMap((each) => piecesPicked(each.picks)));
  const struck = ({ id, place }: Piece) =>
    ids.has(id) || (place !== null && 'hex' in place && hexes.has(place.hex));
  return {
    who,
    targets: standing.filter((piece) => piece.side !== asked.side && struck(piece)),
    chosen: chosen.length > 0,
  };
}

/** The pieces that revealed orders bring together: those whose orders clash, or all of the outlook if no orders clash. */
function outlookPieces({ rulebook, game }: SessionState): ReadonlySet<string> {
  const all =
    (game &&
      rulebook?.present.shows.outlook?.({ field: game.field, state: game.position.state, known: [] })) ??
    [];
  const clashes = all.filter(({ clash }) => clash);
  return new Set((clashes.length > 0 ? clashes : all).flatMap(({ pieces }) => pieces));
}

/** All of the other side that are on the map, while something is asked here. */
export function findFoes({ asked, scene }: SessionState): readonly Piece[] {
  if (!asked || !scene) return [];
  return scene.pieces.filter(
    ({ side, place, pose }) => side !== asked.side && (place !== null || pose !== undefined),
  );
}

/** True if these picks name a piece, its body or its place. */
function names(picks: readonly Picked[], piece: Piece): boolean {
  return listPicksOn(piece).some((pick) => includesPick(picks, pick));
}
