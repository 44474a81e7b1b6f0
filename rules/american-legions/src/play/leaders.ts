import { distance, type Hex } from '@linstock/ground';
import { nth, otherSide, refusal, type Side } from '@linstock/kernel';
import { chooseNames, saying, sentence, told, type Verb } from '@linstock/scene';
import { COMMANDER } from '../model/answers.ts';
import {
  companyOf,
  hexOfCompany,
  leaderHex,
  leaderOf,
  officerId,
  officerName,
  officerOf,
  troopsIn,
} from '../model/board.ts';
import type { CompanyId, Field, OfficerId } from '../model/field.ts';
import {
  type Decision,
  type DecisionsTo,
  type DecisionView,
  decide,
  emit,
  type Game,
  type Play,
  questionOf,
  type QuestionOf,
} from '../model/game.ts';
import type { State } from '../model/state.ts';
import * as S from '../model/state.ts';
import { stepAfter, successorStep } from '../reckon/casualty.ts';
import { removeEliminated } from './results.ts';

/** Leaders killed, captured, and put with their men (AL-4.2e, AL-4.33, AL-4.4, AL-4.41). */

/** The hexes of these companies that are nearest to `from`; empty if no company is on the map. */
export function nearestHexes(field: Field, s: State, from: Hex, companies: Iterable<CompanyId>): Hex[] {
  let least = Number.POSITIVE_INFINITY;
  const found = new Set<number>();
  for (const c of companies) {
    const hex = hexOfCompany(s, c);
    if (hex === S.NONE) continue;
    const away = distance(field.map, from, hex);
    if (away > least) continue;
    if (away < least) found.clear();
    least = away;
    found.add(hex);
  }
  return [...found];
}

/** True if a leader on the map has no company of his in his hex. */
function isDisplaced(game: Game, leader: OfficerId): boolean {
  const { field, s } = game;
  const hex = leaderHex(field, s, leader);
  if (hex === S.NONE) return false;
  for (const c of leaderOf(field, leader).companies) if (s.at[c] === hex) return false;
  return true;
}

/** The hexes in which an officer may be placed, and the reason. */
interface Refuge {
  readonly hexes: readonly Hex[];
  /** With the men who ran from his hex, or with the nearest of his men. */
  readonly with: 'those who ran' | 'the nearest';
  readonly clause: PlacedBy;
}

/**
 * The clauses that place officers with their men: after the rout moves, after a Movement Phase, after shock
 * has emptied a hex, and in all other cases.
 */
export type PlacedBy = 'AL-4.15g' | 'AL-4.2e' | 'AL-4.4j' | 'AL-4.4l';

/** The hexes in which a displaced leader may be placed. */
function refugeOf(game: Game, leader: OfficerId, clause: PlacedBy): Refuge {
  const { field, s } = game;
  const from = leaderHex(field, s, leader);
  const { companies } = leaderOf(field, leader);
  const ran = new Set<number>();
  for (const c of companies) if (s.routFrom[c] === from && s.at[c] !== S.NONE) ran.add(hexOfCompany(s, c));
  return ran.size > 0
    ? { hexes: [...ran], with: 'those who ran', clause }
    : { hexes: nearestHexes(field, s, from, companies), with: 'the nearest', clause };
}

/** Places every displaced leader with his men. His owner chooses between equal hexes. */
function* placeDisplaced(game: Game, clause: PlacedBy): Play {
  const { field, s } = game;
  for (const side of [s.active, otherSide(s.active)]) {
    for (const { id } of field.leaders) {
      if (leaderOf(field, id).side !== side || !isDisplaced(game, id)) continue;
      yield* placeOfficer(game, side, officerOf(s, id), refugeOf(game, id, clause), true);
    }
  }
}

/**
 * Removes eliminated units and puts leaders with their men. Every phase does so before its next decision.
 * @param clause why leaders may be without their men now
 */
export function* settle(game: Game, clause: PlacedBy = 'AL-4.4l'): Play {
  removeEliminated(game);
  if (game.field.leaders.some(({ id }) => isDisplaced(game, id))) yield* placeDisplaced(game, clause);
}

/** An officer who has lost his men, and the hexes in which he may be placed. */
interface Placing {
  readonly officer: OfficerId;
  readonly refuge: Refuge;
}

/**
 * An officer is placed in one of these hexes. The owner chooses among men who ran, and among equally near
 * ones (AL-4.15g, AL-4.4k).
 */
const place: Decision<'place', Placing> = {
  options: ({ officer, refuge }) => refuge.hexes.map((hex) => ({ do: 'place', officer, hex })),
  refuse: ({ field, s, side, officer, refuge }, answer) =>
    answer.officer === officer && refuge.hexes.includes(answer.hex)
      ? null
      : refusal(
          'not_nearest',
          CHOICES[refuge.with],
          `${sentence(officerName(field, s, side, officer))} goes to ${refuge.with === 'the nearest' ? 'the nearest of his men' : 'the men of his that ran'}.`,
        ),
  carryOut(game, { officer, hex }) {
    const { field, s, side, refuge } = game;
    if (officer === COMMANDER) s.commanderAt[side] = hex;
    else s.leaderAt[officer] = hex;
    emit(
      game,
      side,
      [refuge.clause],
      () =>
        told`${saying(officerName(field, s, side, officer), ...JOINS[refuge.with].verb)} ${JOINS[refuge.with].rest}`,
      () => ({ kind: 'officer', piece: officerId(side, officer), fate: 'joins' }),
    );
  },
};

const JOINS: Readonly<Record<Refuge['with'], { readonly verb: Verb; readonly rest: string }>> = {
  'those who ran': { verb: ['goes', 'go'], rest: 'with his men who ran' },
  'the nearest': { verb: ['joins', 'join'], rest: 'the nearest of his men' },
};

/** The clauses by which several hexes are equally good. */
const CHOICES: Readonly<Record<Refuge['with'], string>> = {
  'those who ran': 'AL-4.15g',
  'the nearest': 'AL-4.4k',
};

const DECISIONS: DecisionsTo<'place-leader', Placing> = { place };

/** Puts an officer in one of these hexes, and asks which if there are several. */
export function* placeOfficer(
  game: Game,
  side: Side,
  officer: OfficerId,
  refuge: Refuge,
  stable: boolean,
): Play {
  const [hex] = refuge.hexes;
  if (hex === undefined) return;
  const placing = { ...game, side, officer, refuge };
  if (refuge.hexes.length === 1) place.carryOut(placing, { do: 'place', officer, hex });
  else yield* decide(placing, DECISIONS, placeQuestion(placing, stable));
}

function placeQuestion(view: DecisionView<Placing>, stable: boolean): QuestionOf<'place-leader'> {
  const { field, s, side, officer, refuge } = view;
  const troops = [...new Set(refuge.hexes.map((hex) => `${troopsIn(field, s, hex, side)}`))];
  // Two parts of a regiment may have one name: then the map alone tells them apart.
  const named = troops.length === refuge.hexes.length ? `, ${chooseNames(troops)}` : '';
  return questionOf<'place-leader', Placing>(view, DECISIONS, {
    kind: 'place-leader',
    clause: CHOICES[refuge.with],
    stable,
    prompt: () =>
      refuge.with === 'the nearest'
        ? `${sentence(officerName(field, s, side, officer))} has lost his men. Put him with the nearest${named}.`
        : `The men of ${officerName(field, s, side, officer)} have run. Put him with some of them${named}.`,
  });
}

/** Officers in a hex who can be casualties, the army commander first (AL-4.4d). */
export function officersAtRisk(field: Field, s: State, side: Side, hex: Hex): OfficerId[] {
  const found: number[] = [];
  if (s.commanderAt[side] === hex) found.push(COMMANDER);
  for (const { id, side: own } of field.leaders) {
    if (own === side && s.leaderAt[id] === hex && nth(s.leaderStep, id) < S.LAST_STEP) found.push(id);
  }
  return found;
}

/** An officer is killed or wounded: the next step takes over, an army commander is lost (AL-4.4f-g, AL-4.41). */
export function fall(game: Game, side: Side, officer: OfficerId): void {
  const { field, s } = game;
  if (officer === COMMANDER) return loseCommander(game, side, 'falls', 'AL-4.41a');
  const name = officerName(field, s, side, officer);
  const after = stepAfter(nth(s.leaderStep, officer));
  if (after === null) throw new RangeError(`${name} is on the last step and cannot fall (AL-4.4h).`);
  s.leaderStep[officer] = after;
  const clause = s.leaderStep[officer] === S.ADJUTANT_STEP ? 'AL-4.4f' : 'AL-4.4g';
  emit(
    game,
    side,
    [clause],
    () =>
      told`${saying(name, 'falls', 'fall')}`.adding(`; ${officerName(field, s, side, officer)} takes over`),
    () => ({ kind: 'officer', piece: officerId(side, officer), fate: 'falls' }),
  );
}

/** The army commander is out of the game; where he acted as leader an adjutant or captain takes over (AL-4.41). */
function loseCommander(game: Game, side: Side, fate: 'falls' | 'taken', clause: string): void {
  const { field, s } = game;
  const hex = s.commanderAt[side];
  const leader = s.commanderFor[side];
  const name = officerName(field, s, side, COMMANDER);
  const acting = s.commanderState[side] === S.ACTING;
  s.commanderState[side] = S.LOST;
  s.commanderAt[side] = S.NONE;
  if (acting) {
    s.leaderStep[leader] = successorStep(s.relievedStep[side]); // AL-4.41c
    s.leaderAt[leader] = hex;
    s.commanderFor[side] = S.NONE;
  }
  emit(
    game,
    side,
    acting ? [clause, 'AL-4.41b', 'AL-4.41c'] : [clause],
    () => {
      const next = acting ? `. ${sentence(officerName(field, s, side, leader))} takes over` : '';
      const end = fate === 'falls' ? 'struck down' : 'captured';
      const effect = ': every morale check of his side is harder from now on';
      return told`${saying(name, 'is', 'are')} ${end}`.adding(effect + next);
    },
    () => ({ kind: 'officer', piece: officerId(side, COMMANDER), fate }),
  );
}

/** A company has entered a hex: an enemy army commander alone there is captured (AL-4.33a). */
export function captureCommander(game: Game, company: CompanyId, hex: Hex): void {
  const enemy = otherSide(companyOf(game.field, company).side);
  if (game.s.commanderAt[enemy] === hex) loseCommander(game, enemy, 'taken', 'AL-4.33a');
}
