import { distance } from '@linstock/ground';
import { nth, type Side } from '@linstock/kernel';
import { told } from '@linstock/scene';
import * as board from '../../model/board.ts';
import type { LeaderId, UnitId } from '../../model/field.ts';
import { emit, type Game, type StateView } from '../../model/game.ts';
import * as S from '../../model/state.ts';
import { smokeOf, smokeStays } from '../../reckon/smoke.ts';

/** Smoke (FL-11.4). */

/**
 * True if a unit shares its leader's Smoke. It must be In Command; in SK it must be within its own leader's
 * range (FL-4.4i, FL-11.43b).
 */
function sharesSmoke({ s }: StateView, unit: UnitId): boolean {
  return (S.formationOf(s, unit) === 'SK' ? s.inRange[unit] : s.inReach[unit]) === 1;
}

/** True if Smoke counts for a unit, its own or its leader's (FL-11.43a). */
export function hasSmoke(game: StateView, unit: UnitId): boolean {
  const { field, s } = game;
  if (s.smoke[unit] === 1) return true;
  const { command } = board.unitOf(field, unit);
  if (command === S.NONE || !sharesSmoke(game, unit)) return false;
  return s.leaderSmoke[board.commandOf(field, command).leader] === 1;
}

/** Places the Smoke of units that fired together, in the order of their shots (FL-11.41, FL-11.42). */
export function smokeFalls(game: Game, firers: readonly number[]): void {
  for (const about of laySmoke(game, firers)) tellSmoke(game, about);
}

/** The owner of new Smoke: one unit, or all units a leader reaches. */
type About = { readonly unit: UnitId } | { readonly leader: LeaderId };

/** Lays the Smoke of these, and says where some is that was not there before (FL-11.41a, b). */
export function laySmoke(game: StateView, firers: readonly number[]): About[] {
  const { field, s } = game;
  const laid: About[] = [];
  for (const unit of firers) {
    const { kind, side, command } = board.unitOf(field, unit);
    const hex = board.hexOfUnit(s, unit);
    if (kind !== 'infantry' || hex === S.NONE) continue; // FL-11.47a
    const distances = markersOf(game, side).map((marker) => distance(field.map, hex, marker));
    const put = smokeOf(sharesSmoke(game, unit), distances);
    const { leader } = field.commands[command] ?? { leader: S.NONE };
    if (put === 'unit') {
      s.smoke[unit] = 1;
      laid.push({ unit });
    } else if (put === 'leader' && s.leaderSmoke[leader] === 0) {
      s.leaderSmoke[leader] = 1;
      laid.push({ leader });
    }
  }
  return laid;
}

/** Hexes of all markers of a side. */
function markersOf({ field, s }: StateView, side: Side): number[] {
  const { leaders, units } = field.armies[side];
  return [
    ...leaders.filter((leader) => s.leaderSmoke[leader] === 1).map((leader) => board.hexOfLeader(s, leader)),
    ...units.filter((unit) => s.smoke[unit] === 1).map((unit) => board.hexOfUnit(s, unit)),
  ].filter((hex) => hex !== S.NONE);
}

function tellSmoke(game: Game, about: About): void {
  const { field } = game;
  const ofUnit = 'unit' in about;
  emit(
    game,
    ofUnit ? board.unitOf(field, about.unit).side : board.leaderOf(field, about.leader).side,
    [ofUnit ? 'FL-11.42a' : 'FL-11.41a'],
    () =>
      told`Smoke hangs about ${ofUnit ? board.unitName(field, about.unit) : `the troops of ${board.leaderName(game, about.leader)}`}`,
    () => ({
      kind: 'note',
      pieces: [ofUnit ? board.unitId(about.unit) : board.leaderId(about.leader)],
      at: null,
    }),
  );
}

/**
 * At the end of a turn, places the Smoke of the units that fired at movement in it, in the order of their shots
 * (FL-11.41a).
 */
export function closeSmoke(game: Game): void {
  smokeFalls(game, game.s.fumes);
  game.s.fumes = [];
}

/**
 * Removes the Smoke of both sides at the end of an Activation, except from the units and leaders that fired
 * in it. One unit keeps its leader's Smoke (FL-11.46).
 */
export function clearSmoke({ field, s }: Game): void {
  for (const { leader, counters } of field.commands) {
    const shots = counters.filter((unit) => s.fired[unit] === 1).length;
    if (!smokeStays(shots)) s.leaderSmoke[leader] = 0;
  }
  for (const { id } of field.units) if (!smokeStays(nth(s.fired, id))) s.smoke[id] = 0;
}
