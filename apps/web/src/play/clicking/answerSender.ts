import type { Side } from '@linstock/kernel';
import type { Choice, Piece } from '@linstock/scene';
import { intentionOf } from '../agenda/agenda.ts';
import type { NextSelection } from '../agenda/intention.ts';
import type { Needs } from '../automatic/needs.ts';
import type { Ordering } from '../formation/ordering.ts';
import { followersOf, marches, marchTogether, ridersIn } from '../picking/riding.ts';
import { type Meaning, mayBeGiven, type Said, type SessionState } from '../state/state.ts';
import { chosenBy } from './begun.ts';

/** Sends answers to the judge, with the answers that follow from them. */
export class AnswerSender {
  readonly #needs: Needs;
  readonly #ordering: Ordering;
  /** The click on the board that is being answered. */
  click: NextSelection['click'] = null;

  constructor(needs: Needs, ordering: Ordering) {
    this.#needs = needs;
    this.#ordering = ordering;
  }

  get #state(): SessionState {
    return this.#needs.store.get();
  }

  /** Sends an answer if the player has said it firmly enough for its effects. */
  send(side: Side, meaning: Meaning, said: Said, riders = ridersIn(this.#state)): void {
    if (!mayBeGiven(meaning, said)) return;
    const { before, choice } = meaning;
    const { agenda } = this.#needs;
    const { picks, answer } = before ?? choice;
    agenda.drop('confirmed', 'selection', 'carried');
    if (meaning.carries) agenda.add({ kind: 'carried', picks: meaning.carries });
    if (before) agenda.add({ kind: 'confirmed', meaning });
    const chosen = chosenBy(this.#state, picks, said === 'clicked' ? this.click : null);
    this.click = null;
    if (chosen) agenda.add(chosen);
    if (before || !this.#sendTogether(side, choice, riders)) this.#needs.send(side, answer);
    this.#ordering.heard(picks);
  }

  /** Sends a march with those who ride along. Returns false if nobody does, or not yet. */
  #sendTogether(side: Side, march: Choice<unknown>, riders: readonly Piece[]): boolean {
    const { agenda, rulebook } = this.#needs;
    const game = this.#needs.game();
    // With two players at one screen, the other may answer between the march and its riders.
    if (intentionOf(agenda.agenda, 'riders')?.side === side) agenda.drop('riders');
    if (riders.length === 0 || !marches(march) || !game) return false;
    const together = marchTogether(rulebook, game, side, march, riders);
    if (together) return agenda.begin({ side, ...together });
    agenda.add(followersOf(side, march, riders));
    return false;
  }

  /** Sends these answers one after another, as one order. See `giveAll` of `Clicks`. */
  sendAll(choices: readonly Choice<unknown>[], kinds?: readonly string[]): void {
    const { asked } = this.#state;
    if (!asked) return;
    const answers = choices.map(({ answer }) => answer);
    this.#needs.agenda.begin({
      ...{ side: asked.side, answers, kinds: kinds ?? choices.map(() => asked.kind) },
    });
  }
}
