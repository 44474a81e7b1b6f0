import { lengthWords } from '@linstock/ground';
import { nth, otherSide, type Side } from '@linstock/kernel';
import { told } from '@linstock/scene';
import { againstPurchase, costOf, type Force, readyForces } from '../battles/index.ts';
import type { AnswerTo } from '../model/answers.ts';
import { companyId } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import { emit, type Game, noteEvent, type Play, put, type QuestionOf } from '../model/game.ts';
import { withForces } from '../model/setting.ts';
import * as S from '../model/state.ts';
import { deployState, type State } from '../model/state.ts';
import { effectiveTraits } from '../reckon/troops.ts';
import { POINTS, type Trait } from '../tables/index.ts';
import { refused } from '../tables/refuse.ts';
import { attach, generalsAfterMove } from './generals.ts';
import {
  layOut,
  placingsOf,
  type RegimentPlacement,
  refusePlacing,
  unplaced,
  ZONE_DEPTH,
} from './lay-out.ts';

/** A pick-up game that its players set up: forces are bought, then placed (MM-BAT1f). */

// Forces

/** The side asked buys its force; then the other, then the dice are thrown for the first move. */
export function* buy(game: Game): Play {
  const { field, s } = game;
  const side = s.active;
  const { generals, regiments } = yield* put(forceQuestion(game));
  const force: Force = { generals, regiments };
  const [south, north] = s.setup?.forces ?? [null, null];
  const setup: S.SetUp = { forces: side === 0 ? [force, north] : [south, force], chooser: S.NONE };
  const left = setup.forces.findIndex((each) => each === null);
  const step = left < 0 ? S.BEGIN : S.BUY;
  const active: Side = left === 1 ? 1 : 0;
  Object.assign(s, deployState(field.own ? withForces(field.own, setup.forces) : field), {
    setup,
    step,
    active,
  });
  const companies = regiments.reduce((sum, each) => sum + each.companies, 0);
  const led = `${companies} ${companies === 1 ? 'company' : 'companies'}, ${generals} brigade ${generals === 1 ? 'general' : 'generals'}`;
  emit(
    game,
    side,
    ['MM-BAT1f'],
    () => told`${field.sideNames[side]} buys a force of ${costOf(force)} points: ${led}`,
    noteEvent,
  );
}

function forceQuestion({ field, s }: Game): QuestionOf<'force'> {
  const side = s.active;
  return {
    side,
    kind: 'force',
    clause: 'MM-BAT1f',
    stable: true,
    prompt: () => `${field.sideNames[side]}: which force do you buy for your points?`,
    options: () =>
      readyForces(field.own?.lists ?? { brigades: [] }, side).map(({ force }) => boughtAs(force)),
    refuse: (answer) => {
      const against = againstPurchase(answer);
      if (against !== null) return refused('R-BATTLE', 'MM-BAT1f', against);
      const idle = idleDiscount(field, answer);
      return idle
        ? refused(
            'R-BATTLE',
            'MM-E7o2',
            `The mark ${idle} has no effect in this game, and makes nothing cheaper.`,
          )
        : null;
    },
  };
}

/** A mark that would make a regiment cheaper though it has no effect under the switches of the game (MM-E7o2). */
function idleDiscount({ switches }: Field, { regiments }: AnswerTo<'force'>): Trait | undefined {
  return regiments
    .flatMap(({ type, traits }) =>
      traits.filter((trait) => !effectiveTraits({ type, traits }, switches).includes(trait)),
    )
    .find((trait) => (POINTS.add[trait] ?? 0) < 0);
}

function boughtAs({ generals, regiments }: Force): AnswerTo<'force'> {
  return {
    do: 'buy',
    generals,
    regiments: regiments.map((each) => ({ ...each, traits: [...each.traits] })),
  };
}

// Places

/** True if regiments are still to be placed. */
export function hasToPlace(field: Field, s: State): boolean {
  return s.setup !== null && ([0, 1] as const).some((side) => unplaced(field, s, side).length > 0);
}

/** The dice for the first move have fallen: the loser places first. */
export function beginPlacing(s: State, chooser: Side): void {
  if (s.setup) s.setup.chooser = chooser;
  s.active = otherSide(chooser);
  s.step = S.PLACE;
}

/**
 * Places one regiment, or all remaining troops of a side. Then it is the other side's turn, or the winner of
 * the dice chooses.
 */
export function* place(game: Game): Play {
  const { field, s } = game;
  const side = s.active;
  const answer = yield* put(placeQuestion(game));
  if (answer.do === 'place') setDown(game, answer);
  else
    for (const regiment of unplaced(field, s, side)) {
      const found = layOut(field, s, regiment);
      if (found) setDown(game, found);
    }
  const next = [otherSide(side), side].find((each) => unplaced(field, s, each).length > 0);
  if (next !== undefined) s.active = next;
  else {
    s.active = s.setup?.chooser === 1 ? 1 : 0;
    s.step = S.FIRST_MOVE;
  }
}

/** Places a regiment. The general of its brigade joins its middle company unless he is with another (MM-B1q). */
function setDown(game: Game, { regiment, at }: RegimentPlacement): void {
  const { field, s } = game;
  const { companies, brigade, side, called } = nth(field.regiments, regiment);
  for (const [i, company] of companies.entries()) {
    const { x, y, facing } = nth(at, i);
    s.x[company] = x;
    s.y[company] = y;
    s.facing[company] = facing;
    s.status[company] = S.ON_TABLE;
    generalsAfterMove(game, company);
  }
  const general = field.brigades[brigade]?.general ?? S.NONE;
  const middle = companies[Math.floor(companies.length / 2)];
  if (s.attached[general] === S.NONE && middle !== undefined) attach(field, s, general, middle);
  emit(
    game,
    side,
    ['MM-BAT1f'],
    () => told`${field.sideNames[side]} places ${called}`,
    () => ({ kind: 'placed', pieces: companies.map(companyId), at: null }),
  );
}

function placeQuestion({ field, s }: Game): QuestionOf<'place'> {
  const side = s.active;
  const rest = (): AnswerTo<'place'>[] => (canLayOut(field, s, side) ? [{ do: 'rest' }] : []);
  return {
    side,
    kind: 'place',
    clause: 'MM-BAT1f',
    stable: true,
    prompt: () =>
      `${field.sideNames[side]}: place a regiment within ${lengthWords(ZONE_DEPTH)} of your edge, or all the rest.`,
    options: () => [...rest(), ...placingsOf(field, s, side)],
    refuse: (answer) => {
      if (answer.do === 'place') return refusePlacing(field, s, side, answer);
      return rest().length > 0
        ? null
        : refused('R-BATTLE', 'MM-BAT1f', 'There is no room to lay out the rest: place a regiment by hand.');
    },
  };
}

/** True if all the rest of a side finds room. */
function canLayOut(field: Field, s: State, side: Side): boolean {
  const trial = S.cloneState(s);
  return unplaced(field, s, side).every((regiment) => {
    const found = layOut(field, trial, regiment);
    const companies = field.regiments[regiment]?.companies ?? [];
    for (const [i, company] of companies.entries()) {
      const at = found?.at[i];
      if (!at) return false;
      trial.x[company] = at.x;
      trial.y[company] = at.y;
      trial.facing[company] = at.facing;
      trial.status[company] = S.ON_TABLE;
    }
    return true;
  });
}
