import { lengthNames, lengthNumber, lengthWords, type Pose, type Spot, wayLength } from '@linstock/ground';
import type { Question } from '@linstock/kernel';
import { nth } from '@linstock/kernel';
import { type Picked, type PickedAnswer, picksOfWays, listNames as together } from '@linstock/scene';
import { footprint, officerSpot } from '../measure/footprint.ts';
import type { Answer, AnswerTo } from '../model/answers.ts';
import { footprintOf, officerPlace } from '../model/board.ts';
import type { Field, UnitId } from '../model/field.ts';
import { nameOf, officerOf, officerPiece, unitOf, unitPiece } from '../model/naming.ts';
import { formationOf, type State } from '../model/state.ts';
import { movePlan } from '../play/moves/carrying-out.ts';
import { arrivalOf, officersFor } from '../play/moves/entering.ts';
import { facingsOffered } from '../play/moves/form-ways.ts';
import { wordsOf } from '../play/moves/leg-log.ts';
import { consider, startOf } from '../play/moves/marching.ts';
import { armIn } from '../reckon/forming.ts';
import { ORDER_WORDS, sentence } from '../tables/words.ts';
import { formedAhead } from './attack-preview/forming.ts';
import { ending, interrupting, listed, pivoting, volley, wordsOfFires } from './shot-picks.ts';
import { bareName, FORMATION_WORDS } from './words.ts';

/** The clicks for an answer, and its name. */
export function picks(field: Field, s: State, question: Question<Answer>, answer: Answer): PickedAnswer {
  switch (answer.do) {
    case 'orders':
    case 'changes':
    case 'charges':
      return written(answer.do, wordsOfSheet(field, answer));
    case 'fires':
      return question.sealed
        ? written(answer.do, wordsOfFires(field, answer))
        : interrupting(field, s, answer);
    case 'new-targets':
      return newTargets(field, answer);
    case 'pivot':
      return pivoting(field, s, answer);
    case 'volley':
      return volley(field, s, answer);
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

/** The picks of new targets for charges whose targets have gone (JR-14.1d). */
function newTargets(field: Field, { charges }: AnswerTo<'new-targets'>): PickedAnswer {
  return {
    picks: charges.flatMap(({ unit, target }) => [{ piece: unitPiece(unit) }, { piece: unitPiece(target) }]),
    label: charges
      .map(({ unit, target }) => sentence(`${nameOf(field, unit)} charges ${nameOf(field, target)}`))
      .join(' '),
  };
}

/** A unit rolls for its bonus before it moves (JR-6.4a). */
export const QUICK_MARCH = { button: 'quick-march', label: 'Quick march' } as const satisfies Picked;

const ENDS: Readonly<Record<string, string>> = {
  disengage: 'Disengage no more',
  moves: 'Move no more',
};

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
  const facingWords = (towards: number): string =>
    towards === s.facing[unit] ? '' : `, facing ${Math.round(towards / 10)}°`;
  const turned = facingWords(facing);
  const march = legs.length === 0 ? '' : first === 'form' ? ', then moves' : ' after a move';
  const now = nth(s.facing, unit);
  const order = legs.length === 0 ? 'form' : first;
  // A facing without a button of its own is added.
  const buttons = order === 'move' ? [now] : facingsOffered({ field, s }, unit, formation);
  const offered = buttons.includes(facing) ? facing : (buttons[0] ?? now);
  return {
    picks: [
      { piece },
      {
        button: `form ${formation} ${offered} ${order}`,
        label: `${order === 'move' ? 'moves, then ' : ''}${how}${facingWords(offered)}`,
      },
      ...(offered === facing ? [] : [{ heading: facing }]),
      ...legs.map((leg) => ({ leg, of: piece })),
    ],
    label: sentence(`${nameOf(field, unit)} ${how}${turned}${march}`),
    forms: formedAhead(field, s, answer),
  };
}

/** True if a ride goes straight to the place of an officer with a unit. */
function isStraightTo(field: Field, s: State, unit: UnitId, way: readonly Spot[]): boolean {
  const { x, y } = officerSpot(footprintOf(field, s, unit));
  return way.length === 1 && way[0]?.x === x && way[0].y === y;
}

/** An officer's ride, to a unit or to another place. */
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
      ...(to === null || !isStraightTo(field, s, to, way) ? way.map((spot) => ({ spot })) : []),
      // A button, for two pieces one after another mean both together.
      ...(to === null ? [] : [{ button: `ride to ${unitPiece(to)}`, label: `To ${nameOf(field, to)}` }]),
    ],
    label:
      to === null
        ? `${name} rides ${lengthWords(length, 1)}.`
        : `${name} rides to ${nameOf(field, to)}, ${lengthWords(length, 1)}.`,
    cost: Math.round(length / 100) / 10,
    path: spots.map(({ x, y }) => ({ spot: { x, y } })),
  };
}

/** Troops that come onto the table. */
function entering(
  field: Field,
  s: State,
  { unit, pose, officers }: Extract<AnswerTo<'moves'>, { do: 'enter' }>,
): PickedAnswer {
  const { arm, stands } = unitOf(field, unit);
  const formation = formationOf(s, unit);
  const waiting = officersFor(field, s, unit).filter((officer) => !officers.includes(officer));
  const { x, y, facing } = footprint(pose, {
    arm: armIn(arm, formation),
    formation,
    stands: arm === 'battery' ? 1 : stands.length,
  });
  return {
    picks: [
      ...picksOfWays([{ piece: unitPiece(unit), way: [{ x, y, facing }] }]),
      ...waiting.map((officer) => ({
        button: `without ${officerPiece(officer)}`,
        label: `without ${officerOf(field, officer).name}`,
      })),
    ],
    label: sentence(
      [
        `${nameOf(field, unit)} comes on ${comesOnAt(field, unit, pose)}`,
        ...waiting.map((officer) => `without ${officerOf(field, officer).name}`),
      ].join(', '),
    ),
    subject: bareName(field, unit),
  };
}

/** The place on its edge or in its area where a unit enters: `by the south edge, 23 inches from the west`. */
function comesOnAt(field: Field, unit: UnitId, { x, y }: Pose): string {
  const entry = arrivalOf(field, unit)?.entry;
  const [west, south] = [lengthNumber(x, 1), lengthNumber(y, 1)];
  if (entry?.kind !== 'edge')
    return `${west} ${lengthNames().many} from the west edge and ${south} from the south`;
  const along = entry.edge === 'north' || entry.edge === 'south';
  return `by the ${entry.edge} edge, ${along ? west : south} ${lengthNames().many} from the ${along ? 'west' : 'south'}`;
}
