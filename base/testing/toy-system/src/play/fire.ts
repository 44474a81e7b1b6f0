import { ask, carryOut, otherSide, refusal, type StandingTerms } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import type { Answer, AnswerOf } from '../model/answers.ts';
import { type Decision, type DecisionView, emit, type Game, type Play, questionOf } from '../model/game.ts';
import { volleyBetween } from '../model/shots.ts';
import { calledOf, company, footprint, mayFireOn, nameOf, pieceOf, type ToyState } from '../model/state.ts';
import { chanceOfHit, volley } from '../reckon/dice.ts';
import { MEN_PER_HIT } from '../tables/index.ts';
import { advance, halt, moverIn } from './march.ts';

/** Companies fire on one that has just advanced a row (D-7). */
const fire: Decision<'fire'> = {
  options({ s }) {
    const ids = mayFireOn(s, moverIn(s));
    return [
      { do: 'fire', companies: [] },
      ...ids.map((id) => ({ do: 'fire' as const, companies: [id] })),
      ...(ids.length > 1 ? [{ do: 'fire' as const, companies: ids }] : []),
    ];
  },
  refuse({ s }, { companies }) {
    const target = moverIn(s);
    const may = mayFireOn(s, target);
    const stranger = companies.find((id) => !may.includes(id));
    if (stranger !== undefined)
      return refusal(
        'cannot-fire',
        'D-7',
        `The ${nameOf(s, stranger)} cannot fire on the ${nameOf(s, target)}.`,
      );
    return new Set(companies).size === companies.length
      ? null
      : refusal('fires-once', 'D-7', 'A company fires once in a beat.');
  },
  carryOut(game, { companies }) {
    const { s } = game;
    const target = moverIn(s);
    const hits = shoot(game, target, companies);
    if (isStopped(s, target, hits)) halt(s);
    else if (hits > 0 && s.moving && s.moving.rest > 0) s.phase = 'press';
    else advance(game);
  },
};

/** A seat may say beforehand which companies fire, by the chance of a hit. */
function standingFire({ s }: DecisionView): StandingTerms<Answer> {
  const target = moverIn(s);
  return {
    units: mayFireOn(s, target).map((piece) => ({
      piece,
      chance: () => chanceOfHit(volleyBetween(s, piece, target)),
    })),
    act: (pieces) => ({ do: 'fire', companies: [...pieces] }),
    usual: () => null,
    declines: (answer) => answer.do === 'fire' && answer.companies.length === 0,
  };
}

/** Asks which companies fire on the company on the move. */
export function* fires(game: Game): Play {
  const { s } = game;
  const view = { ...game, side: otherSide(company(s, moverIn(s)).side) };
  const question = questionOf(
    view,
    { fire },
    {
      kind: 'fire',
      clause: 'D-7',
      standing: standingFire(view),
      prompt: () => `The ${nameOf(s, moverIn(s))} advances. Which companies fire on it?`,
    },
  );
  yield* carryOut({ fire }, view, yield* ask<Answer, AnswerOf<'fire'>>(question));
}

/** True for a company that is gone, or that was hit and is shaken (D-8). */
function isStopped(s: ToyState, id: number, hits: number): boolean {
  const { men, shaken } = company(s, id);
  return men === 0 || (shaken && hits > 0);
}

/** Volleys one after another; a firer whose target is gone does not fire. Returns the hits. */
function shoot(game: Game, target: number, firers: readonly number[]): number {
  const { s, umpire } = game;
  let all = 0;
  for (const firer of firers) {
    const aim = company(s, target);
    if (aim.men === 0) break;
    company(s, firer).fired = true;
    const { hits } = umpire.throw(volley(volleyBetween(s, firer, target)));
    all += hits;
    aim.men = Math.max(0, aim.men - MEN_PER_HIT * hits);
    if (hits === 2) aim.shaken = true;
    emitVolley(game, firer, target, hits);
  }
  return all;
}

function emitVolley(game: Game, firer: number, target: number, hits: number): void {
  const { s } = game;
  const { side } = company(s, firer);
  const { x, y } = footprint(company(s, target));
  emit(
    game,
    side,
    ['D-7'],
    () => told`${saying(calledOf(s, firer), 'fires', 'fire')} on ${calledOf(s, target)}`,
    () => ({
      kind: 'volley',
      by: [pieceOf(firer)],
      targets: [pieceOf(target)],
      at: { spot: { x, y } },
      weapon: 'musket',
    }),
  );
  if (hits === 0) return;
  emit(
    game,
    side,
    ['D-7'],
    () => told`${saying(calledOf(s, target), 'loses', 'lose')} ${MEN_PER_HIT * hits} men`,
    () => ({ kind: 'loss', losses: [{ piece: pieceOf(target), points: MEN_PER_HIT * hits }] }),
  );
  if (company(s, target).men === 0)
    emit(
      game,
      side,
      ['D-8'],
      () => told`Nobody of ${calledOf(s, target)} is left`,
      () => ({ kind: 'removed', pieces: [pieceOf(target)], how: 'destroyed' }),
    );
}
