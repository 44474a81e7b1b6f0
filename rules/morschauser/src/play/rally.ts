import { nth } from '@linstock/kernel';
import { personNamed, told } from '@linstock/scene';
import type { Situation } from '../measure/situation.ts';
import {
  companyId,
  companyOf,
  countOf,
  formedWith,
  generalOf,
  inMelee,
  isOnTable,
  nameOf,
  namesOf,
  situationNow,
} from '../model/board.ts';
import type { CompanyId, GeneralId } from '../model/field.ts';
import { emit, type Game, type Play, put, type QuestionOf } from '../model/game.ts';
import * as S from '../model/state.ts';
import { hitsRemoved, mayReturn, rallyReckoning, refuseRally } from '../reckon/morale.ts';
import { does } from '../tables/naming.ts';
import { refused } from '../tables/refuse.ts';
import { DONE, isDone } from './done.ts';
import { sharings } from './sharings.ts';

/** P-RALLY: generals win back hits of units they have joined (E4). */

/** The owner may try each unit once, until the owner is done. */
export function* rally(game: Game): Play {
  const { field, s } = game;
  for (;;) {
    const units = unitsToRally(game);
    if (units.length === 0) return;
    const answer = yield* put(rallyQuestion(game, units));
    if (isDone(answer)) return;
    const unit = formedWith(field, situationNow(field, s), answer.company);
    const general = rallier(game, unit);
    if (!tryRally(game, unit, general)) continue;
    yield* restore(game, unit);
  }
}

/** Units that may try, each by its first company. */
function unitsToRally(game: Game): number[][] {
  const { field, s } = game;
  if (!field.switches.rallying) return [];
  const situation = situationNow(field, s);
  const seen = new Set<number>();
  return field.companies.flatMap(({ id, side }) => {
    if (side !== s.active || seen.has(id) || !isOnTable(s, id)) return [];
    const unit = formedWith(field, situation, id);
    for (const each of unit) seen.add(each);
    return pointsBack(game, unit) > 0 && refuseUnit(game, situation, unit) === null ? [unit] : [];
  });
}

const pointsBack = ({ field, s }: Game, unit: readonly CompanyId[]): number =>
  hitsRemoved(hurt(field, s, unit));

function hurt(field: Game['field'], s: Game['s'], unit: readonly CompanyId[]) {
  return unit.map((id) => ({
    id: String(id),
    full: companyOf(field, id).abilities.strength,
    strength: nth(s.strength, id),
  }));
}

/**
 * The general who rallies a unit. He must be attached to one of its companies since an earlier step, and of
 * its brigade or above. A charismatic one is preferred, then the first in the order of battle (MM-E4a,
 * MM-E4b, MM-E4g, MM-E4j). NONE if there is none.
 */
function rallier({ field, s }: Game, unit: readonly CompanyId[]): GeneralId {
  const able = field.generals.filter(
    ({ id, rank, brigade }) =>
      s.generalLost[id] === 0 &&
      unit.includes(nth(s.attached, id)) &&
      ((s.generalDone[id] ?? 0) & S.JOINED) !== 0 &&
      ((s.generalDone[id] ?? 0) & S.GENERAL_TRIED_RALLY) === 0 &&
      (rank === 'army' || unit.some((company) => companyOf(field, company).brigade === brigade)),
  );
  return (able.find(({ charismatic }) => charismatic) ?? able[0])?.id ?? S.NONE;
}

function refuseUnit(game: Game, situation: Situation, unit: readonly CompanyId[]) {
  const { field, s } = game;
  return refuseRally(
    {
      routing: unit.some((id) => s.routing[id] === 1),
      inMeleeRange: unit.some((id) => inMelee(situation, id)),
      tried: unit.some((id) => S.has(s, id, S.TRIED_RALLY)),
      noGeneral: rallier(game, unit) === S.NONE,
    },
    field.switches,
  );
}

/** Asks which unit rallies next (MM-E4a, MM-E4e). */
function rallyQuestion(game: Game, units: readonly CompanyId[][]): QuestionOf<'rally'> {
  const { field, s } = game;
  return {
    side: s.active,
    kind: 'rally',
    clause: 'MM-E4a',
    stable: true,
    prompt: () => 'Your generals may rally the units they have joined.',
    options: () => [...units.map((unit) => ({ do: 'rally' as const, company: nth(unit, 0) })), DONE],
    refuse: (answer) => {
      if (isDone(answer) || units.some((unit) => unit.includes(answer.company))) return null;
      const company = field.companies[answer.company];
      if (company?.side !== s.active || !isOnTable(s, company.id))
        return refused('R-RALLY', 'MM-E4a', 'Name a company of yours that is on the table.');
      const situation = situationNow(field, s);
      const unit = formedWith(field, situation, company.id);
      return (
        refuseUnit(game, situation, unit) ??
        refused('R-RALLY', 'MM-E4e', 'It has no hits of which half could come back.')
      );
    },
  };
}

/** Throws the rally die (MM-E4c, MM-E4h, MM-E4i, MM-E4l); whether it worked. */
function tryRally(game: Game, unit: readonly CompanyId[], general: GeneralId): boolean {
  const { field, s, umpire } = game;
  s.generalDone[general] = nth(s.generalDone, general) | S.GENERAL_TRIED_RALLY;
  for (const id of unit) S.mark(s, id, S.TRIED_RALLY);
  const { name, charismatic } = generalOf(field, general);
  const traits = [...new Set(unit.flatMap((id) => companyOf(field, id).abilities.traits))];
  const { key } = umpire.throw({
    ...rallyReckoning({ name: `${namesOf(field, unit)}`, traits, charismatic }),
    about: unit.map(companyId),
  });
  emit(
    game,
    s.active,
    ['MM-E4c'],
    () =>
      told`${personNamed(name)} ${key === 'rallied' ? 'rallies' : 'cannot rally'} ${namesOf(field, unit)}`,
    () => ({ kind: 'rally', pieces: unit.map(companyId), rallied: key === 'rallied' }),
  );
  return key === 'rallied';
}

/** Half of the hits come back, to companies of the owner's choice (MM-E4d, MM-E4k). */
function* restore(game: Game, unit: readonly CompanyId[]): Play {
  const { field, s } = game;
  const hurting = unit.filter((id) => nth(s.strength, id) < companyOf(field, id).abilities.strength);
  const points = pointsBack(game, unit);
  const given =
    hurting.length === 1
      ? new Array<number>(points).fill(nth(hurting, 0))
      : (yield* put(restoreQuestion(game, unit, points))).points;
  for (const id of new Set(given)) {
    const back = given.filter((each) => each === id).length;
    s.strength[id] = nth(s.strength, id) + back;
    emit(
      game,
      s.active,
      ['MM-E4d'],
      () => told`${does(nameOf(field, id), 'have')} ${countOf(back, 'strength point')} back`,
      () => ({ kind: 'rally', pieces: [companyId(id)], rallied: true }),
    );
  }
}

function restoreQuestion(game: Game, unit: readonly CompanyId[], points: number): QuestionOf<'restore'> {
  const { field, s } = game;
  const missing = (id: CompanyId) => companyOf(field, id).abilities.strength - nth(s.strength, id);
  const takers = unit.map((id) => ({ id, limit: missing(id) })).filter(({ limit }) => limit > 0);
  return {
    side: s.active,
    kind: 'restore',
    clause: 'MM-E4k',
    stable: false,
    prompt: () =>
      `${points === 1 ? '1 strength point comes' : `${points} strength points come`} back: to which companies of ${nameOf(field, nth(unit, 0))}'s unit?`,
    options: () => sharings(takers, points).map((shares) => ({ do: 'restore', points: shares })),
    refuse: (answer) =>
      mayReturn(hurt(field, s, unit), points, answer.points.map(String))
        ? null
        : refused(
            'R-RALLY',
            'MM-E4k',
            `Give back exactly ${points} points to companies of the unit, none above its starting strength.`,
          ),
  };
}
