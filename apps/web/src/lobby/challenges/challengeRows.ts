import { battleNames } from '@linstock/lab/names';
import {
  type ChallengeNames,
  type ChallengeTerms,
  type ChallengeView,
  takersSideWords,
} from '@linstock/protocol';
import { needSystem, systemById, systems } from '@linstock/systems';

/** The lists that a change of a challenge touches. */
interface ChallengeRows {
  readonly others: readonly ChallengeView[];
  readonly own: readonly ChallengeView[];
}

/** The lists after a challenge has come, changed or gone. One that another player accepted stays until it is taken out. */
export function withChallenge({ others, own }: ChallengeRows, view: ChallengeView): ChallengeRows {
  if (view.mine || view.forReader)
    return { others, own: replaced(own, view, ['open', 'accepted'].includes(view.state)) };
  const known = others.some(({ id }) => id === view.id);
  const stays = view.state === 'open' ? view.who === 'anyone' : view.state === 'accepted' && known;
  return { own, others: replaced(others, view, stays) };
}

function replaced(
  rows: readonly ChallengeView[],
  view: ChallengeView,
  stays: boolean,
): readonly ChallengeView[] {
  if (!stays) return rows.filter(({ id }) => id !== view.id);
  if (rows.some(({ id }) => id === view.id)) return rows.map((row) => (row.id === view.id ? view : row));
  return [...rows, view].sort((a, b) => b.posted - a.posted || (a.id < b.id ? 1 : -1));
}

/** The filter of the list; null for all. */
export interface ChallengeFilters {
  readonly system: string | null;
  /** The side that the reader would get, in words. */
  readonly side: string | null;
  readonly clock: ChallengeView['clock']['kind'] | null;
  readonly counts: ChallengeView['counts'] | null;
  /** The range of the maker's rating. */
  readonly rating: RatingRange | null;
  /** Only makers who have a page open now. */
  readonly here: boolean;
}

/** Ranges of ratings, by their bounds: from the first to below the second. */
const RATINGS = {
  low: [0, 1400],
  middle: [1400, 1600],
  high: [1600, Number.POSITIVE_INFINITY],
} as const;
export type RatingRange = keyof typeof RATINGS;
const RANGES: readonly RatingRange[] = ['low', 'middle', 'high'];

const CLOCKS = ['none', 'days', 'budget'] as const;
const COUNTS = ['rated', 'friendly'] as const;

/** The filters of an address. What it does not know is left out. */
export function filtersOf(query: string): ChallengeFilters {
  const asked = new URLSearchParams(query);
  const system = asked.get('system');
  return {
    system: system !== null && systemById(system) ? system : null,
    side: SIDES.find((side) => side === asked.get('side')) ?? null,
    clock: CLOCKS.find((clock) => clock === asked.get('clock')) ?? null,
    counts: COUNTS.find((counts) => counts === asked.get('counts')) ?? null,
    rating: RANGES.find((range) => range === asked.get('rating')) ?? null,
    here: asked.get('here') === '1',
  };
}

/** The query of an address with these filters. */
export function queryOf({ system, side, clock, counts, rating, here }: ChallengeFilters): string {
  return String(
    new URLSearchParams({
      ...(system !== null && { system }),
      ...(side !== null && { side }),
      ...(clock !== null && { clock }),
      ...(counts !== null && { counts }),
      ...(rating !== null && { rating }),
      ...(here && { here: '1' }),
    }),
  );
}

/** The sides that a reader may look for, by name. */
export const SIDES: readonly string[] = [
  ...new Set(systems.flatMap(({ sides, sidesAt = {} }) => [sides, ...Object.values(sidesAt)].flat())),
  'by dice',
  'the side you choose',
];

/** True if a challenge passes the filters. */
export function passesFilters(view: ChallengeView, filters: ChallengeFilters): boolean {
  const { system, side, clock, counts, rating, here } = filters;
  if (system !== null && view.system !== system) return false;
  if (clock !== null && view.clock.kind !== clock) return false;
  if (counts !== null && view.counts !== counts) return false;
  if (here && !view.here) return false;
  if (rating !== null && !isRated(view, rating)) return false;
  return side === null || takersSideWords({ ...view, pair: false }, namesOf(view)) === side;
}

function isRated({ makerRating }: ChallengeView, range: RatingRange): boolean {
  const [from, below] = RATINGS[range];
  return makerRating !== null && makerRating.rating >= from && makerRating.rating < below;
}

/** Names that have been looked up. A row needs them each time it is scrolled into sight. */
const knownNames = new WeakMap<ChallengeTerms, ChallengeNames>();

/** The names for the words of a challenge. */
export function namesOf(terms: ChallengeTerms): ChallengeNames {
  const { system, battle, options } = terms;
  const names = knownNames.get(terms) ?? battleNames(needSystem(system), battle, options);
  knownNames.set(terms, names);
  return names;
}

/** True if this page knows the battle of a challenge. A server may be newer than a page. */
export function isKnown({ system, battle }: ChallengeView): boolean {
  return systemById(system)?.battles.includes(battle) ?? false;
}

/** Other open challenges like one: of the same battle, else of the same rules. */
export function findSimilar(view: ChallengeView, others: readonly ChallengeView[]): readonly ChallengeView[] {
  const open = others.filter(({ id, state }) => id !== view.id && state === 'open');
  const same = open.filter(({ battle }) => battle === view.battle);
  return same.length > 0 ? same : open.filter(({ system }) => system === view.system);
}
