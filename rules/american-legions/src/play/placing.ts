import type { Hex } from '@linstock/ground';
import { nth, otherSide, type Refusal, refusal, type Side } from '@linstock/kernel';
import { saying, sentence, told } from '@linstock/scene';
import { type AnswerOf, COMMANDER } from '../model/answers.ts';
import {
  armGroup,
  companyIds,
  companyOf,
  facingIn,
  hexOfCompany,
  leaderOf,
  lookAround,
  nameOf,
  namesOf,
  officerId,
  officerName,
} from '../model/board.ts';
import type { CompanyId, OfficerId } from '../model/field.ts';
import { type Decision, type DecisionView, emit, type Game, type StateView } from '../model/game.ts';
import * as S from '../model/state.ts';
import { STACKING_LIMIT } from '../tables/index.ts';

/** Placing companies and officers before the battle (AL-2.4). */

/** Companies of a side take their place in a hex (AL-2.4a, d). */
export const setUpCompanies: Decision<'set-up'> = {
  *options(view) {
    const { field, s, side } = view;
    for (const c of unplacedCompanies(view, side)) {
      for (const hex of companyOf(field, c).setUp) {
        if (refuseHex(view, side, [c], hex)) continue;
        const there = facingIn(field, s, hex, side);
        for (let facing = 0; facing < 6; facing++) {
          if (there === S.NONE || there === facing) yield { do: 'set-up', companies: [c], hex, facing };
        }
      }
    }
  },
  refuse: (view, answer) => refuseCompanies(view, answer),
  sample(view, choose) {
    const { field, s, side } = view;
    const companies = unplacedCompanies(view, side);
    const company = nth(companies, choose(companies.length));
    const { setUp: hexes } = companyOf(field, company);
    const hex = nth(hexes, choose(hexes.length));
    const there = facingIn(field, s, hex, side);
    const facing = there === S.NONE ? choose(6) : there;
    const answer: AnswerOf<'set-up'> = { do: 'set-up', companies: [company], hex, facing };
    return refuseCompanies(view, answer) ? null : answer;
  },
  carryOut: (game, { companies, hex, facing }) => placeCompanies(game, game.side, companies, hex, facing),
};

/** An officer is set up with a company of his (AL-2.4b, c, e). */
export const setUpOfficer: Decision<'set-up-officer'> = {
  *options(view) {
    const { s, side } = view;
    for (const officer of unplacedOfficers(view, side)) {
      const hexes = new Set(companiesFor(view, side, officer).map((c) => hexOfCompany(s, c)));
      for (const hex of hexes) if (hex !== S.NONE) yield { do: 'set-up-officer', officer, hex };
    }
  },
  refuse: (view, answer) => refuseOfficer(view, answer),
  carryOut: (game, { officer, hex }) => placeOfficer(game, game.side, officer, hex),
};

/** The companies of a side that are still to be placed. */
export function unplacedCompanies({ field, s }: StateView, side: Side): CompanyId[] {
  return field.companies.filter((c) => c.side === side && s.at[c.id] === S.NONE).map((c) => c.id);
}

/**
 * Officers of a side that are not placed yet. For an acting army commander, the leader whom he replaces is
 * listed.
 */
export function unplacedOfficers({ field, s }: StateView, side: Side): OfficerId[] {
  const officers = field.leaders
    .filter((l) => l.side === side && s.leaderStep[l.id] !== S.RELIEVED && s.leaderAt[l.id] === S.NONE)
    .map((l) => l.id);
  const commander = field.commanders[side] !== null && s.commanderAt[side] === S.NONE;
  return commander ? [...officers, COMMANDER] : officers;
}

/** Places companies, and logs it. */
export function placeCompanies(
  game: Game,
  side: Side,
  companies: readonly CompanyId[],
  hex: Hex,
  facing: number,
): void {
  const { field, s } = game;
  for (const c of companies) {
    s.at[c] = hex;
    s.facing[c] = facing;
  }
  emit(
    game,
    side,
    ['AL-2.4a', 'AL-2.4d'],
    () => told`${saying(namesOf(field, companies), 'takes its', 'take their')} place`,
    () => ({ kind: 'placed', pieces: companyIds(companies), at: { hex } }),
  );
}

/** Places an officer, and logs it. */
export function placeOfficer(game: Game, side: Side, officer: OfficerId, hex: Hex): void {
  const { field, s } = game;
  if (officer === COMMANDER) s.commanderAt[side] = hex;
  else s.leaderAt[officer] = hex;
  emit(
    game,
    side,
    [officer === COMMANDER ? 'AL-2.4e' : 'AL-2.4b'],
    () => told`${saying(officerName(field, s, side, officer), 'takes', 'take')} his place`,
    () => ({ kind: 'placed', pieces: [officerId(side, officer)], at: { hex } }),
  );
}

/**
 * The companies of which at least one must share an officer's hex: his own, or any of the side (AL-2.4b, c,
 * e).
 */
export function companiesFor({ field, s }: StateView, side: Side, officer: OfficerId): readonly CompanyId[] {
  const leader = officer === COMMANDER ? s.commanderFor[side] : officer;
  if (leader !== S.NONE) return leaderOf(field, leader).companies;
  return field.companies.filter((c) => c.side === side).map((c) => c.id);
}

/** True if an officer shares a hex with a company of his. */
export function mayStand(game: StateView, side: Side, officer: OfficerId, hex: Hex): boolean {
  return hex !== S.NONE && companiesFor(game, side, officer).some((c) => game.s.at[c] === hex);
}

function refuseCompanies(view: DecisionView, { companies, hex, facing }: AnswerOf<'set-up'>): Refusal | null {
  const { field, s, side } = view;
  const free = unplacedCompanies(view, side);
  if (
    companies.length === 0 ||
    new Set(companies).size < companies.length ||
    companies.some((c) => !free.includes(c))
  )
    return refusal(
      'not_your_turn_to_set_up',
      'AL-2.4f',
      'Name companies of yours that are still to be placed.',
    );
  const refused = refuseHex(view, side, companies, hex);
  if (refused) return refused;
  const there = facingIn(field, s, hex, side);
  if (there === S.NONE || there === facing) return null;
  return refusal('facing_differs', 'AL-2.4d', 'All companies in a hex face the same way.');
}

function refuseOfficer(view: DecisionView, { officer, hex }: AnswerOf<'set-up-officer'>): Refusal | null {
  const { field, s, side } = view;
  if (!unplacedOfficers(view, side).includes(officer))
    return refusal('not_your_turn_to_set_up', 'AL-2.4f', 'That officer is not yours to place now.');
  if (mayStand(view, side, officer, hex)) return null;
  return refusal(
    'leader_alone',
    officer === COMMANDER ? 'AL-2.4e' : 'AL-2.4b',
    `${sentence(officerName(field, s, side, officer))} has to share a hex with a company of his.`,
  );
}

/** Why these companies may not be set up in a hex, under any facing. */
export function refuseHex(
  game: StateView,
  side: Side,
  companies: readonly CompanyId[],
  hex: Hex,
): Refusal | null {
  const { field, s } = game;
  const stranger = companies.find((c) => !companyOf(field, c).setUp.includes(hex));
  if (stranger !== undefined) {
    return refusal(
      'not_a_set_up_hex',
      'AL-2.4a',
      `${sentence(nameOf(field, stranger))} may not set up in that hex.`,
    );
  }
  const looked = lookAround(field, s);
  if (nth(looked.held, hex * 2 + otherSide(side)) > 0)
    return refusal('enemy_in_hex', 'AL-6.4a', 'An enemy company stands in that hex.');
  if (nth(looked.held, hex * 2 + side) + companies.length > STACKING_LIMIT)
    return refusal('overstacked', 'AL-6.2a', `A hex holds at most ${STACKING_LIMIT} companies.`);
  let groups = nth(looked.arms, hex);
  for (const c of companies) groups |= armGroup(companyOf(field, c).arm);
  return groups === 3
    ? refusal('mixed_arms', 'AL-6.3b', 'Cavalry does not share a hex with other arms.')
    : null;
}
