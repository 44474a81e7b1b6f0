import { battleNames } from '@linstock/lab/names';
import type { VacantSeat } from '@linstock/protocol';
import { needSystem, systemById } from '@linstock/systems';
import { describeClockRule } from '../../screen/seats/clockText.ts';
import { writeTime } from '../../seats/seatSubject.ts';
import type { ChallengeFilters } from '../challenges/challengeRows.ts';
import type { AskedSeat } from './askedSeats.ts';

/** The name of a battle, and of the seat's side. */
export function nameSeat({ system, battle, sides, side }: VacantSeat) {
  const names = battleNames(needSystem(system), battle, {});
  return { battle: names.battle, system: names.system, side: sides[side] };
}

/** A seat in words, as the name of its row. */
export function describeVacant(seat: VacantSeat): string {
  const { battle, system, side } = nameSeat(seat);
  const clock = describeClockRule(seat.clock);
  return `${battle}. A player has left, ${writeInside(seat.progress)}. Against ${seat.opponent}. You get ${side}. ${system}. ${clock}. friendly.`;
}

/** What became of a request for a seat. */
export function describeAsked({ seat, state, due }: AskedSeat): string {
  const { opponent } = seat;
  switch (state) {
    case 'waiting':
      return `${opponent} is asked. The seat is yours a day after they agree.`;
    case 'agreed':
      return `${opponent} agrees. The seat is yours on ${writeTime(due ?? 0)}, unless its player is back before.`;
    case 'refused':
      return `${opponent} would rather wait. The seat is not yours.`;
    case 'stopped':
      return 'Its player is back, so the seat is not yours.';
    case 'done':
      return 'The seat is yours.';
  }
}

/** True if a seat passes the filters of the list of challenges. The game is friendly, and nobody made a challenge of it. */
export function passesSeatFilters(seat: VacantSeat, filters: ChallengeFilters): boolean {
  const { system, side, clock, counts, rating, here } = filters;
  if (system !== null && seat.system !== system) return false;
  if (clock !== null && (seat.clock?.kind ?? 'none') !== clock) return false;
  if (counts === 'rated' || rating !== null || here) return false;
  return side === null || seat.sides[seat.side] === side;
}

/** True if this page knows the battle of a seat. A server may be newer than a page. */
export function isKnownSeat({ system, battle }: VacantSeat): boolean {
  return systemById(system)?.battles.includes(battle) ?? false;
}

/** A text with a small first letter, for the middle of a sentence. */
export const writeInside = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
