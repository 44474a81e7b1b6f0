import type { AnswerTo } from '../../model/answers.ts';
import { type Play, put } from '../../model/game.ts';
import type { AlarmContext } from '../alarm.ts';
import { fireBatch } from '../batch.ts';
import { asNamed } from '../shot.ts';
import { interruptQuestion } from './interrupts.ts';
import { type MadeLeg, tellLegs } from './leg-log.ts';
import { takeStep } from './stepping.ts';

/** Carries a move under way on to its end; after each step the other side may fire (JR-6.2h, JR-5.8b). */

/** Carries the move under way on. */
export function* carryOn(game: AlarmContext): Play {
  const { s } = game;
  const journal: MadeLeg[] = [];
  while (s.moving) {
    const { unit, exposed } = s.moving;
    if (!exposed) {
      takeStep(game, s.moving, journal);
      if (s.moving === null) tellLegs(game, unit, journal);
      continue;
    }
    const question = interruptQuestion(game, unit);
    let fires: AnswerTo<'interrupt'>['fires'] = [];
    if (question) {
      tellLegs(game, unit, journal);
      ({ fires } = yield* put(question));
    }
    s.moving = { ...s.moving, exposed: false };
    if (fires.length > 0) {
      fireBatch(
        game,
        fires.map((shot) => asNamed(s, shot)),
      );
    }
  }
}
