import type { Hex } from '@linstock/ground';
import { refusal, type Side } from '@linstock/kernel';
import { chooseNames } from '@linstock/scene';
import { COMMANDER } from '../model/answers.ts';
import { companiesIn, officerHex, officerId, officerName } from '../model/board.ts';
import type { OfficerId } from '../model/field.ts';
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
import * as S from '../model/state.ts';
import { type CasualtyCause, casualtyReckoning } from '../reckon/casualty.ts';
import { fall, nearestHexes, officersAtRisk, placeOfficer } from './leaders.ts';

/** The die for one officer at risk (AL-4.4a, i). */
function rollFor(game: Game, side: Side, officer: OfficerId, cause: CasualtyCause): void {
  const { field, s } = game;
  const name = officerName(field, s, side, officer);
  const outcome = game.umpire.throw({
    ...casualtyReckoning({ id: officerId(side, officer), name: `${name}` }, cause),
    side,
    about: [officerId(side, officer)],
  });
  if (outcome.key === 'casualty') fall(game, side, officer);
}

/**
 * The leader roll on the first 6 of a Mutual Fire Phase against a side (AL-4.4a-e).
 * @param atRisk the officers who were in the hex when it was hit; those removed with their regiments do not count (AL-4.4m)
 */
export function* leaderRoll(game: Game, side: Side, hex: Hex, atRisk: readonly OfficerId[]): Play {
  const { s } = game;
  const there = atRisk.filter((officer) => officerHex(s, side, officer) === hex);
  const first = there[0];
  if (first === undefined || s.leaderRolled[side] === 1) return;
  s.leaderRolled[side] = 1;
  const risked = { ...game, side, hex, there };
  if (there.length === 1) risk.carryOut(risked, { do: 'risk', officer: first });
  else yield* decide(risked, DECISIONS, atRiskQuestion(risked));
}

/** The officers in a hex that was hit. */
interface AtRisk {
  readonly hex: Hex;
  readonly there: readonly OfficerId[];
}

/** One of the officers in the hex is at risk. Their owner names him (AL-4.4e). */
const risk: Decision<'risk', AtRisk> = {
  options: ({ there }) => there.map((officer) => ({ do: 'risk', officer })),
  refuse: (view, { officer }) => {
    const { field, s, side, hex, there } = view;
    if (there.includes(officer)) return null;
    const here = field.leaders[officer]?.side === side && s.leaderAt[officer] === hex;
    return here
      ? refusal('last_step_leader', 'AL-4.4h', 'A leader on his last step suffers no further casualty.')
      : refusal('not_in_hex', 'AL-4.4e', `Only ${namesAtRisk(view)} can be hit here.`);
  },
  carryOut: (game, { officer }) => rollFor(game, game.side, officer, 'fire'),
};

const DECISIONS: DecisionsTo<'leader-at-risk', AtRisk> = { risk };

const namesAtRisk = ({ field, s, side, there }: DecisionView<AtRisk>): string =>
  chooseNames(there.map((officer) => officerName(field, s, side, officer)));

/** Asks which of several officers in a hex is at risk. */
export const atRiskQuestion = (view: DecisionView<AtRisk>): QuestionOf<'leader-at-risk'> =>
  questionOf<'leader-at-risk', AtRisk>(view, DECISIONS, {
    kind: 'leader-at-risk',
    clause: 'AL-4.4e',
    stable: false,
    prompt: () => `Shot flies about the leaders: who is at risk, ${namesAtRisk(view)}?`,
  });

/** Shock has removed every company of a hex: a die for each officer there, then they join their men (AL-4.4i, j, k). */
export function* emptiedByShock(game: Game, side: Side, hex: Hex): Play {
  const { field, s } = game;
  if (companiesIn(field, s, hex).length > 0) return;
  for (const officer of officersAtRisk(field, s, side, hex)) rollFor(game, side, officer, 'shock');
  if (s.commanderState[side] !== S.ON_MAP || s.commanderAt[side] !== hex) return;
  const army = field.companies.filter((c) => c.side === side).map((c) => c.id);
  const refuge = {
    hexes: nearestHexes(field, s, hex, army),
    with: 'the nearest',
    clause: 'AL-4.4j',
  } as const;
  yield* placeOfficer(game, side, COMMANDER, refuge, false);
}
