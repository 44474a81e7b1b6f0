/** The drawings over a free-measure table: the answers in terms of stands, orders, zones and the findings of the reader's tools. */
import { frontMiddle, isWithin, type Spot } from '@linstock/ground';
import {
  type AttackPreview,
  type Choice,
  isOfficer,
  type Picked,
  type Piece,
  piecesMoved,
  type Scene,
  waysOfPicks,
  type Zone,
} from '@linstock/scene';
import { placeFromId, type TableOnlyOverlay, type TableOverlay } from '../../board/table/tableModel.ts';
import { standOfPoint } from '../../board/table/union.ts';
import type { HiddenGroundQuery } from '../../board/table/useHiddenGround.ts';
import type { Aim } from '../../play/aiming/aim.ts';
import { formationIn, meaningOfPicks, picksIn, previewIn } from '../../play/state/modeSelectors.ts';
import type { SessionState } from '../../play/state/state.ts';
import type { NumberedOutcome } from '../orders/outlook.ts';
import type { ToolResult } from '../tools/tools.tsx';
import { type AnswerDrawing, drawAim, drawSightLine } from './answerOverlays.ts';

/** Draws answers on a table: at the stands of their pieces. */
export const ON_TABLE: AnswerDrawing<TableOnlyOverlay> = {
  itemsOf: (pieces) => pieces.map(({ id }) => id),
  options: () => ({ under: [], targets: [] }),
  course(state) {
    const shown = shownIn(state);
    const way = shown ? wayOf(shown, picksIn(state), state.scene?.pieces ?? []) : [];
    return [...way, ...orderedWays(state)];
  },
  beside(state) {
    const shown = shownIn(state);
    const form = shown?.forms && { kind: 'form' as const, id: `form:${shown.label}`, forms: shown.forms };
    const based = state.scene?.pieces.find(({ id, bases }) => id === state.inspected && bases);
    return [
      ...(form ? [form] : []),
      ...(based ? [{ kind: 'footprint' as const, id: `footprint:${based.id}`, piece: based.id }] : []),
    ];
  },
};

/** The answer that is previewed, or the one that is chosen. */
const shownIn = (state: SessionState) => previewIn(state) ?? meaningOfPicks(state)?.choice ?? null;

/** The line of fire of an aim; none if the route of its answer is drawn. */
export function drawAimOnTable(aim: Aim | null): TableOverlay[] {
  return piecesMoved(aim?.choice?.picks ?? []).length > 0 ? [] : drawAim(aim, ON_TABLE);
}

/** The new places of all stands of a formation under the order that is shown. */
function orderedWays(state: SessionState): TableOverlay[] {
  const commanded = formationIn(state);
  const ways = (commanded?.shown?.plan.destinations ?? []).flatMap(({ piece, place, facing }) =>
    'spot' in place ? [{ piece, way: [{ ...place.spot, facing: facing ?? 0 }] }] : [],
  );
  return ways.length === 0 ? [] : [{ kind: 'way', id: 'ordered', ways, strikes: [] }];
}

/** The path of a choice, or the picked one that follows it. */
function wayOf(choice: Choice<unknown>, picks: readonly Picked[], pieces: readonly Piece[]): TableOverlay[] {
  const standOf = (id: string) => pieces.find((piece) => piece.id === id)?.pose ?? null;
  const own = waysOfPicks(choice.picks, standOf);
  const ways = own.length > 0 ? own : waysOfPicks(picks, standOf);
  const { strikes = [], warns = [] } = choice;
  return ways.length === 0 && strikes.length === 0
    ? []
    : [{ kind: 'way', id: `way:${choice.label}`, ways, strikes, warns: warns.length > 0 }];
}

/** The numbers of the orders' outlook. */
export function drawOutlook(listed: readonly NumberedOutcome[]): TableOverlay[] {
  if (listed.length === 0) return [];
  const numbers = listed.map(({ number, told: { at, clash, fire } }) => ({
    number,
    at,
    heavy: clash,
    ...(fire && { fire }),
  }));
  return [{ kind: 'numbers', id: 'outlook', numbers }];
}

/** The preview of an attack, in its two layers. */
export function drawAttackPreview(preview: AttackPreview | null): TableOverlay[] {
  if (!preview) return [];
  return [
    { kind: 'swept', id: 'swept', preview },
    { kind: 'ahead', id: 'ahead', preview },
  ];
}

/** The findings of the reader's tools, as rings and lines. */
export function drawToolRings(
  found: ToolResult | null,
  scene: Scene | null,
  hidden: readonly (readonly Spot[])[] | null,
): TableOverlay[] {
  if (!found) return [];
  if (found.tool === 'ruler') return [];
  if (found.tool === 'arcs')
    return ringsOf(found.looker, found.zones).map((ring) =>
      hidden === null || ring.band === 'zone' ? ring : { ...ring, hidden },
    );
  const end = placeFromId(found.to) ?? scene?.pieces.find(({ id }) => id === found.to)?.pose;
  return end ? drawSightLine(found.sight, { spot: end }) : [];
}

/** The piece whose range rings are shown, and its range of sight; null without rings, or if the rules have no sight. */
export function makeHiddenGroundQuery(
  found: ToolResult | null,
  scene: Scene | null,
): HiddenGroundQuery | null {
  if (found?.tool !== 'arcs') return null;
  const pose = scene?.pieces.find(({ id }) => id === found.looker)?.pose;
  const far = Math.max(0, ...found.zones.map(({ ring }) => (ring && ring.arc !== 'all' ? ring.to : 0)));
  if (!pose || far === 0 || found.sees({ spot: frontMiddle(pose) }) === null) return null;
  return {
    from: { ...frontMiddle(pose), facing: pose.facing },
    far: far + Math.round(pose.frontage / 2),
    sees: (spot) => found.sees({ spot }) !== false,
  };
}

const BANDS = [0, 1, 2, 3] as const;

type Ring = Extract<TableOverlay, { readonly kind: 'ring' }>;

function ringsOf(piece: string, zones: readonly Zone[]): Ring[] {
  return zones.flatMap(({ ring, label }, i): Ring[] => {
    if (!ring) return [];
    const band = ring.arc === 'all' ? 'zone' : (BANDS[Math.min(i, 3)] ?? 3);
    return [{ kind: 'ring', id: `ring:${piece}:${i}`, piece, ...ring, band, text: label }];
  });
}

/** The all-round zones of enemies near a stand that may move: the zones it could enter. */
export function drawZones(
  pieces: readonly Piece[],
  chosen: readonly string[],
  zonesOf: (piece: string) => readonly Zone[],
  near: number,
): TableOverlay[] {
  const own = pieces.filter(({ id }) => chosen.includes(id));
  const nearby = pieces.filter(
    (piece) =>
      !isOfficer(piece) &&
      own.some(
        (each) =>
          each.side !== piece.side && each.pose && piece.pose && isWithin(each.pose, piece.pose, near),
      ),
  );
  return unitedZones('zone', nearby, zonesOf);
}

/**
 * The commander of the chosen pieces, or the chosen commander: the command radius, and a line to each of the
 * units commanded.
 */
export function drawCommand(
  pieces: readonly Piece[],
  chosen: readonly string[],
  zonesOf: (piece: string) => readonly Zone[],
): TableOverlay[] {
  const bodies = new Set(pieces.filter(({ id }) => chosen.includes(id)).map(({ group }) => group));
  const officers = pieces.filter(
    (piece) => isOfficer(piece) && commandedBy(piece).some((each) => bodies.has(each)),
  );
  return [
    ...unitedZones('command', officers, zonesOf),
    // Higher commanders have lines only if they are chosen: else every regiment would have three.
    ...officers
      .filter(({ id, kind }) => kind === 'leader' || chosen.includes(id))
      .flatMap((officer) => bondsOf(officer, pieces, zonesOf(officer.id))),
  ];
}

/** The bodies an officer commands. */
const commandedBy = ({ group, commands = [] }: Piece): readonly string[] => [group, ...commands];

/** The lines from an officer to the middle of each regiment under him. */
function bondsOf(officer: Piece, pieces: readonly Piece[], zones: readonly Zone[]): TableOverlay[] {
  if (!officer.pose) return [];
  const own = commandedBy(officer);
  const stands = pieces.flatMap((piece) =>
    !isOfficer(piece) && own.includes(piece.group) && piece.pose ? [{ ...piece, pose: piece.pose }] : [],
  );
  const ring = zones.find((zone) => zone.ring?.arc === 'all')?.ring;
  const from = ring?.about ? standOfPoint(ring.about) : officer.pose;
  const ends = [...Map.groupBy(stands, ({ id, regiment }) => regiment?.id ?? id).values()].map((each) => ({
    at: each[Math.floor((each.length - 1) / 2)]!.pose,
    reached: !ring || each.some(({ pose }) => isWithin(from, pose, ring.to)),
  }));
  return ends.length === 0 ? [] : [{ kind: 'bonds', id: `bonds:${officer.id}`, from: officer.pose, ends }];
}

/** The all-round zones of some pieces: those with one name together, labelled once. */
function unitedZones(
  means: 'zone' | 'command',
  pieces: readonly Piece[],
  zonesOf: (piece: string) => readonly Zone[],
): TableOverlay[] {
  const found = pieces.flatMap(({ id, pose }) =>
    zonesOf(id).flatMap(({ ring, label }) =>
      ring?.arc === 'all' && pose
        ? [{ label, zone: { stand: ring.about ? standOfPoint(ring.about) : pose, far: ring.to } }]
        : [],
    ),
  );
  return [...Map.groupBy(found, ({ label }) => label)].map(([text, each]) => ({
    kind: 'zones',
    id: `${means}:${text}`,
    means,
    zones: each.map(({ zone }) => zone),
    text,
  }));
}
