import { battleSummaryOf } from '@linstock/battles';
import type { Side } from '@linstock/kernel';
import type { GameView } from '@linstock/protocol';
import { sidesOf, systemById } from '@linstock/systems';

/** A seat in words: its side, its battle, and the player of the other side. */
export interface SeatSubject {
  readonly side: string;
  readonly battle: string;
  readonly opponent: string;
}

/** The words for a seat of a game. */
export function describeSeat({ header, seats }: GameView, side: Side): SeatSubject {
  const system = systemById(header.rules.id);
  const sides = system ? sidesOf(system, header.battle.id) : (['first', 'second'] as const);
  const battle = battleSummaryOf(system ?? {}, header.battle.id).title;
  return { side: sides[side], battle, opponent: seats[side === 0 ? 1 : 0]?.name ?? 'the other player' };
}

/** The kind of this device, as named in a sentence. */
export function nameDevice(): 'phone' | 'tablet' | 'computer' {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer';
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet';
}

/** A time in the reader's zone, such as "4 December, 14:02". */
export function writeTime(at: number): string {
  const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(at);
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(at);
  return `${date}, ${time}`;
}
