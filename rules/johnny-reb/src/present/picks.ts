import { type Pose, wayLength } from '@linstock/ground';
import type { Question } from '@linstock/kernel';
import { type Picked, type PickedAnswer, picksOfWays, listed as together } from '@linstock/scene';
import type { Answer, AnswerTo } from '../answers.ts';
import { officerPlace } from '../board.ts';
import type { Field } from '../field.ts';
import { footprint } from '../measure/footprint.ts';
import {
  inchesTold,
  nameOf,
  ORDER_WORDS,
  officerOf,
  officerPiece,
  sentence,
  unitOf,
  unitPiece,
} from '../naming.ts';
import { movePlan } from '../play/moves/carrying-out.ts';
import { arrivalOf } from '../play/moves/entering.ts';
import { consider, startOf } from '../play/moves/marching.ts';
import { wordsOf } from '../play/moves/told-legs.ts';
import { armIn } from '../reckon/forming.ts';
import { formationOf, type State } from '../state.ts';
import { formedAhead } from './ahead/forming.ts';
import { bareName, FORMATION_WORDS, inInches, turnWords } from './words.ts';

/** What a person clicks to mean an answer, and what to call it. */
export function picks(field: Field, s: State, question: Question<Answer>, answer: Answer): PickedAnswer {
  switch (answer.do) {
    case 'orders':
    case 'changes':
    case 'charges':
      return written(answer.do, wordsOfSheet(field, answer));
    case 'fires':
      return question.sealed ? written(answer.do, wordsOfFires(field, answer)) : interrupting(field, answer);
    case 'new-targets':
      return newTargets(field, answer);
    case 'pivot':
      return pivoting(answer);
    case 'volley':
      return volley(field, answer);
    case 'move':
      return moved(field, s, question, answer);
    case 'quick-march':
      return {
        picks: [{ piece: unitPiece(answer.unit) }, QUICK_MARCH],
        label: sentence(`${nameOf(field, answer.unit)} quick-marches`),
      };
    case 'form':
      return formed(field, s, answer);
    case 'ride':
      return ride(field, s, answer);
    case 'commander':
      return {
        picks: [{ piece: unitPiece(answer.unit) }],
        label: `He is placed with ${nameOf(field, answer.unit)}.`,
      };
    case 'enter':
      return entering(field, s, answer);
    case 'done':
      return ending(ENDS[question.kind] ?? 'Go on');
  }
}

/** Whom charges go for whose targets have gone (JR-14.1d). */
function newTargets(field: Field, { charges }: AnswerTo<'new-targets'>): PickedAnswer {
  return {
    picks: charges.flatMap(({ unit, target }) => [{ piece: unitPiece(unit) }, { piece: unitPiece(target) }]),
    label: charges
      .map(({ unit, target }) => sentence(`${nameOf(field, unit)} charges ${nameOf(field, target)}`))
      .join(' '),
  };
}

/** How far a unit turns that is charged (D7). */
function pivoting({ pivot }: AnswerTo<'pivot'>): PickedAnswer {
  const [button = { button: 'stay', label: 'It does not turn' }] = mannerButtons({
    pivot,
    rapidFire: false,
    canister: null,
  });
  return { picks: [button], label: labelOf(button) };
}

/** A unit rolls for its bonus before it moves (JR-6.4a). */
export const QUICK_MARCH = { button: 'quick-march', label: 'Quick march' } as const satisfies Picked;

const ENDS: Readonly<Record<string, string>> = {
  disengage: 'Disengage no more',
  moves: 'Move no more',
};

const ending = (label: string): PickedAnswer => ({ picks: [{ button: 'end', label, ends: true }], label });

/** An answer that is a sheet: one button, named by all it says. */
function written(kind: string, words: string): PickedAnswer {
  return { picks: [{ button: `${kind}: ${words}`, label: words }], label: words };
}

function wordsOfSheet(field: Field, answer: AnswerTo<'orders' | 'changes' | 'charges'>): string {
  switch (answer.do) {
    case 'orders':
      return listed(
        answer.orders.map(
          ({ unit, order, arrow }) =>
            `${bareName(field, unit)}: ${ORDER_WORDS[order]}${arrow === null ? '' : ` at ${Math.round(arrow / 10)}°`}`,
        ),
        'All hold',
      );
    case 'changes':
      return listed(
        [
          ...answer.hold.map((unit) => `${bareName(field, unit)}: ${ORDER_WORDS.CH}`),
          ...answer.flanks.map(({ unit, flank }) =>
            flank === 'none'
              ? `${bareName(field, unit)} refuses no flank`
              : `${bareName(field, unit)} refuses its ${flank} flank`,
          ),
        ],
        'Nothing changes',
      );
    case 'charges':
      return listed(
        answer.charges.map((each) =>
          'target' in each
            ? `${bareName(field, each.unit)} charges ${nameOf(field, each.target)}`
            : `${bareName(field, each.unit)} supports ${nameOf(field, each.point)}`,
        ),
        'Nobody is named',
      );
  }
}

type Fires = AnswerTo<'interrupt'>;

function wordsOfFires(field: Field, { fires }: Fires): string {
  return listed(
    fires.map((shot) => shotWords(field, shot)),
    'Nobody fires',
  );
}

/** `7th Tennessee fires at the 2nd Wisconsin, rapid fire`. */
function shotWords(
  field: Field,
  { firer, target, pivot, rapidFire, canister, areaFire }: Fires['fires'][number],
): string {
  const how = [
    pivot === 0 ? '' : `turned ${turnWords(pivot)}`,
    rapidFire ? 'rapid fire' : '',
    canister === null ? '' : canister === 'double' ? 'double canister' : 'canister',
    areaFire ? 'into the woods' : '',
  ].filter((each) => each !== '');
  return [`${bareName(field, firer)} fires at ${nameOf(field, target)}`, ...how].join(', ');
}

const listed = (all: readonly string[], none: string): string => (all.length === 0 ? none : all.join('; '));

/** Fire on who moves: each firer and its target; nobody lets him pass. */
function interrupting(field: Field, answer: Fires): PickedAnswer {
  if (answer.fires.length === 0) return ending('Let it pass');
  return {
    picks: answer.fires.flatMap(({ firer, target, pivot, rapidFire, canister, areaFire }): Picked[] => [
      { piece: unitPiece(firer) },
      { piece: unitPiece(target) },
      ...mannerButtons({ pivot, rapidFire, canister, areaFire }),
    ]),
    label: wordsOfFires(field, answer),
  };
}

/** Buttons for what is not the usual manner of a fire. */
function mannerButtons({
  pivot,
  rapidFire,
  canister,
  areaFire = false,
}: Pick<Fires['fires'][number], 'pivot' | 'rapidFire' | 'canister'> & {
  readonly areaFire?: boolean;
}): Picked[] {
  return [
    ...(pivot === 0
      ? []
      : [
          {
            button: `pivot${pivot}`,
            label: `Turn ${turnWords(pivot)}`,
          },
        ]),
    ...(rapidFire ? [{ button: 'rapid', label: 'Rapid fire' }] : []),
    ...(canister === null
      ? []
      : [{ button: canister, label: canister === 'double' ? 'Double canister' : 'Canister' }]),
    ...(areaFire ? [{ button: 'area', label: 'Into the woods' }] : []),
  ];
}

/** The fire at a charger that is halted: who else fires, and the manner of the volley (D6, D8). */
function volley(field: Field, { rapidFire, canister, fires }: AnswerTo<'volley'>): PickedAnswer {
  const others = fires.length === 0 ? null : interrupting(field, { do: 'fires', fires });
  const buttons = mannerButtons({ pivot: 0, rapidFire, canister });
  const manner = buttons.length > 0 || others !== null ? buttons : [PLAIN_VOLLEY];
  return {
    picks: [...(others?.picks ?? []), ...manner],
    label: [...manner.map(labelOf), ...(others ? [others.label] : [])].join('; '),
  };
}

const PLAIN_VOLLEY = { button: 'volley', label: 'Volley as it stands' } as const satisfies Picked;

const labelOf = (pick: Picked): string => ('button' in pick ? pick.label : '');

/** A move, leg by leg, with the inches it costs of those it has. */
function moved(
  field: Field,
  s: State,
  { kind }: Pick<Question<Answer>, 'kind'>,
  { unit, legs }: AnswerTo<'quick-march'>,
): PickedAnswer {
  const piece = unitPiece(unit);
  const name = nameOf(field, unit);
  if (legs.length === 0)
    return { picks: [{ piece }, { button: 'stay', label: 'It stays' }], label: sentence(`${name} stays`) };
  const plan = { ...movePlan(s, unit, legs, s.pushing), disengaging: kind === 'disengage' };
  const { poses, cost, allowed } = consider(startOf(field, s, unit), plan);
  return {
    picks: [{ piece }, ...legs.map((leg) => ({ leg, of: piece }))],
    label: sentence(`${name} ${together(legs.map(wordsOf))}`),
    ...(Number.isFinite(cost) ? { cost: Math.round(cost * 10) / 10, of: allowed } : {}),
    path: poses.map(({ x, y }) => ({ spot: { x, y } })),
  };
}

/** A change of formation or facing, or out of disorder. */
function formed(field: Field, s: State, answer: Extract<AnswerTo<'moves'>, { do: 'form' }>): PickedAnswer {
  const { unit, formation, facing, first, legs } = answer;
  const piece = unitPiece(unit);
  const same = formation === formationOf(s, unit);
  const how = `${same ? 'forms anew' : 'forms'} ${FORMATION_WORDS[formation]}`;
  const turned = facing === s.facing[unit] ? '' : `, facing ${Math.round(facing / 10)}°`;
  const march = legs.length === 0 ? '' : first === 'form' ? ', then moves' : ' after a move';
  return {
    picks: [
      { piece },
      { button: `form ${formation} ${facing} ${first}`, label: `${how}${turned}` },
      ...legs.map((leg) => ({ leg, of: piece })),
    ],
    label: sentence(`${nameOf(field, unit)} ${how}${turned}${march}`),
    forms: formedAhead(field, s, answer),
  };
}

/** An officer's ride, to a unit or to a place of his own. */
function ride(
  field: Field,
  s: State,
  { officer, way, to }: Extract<AnswerTo<'moves'>, { do: 'ride' }>,
): PickedAnswer {
  const { name } = officerOf(field, officer);
  const spots = [officerPlace(field, s, officer), ...way];
  const length = wayLength(spots);
  const piece = officerPiece(officer);
  return {
    picks: [
      { piece },
      // A button, for two pieces one after another mean both together.
      ...(to === null
        ? way.slice(-1).map((spot) => ({ spot }))
        : [{ button: `ride to ${unitPiece(to)}`, label: `To ${nameOf(field, to)}` }]),
    ],
    label:
      to === null
        ? `${name} rides ${inchesTold(length)}.`
        : `${name} rides to ${nameOf(field, to)}, ${inchesTold(length)}.`,
    cost: Math.round(length / 100) / 10,
    path: spots.map(({ x, y }) => ({ spot: { x, y } })),
  };
}

/** Troops that come onto the table. */
function entering(
  field: Field,
  s: State,
  { unit, pose }: Extract<AnswerTo<'moves'>, { do: 'enter' }>,
): PickedAnswer {
  const { arm, stands } = unitOf(field, unit);
  const formation = formationOf(s, unit);
  const { x, y, facing } = footprint(pose, {
    arm: armIn(arm, formation),
    formation,
    stands: arm === 'battery' ? 1 : stands.length,
  });
  return {
    picks: picksOfWays([{ piece: unitPiece(unit), way: [{ x, y, facing }] }]),
    label: sentence(`${nameOf(field, unit)} comes on ${comesOnAt(field, unit, pose)}`),
    subject: bareName(field, unit),
  };
}

/** Where on its edge or in its area a unit comes on: `by the south edge, 23 inches from the west`. */
function comesOnAt(field: Field, unit: number, { x, y }: Pose): string {
  const entry = arrivalOf(field, unit)?.entry;
  const [west, south] = [inInches(x), inInches(y)];
  if (entry?.kind !== 'edge') return `${west} inches from the west edge and ${south} from the south`;
  const along = entry.edge === 'north' || entry.edge === 'south';
  return `by the ${entry.edge} edge, ${along ? west : south} inches from the ${along ? 'west' : 'south'}`;
}
