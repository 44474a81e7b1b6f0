import type { Axial } from '@linstock/ground';
import type { Json, Side } from '@linstock/kernel';
import { z } from 'zod';
import type { Field } from '../../src/model/field.ts';
import type { Game, Play } from '../../src/model/game.ts';
import * as S from '../../src/model/state.ts';
import { allot, type Wasted } from '../../src/play/allot.ts';
import { checks } from '../../src/play/checks.ts';
import { command } from '../../src/play/command.ts';
import { extraD } from '../../src/play/morale.ts';
import type { Effect } from '../../src/play/results.ts';
import { type Cell, cellOf } from '../../src/tables/index.ts';
import { arm, choice, gun, isRegularGun, read, type Target, target } from './given.ts';
import { type ArmySetting, setUp } from './setting.ts';
import { answerAll, stretch } from './stretch.ts';

/**
 * Results on companies: the companies that take them, and the effect on company, regiment and leader
 * (P-ALLOT, AL-4.12, AL-4.13).
 */

const HERE: Axial = [0, 0];

/** Companies as an army. Regular guns are listed separately, and so are companies of a routed regiment. */
export function armyOf<C extends Target>(
  companies: readonly C[],
  hexOf: (company: C) => Axial = () => HERE,
): ArmySetting {
  const [standing, routed, guns] = groups(companies);
  const regiment = (members: readonly C[], state: 'ok' | 'routed') =>
    members.length === 0
      ? {}
      : { [state]: { at: members.map(hexOf), arm: members.map((each) => each.arm), state } };
  return {
    regiments: { ...regiment(standing, 'ok'), ...regiment(routed, 'routed') },
    guns: guns.map((each) => ({ at: hexOf(each), arm: each.arm })),
  };
}

function groups<C extends Target>(companies: readonly C[]): [C[], C[], C[]] {
  const guns = companies.filter(isRegularGun);
  const others = companies.filter((each) => !guns.includes(each));
  return [others.filter((each) => !each.routed), others.filter((each) => each.routed), guns];
}

/** The numbers of those companies on the field, in the given order. */
export function numbersOf(field: Field, side: Side, companies: readonly Target[]): number[] {
  const own = field.companies.filter((each) => each.side === side).map(({ id }) => id);
  const inOrder = groups(companies).flat();
  return companies.map((each) => own[inOrder.indexOf(each)] as number);
}

/** The effects of results on companies, and the number without a target. */
export interface Suffered {
  readonly effects: Record<string, Effect>;
  readonly wasted: Wasted;
}

/**
 * Assigns the results of a cell by the owner's preference. Companies that the owner does not name follow in
 * the order given.
 */
export function suffer(
  cell: Pick<Cell, 'kills' | 'disorders'>,
  companies: readonly Target[],
  preference: readonly string[],
): Suffered {
  const laid = setUp({ british: armyOf(companies), step: S.MUTUAL_FIRE, radius: 1 });
  const numbers = numbersOf(laid.field, 0, companies);
  companies.forEach((each, i) => {
    if (each.disordered) laid.s.status[numbers[i] as number] = S.DISORDERED;
  });
  const before = laid.s.status.slice();
  const byChoice = [...preference, ...companies.map(({ id }) => id)];
  let wasted: Wasted = { K: 0, D: 0 };
  const liking = byChoice.map((id) => numbers[companies.findIndex((each) => each.id === id)]);
  answerAll(
    stretch(laid, function* (game) {
      wasted = yield* allot(game, cell, numbers);
    }),
    (question) => {
      const open = [...question.options()].flatMap((each) => (each.do === 'allot' ? [each] : []));
      const chosen = liking.find((company) => open.some((each) => each.company === company));
      return open.find((each) => each.company === chosen) ?? null;
    },
  );
  const effects: Record<string, Effect> = {};
  companies.forEach(({ id }, i) => {
    const number = numbers[i] as number;
    if (laid.s.status[number] !== before[number]) effects[id] = effectIn(laid.s, number);
  });
  return { effects, wasted };
}

const EFFECTS: readonly (Effect | null)[] = [null, 'disordered', 'to_track', 'eliminated'];

function effectIn(s: S.State, company: number): Effect {
  return EFFECTS[s.status[company] as number] as Effect;
}

const hits = z.strictObject({
  cell: z.string().nullish(),
  companies: z.array(target),
  owner_choice: choice,
});

/** A result cell given to the companies of a hex. */
export function allotment(raw: Json): Json {
  const given = read(hits, raw);
  return { ...suffer(cellOf(given.cell ?? null), given.companies, given.owner_choice) };
}

// AL-4.51e

const offMap = z.enum(['on_track', 'eliminated']).nullish();
const shaken = z.strictObject({
  regiment: z.string().optional(),
  companies: z.array(target.extend({ status: offMap })),
});

/** A regiment of these companies at one hex, as far as they are on the map. */
function regimentOf(companies: readonly { arm: Target['arm']; status?: string | null | undefined }[]) {
  const isOff = (status: string | null | undefined) => status === 'on_track' || status === 'eliminated';
  return {
    at: companies.map(({ status }) => (isOff(status) ? null : HERE)),
    arm: companies.map((each) => each.arm),
    leader: HERE,
    skirmishers: companies.every((each) => each.arm === 'skirmisher'),
  };
}

/** The effect of a D from a failed check on each company that its owner may name (AL-4.51e). */
export function extraChoices(raw: Json): Json {
  const { companies } = read(shaken, raw);
  const choices: Record<string, string> = {};
  for (const [company, { id }] of companies.entries()) {
    const laid = setUp({
      british: { regiments: { Shaken: regimentOf(companies) } },
      step: S.MUTUAL_FIRE,
      radius: 1,
    });
    companies.forEach((each, i) => {
      if (each.status === 'eliminated') laid.s.status[i] = S.ELIMINATED;
      else if (laid.s.at[i] !== S.NONE && (each.disordered || each.routed)) laid.s.status[i] = S.DISORDERED;
    });
    const before = laid.s.status[company];
    const failed = stretch(laid, (game) => extraD(game, 0, 'AL-4.51e'));
    if (failed.asked && failed.asked.refuse({ do: 'suffer', company }) === null)
      failed.answer({ do: 'suffer', company });
    if (laid.s.status[company] !== before) choices[id] = effectIn(laid.s, company);
  }
  return { choices };
}

// AL-4.13

const STATUSES = ['battleworthy', 'disordered', 'on_track', 'eliminated'] as const;
const hit = z.strictObject({
  regiment: z.string(),
  companies: z
    .array(
      z.strictObject({
        id: z.string(),
        arm: arm.default('musket'),
        gun,
        status: z.enum(STATUSES).default('battleworthy'),
      }),
    )
    .min(1),
  on: z.string(),
  result: z.enum(['D', 'K']),
  cause: z.enum(['fire', 'shock', 'morale']).default('fire'),
  brigade_states: z.array(z.enum(['ok', 'routed', 'eliminated'])).default([]),
});
type Hit = z.output<typeof hit>;

/** The effect of one result on a company, its regiment and its leader, and whether a check follows. */
export function elimination(raw: Json): Json {
  const given = read(hit, raw);
  const on = given.companies.findIndex((each) => each.id === given.on);
  if (on === -1) throw new RangeError(`The company hit, "${given.on}", is none of the regiment's.`);
  const laid = setUp({ british: brigadeOf(given), step: S.MUTUAL_FIRE, radius: 1 });
  const { s } = laid;
  given.companies.forEach((each, i) => {
    s.status[i] = STATUSES.indexOf(each.status);
  });
  let checked = false;
  answerAll(
    stretch(laid, (game) => resultAndChecks(game, given, on)),
    (question) => {
      checked ||= question.kind === 'next-check' && question.refuse({ do: 'check', regiment: 0 }) === null;
      return question.kind === 'morale-D' ? { do: 'suffer', company: on } : null;
    },
  );
  return {
    status: STATUSES[s.status[on] as number] as string,
    regiment: s.regimentState[0] === S.GONE ? 'eliminated' : 'on_map',
    leader: s.leaderAt[0] === S.NONE ? 'removed' : 'stays',
    track_companies_may_return: someMayReturn({ ...laid, s }),
    combat_check_made: checked,
  };
}

/** The result, and the combat checks that close its phase. */
function* resultAndChecks(game: Game, { cause, result }: Hit, on: number): Play {
  if (cause === 'morale') yield* extraD(game, 0, 'AL-4.51e');
  else yield* allot(game, { kills: result === 'K' ? 1 : 0, disorders: result === 'D' ? 1 : 0 }, [on]);
  yield* checks(game, 0);
}

function brigadeOf({ companies, brigade_states }: Hit): ArmySetting {
  const brigade = brigade_states.length > 0 ? { brigade: 'Brigade' } : {};
  const others = brigade_states.map((state, i) => [
    `Other ${i}`,
    { at: [state === 'eliminated' ? null : HERE], state: state === 'routed' ? 'routed' : 'ok', ...brigade },
  ]);
  return { regiments: { Hit: { ...regimentOf(companies), ...brigade }, ...Object.fromEntries(others) } };
}

/** The step of P-COMMAND in which companies return from the track. */
const COMPANIES = 5;

/** True if a company of the regiment on its track is offered to come back in a Command Phase. */
function someMayReturn(laid: Parameters<typeof stretch>[0]): boolean {
  laid.s.stage = COMPANIES;
  const { asked } = stretch(laid, (game) => command(game, 0));
  const members = laid.field.regiments[0]?.companies ?? [];
  return (
    asked?.kind === 'rally-companies' &&
    members.some((company) => asked.refuse({ do: 'rally-company', company }) === null)
  );
}
