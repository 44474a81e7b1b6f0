import { type Game, otherSide, type Proposal, type Side, type Sources } from '@linstock/kernel';
import type { Command } from '@linstock/protocol';
import type { SeatServices } from './host-services.ts';
import { noClock, tooEarly } from './refusals.ts';
import { lateAnswer } from './standing.ts';

/** Commands about the clocks of a game. The host decides if they are in time. */
export class ClockCommands {
  readonly #game: Game<unknown, unknown, unknown>;
  readonly #seats: SeatServices | undefined;
  readonly #sources: Sources;

  constructor(game: Game<unknown, unknown, unknown>, seats: SeatServices | undefined, sources: Sources) {
    this.#game = game;
    this.#seats = seats;
    this.#sources = sources;
  }

  /**
   * The other side is too late: it gets its late answer if the clock allows one, else it loses. Returns the way to propose that.
   * Throws RefusedCommand while it has time left.
   */
  async claim(side: Side): Promise<() => Proposal> {
    const game = this.#game;
    const claim = game.proposeClaim(side);
    const { clock } = game.header;
    const late = game.question(otherSide(side));
    if ('refused' in claim || !clock || !late) return () => claim;
    const seen = game.head;
    const left = (await this.#seats?.timeLeft(late.side)) ?? clock.minutes * 60_000;
    if (left > 0) throw tooEarly(game.position.sides[late.side], left / 1000);
    const answer = clock.late === 'act' ? lateAnswer(late) : null;
    return answer === null
      ? () => game.proposeClaim(side)
      : () => game.propose(late.side, answer, seen, { ...this.#sources, standing: true });
  }

  /**
   * Gives time, takes a vacation, or has a machine play a side. Throws RefusedCommand if no clock runs, and for a machine while the
   * other side has time left.
   */
  async carryOut(
    side: Side,
    command: Extract<Command, { t: 'give-time' | 'vacation' | 'stand-in' }>,
  ): Promise<void> {
    const { header, over } = this.#game;
    if (!this.#seats || over || !header.clock) throw noClock();
    if (command.t === 'stand-in') return this.#standIn(this.#seats, side, command.on);
    if (command.t === 'give-time') await this.#seats.giveTime(otherSide(side));
    else await this.#seats.takeVacation(side, command.until);
  }

  /** The player of a side is back: a machine no longer plays it. */
  async playerAnswers(side: Side): Promise<void> {
    if (this.#seats?.machines.includes(side)) await this.#seats.setMachine(side, false);
  }

  async #standIn(seats: SeatServices, side: Side, on: boolean): Promise<void> {
    if (!on) return seats.setMachine(side, false);
    const late = otherSide(side);
    const left = (await seats.timeLeft(late)) ?? 0;
    if (left > 0) throw tooEarly(this.#game.position.sides[late], left / 1000);
    await seats.setMachine(late, true);
  }
}
