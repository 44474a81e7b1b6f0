import { refusal, type Side, usualStanding } from '@linstock/kernel';
import { agreeingForm, chooseNames, listNames, saying } from '@linstock/scene';
import { regimentName } from '../model/board.ts';
import { type Asked, type Game, type Play, put } from '../model/game.ts';
import * as S from '../model/state.ts';
import { settle } from './leaders.ts';
import { check, extraD, mayCheck } from './morale.ts';
import { rout } from './results.ts';

/** P-CHECKS: the combat morale checks that close a fire or shock phase (AL-4.51a-i), those of one side. */
export function* checks(game: Game, side: Side): Play {
  const { s } = game;
  for (;;) {
    yield* settle(game);
    const due = checksDue(game, side);
    if (due.length === 0) return;
    const { regiment } = yield* put(checkQuestion(game, side, due));
    s.regimentDone[regiment] = (s.regimentDone[regiment] as number) & ~S.HIT;
    const outcome = check(game, regiment, 'combat');
    if (outcome.key === 'rout') rout(game, regiment);
    else if (!outcome.passed) yield* extraD(game, regiment, 'AL-4.51e');
  }
}

/** A regiment of this company has taken a result that took effect (AL-4.51a, c). */
export function markHit(game: Game, regiment: number): void {
  if (regiment !== S.NONE) game.s.regimentDone[regiment] = (game.s.regimentDone[regiment] as number) | S.HIT;
}

/** Regiments of a side that took losses in this phase and are neither routed nor gone (AL-4.51a, h, AL-4.14f). */
function checksDue({ field, s }: Game, side: Side): number[] {
  const due: number[] = [];
  for (const { id, side: own } of field.regiments) {
    if (own !== side || ((s.regimentDone[id] as number) & S.HIT) === 0 || s.regimentState[id] !== S.OK)
      continue;
    if (mayCheck(field, s, id)) due.push(id);
  }
  return due;
}

/** Asked for a single check too, since it throws. */
function checkQuestion(game: Game, side: Side, due: readonly number[]): Asked<'next-check'> {
  const { field } = game;
  const each = () => due.map((regiment) => regimentName(field, regiment));
  return {
    side,
    kind: 'next-check',
    clause: 'AL-4.51i',
    stable: true,
    standing: usualStanding(() => ({ do: 'check', regiment: due[0] as number })),
    prompt: () =>
      due.length === 1
        ? `${saying(listNames(each()), 'has taken losses and checks its', 'have taken losses and check their')} morale.`
        : `Which regiment checks its morale next: ${chooseNames(each())}?`,
    forcedAnswer: () => ({ do: 'check', regiment: due[0] as number }),
    options: () => due.map((regiment) => ({ do: 'check', regiment })),
    refuse: ({ regiment }) =>
      due.includes(regiment)
        ? null
        : refusal(
            'no_check_due',
            'AL-4.51a',
            `Only ${listNames(each())} ${agreeingForm(listNames(each()), 'checks', 'check')} now.`,
          ),
  };
}
