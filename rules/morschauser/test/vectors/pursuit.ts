import { gap, inches, type Thousandths } from '@linstock/ground';
import type { Json, Moment, Question } from '@linstock/kernel';
import { z } from 'zod';
import type { Answer } from '../../src/model/answers.ts';
import { standOf } from '../../src/model/board.ts';
import * as S from '../../src/model/state.ts';
import { fight } from '../../src/play/fighting.ts';
import { LENGTHS } from '../../src/tables/index.ts';
import { bringUp, type Drill, drillOf, FOES, OWN, standBeside } from './drill.ts';
import { asInches, company, read, rules, switchesIn } from './given.ts';

/** Examples of pursuits: a round is fought as it ended, and the game offers a pursuit or does not. */

const chase = z.strictObject({
  ...rules,
  company,
  outcome: z.enum(['defenderRetreats', 'defenderRemoved', 'defenderSurrenders', 'drawn', 'attackerLoses']),
  otherEnemyDistance: z.number().min(0).optional(),
  firstPursuitThisTurn: z.boolean().default(true),
});
type Chase = z.output<typeof chase>;

const [BEATEN, OTHER] = FOES;

/** Tells whether cavalry may pursue, and how far it may advance (MM-E8a, MM-E8c). */
export function pursuit(raw: Json): Json {
  const given = read(chase, raw);
  const drill = drillOf(given.company, switchesIn(given));
  const { game } = drill;
  if (given.company.charged) S.mark(game.s, OWN, S.MOVED | S.CHARGED);
  else S.mark(game.s, OWN, S.BEGAN_IN_MELEE);
  if (!given.firstPursuitThisTurn) S.mark(game.s, OWN, S.PURSUED);
  bringUp(drill, BEATEN, inches(2));
  if (given.otherEnemyDistance !== undefined) standOff(drill, inches(given.otherEnemyDistance));
  endsAs(drill, given.outcome);
  const round = fight(game, OWN, BEATEN).next();
  if (round.done) return { mayPursue: false, reason: 'R-PURSUIT' };
  return { mayPursue: true, maxAdvance: asInches(advanceOf(drill, round.value)) };
}

/**
 * Puts another enemy behind the company at a distance from the corner that points at it. No pivot then brings the
 * two nearer, so the distance of an example is the minimum.
 */
function standOff(drill: Drill, distance: Thousandths): void {
  const { field, s } = drill.game;
  bringUp(drill, OTHER, distance, true);
  s.facing[OWN] = CORNER_AHEAD;
  const apart = gap(standOf(field, s, OWN), standOf(field, s, OTHER));
  s.y[OTHER] = (s.y[OTHER] as number) - (distance - apart);
}

/** A square stand faces so if a corner points straight ahead and another straight behind it. */
const CORNER_AHEAD = 450;

/** Sets strengths, hits and friends so that the round ends as given. */
function endsAs(drill: Drill, outcome: Chase['outcome']): void {
  const { game, hits } = drill;
  if (outcome === 'attackerLoses') hits.defender = 1;
  else if (outcome !== 'drawn') hits.attacker = 1;
  if (outcome === 'defenderRemoved') game.s.strength[BEATEN] = 1;
  if (outcome === 'defenderSurrenders') standBeside(drill, BEATEN);
}

/** The distance that the game lets it advance: all the way, or not at all (MM-E8c). */
function advanceOf({ game: { s } }: Drill, moment: Moment<Answer>): number {
  const [question] = moment as readonly Question<Answer>[];
  const y = (s.y[OWN] as number) - LENGTHS.pursuitAdvance;
  const step: Answer = { do: 'pursue', target: OTHER, x: s.x[OWN] as number, y, facing: CORNER_AHEAD + 1800 };
  return question?.refuse(step) === null ? LENGTHS.pursuitAdvance : 0;
}
