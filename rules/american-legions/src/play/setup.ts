import type { Hex } from '@linstock/ground';
import { nth, type Refusal, type Side } from '@linstock/kernel';
import { told } from '@linstock/scene';
import { COMMANDER } from '../model/answers.ts';
import { companyOf, facingIn, hexOfCompany } from '../model/board.ts';
import {
  AMERICAN,
  BRITISH,
  type CompanyId,
  type Field,
  type OfficerId,
  SIDE_PEOPLE,
} from '../model/field.ts';
import {
  type Decision,
  type DecisionsTo,
  type DecisionView,
  decide,
  emit,
  type Game,
  noteEvent,
  type Play,
  questionOf,
  type QuestionOf,
  type StateView,
} from '../model/game.ts';
import * as S from '../model/state.ts';
import {
  companiesFor,
  mayStand,
  placeCompanies,
  placeOfficer,
  refuseHex,
  setUpCompanies,
  setUpOfficer,
  unplacedCompanies,
  unplacedOfficers,
} from './placing.ts';

/** AL-2.4: each player sets up, the American first, freely or as suggested. */

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
      yield* decide({ ...game, side }, DECISIONS, setUpQuestion({ ...game, side }));
    }
    emit(game, side, ['AL-2.4f'], () => told`The ${SIDE_PEOPLE[side]} are drawn up`, noteEvent);
    s.stage++;
  }
}

/**
 * Places the remaining units as suggested, or in the first legal hex if a placed unit is in the way. If that
 * fails, the whole side is set up as suggested.
 */
function takeSuggested(game: Game, side: Side): void {
  const { field, s } = game;
  for (const c of unplacedCompanies(game, side)) {
    const hexes = [nth(field.suggested.hex, c), ...companyOf(field, c).setUp];
    const hex = hexes.find((each) => refuseHex(game, side, [c], each) === null);
    if (hex === undefined) return startOver(game, side);
    const there = facingIn(field, s, hex, side);
    placeCompanies(game, side, [c], hex, there === S.NONE ? nth(field.suggested.facing, c) : there);
  }
  for (const officer of unplacedOfficers(game, side)) {
    const hexes = [
      suggestedHex(game, side, officer),
      ...companiesFor(game, side, officer).map((c) => hexOfCompany(s, c)),
    ];
    placeOfficer(game, side, officer, hexes.find((hex) => mayStand(game, side, officer, hex)) ?? S.NONE);
  }
}

function startOver(game: Game, side: Side): void {
  const { field, s } = game;
  for (const { id, side: own } of field.companies) {
    if (own !== side) continue;
    s.at[id] = nth(field.suggested.hex, id);
    s.facing[id] = nth(field.suggested.facing, id);
  }
  for (const { id, side: own } of field.leaders) if (own === side) s.leaderAt[id] = S.NONE;
  s.commanderAt[side] = S.NONE;
  takeSuggested(game, side);
}

function suggestedHex({ field, s }: StateView, side: Side, officer: OfficerId): Hex {
  if (officer !== COMMANDER) return nth(field.suggested.leaderHex, officer);
  const leader = s.commanderFor[side];
  return leader === S.NONE ? nth(field.suggested.commanderHex, side) : nth(field.suggested.leaderHex, leader);
}

/** A company or officer whose suggested place is illegal, and the reason. */
export interface RefusedPlace {
  readonly side: Side;
  readonly company: CompanyId | null;
  /** A leader, or the army commander; null for a company. */
  readonly officer: OfficerId | null;
  readonly hex: Hex;
  readonly refused: Refusal;
}

/**
 * The first company or officer whose suggested place is illegal, in the order of the field; null if all are
 * legal. A map that moves troops meets the same check as a player who sets them up (AL-2.4).
 */
export function refusedSuggestion(field: Field): RefusedPlace | null {
  const game: StateView = { field, s: S.deployState(field) };
  const { s } = game;
  for (const side of FIRST_TO_SET_UP) {
    for (const c of unplacedCompanies(game, side)) {
      const [hex, facing] = [nth(field.suggested.hex, c), nth(field.suggested.facing, c)];
      const refused = setUpCompanies.refuse({ ...game, side }, { do: 'set-up', companies: [c], hex, facing });
      if (refused) return { side, company: c, officer: null, hex, refused };
      [s.at[c], s.facing[c]] = [hex, facing];
    }
    for (const officer of unplacedOfficers(game, side)) {
      const hex = suggestedHex(game, side, officer);
      const refused = setUpOfficer.refuse({ ...game, side }, { do: 'set-up-officer', officer, hex });
      if (refused) return { side, company: null, officer, hex, refused };
    }
  }
  return null;
}

/** The companies and officers still to be placed take the places suggested for them. */
const suggested: Decision<'suggested'> = {
  options: () => [{ do: 'suggested' }],
  refuse: () => null,
  carryOut: (game) => takeSuggested(game, game.side),
};

const DECISIONS: DecisionsTo<'set-up'> = {
  suggested,
  'set-up': setUpCompanies,
  'set-up-officer': setUpOfficer,
};

function setUpQuestion(view: DecisionView): QuestionOf<'set-up'> {
  const left = () => unplacedCompanies(view, view.side).length;
  const question = questionOf(view, DECISIONS, {
    kind: 'set-up',
    clause: 'AL-2.4a',
    prompt: () =>
      left() > 0
        ? `Set up your army: ${left()} ${left() === 1 ? 'company' : 'companies'} still to be placed.`
        : 'Set up your leaders, each with a company of his.',
  });
  return {
    ...question,
    sample: (choose) => {
      if (left() > 0) return setUpCompanies.sample?.(view, choose) ?? { do: 'suggested' };
      const all = question.options();
      return nth(all, choose(all.length));
    },
  };
}
