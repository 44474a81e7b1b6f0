import type { Hex } from '@linstock/ground';
import { nth, refusal, type Side } from '@linstock/kernel';
import { agreeingForm, type Name, saying, sentence, told } from '@linstock/scene';
import type { AnswerOf } from '../model/answers.ts';
import {
  companiesIn,
  companyIds,
  facingIn,
  hexOfCompany,
  isRouted,
  nameOf,
  namesOf,
} from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import {
  type Decision,
  type DecisionsTo,
  type DecisionView,
  decide,
  emit,
  type Game,
  movedTogether,
  type Play,
  questionOf,
  type QuestionOf,
  type StateView,
} from '../model/game.ts';
import * as S from '../model/state.ts';

/** The facings for a unit that has rallied or returned from the track (AL-4.51w, z). */

const FACINGS = [0, 1, 2, 3, 4, 5];

/**
 * Sets the facing of every unrouted company that has none: that of its hex, or else the owner's choice. Guns
 * get a side.
 */
export function* faceRallied(game: Game, side: Side): Play {
  const { field, s } = game;
  for (;;) {
    const gun = field.companies.find((c) => c.side === side && s.gunSide[c.id] === S.NONE);
    if (gun) {
      const returned = { ...game, side, gun: gun.id };
      yield* decide(returned, GUN, gunQuestion(returned));
      continue;
    }
    const hexes = unfacedHexes(game, side);
    if (hexes.length === 0) return;
    const known = hexes.find((hex) => facingIn(field, s, hex, side) !== S.NONE);
    if (known !== undefined) takeFacing(game, side, known, facingIn(field, s, known, side));
    else {
      const rallied = { ...game, side, hexes };
      yield* decide(rallied, FACING, facingQuestion(rallied));
    }
  }
}

function unfacedHexes(game: Game, side: Side): Hex[] {
  const { field, s } = game;
  const hexes = new Set<number>();
  for (const { id, side: own } of field.companies) {
    if (own !== side || s.at[id] === S.NONE || s.facing[id] !== S.NONE || isRouted(field, s, id)) continue;
    hexes.add(hexOfCompany(s, id));
  }
  return [...hexes];
}

/** The companies in a hex that have formed again and face no way yet. */
function unfaced({ field, s }: StateView, side: Side, hex: Hex): CompanyId[] {
  return companiesIn(field, s, hex, side).filter((c) => s.facing[c] === S.NONE && !isRouted(field, s, c));
}

function takeFacing(game: Game, side: Side, hex: Hex, facing: number): void {
  const { field, s } = game;
  const faced = unfaced(game, side, hex);
  for (const c of faced) s.facing[c] = facing;
  emit(
    game,
    side,
    ['AL-4.51w'],
    () => told`${saying(namesOf(field, faced), 'takes up its', 'take up their')} facing`,
    () => ({ kind: 'move', went: movedTogether(companyIds(faced), { hexes: [hex] }) }),
  );
}

/** Hexes in which companies must be faced. */
interface Unfaced {
  readonly hexes: readonly Hex[];
}

/** The companies in a hex take up a facing (AL-4.51w). */
const face: Decision<'face', Unfaced> = {
  options: ({ hexes }) =>
    hexes.flatMap((hex) => FACINGS.map((facing) => ({ do: 'face' as const, hex, facing }))),
  refuse: (view, { hex }) => {
    const who = () => unfacedNames(view);
    return view.hexes.includes(hex)
      ? null
      : refusal(
          'facing_differs',
          'AL-4.51w',
          `Only ${who()} ${agreeingForm(who(), 'is', 'are')} to be faced now.`,
        );
  },
  sample: ({ hexes }, choose) => ({
    do: 'face',
    hex: nth(hexes, choose(hexes.length)),
    facing: choose(6),
  }),
  carryOut(game, { hex, facing }) {
    takeFacing(game, game.side, hex, facing);
  },
};

const FACING: DecisionsTo<'rallied-facing', Unfaced> = { face };

const unfacedNames = (view: DecisionView<Unfaced>): Name =>
  namesOf(
    view.field,
    view.hexes.flatMap((hex) => unfaced(view, view.side, hex)),
  );

function facingQuestion(view: DecisionView<Unfaced>): QuestionOf<'rallied-facing'> {
  const who = () => unfacedNames(view);
  return questionOf<'rallied-facing', Unfaced>(view, FACING, {
    kind: 'rallied-facing',
    clause: 'AL-4.51w',
    prompt: () => `Which way ${agreeingForm(who(), 'does', 'do')} ${who()} face?`,
    sample: (choose) => face.sample?.(view, choose) as AnswerOf<'face'>,
  });
}

/** A gun that has returned. */
interface ReturnedGun {
  readonly gun: CompanyId;
}

/** A gun that has returned is limbered or unlimbered (AL-4.51z). */
const returnedGun: Decision<'gun-side', ReturnedGun> = {
  options: ({ gun }) =>
    ([S.FIRING, S.MOVING] as const).map((up) => ({ do: 'gun-side' as const, gun, side: up })),
  refuse: ({ field, gun }, answer) =>
    answer.gun === gun
      ? null
      : refusal('not_a_gun', 'AL-4.51z', `Only ${nameOf(field, gun)} has come back; choose its side.`),
  carryOut({ s }, { gun, side }) {
    s.gunSide[gun] = side;
  },
};

const GUN: DecisionsTo<'returned-gun', ReturnedGun> = { 'gun-side': returnedGun };

const gunQuestion = (view: DecisionView<ReturnedGun>): QuestionOf<'returned-gun'> =>
  questionOf<'returned-gun', ReturnedGun>(view, GUN, {
    kind: 'returned-gun',
    clause: 'AL-4.51z',
    prompt: () => `${sentence(nameOf(view.field, view.gun))} is back: limbered or unlimbered?`,
  });
