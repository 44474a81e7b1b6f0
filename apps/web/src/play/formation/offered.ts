import type { Leg } from '@linstock/ground';
import {
  type Choice,
  type Formation,
  formationsOf,
  type Piece,
  piecesPicked,
  type Scene,
} from '@linstock/scene';
import { findMovableStands } from '../picking/clickLegality.ts';
import { sheetIn } from '../state/modeSelectors.ts';
import type { SessionState } from '../state/state.ts';

/**
 * The formations that may be ordered now. Some of their pieces can move, or must be named before they move.
 */
export function findOrderableFormations(state: SessionState): Formation[] {
  const { asked, scene } = state;
  if (!asked || !scene || sheetIn(state) || isForcedQuestion(state)) return [];
  const { rows } = asked.menu;
  const bodies = new Set(
    isNaming(rows) ? rows.flatMap(({ pick }) => ('body' in pick ? [pick.body] : [])) : [],
  );
  const movers = new Set(scene.pieces.some(({ pose }) => pose) ? findCarriedStands(state) : walking(rows));
  // If some units are asked by name, as a regiment whose command die has been thrown, the others wait for
  // their own turn.
  const named = new Set(piecesPicked(rows.map(({ pick }) => pick)));
  const formations = formationsOf(scene, asked.side).filter(
    ({ id, pieces }) =>
      bodies.has(id) ||
      (pieces.filter((piece) => movers.has(piece.id)).length > 1 &&
        (named.size === 0 || pieces.some((piece) => named.has(piece.id)))),
  );
  // The whole army is one order only if the troops of several formations can move at once.
  const whole = formations.at(-1);
  const several = formations.filter(({ pieces }) => pieces.some(({ id }) => movers.has(id))).length > 2;
  return whole?.id.startsWith('everybody') && !several ? formations.slice(0, -1) : formations;
}

/** Forced actions, such as a check, are not ordered by formations. */
function isForcedQuestion({ asked, game }: SessionState): boolean {
  return (asked && game?.question(asked.side)?.forcedAnswer?.()) != null;
}

/** The stands that may be dragged now on a free-measure table; none if troops only turn or fight. */
function findCarriedStands({ rulebook, game, asked, scene }: SessionState): readonly string[] {
  const question = asked && game?.question(asked.side);
  if (!rulebook || !game || !question || !scene || !hasMarches(asked.menu.all, scene)) return [];
  return findMovableStands(rulebook, game, question, scene);
}

/** True if any answer moves troops, or only says that they are to act. Unknown if no answer names troops. */
function hasMarches(all: readonly Choice<unknown>[], scene: Scene): boolean {
  const told = all.filter(({ picks }) => piecesPicked(picks).length > 0);
  const pieces = new Map(scene.pieces.map((piece) => [piece.id, piece]));
  const sides = ({ picks }: Choice<unknown>) =>
    new Set(piecesPicked(picks).map((id) => pieces.get(id)?.side)).size;
  const turns = ({ picks }: Choice<unknown>) => {
    const legs = picks.filter((pick) => 'leg' in pick);
    return legs.length > 0 && legs.every(({ leg, of }) => staysOn(leg, pieces.get(of)?.pose));
  };
  return told.length === 0 || told.some((each) => sides(each) < 2 && !turns(each));
}

/** True if a leg leaves a stand in place. */
function staysOn(leg: Leg, pose: Piece['pose']): boolean {
  if (leg.kind === 'straight') return leg.to.x === pose?.x && leg.to.y === pose?.y;
  return leg.kind === 'turn' || leg.kind === 'about';
}

/** The pieces that can go somewhere or turn, on a map of hexes. */
const walking = (rows: Rows): readonly string[] =>
  rows.flatMap((row) => (movesSomewhere(row) ? piecesPicked([row.pick]) : []));

type Rows = NonNullable<SessionState['asked']>['menu']['rows'];

/** True if a row's first answer moves or turns a unit. */
function movesSomewhere({ choices }: Rows[number]): boolean {
  const [first] = choices;
  return first !== undefined && (first.path !== undefined || first.picks.some((pick) => 'heading' in pick));
}

/** True if bodies are only named, as before their turn, and get no order. */
function isNaming(rows: Rows): boolean {
  return rows.some(({ pick, only }) => 'body' in pick && only !== null && only.picks.length === 1);
}

/** All of a body in words: `All of the 7th Fusiliers`, `All of Meredith’s men`. */
export const nameWholeBody = ({ called }: Pick<Formation, 'called'>): string => `All of ${called}`;
