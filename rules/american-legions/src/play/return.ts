import type { Hex } from '@linstock/ground';
import { nth, refusal } from '@linstock/kernel';
import { saying } from '@linstock/scene';
import {
  armGroup,
  barred,
  companyOf,
  hexOfCompany,
  leaderHex,
  lookAround,
  nameOf,
  regimentOf,
} from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import {
  type Decision,
  type DecisionsTo,
  type DecisionView,
  decide,
  type Game,
  type Play,
  questionOf,
  type QuestionOf,
  type StateView,
} from '../model/game.ts';
import * as S from '../model/state.ts';
import { nearestHexes } from './leaders.ts';
import { tellTry } from './tries.ts';

/** A company that has rallied on the track, and the hexes to which it may come back. */
interface Returning {
  readonly company: CompanyId;
  readonly hexes: readonly Hex[];
}

/** A company returns to its leader's hex, or to one of the nearest of its regiment (AL-4.51p, w to z). */
const comesBack: Decision<'return', Returning> = {
  options: ({ company, hexes }) => hexes.map((hex) => ({ do: 'return', company, hex })),
  refuse: ({ field, company, hexes }, answer) =>
    answer.company === company && hexes.includes(answer.hex)
      ? null
      : refusal(
          'not_nearest',
          'AL-4.51y',
          `${saying(nameOf(field, company), 'comes', 'come')} back to the nearest of its regiment.`,
        ),
  carryOut(game, { company, hex }) {
    const { field, s } = game;
    s.status[company] = S.BATTLEWORTHY;
    s.at[company] = hex; // faced by `faceRallied`
    if (companyOf(field, company).gun === 'attached') s.gunSide[company] = S.NONE;
    tellTry(game, company, true, 'AL-4.51p', ['comes', 'come'], 'back in good order');
  },
};

const DECISIONS: DecisionsTo<'return-hex', Returning> = { return: comesBack };

/** A company comes back from its track; its owner chooses if there are several hexes. */
export function* comeBack(game: Game, company: CompanyId): Play {
  const hexes = returnHexes(game, company);
  const { side } = companyOf(game.field, company);
  const returning = { ...game, side, company, hexes };
  if (hexes.length > 1) yield* decide(returning, DECISIONS, returnQuestion(returning));
  else comesBack.carryOut(returning, { do: 'return', company, hex: nth(hexes, 0) });
}

/**
 * The leader's hex, or the nearest hexes of the regiment if the arms may not share it (AL-4.51p, y). None if its
 * regiment, horse with a gun, stands only where it may not be.
 */
export function returnHexes({ field, s }: StateView, company: CompanyId): Hex[] {
  const { regiment, side, arm } = companyOf(field, company);
  const { leader, companies } = regimentOf(field, regiment);
  const home = leaderHex(field, s, leader);
  const looked = lookAround(field, s);
  const mixes = (hex: Hex) => barred(field, looked, side, armGroup(arm), hex) === 'mixed_arms';
  if (!mixes(home)) return [home];
  const open = companies.filter((c) => s.at[c] !== S.NONE && !mixes(hexOfCompany(s, c)));
  return nearestHexes(field, s, home, open);
}

function returnQuestion(view: DecisionView<Returning>): QuestionOf<'return-hex'> {
  const name = nameOf(view.field, view.company);
  return questionOf<'return-hex', Returning>(view, DECISIONS, {
    kind: 'return-hex',
    clause: 'AL-4.51y',
    stable: false,
    prompt: () => `${saying(name, 'is', 'are')} back: with which of the nearest?`,
  });
}
