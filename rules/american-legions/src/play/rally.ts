import { type Refusal, refusal, type Side } from '@linstock/kernel';
import { agreeingForm, saying, sentence } from '@linstock/scene';
import type { AnswerTo } from '../model/answers.ts';
import {
  armGroup,
  barred,
  companiesIn,
  companyIds,
  companyOf,
  facingIn,
  hexOf,
  isRouted,
  leaderHex,
  lookAround,
  nameOf,
  namesOf,
  regimentOf,
} from '../model/board.ts';
import { type Asked, emit, type Game, movedTogether, type Play, put } from '../model/game.ts';
import * as S from '../model/state.ts';
import { nearestHexes } from './leaders.ts';

/** Facing and place of what has rallied or come back from the track (AL-4.51w-z). */

const FACINGS = [0, 1, 2, 3, 4, 5];

/** Every unrouted company without facing is faced: as those in its hex, else as its owner says; guns get a side. */
export function* faceRallied(game: Game, side: Side): Play {
  const { field, s } = game;
  for (;;) {
    const gun = field.companies.find((c) => c.side === side && s.gunSide[c.id] === S.NONE);
    if (gun) {
      s.gunSide[gun.id] = (yield* put(gunQuestion(game, side, gun.id))).side;
      continue;
    }
    const hexes = unfacedHexes(game, side);
    if (hexes.length === 0) return;
    const known = hexes.find((hex) => facingIn(field, s, hex, side) !== S.NONE);
    if (known !== undefined) face(game, side, known, facingIn(field, s, known, side));
    else {
      const answer = yield* put(facingQuestion(game, side, hexes));
      face(game, side, answer.hex, answer.facing);
    }
  }
}

function unfacedHexes(game: Game, side: Side): number[] {
  const { field, s } = game;
  const hexes = new Set<number>();
  for (const { id, side: own } of field.companies) {
    if (own !== side || s.at[id] === S.NONE || s.facing[id] !== S.NONE || isRouted(field, s, id)) continue;
    hexes.add(hexOf(s, id));
  }
  return [...hexes];
}

/** The companies in a hex that have formed again and face no way yet. */
function unfaced({ field, s }: Game, side: Side, hex: number): number[] {
  return companiesIn(field, s, hex, side).filter((c) => s.facing[c] === S.NONE && !isRouted(field, s, c));
}

function face(game: Game, side: Side, hex: number, facing: number): void {
  const { field, s } = game;
  const faced = unfaced(game, side, hex);
  for (const c of faced) s.facing[c] = facing;
  emit(
    game,
    side,
    ['AL-4.51w'],
    () => `${saying(namesOf(field, faced), 'takes up its', 'take up their')} facing.`,
    () => ({ kind: 'move', went: movedTogether(companyIds(faced), { hexes: [hex] }) }),
  );
}

function facingQuestion(game: Game, side: Side, hexes: readonly number[]): Asked<'rallied-facing'> {
  const { field } = game;
  const who = () =>
    namesOf(
      field,
      hexes.flatMap((hex) => unfaced(game, side, hex)),
    );
  return {
    side,
    kind: 'rallied-facing',
    clause: 'AL-4.51w',
    stable: true,
    prompt: () => `Which way ${agreeingForm(who(), 'does', 'do')} ${who()} face?`,
    options: () => hexes.flatMap((hex) => FACINGS.map((facing) => ({ do: 'face' as const, hex, facing }))),
    refuse: ({ hex }) =>
      hexes.includes(hex)
        ? null
        : refusal(
            'facing_differs',
            'AL-4.51w',
            `Only ${who()} ${agreeingForm(who(), 'is', 'are')} to be faced now.`,
          ),
    sample: (choose) => ({ do: 'face', hex: hexes[choose(hexes.length)] as number, facing: choose(6) }),
  };
}

function gunQuestion(game: Game, side: Side, gun: number): Asked<'returned-gun'> {
  const name = nameOf(game.field, gun);
  const answers = [S.FIRING, S.MOVING].map(
    (up) => ({ do: 'gun-side', gun, side: up }) as AnswerTo<'returned-gun'>,
  );
  return {
    side,
    kind: 'returned-gun',
    clause: 'AL-4.51z',
    stable: true,
    prompt: () => `${sentence(name)} is back: limbered or unlimbered?`,
    options: () => [...answers],
    refuse: (answer) =>
      answer.gun === gun
        ? null
        : refusal('not_a_gun', 'AL-4.51z', `Only ${name} has come back; choose its side.`),
  };
}

/** Where a company comes back: its leader's hex, or the nearest of its regiment's where the arms differ (AL-4.51p, y). */
export function* returnHex(game: Game, company: number): Play<number> {
  const { field, s } = game;
  const { regiment, side, arm } = companyOf(field, company);
  const { leader, companies } = regimentOf(field, regiment);
  const home = leaderHex(field, s, leader);
  if (barred(field, lookAround(field, s), side, armGroup(arm), home) !== 'mixed_arms') return home;
  const hexes = nearestHexes(field, s, home, companies);
  if (hexes.length === 1) return hexes[0] as number;
  return (yield* put(returnQuestion(game, company, hexes))).hex;
}

function returnQuestion(game: Game, company: number, hexes: readonly number[]): Asked<'return-hex'> {
  const { field } = game;
  const refuse = (answer: AnswerTo<'return-hex'>): Refusal | null =>
    answer.company === company && hexes.includes(answer.hex)
      ? null
      : refusal(
          'not_nearest',
          'AL-4.51y',
          `${saying(nameOf(field, company), 'comes', 'come')} back to the nearest of its regiment.`,
        );
  return {
    side: companyOf(field, company).side,
    kind: 'return-hex',
    clause: 'AL-4.51y',
    stable: false,
    prompt: () => `${saying(nameOf(field, company), 'is', 'are')} back: with which of the nearest?`,
    options: () => hexes.map((hex) => ({ do: 'return', company, hex })),
    refuse,
  };
}
