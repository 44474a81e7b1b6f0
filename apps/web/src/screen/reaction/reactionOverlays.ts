import { percentText } from '@linstock/kernel';
import {
  type Choice,
  listNames,
  type ProvokedReaction,
  piecesPicked,
  type Reaction,
  type Scene,
} from '@linstock/scene';
import type { HexOverlay } from '../../board/overlay/overlays.ts';
import { idOfPlace } from '../../common/places.ts';
import { actingReactorsIn } from '../../play/reaction/actingReactors.ts';
import type { SessionState } from '../../play/state/state.ts';
import { listProvokingSteps } from './steps.ts';
import { writeRange } from './waitComparison.ts';

/** Named in a label at most. */
const MOST_NAMED = 2;

/**
 * A preview of one's own march if the enemy may act during it: its steps, and the enemy units that may act at
 * each. Null for any other march.
 */
export function drawMarch(
  choice: Choice<unknown>,
  provokes: readonly ProvokedReaction[],
): HexOverlay[] | null {
  const path = choice.path?.map(idOfPlace) ?? [];
  const steps = listProvokingSteps(provokes);
  const last = steps.at(-1)?.number ?? 0;
  // The steps of several units that move one after another are not steps of one path.
  if (last === 0 || last >= path.length || piecesPicked(choice.picks).length > 1) return null;
  const stages = path.slice(1).map((place, i) => ({
    place,
    number: i + 1,
    provokes: steps.some(({ number }) => number === i + 1),
  }));
  return [
    { kind: 'march', id: `march:${path.join()}`, whose: 'own', places: path, stages },
    ...steps.map(({ number, acts, together }): HexOverlay => {
      const chance = together ?? (acts.length === 1 ? (acts[0]?.chance ?? null) : null);
      const who = shortenList(acts.map(({ name }) => name));
      const held = acts.every(({ ifHeld }) => ifHeld) ? ', if held' : '';
      const lines = chance === null ? [who + held] : [who + held, percentText(chance)];
      return { kind: 'placeLabel', id: `provoked:${number}`, place: path[number] ?? '', lines };
    }),
  ];
}

function shortenList(names: readonly string[]): string {
  return names.length > MOST_NAMED ? `${names.length} units` : listNames(names);
}

/** The enemy's path to the place of a possible reaction, the reactions at its next places, and the lines of fire. */
export function drawReaction(state: SessionState): HexOverlay[] {
  const { asked, scene } = state;
  const reaction = asked?.reaction;
  if (!reaction || !scene) return [];
  const { path, later, acting } = reaction;
  const overlays: HexOverlay[] = [];
  const places = path.map(idOfPlace);
  const here = places.at(-1);
  if (here !== undefined) {
    const stages = places.slice(0, -1).map((place, number) => ({ place, number, provokes: false }));
    overlays.push({ kind: 'area', id: 'here', meaning: 'target', items: [here] });
    if (places.length > 1) overlays.push({ kind: 'march', id: 'came', whose: 'enemy', places, stages });
  }
  if (later.length > 0) overlays.push(nextPlaces(later), ...nextLabels(later, scene));
  const named = new Set(actingReactorsIn(state).map(({ piece }) => piece));
  for (const { piece, target } of acting) {
    const [from, to] = [piece, target].map((id) => placeOfPiece(scene, id));
    if (from == null || to == null) continue;
    const verdict = named.has(piece) ? 'clear' : 'hindered';
    overlays.push({ kind: 'sight', id: `shot:${piece}`, from, to, verdict, blockedAt: null });
  }
  return overlays;
}

/** The enemy's possible next places. */
function nextPlaces(later: Reaction['later']): HexOverlay {
  const items = later.map(({ place }) => idOfPlace(place));
  return { kind: 'area', id: 'next', meaning: 'go', items };
}

/** The units that could act there; the most likely one is named. */
function nextLabels(later: Reaction['later'], scene: Scene): HexOverlay[] {
  return later.flatMap(({ place, chances }): HexOverlay[] => {
    const [first] = [...chances].sort((a, b) => b.most - a.most);
    const at = { id: `next:${idOfPlace(place)}`, place: idOfPlace(place) };
    if (!first) return [{ kind: 'placeLabel', ...at, lines: ['no one'], inside: true }];
    const more = chances.length > 1 ? ` and ${chances.length - 1} more` : '';
    const lines = [`${pieceName(scene, first.piece) ?? 'Somebody'}${more}`, writeRange(first)];
    return [{ kind: 'placeLabel', ...at, lines }];
  });
}

const pieceName = ({ pieces }: Scene, id: string) => pieces.find((piece) => piece.id === id)?.name;

const placeOfPiece = ({ pieces }: Scene, id: string) =>
  pieces.find((piece) => piece.id === id)?.place ?? null;
