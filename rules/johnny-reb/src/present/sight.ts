import { inches, lengthWords, levelAt, span, spotAlong } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import type { Place, SightLine, Zone } from '@linstock/scene';
import { sees } from '../measure/sight.ts';
import { frontOf, officerPlace, placedOf, situationOf } from '../model/board.ts';
import type { Field, OfficerId } from '../model/field.ts';
import { nameOf, officerPiece, unitOf } from '../model/naming.ts';
import { ON_TABLE, SERVES, type State } from '../model/state.ts';
import { COMMAND_DISTANCE } from '../reckon/orders.ts';
import { GUN_RULES, isGun, WEAPON_RULES } from '../tables/index.ts';
import { sentence } from '../tables/words.ts';
import { unitOfPiece } from './words.ts';

/** Number of heights given along a line. */
const HEIGHT_SAMPLES = 12;

/** The line of sight of a unit from its place (JR-7.4); null for officers and units off the table. */
export function sight(field: Field, s: State, piece: string, place: Place): SightLine | null {
  const unit = unitOfPiece(field, piece);
  if (unit === null || !('spot' in place) || s.fate[unit] !== ON_TABLE) return null;
  const situation = situationOf(field, s);
  const viewer = placedOf(field, s, unit);
  const to = place.spot;
  const there = situation.units.find(({ stand }) => stand.x === to.x && stand.y === to.y);
  const bare = { ...viewer, id: '', front: to, stand: { ...to, facing: 0, frontage: 0, depth: 0 } };
  const clear = sees(situation, viewer, there ?? bare);
  const from = frontOf(s, unit);
  const far = span(from, to);
  const dim = far > situation.visibility;
  const name = sentence(`${nameOf(field, unit)}`).slice(0, -1);
  return {
    clear,
    sentence: clear
      ? `${name} sees it, ${lengthWords(far, 1)} away.`
      : `${name} does not see it: ${dim ? `one sees no farther than ${lengthWords(situation.visibility, 1)} now` : 'ground, woods or troops are in the way'}.`,
    clause: dim ? 'JR-7.3a' : 'JR-7.4a',
    from: { spot: { x: from.x, y: from.y } },
    blockedAt: null,
    profile: Array.from({ length: HEIGHT_SAMPLES + 1 }, (_, i) => {
      const spot = spotAlong(from, to, (far * i) / HEIGHT_SAMPLES);
      return { place: { spot }, level: levelAt(field.table, spot) };
    }),
  };
}

/**
 * The bands of a unit's fire, ahead between lines at 45 degrees from its front corners (JR-2.5a); how far an officer's command
 * reaches (JR-16.4a).
 */
export function zones(field: Field, s: State, piece: string): readonly Zone[] {
  const officer = field.officers.find(({ id }) => officerPiece(id) === piece);
  if (officer) return commandOf(field, s, officer.id);
  const unit = unitOfPiece(field, piece);
  if (unit === null || s.fate[unit] !== ON_TABLE) return [];
  const { weapon } = unitOf(field, unit);
  const bands: readonly (readonly [string, number])[] = isGun(weapon)
    ? [
        ['canister', GUN_RULES[weapon].canister],
        ['normal', GUN_RULES[weapon].normal],
        ['long', GUN_RULES[weapon].long],
      ]
    : [
        ['close', WEAPON_RULES[weapon].close],
        ['normal', WEAPON_RULES[weapon].normal],
        ['long', WEAPON_RULES[weapon].long],
      ];
  const seen = nth(field.visibility, s.turn - 1);
  return bands.map(([label, far], i) => ({
    label: `${label}, ${lengthWords(inches(far))}`,
    places: [],
    ring: {
      from: i === 0 ? 0 : inches(bands[i - 1]?.[1] ?? 0),
      to: Math.min(inches(far), seen),
      arc: 'front' as const,
    },
  }));
}

/** The circle around an officer within which he can order his troops to charge. */
function commandOf(field: Field, s: State, officer: OfficerId): readonly Zone[] {
  if (s.officer[officer] !== SERVES) return [];
  const about = officerPlace(field, s, officer);
  const label = `in command within ${lengthWords(COMMAND_DISTANCE, 1)}`;
  return [{ label, places: [], ring: { from: 0, to: COMMAND_DISTANCE, arc: 'all', about } }];
}
