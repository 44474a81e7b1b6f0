import { chanceThat, otherSide, percentage, type Plans, type Question, type Side } from '@linstock/kernel';
import type { Answer } from '../model/answers.ts';
import { commandName, ratingsOf } from '../model/board.ts';
import { type CommandId, type Field, SIDE_PEOPLE, type UnitId } from '../model/field.ts';
import { NONE, type State } from '../model/state.ts';
import { chancesToSeize } from '../play/activations/continuity.ts';
import { inFigures, pointsOf } from '../play/activations/flight.ts';
import { chanceOf } from '../play/fire/shot.ts';
import { chargePreview, type ShockPreview, shockPreview } from '../play/shock/shock-preview.ts';
import { selfActivationReckoning } from '../reckon/activation.ts';
import { type Intent, intentOf } from './intent.ts';
import { FAR_HEXES, gapOf, type SideView, sideViewOf } from './side-view.ts';

const WORDS: Readonly<Record<Intent, string>> = {
  attack: 'is to close with the enemy and drive him off',
  fire: 'is to fight with fire from a short distance',
  hold: 'is to hold its ground',
  retire: 'is to fall back out of reach',
};

/** The reason for an answer: the purpose of the side's own Command concerned, or of its general, and the odds that count. */
export function reasonOf(
  field: Field,
  s: State,
  question: Question<Answer>,
  answer: Answer,
  plans: Plans,
): string | null {
  const view = sideViewOf(field, s, question.side);
  const general = generalsReason(view, question, answer);
  if (general !== null) return `${general}.`;
  const command = commandOf(view, answer);
  if (command === NONE) return null;
  const purpose = `${commandName(field, command)} ${WORDS[intentOf(view, command, plans)]}`;
  return `${purpose}${oddsOf(view, command, answer)}.`;
}

/** The own Command that an answer is about; NONE if it is about none. */
function commandOf({ field, s, side }: SideView, answer: Answer): CommandId {
  if (answer.do === 'command') return answer.command;
  const [unit = NONE] = unitsOf(answer);
  if (unit !== NONE) return field.units[unit]?.side === side ? (field.units[unit]?.command ?? NONE) : NONE;
  return s.active === side ? s.command : NONE;
}

function unitsOf(answer: Answer): readonly UnitId[] {
  if ('unit' in answer) return [answer.unit];
  if (answer.do === 'react' || answer.do === 'retreat') return answer.units;
  if (answer.do === 'return-fire') return answer.shots.map(({ unit }) => unit);
  return [];
}

/** What an answer of the general is given for, with its odds; null for an answer about a Command. */
function generalsReason(view: SideView, { kind }: Question<Answer>, answer: Answer): string | null {
  const { side } = view;
  const [own, others] = [SIDE_PEOPLE[side], SIDE_PEOPLE[otherSide(side)]];
  if (kind === 'seize') {
    const { seizes, fails } = chancesToSeize(view, side);
    const tries = answer.do === 'yes' ? 'try' : 'do not try';
    return `The ${own} ${tries} to seize the initiative: their chance is ${inPercent(seizes)}, and that of the ${others} to fail anyway ${inPercent(fails)}`;
  }
  if (kind !== 'continuity') return null;
  if (answer.do === 'yes')
    return `The ${own} try to go on at once: the chance of the ${others} to seize the initiative is ${inPercent(chancesToSeize(view, otherSide(side)).seizes)}`;
  return `The ${own} stop: the ${others}, with ${flightText(view, otherSide(side))}, must roll for flight after their Free Activation`;
}

const flightText = ({ field, s }: SideView, side: Side): string =>
  `${inFigures(pointsOf(s, side))} of ${field.armies[side].flightLevel} Flight Points`;

/** The odds or the distance that an answer of a Command goes by. */
function oddsOf(view: SideView, command: CommandId, answer: Answer): string {
  switch (answer.do) {
    case 'shock':
      return shockText(shockPreview(view, command));
    case 'charge':
      return shockText(chargePreview(view, command, answer.chargers));
    case 'fire':
      return `: the chance that this shot does harm is ${inPercent(chanceOf(view, answer.unit, answer.target, 'phasing'))}`;
    case 'try': {
      const leader = view.field.commands[command]?.leader ?? 0;
      const roll = selfActivationReckoning('', ratingsOf(view, leader).initiative);
      return `: the chance that it may act unordered is ${inPercent(chanceThat(roll, ({ succeeds }) => succeeds))}`;
    }
    case 'command': {
      const gap = gapOf(view, command);
      return gap >= FAR_HEXES ? '' : `: the enemy is ${gap === 1 ? 'next to it' : `${gap} hexes away`}`;
    }
    default:
      return '';
  }
}

/** Words of a Shock's end after which the defenders have given way. */
const GIVES_WAY: ReadonlySet<string> = new Set([
  'Fall Back',
  'Collapse',
  'DefenderRetreats',
  'DefenderCollapse',
]);

function shockText(preview: ShockPreview | null): string {
  if (preview === null || preview.ends.length === 0) return '';
  const chance = preview.ends
    .filter(({ words }) => words.some((word) => GIVES_WAY.has(word)))
    .reduce((sum, end) => sum + end.chance, 0);
  return `: the chance that the enemy gives way at once is ${inPercent(chance)}`;
}

const inPercent = (chance: number): string => `${percentage(chance)} %`;
