import { lengthWords, levelAt, span, spotAlong } from '@linstock/ground';
import { type Place, type SightLine, sentence, type Zone } from '@linstock/scene';
import { sightBy, standingBetween } from '../measure/sight.ts';
import { companyId, isOnTable, nameOf, placedOf, situationNow } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import type { State } from '../model/state.ts';
import { LENGTHS } from '../tables/index.ts';

/** Number of heights given along a line. */
const HEIGHT_SAMPLES = 12;

/**
 * The line of sight from a company to a place, and the thing that blocks it (P-LOS). Null for generals and
 * companies off the table.
 */
export function sight(field: Field, s: State, piece: string, place: Place): SightLine | null {
  const company = numberOf(piece);
  if (company === null || !('spot' in place) || !field.companies[company] || !isOnTable(s, company))
    return null;
  const situation = situationNow(field, s);
  const shooter = placedOf(field, s, company);
  const to = place.spot;
  const there = situation.companies.find(({ stand }) => stand.x === to.x && stand.y === to.y) ?? null;
  const target = there?.stand ?? { ...to, facing: 0, frontage: 0, depth: 0 };
  const aim = { shooter, target, targetId: there?.id ?? null };
  const seen = sightBy(situation, aim, 'direct');
  const between = standingBetween(situation, aim, 'direct');
  const blocker = seen.clear ? null : seen.blocker;
  const blockedAt =
    blocker &&
    (blocker.by === 'stand'
      ? { piece: companyId(between[blocker.index]?.id ?? -1) }
      : { terrain: blocker.id });
  const name = sentence(nameOf(field, company));
  const far = lengthWords(span(seen.from, to), 1);
  const why = blocker
    ? blocker.by === 'stand'
      ? 'a stand is in the way'
      : `${nameTerrain(field, blocker.id)} is in the way`
    : 'it lies behind its front';
  return {
    clear: seen.clear,
    sentence: seen.clear ? `${name} sees it, ${far} away.` : `${name} does not see it: ${why}.`,
    clause: seen.clear ? 'MM-B5g' : blocker ? 'MM-B5b' : 'MM-B5f',
    from: { spot: seen.from },
    blockedAt,
    profile: Array.from({ length: HEIGHT_SAMPLES + 1 }, (_, i) => {
      const spot = spotAlong(seen.from, to, (span(seen.from, to) * i) / HEIGHT_SAMPLES);
      return { place: { spot }, level: levelAt(field.table, spot) };
    }),
  };
}

/** The range of a general's command over companies that he sees (MM-E2d). */
const COMMAND: Zone = {
  label: `command, ${lengthWords(LENGTHS.commandRadius)}`,
  places: [],
  ring: { from: 0, to: LENGTHS.commandRadius, arc: 'all' },
};

/**
 * Rings around a company: its melee range, and the range of each weapon ahead of its front line. Around a
 * general: his command range.
 */
export function zones(field: Field, _s: State, piece: string): readonly Zone[] {
  const company = field.companies[numberOf(piece) ?? -1];
  if (!company) return /^general:\d+$/.test(piece) ? [COMMAND] : [];
  const melee: Zone = {
    label: `${lengthWords(LENGTHS.meleeRange)}`,
    places: [],
    ring: { from: 0, to: LENGTHS.meleeRange, arc: 'all' },
  };
  return [
    melee,
    ...company.abilities.weapons.map(
      ({ weapon, range }): Zone => ({
        label: `${weapon}, ${lengthWords(range)}`,
        places: [],
        ring: { from: 0, to: range, arc: 'ahead' },
      }),
    ),
  ];
}

function numberOf(piece: string): number | null {
  const found = /^company:(\d+)$/.exec(piece);
  return found ? Number(found[1]) : null;
}

const KIND_WORDS: Readonly<Record<string, string>> = {
  woods: 'a wood',
  town: 'a town',
  hill: 'a hill',
  earthwork: 'an earthwork',
  building: 'a house',
};

/** The name of a piece of terrain by its kind. */
function nameTerrain({ table }: Field, id: string): string {
  const kind = table.areas.find((area) => area.id === id)?.kind;
  return KIND_WORDS[kind ?? ''] ?? 'a wall';
}
