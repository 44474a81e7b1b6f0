import { distance } from '@linstock/ground';
import { nth, refusal, usualStanding } from '@linstock/kernel';
import { listNames, saying } from '@linstock/scene';
import type { Answer } from '../model/answers.ts';
import {
  commanderBeside,
  companyIds,
  companyOf,
  effectivenessOf,
  hexOfCompany,
  isFoot,
  leaderHex,
  nameOf,
  onMap,
  onTrack,
  regimentName,
  regimentOf,
} from '../model/board.ts';
import type { CompanyId, Field, RegimentId } from '../model/field.ts';
import {
  type Decision,
  type DecisionsTo,
  type DecisionView,
  decide,
  type Game,
  type Play,
  questionOf,
  type QuestionOf,
} from '../model/game.ts';
import { areAlike, leastLoss, sufferedBy, whyItMatters } from '../model/spare.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import {
  countsForOthers,
  type MoraleOutcome,
  type MoraleSituation,
  moraleReckoning,
} from '../reckon/morale.ts';
import type { MoraleCause } from '../tables/index.ts';
import { sufferD } from './results.ts';

/** P-MORALE: what counts in a check, the roll, and the D that a failure may bring. */

/** The distance within which enemy foot and horse count (AL-4.5h, i), in hexes. */
const FOOT_NEAR = 1;
const HORSE_NEAR = 2;

const STATES = ['ok', 'routed', 'eliminated'] as const;

/**
 * The modifiers of a regiment's check now (AL-4.5c, AL-4.5e-l, AL-4.31a). The regiment must have a leader on
 * the map.
 */
export function moraleSituation(
  field: Field,
  s: State,
  regiment: RegimentId,
  cause: MoraleCause,
): MoraleSituation {
  const { side, morale, leader, called } = regimentOf(field, regiment);
  const mine = onMap(field, s, regiment);
  const disordered = mine.find((c) => s.status[c] === S.DISORDERED);
  const foot = nearEnemy(field, s, mine, FOOT_NEAR, true);
  const horse = nearEnemy(field, s, mine, HORSE_NEAR, false);
  return {
    cause,
    morale: morale ?? 0,
    effectiveness: effectivenessOf(field, s, leader),
    regimentName: `${called}`,
    commanderStacked: commanderBeside(field, s, leader),
    disorderedCompany: disordered !== undefined,
    otherRegiments: brokenOthers(field, s, regiment),
    enemyInfantry: foot !== -1,
    enemyCavalry: horse !== -1,
    onTrack: onTrack(field, s, regiment),
    commanderLost: s.commanderState[side] === S.LOST,
    at: {
      ...(disordered === undefined ? {} : { disordered_company: [`company:${disordered}`] }),
      ...(foot === -1 ? {} : { enemy_infantry: [`company:${foot}`] }),
      ...(horse === -1 ? {} : { enemy_cavalry: [`company:${horse}`] }),
    },
  };
}

/**
 * The first battleworthy enemy company, foot or horse, at most `within` hexes from any of these (AL-4.5h-j);
 * -1 if there is none.
 */
function nearEnemy(
  field: Field,
  s: State,
  mine: readonly CompanyId[],
  within: number,
  foot: boolean,
): number {
  const side = companyOf(field, mine[0] ?? 0).side;
  for (const enemy of field.companies) {
    if (enemy.side === side || s.at[enemy.id] === S.NONE || s.status[enemy.id] !== S.BATTLEWORTHY) continue;
    if (foot ? !isFoot(enemy) : enemy.arm !== 'cavalry') continue;
    const at = hexOfCompany(s, enemy.id);
    for (const c of mine) if (distance(field.map, hexOfCompany(s, c), at) <= within) return enemy.id;
  }
  return -1;
}

/** Regiments of the side, others than this one, that are routed or gone and count (AL-4.5f, g). */
function brokenOthers(field: Field, s: State, regiment: RegimentId): number {
  const { side } = regimentOf(field, regiment);
  let count = 0;
  for (const other of field.regiments) {
    if (other.side !== side || other.id === regiment || s.regimentState[other.id] === S.OK) continue;
    const state = STATES[nth(s.regimentState, other.id)] ?? 'ok';
    const { skirmishers, companies } = other;
    if (countsForOthers({ companiesAtStart: companies.length, skirmishers, state })) count++;
  }
  return count;
}

/** True if a regiment may make a check at all: it has a morale and a leader on the map (AL-4.0a, AL-9.5b). */
export function mayCheck(field: Field, s: State, regiment: RegimentId): boolean {
  const { morale, leader } = regimentOf(field, regiment);
  return morale !== null && leaderHex(field, s, leader) !== S.NONE;
}

/** Throws one check of a regiment. */
export function check(game: Game, regiment: RegimentId, cause: MoraleCause): MoraleOutcome {
  return game.umpire.throw({
    ...moraleReckoning(moraleSituation(game.field, game.s, regiment, cause)),
    about: companyIds(regimentOf(game.field, regiment).companies),
  });
}

/** Throws the check of a company that tries to come back or to re-order, by the morale of its regiment (AL-4.51p, r). */
export function checkFor(
  { umpire, field, s }: Game,
  company: CompanyId,
  cause: 'rally_company' | 'reorder_company',
): MoraleOutcome {
  const { regiment, called } = companyOf(field, company);
  return umpire.throw({
    ...moraleReckoning({ ...moraleSituation(field, s, regiment, cause), companyName: `${called}` }),
    about: companyIds([company]),
  });
}

/** A failed check disorders one of these companies. */
interface FailedCheck {
  readonly regiment: RegimentId;
  readonly candidates: readonly CompanyId[];
  readonly clause: string;
}

/** A company suffers the D of a failed check (AL-4.51e, g, k, o). */
const suffer: Decision<'suffer', FailedCheck> = {
  options: ({ candidates }) => candidates.map((company) => ({ do: 'suffer', company })),
  refuse: ({ field, regiment, candidates, clause }, { company }) => {
    if (candidates.includes(company)) return null;
    const names = listNames(candidates.map((c) => nameOf(field, c)));
    return regimentOf(field, regiment).companies.includes(company)
      ? refusal(
          'not_on_map',
          clause,
          `${saying(nameOf(field, company), 'is', 'are')} not on the map; choose among ${names}.`,
        )
      : refusal(
          'not_this_regiment',
          clause,
          `That is no company of ${regimentName(field, regiment)}; choose among ${names}.`,
        );
  },
  carryOut: (game, { company }) => void sufferD(game, company, game.clause),
};

const DECISIONS: DecisionsTo<'morale-D', FailedCheck> = { suffer };

/** One company of the regiment, its owner's choice, suffers a D; no further check follows (AL-4.51e, g, k, o). */
export function* extraD(game: Game, regiment: RegimentId, clause: string): Play {
  const candidates = onMap(game.field, game.s, regiment);
  const [company] = candidates;
  if (company === undefined) return;
  const failed = { ...game, side: regimentOf(game.field, regiment).side, regiment, candidates, clause };
  if (candidates.length === 1) suffer.carryOut(failed, { do: 'suffer', company });
  else yield* decide(failed, DECISIONS, extraDQuestion(failed));
}

function extraDQuestion(view: DecisionView<FailedCheck>): QuestionOf<'morale-D'> {
  const { field, s, regiment, candidates, clause } = view;
  return questionOf<'morale-D', FailedCheck>(view, DECISIONS, {
    kind: 'morale-D',
    clause,
    stable: false,
    standing: usualStanding<Answer>(
      () => ({ do: 'suffer', company: leastLoss(field, s, candidates) }),
      () => areAlike(field, s, candidates),
    ),
    prompt: () =>
      `The check has failed: which company of ${regimentName(field, regiment)} ${sufferedBy(field, s, candidates)}? ${whyItMatters(field, s, candidates)}`,
  });
}
