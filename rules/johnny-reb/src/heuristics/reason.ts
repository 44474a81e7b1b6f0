import type { Plans, Question } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import type { BrigadeId, Field } from '../model/field.ts';
import { unitOf } from '../model/naming.ts';
import type { State } from '../model/state.ts';
import { brigadeIntent, type Intent, intentOf, unitsOfBrigade } from './intent.ts';
import { type SideView, sideViewOf } from './side-view.ts';

/**
 * The reason for an answer: the purpose of each brigade, and the units that do something else. For a unit,
 * its own purpose.
 */
export function reasonOf(
  field: Field,
  s: State,
  question: Question<Answer>,
  answer: Answer,
  plans: Plans,
): string | null {
  const view = sideViewOf(field, s, question.side);
  const told =
    'unit' in answer
      ? [`The ${unitOf(field, answer.unit).name} ${describeIntent(intentOf(view, answer.unit, plans))}`]
      : field.brigades
          .filter(({ side }) => side === question.side)
          .flatMap(({ id }) => toldOf(view, id, plans));
  return told.length === 0 ? null : `${told.join('; ')}.`;
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
