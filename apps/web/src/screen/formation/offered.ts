import { type Formation, formationsOf, piecesPicked } from '@linstock/scene';
import { movableIn } from '../clicking/trying.ts';
import type { SessionState } from '../state.ts';

/** The formations that may be ordered now: those of whose pieces some can move, or which are named before they move. */
export function formationsToOrder(state: SessionState): Formation[] {
  const { asked, scene } = state;
  if (!asked || !scene || state.sheet || mustBeDone(state)) return [];
  const { rows } = asked.offer;
  const bodies = new Set(
    isNaming(rows) ? rows.flatMap(({ pick }) => ('body' in pick ? [pick.body] : [])) : [],
  );
  const movers = new Set(scene.pieces.some(({ pose }) => pose) ? carried(state) : walking(rows));
  const formations = formationsOf(scene, asked.side).filter(
    ({ id, pieces }) => bodies.has(id) || pieces.filter((piece) => movers.has(piece.id)).length > 1,
  );
  // Everybody together is an order only where the troops of several can move at once.
  const whole = formations.at(-1);
  const several = formations.filter(({ pieces }) => pieces.some(({ id }) => movers.has(id))).length > 2;
  return whole?.id.startsWith('everybody') && !several ? formations.slice(0, -1) : formations;
}

/** What has to be done in any case, such as a check, is nothing to order by formations. */
function mustBeDone({ asked, game }: SessionState): boolean {
  return (asked && game?.question(asked.side)?.forced?.()) != null;
}

/** The stands that may be carried now on a free-measure table. */
function carried({ rulebook, game, asked, scene }: SessionState): readonly string[] {
  const question = asked && game?.question(asked.side);
  return rulebook && game && question && scene ? movableIn(rulebook, game, question, scene) : [];
}

/** The pieces that can go somewhere or turn, on a map of hexes. */
const walking = (rows: Rows): readonly string[] =>
  rows.flatMap((row) => (movesSomewhere(row) ? piecesPicked([row.pick]) : []));

type Rows = NonNullable<SessionState['asked']>['offer']['rows'];

/** Whether a row's first answer takes somebody to another place, or turns him. */
function movesSomewhere({ choices }: Rows[number]): boolean {
  const [first] = choices;
  return first !== undefined && (first.path !== undefined || first.picks.some((pick) => 'heading' in pick));
}

/** Whether bodies are named by themselves alone, as before their turn, and not told something. */
function isNaming(rows: Rows): boolean {
  return rows.some(({ pick, only }) => 'body' in pick && only !== null && only.picks.length === 1);
}
