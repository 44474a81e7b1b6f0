/** The terms of orders, computed by the rules once for each choice and sheet. */
import { sealedKnownTo } from '@linstock/kernel';
import type { Choice, OrderTerms, Reach, RowNote, Scene } from '@linstock/scene';
import type { HexOverlay } from '../../board/overlay/overlays.ts';
import type { TableOverlay } from '../../board/table/tableModel.ts';
import { idOfPlace } from '../../common/places.ts';
import { meaningOfPicks, previewIn, sheetIn } from '../../play/state/modeSelectors.ts';
import type { OpenSheet, SessionState } from '../../play/state/state.ts';
import { findCurrentOrder } from './useAttackPreview.ts';

type TermsContext = Pick<SessionState, 'rulebook' | 'game' | 'asked'>;

/** By choice, and by sheet and the order that a row would get: both are new with each question. */
const ofChoices = new WeakMap<Choice<unknown>, OrderTerms | null>();
const ofSheets = new WeakMap<object, Map<string, OrderTerms | null>>();

/** The effect of an order on offer; null if the choice is no order. */
export function termsOf(asking: TermsContext, choice: Choice<unknown>): OrderTerms | null {
  const found = ofChoices.get(choice);
  if (found !== undefined) return found;
  const terms = asked(asking, choice);
  ofChoices.set(choice, terms);
  return terms;
}

function asked(
  { rulebook, game, asked: open }: TermsContext,
  { answer }: Choice<unknown>,
): OrderTerms | null {
  const question = open && game?.question(open.side);
  if (!rulebook?.present.asks.terms || !game || !question) return null;
  const { field, position } = game;
  return rulebook.present.asks.terms(
    { field, state: position.state, known: sealedKnownTo(position, question.side) },
    question,
    answer,
  );
}

/** The effect of an order for the row that has or would get it; null if it is no order. */
export function findTermsInSheet(open: OpenSheet, row: string, written: RowNote): OrderTerms | null {
  const { sheet, filled } = open;
  const own = sheet.rows.find(({ id }) => id === row);
  if (!own || !sheet.terms) return null;
  const known = ofSheets.get(sheet) ?? new Map<string, OrderTerms | null>();
  ofSheets.set(sheet, known);
  const key = JSON.stringify([row, written, filled]);
  if (!known.has(key)) known.set(key, sheet.terms(own, written, filled));
  return known.get(key) ?? null;
}

/**
 * The terms of the order under the pointer or the focus, or of the selected order that is not given yet. Null
 * if there is none.
 */
export function findCurrentTerms(state: SessionState): OrderTerms | null {
  const sheet = sheetIn(state);
  const preview = previewIn(state);
  const meaning = meaningOfPicks(state);
  const seen = sheet && findCurrentOrder(sheet);
  if (sheet) return seen ? findTermsInSheet(sheet, seen.row, seen.written) : null;
  const choice = preview ?? meaning?.choice ?? null;
  return choice && termsOf(state, choice);
}

/** The reach of the hovered order, on hexes: the places that its units may reach, and the places they may strike. */
export function drawReachOnHexes(state: SessionState): HexOverlay[] {
  const reach = findCurrentTerms(state)?.reach() ?? [];
  const of = (does: Reach['does']): string[] => [
    ...new Set(reach.filter((each) => each.does === does).flatMap(({ places }) => places.map(idOfPlace))),
  ];
  const [goes, strikes] = [of('goes'), of('strikes')];
  return [
    ...(goes.length > 0
      ? [{ kind: 'area' as const, id: 'reach:goes', meaning: 'reach' as const, items: goes }]
      : []),
    ...(strikes.length > 0
      ? [{ kind: 'band' as const, id: 'reach:strikes', band: 1 as const, places: strikes }]
      : []),
  ];
}

/** The same on a free-measure table: surroundings are one shape, the rest is around each stand, its words once. */
export function drawReachOnTable(state: SessionState, scene: Scene | null): TableOverlay[] {
  const standing = (findCurrentTerms(state)?.reach() ?? []).flatMap((reach) => {
    const pose = scene?.pieces.find(({ id }) => id === reach.piece)?.pose;
    return pose && reach.within ? [{ ...reach, pose, within: reach.within }] : [];
  });
  const round = standing.filter(({ within }) => within.arc === 'all' && !within.way);
  const united = [...Map.groupBy(round, ({ label }) => label)].map(
    ([text, each]): TableOverlay => ({
      kind: 'zones',
      id: `reach:${text}`,
      means: 'reach',
      zones: each.map(({ pose, within }) => ({ stand: pose, far: within.far })),
      text,
    }),
  );
  const others = standing.filter((each) => !round.includes(each));
  return [...united, ...others.map((each, i) => ringOf(each, i === 0))];
}

/** The reach of one stand in its arc or along its path. */
function ringOf({ piece, does, label, within }: BoundedReach, worded: boolean): TableOverlay {
  return {
    ...{ kind: 'ring', id: `reach:${piece}:${does}`, piece, from: 0, to: within.far, arc: within.arc },
    ...(within.way ? { way: within.way } : {}),
    band: does === 'strikes' ? 1 : 'reach',
    ...(worded ? { text: label } : {}),
  };
}

type BoundedReach = Reach & { readonly within: NonNullable<Reach['within']> };
