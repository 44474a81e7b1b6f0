import type { Plans, Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { BrigadeId, Field, UnitId } from '../model/field.ts';
import { unitOf } from '../model/naming.ts';
import type { State } from '../model/state.ts';
import { brigadeIntent, type Intent, intentOf, unitsOfBrigade } from './intent.ts';
import { fireReason } from './shooting.ts';
import { nearestFoe, type SideView, seenAt, sideViewOf } from './side-view.ts';

/**
 * The reason for an answer: the purpose of each brigade, and the units that do something else. For a unit, its own purpose
 * and how far the enemy is; for fires, what they cost the enemy on average.
 */
export function reasonOf(
  field: Field,
  s: State,
  question: Question<Answer>,
  answer: Answer,
  plans: Plans,
): string | null {
  const view = sideViewOf(field, s, question.side);
  const fire = fireReason(view, answer);
  if (fire !== null) return `${fire}.`;
  const told =
    'unit' in answer
      ? [`The ${unitOf(field, answer.unit).name} ${purposeOf(view, question, answer.unit, plans)}`]
      : field.brigades
          .filter(({ side }) => side === question.side)
          .flatMap(({ id }) => toldOf(view, id, plans));
  return told.length === 0 ? null : `${told.join('; ')}.`;
}

const TENTH = 100;
const inTenths = (thousandths: number): number => Math.round(thousandths / TENTH) / 10;

/** What a unit is to do, and the distance to the enemy. One that is shaken gets away, and guns do not charge. */
function purposeOf(view: SideView, { kind }: Question<Answer>, unit: UnitId, plans: Plans): string {
  const seen = seenAt(view, unit);
  const near = seen ? nearestFoe(view, seen) : null;
  const far = near === null ? '' : `: the enemy is ${inTenths(near.far)} inches away`;
  if (seen?.level === 'shaken' || kind === 'disengage') return `is to get away from the enemy${far}`;
  const intent = intentOf(view, unit, plans);
  const serves = unitOf(view.field, unit).arm === 'battery' && intent.kind !== 'withdraw';
  return `${serves ? 'is to come up and fire its guns' : describeIntent(intent)}${far}`;
}

/** The intent of a brigade, and its units with another. */
function toldOf(view: SideView, brigade: BrigadeId, plans: Plans): string[] {
  const units = unitsOfBrigade(view, brigade);
  if (units.length === 0) return [];
  const all = describeIntent(brigadeIntent(view, brigade, plans));
  const apart = units
    .map(({ listed }) => ({
      name: unitOf(view.field, listed).name,
      words: describeIntent(intentOf(view, listed, plans)),
    }))
    .filter(({ words }) => words !== all)
    .map(({ name, words }) => `the ${name} ${words}`);
  return [`${view.field.brigades[brigade]?.name} ${all}`, ...apart];
}

function describeIntent(intent: Intent): string {
  if (intent.charges === 'at once') return 'is to charge if it can';
  switch (intent.kind) {
    case 'take':
      return `is to ${intent.presses ? 'press on to' : 'take and hold'} the ${intent.objective.id}`;
    case 'attack':
      return 'is to close with the enemy and charge him';
    case 'fire':
      return 'is to fight with fire from a short distance';
    case 'hold':
      return 'is to stay where it is';
    case 'withdraw':
      return 'is to fall back out of reach';
  }
}
