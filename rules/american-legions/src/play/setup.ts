import { type Refusal, refusal, type Side } from '@linstock/kernel';
import { saying, sentence } from '@linstock/scene';
import { type AnswerTo, COMMANDER } from '../model/answers.ts';
import {
  armGroup,
  companyIds,
  companyOf,
  facingIn,
  leaderOf,
  lookAround,
  nameOf,
  namesOf,
  officerId,
  officerName,
} from '../model/board.ts';
import { AMERICAN, BRITISH, type Field, SIDE_PEOPLE } from '../model/field.ts';
import { type Asked, emit, type Game, noteEvent, type Play, put } from '../model/game.ts';
import * as S from '../model/state.ts';
import { STACKING_LIMIT } from '../tables/index.ts';

/** AL-2.4: each player sets up, the American first, in his own way or as suggested. */

type SetUpAnswer = AnswerTo<'set-up'>;

/** What the law of setting up looks at. */
type Standing = Pick<Game, 'field' | 's'>;

/** Stage 1 is the first of these, stage 2 the second. */
const FIRST_TO_SET_UP = [AMERICAN, BRITISH] as const;

/** Both armies come onto the map (AL-2.4f). */
export function* setUp(game: Game): Play {
  const { field, s } = game;
  if (s.stage === 0) s.stage = 1;
  for (const side of FIRST_TO_SET_UP) {
    if (FIRST_TO_SET_UP[s.stage - 1] !== side) continue;
    if (field.setUp === 'suggested') takeSuggested(game, side);
    while (unplacedCompanies(game, side).length + unplacedOfficers(game, side).length > 0) {
      apply(game, side, yield* put(setUpQuestion(game, side)));
    }
    emit(game, side, ['AL-2.4f'], () => `The ${SIDE_PEOPLE[side]} are drawn up.`, noteEvent);
    s.stage++;
  }
}

function unplacedCompanies({ field, s }: Standing, side: Side): number[] {
  return field.companies.filter((c) => c.side === side && s.at[c.id] === S.NONE).map((c) => c.id);
}

/** Officers of a side still to be placed; an acting army commander takes his leader's place. */
function unplacedOfficers({ field, s }: Standing, side: Side): number[] {
  const officers = field.leaders
    .filter((l) => l.side === side && s.leaderStep[l.id] !== S.RELIEVED && s.leaderAt[l.id] === S.NONE)
    .map((l) => l.id);
  const commander = field.commanders[side] !== null && s.commanderAt[side] === S.NONE;
  return commander ? [...officers, COMMANDER] : officers;
}

function apply(game: Game, side: Side, answer: SetUpAnswer): void {
  switch (answer.do) {
    case 'suggested':
      return takeSuggested(game, side);
    case 'set-up':
      return placeCompanies(game, side, answer.companies, answer.hex, answer.facing);
    case 'set-up-officer':
      return placeOfficer(game, side, answer.officer, answer.hex);
  }
}

function placeCompanies(
  game: Game,
  side: Side,
  companies: readonly number[],
  hex: number,
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
    () => `${saying(namesOf(field, companies), 'takes its', 'take their')} place.`,
    () => ({ kind: 'placed', pieces: companyIds(companies), at: { hex } }),
  );
}

function placeOfficer(game: Game, side: Side, officer: number, hex: number): void {
  const { field, s } = game;
  if (officer === COMMANDER) s.commanderAt[side] = hex;
  else s.leaderAt[officer] = hex;
  emit(
    game,
    side,
    [officer === COMMANDER ? 'AL-2.4e' : 'AL-2.4b'],
    () => `${sentence(officerName(field, s, side, officer))} takes his place.`,
    () => ({ kind: 'placed', pieces: [officerId(side, officer)], at: { hex } }),
  );
}

/**
 * Places what is left as suggested, or in the first hex that will do where the player's own placing is in the way;
 * should there be no room left, the whole side is drawn up as suggested.
 */
function takeSuggested(game: Game, side: Side): void {
  const { field, s } = game;
  for (const c of unplacedCompanies(game, side)) {
    const hexes = [field.suggested.hex[c] as number, ...companyOf(field, c).setUp];
    const hex = hexes.find((each) => refuseHex(game, side, [c], each) === null);
    if (hex === undefined) return startOver(game, side);
    const there = facingIn(field, s, hex, side);
    placeCompanies(game, side, [c], hex, there === S.NONE ? (field.suggested.facing[c] as number) : there);
  }
  for (const officer of unplacedOfficers(game, side)) {
    const hexes = [
      suggestedHex(game, side, officer),
      ...companiesFor(game, side, officer).map((c) => s.at[c] as number),
    ];
    placeOfficer(game, side, officer, hexes.find((hex) => mayStand(game, side, officer, hex)) ?? S.NONE);
  }
}

function startOver(game: Game, side: Side): void {
  const { field, s } = game;
  for (const { id, side: own } of field.companies) {
    if (own !== side) continue;
    s.at[id] = field.suggested.hex[id] as number;
    s.facing[id] = field.suggested.facing[id] as number;
  }
  for (const { id, side: own } of field.leaders) if (own === side) s.leaderAt[id] = S.NONE;
  s.commanderAt[side] = S.NONE;
  takeSuggested(game, side);
}

function suggestedHex({ field, s }: Standing, side: Side, officer: number): number {
  if (officer !== COMMANDER) return field.suggested.leaderHex[officer] as number;
  const leader = s.commanderFor[side] as number;
  return (
    leader === S.NONE ? field.suggested.commanderHex[side] : field.suggested.leaderHex[leader]
  ) as number;
}

/** The companies one of which an officer must share a hex with: his own, or any of the side (AL-2.4b, c, e). */
function companiesFor({ field, s }: Standing, side: Side, officer: number): readonly number[] {
  const leader = officer === COMMANDER ? (s.commanderFor[side] as number) : officer;
  if (leader !== S.NONE) return leaderOf(field, leader).companies;
  return field.companies.filter((c) => c.side === side).map((c) => c.id);
}

function mayStand(game: Standing, side: Side, officer: number, hex: number): boolean {
  return hex !== S.NONE && companiesFor(game, side, officer).some((c) => game.s.at[c] === hex);
}

/** A company or officer that may not start where it is suggested, and why. */
export interface RefusedPlace {
  readonly side: Side;
  readonly company: number | null;
  /** A leader, or the army commander; null for a company. */
  readonly officer: number | null;
  readonly hex: number;
  readonly refused: Refusal;
}

/**
 * The first company or officer that may not be set up where the field suggests it, in the order of the field; null if all may.
 * A map that moves troops is held against the same law as a player who sets them up (AL-2.4).
 */
export function refusedSuggestion(field: Field): RefusedPlace | null {
  const game: Standing = { field, s: S.deployState(field) };
  const { s } = game;
  for (const side of FIRST_TO_SET_UP) {
    for (const c of unplacedCompanies(game, side)) {
      const [hex, facing] = [field.suggested.hex[c] as number, field.suggested.facing[c] as number];
      const refused = refuseSetUp(game, side, { do: 'set-up', companies: [c], hex, facing });
      if (refused) return { side, company: c, officer: null, hex, refused };
      [s.at[c], s.facing[c]] = [hex, facing];
    }
    for (const officer of unplacedOfficers(game, side)) {
      const hex = suggestedHex(game, side, officer);
      const refused = refuseSetUp(game, side, { do: 'set-up-officer', officer, hex });
      if (refused) return { side, company: null, officer, hex, refused };
    }
  }
  return null;
}

function setUpQuestion(game: Game, side: Side): Asked<'set-up'> {
  const { field } = game;
  return {
    side,
    kind: 'set-up',
    clause: 'AL-2.4a',
    stable: true,
    prompt: () => {
      const left = unplacedCompanies(game, side).length;
      return left > 0
        ? `Set up your army: ${left} ${left === 1 ? 'company' : 'companies'} still to be placed.`
        : 'Set up your leaders, each with a company of his.';
    },
    options: () => setUpOptions(game, side),
    refuse: (answer) => refuseSetUp(game, side, answer),
    sample: (choose) => {
      const companies = unplacedCompanies(game, side);
      if (companies.length === 0) {
        const all = setUpOptions(game, side);
        return all[choose(all.length)] as SetUpAnswer;
      }
      const company = companies[choose(companies.length)] as number;
      const { setUp: hexes } = companyOf(field, company);
      const hex = hexes[choose(hexes.length)] as number;
      const facing = facingIn(field, game.s, hex, side);
      const answer: SetUpAnswer = {
        do: 'set-up',
        companies: [company],
        hex,
        facing: facing === S.NONE ? choose(6) : facing,
      };
      return refuseSetUp(game, side, answer) ? { do: 'suggested' } : answer;
    },
  };
}

/** One company or officer at a time, wherever it may stand, in each facing; and the suggestion for the rest. */
function setUpOptions(game: Game, side: Side): SetUpAnswer[] {
  const { field, s } = game;
  const options: SetUpAnswer[] = [{ do: 'suggested' }];
  for (const c of unplacedCompanies(game, side)) {
    for (const hex of companyOf(field, c).setUp) {
      if (refuseHex(game, side, [c], hex)) continue;
      const there = facingIn(field, s, hex, side);
      for (let facing = 0; facing < 6; facing++) {
        if (there === S.NONE || there === facing) options.push({ do: 'set-up', companies: [c], hex, facing });
      }
    }
  }
  for (const officer of unplacedOfficers(game, side)) {
    const hexes = new Set(companiesFor(game, side, officer).map((c) => s.at[c] as number));
    for (const hex of hexes) if (hex !== S.NONE) options.push({ do: 'set-up-officer', officer, hex });
  }
  return options;
}

function refuseSetUp(game: Standing, side: Side, answer: SetUpAnswer): Refusal | null {
  const { field, s } = game;
  if (answer.do === 'suggested') return null;
  if (answer.do === 'set-up-officer') {
    const { officer, hex } = answer;
    if (!unplacedOfficers(game, side).includes(officer))
      return refusal('not_your_turn_to_set_up', 'AL-2.4f', 'That officer is not yours to place now.');
    if (mayStand(game, side, officer, hex)) return null;
    const name = sentence(officerName(field, s, side, officer));
    return refusal(
      'leader_alone',
      officer === COMMANDER ? 'AL-2.4e' : 'AL-2.4b',
      `${name} has to share a hex with a company of his.`,
    );
  }
  const { companies, hex, facing } = answer;
  const free = unplacedCompanies(game, side);
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
  const refused = refuseHex(game, side, companies, hex);
  if (refused) return refused;
  const there = facingIn(field, s, hex, side);
  if (there === S.NONE || there === facing) return null;
  return refusal('facing_differs', 'AL-2.4d', 'All companies in a hex face the same way.');
}

/** Why these companies may not be set up in a hex, whichever way they face. */
function refuseHex(game: Standing, side: Side, companies: readonly number[], hex: number): Refusal | null {
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
  if ((looked.held[hex * 2 + side] as number) + companies.length > STACKING_LIMIT)
    return refusal('overstacked', 'AL-6.2a', `A hex holds at most ${STACKING_LIMIT} companies.`);
  let groups = looked.arms[hex] as number;
  for (const c of companies) groups |= armGroup(companyOf(field, c).arm);
  return groups === 3
    ? refusal('mixed_arms', 'AL-6.3b', 'Cavalry does not share a hex with other arms.')
    : null;
}
