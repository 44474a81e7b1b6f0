import type { LogItem, Position, Question } from '@linstock/kernel';
import { clause, OddsThrown } from '@linstock/testing';
import { playOut } from '../../test/play-out.ts';
import { flintlock } from '../index.ts';
import type { Answer } from '../model/answers.ts';
import type { Field } from '../model/field.ts';
import * as S from '../model/state.ts';
import { chancesToSeize } from '../play/activations/continuity.ts';
import { chanceOf, unitsHit } from '../play/fire/shot.ts';
import { chargePreview, type ShockPreview, shockPreview } from '../play/shock/shock-preview.ts';
import { resultsSaid } from '../play/shock/shock-result.ts';
import type { ShockWord } from '../tables/index.ts';

/** Shown chances are thrown chances: each is compared with every result of the dice (DESIGN law 13). */

type At = Position<S.State, Answer, Field>;

const odds = new OddsThrown();

type Measure = (end: { readonly state: S.State }) => boolean;

/** Something that an answer may lead to before the next question, with the chance that is shown. */
interface ShownChance {
  readonly kind: string;
  readonly answer: Answer;
  readonly shown: number;
  readonly measure: Measure;
  readonly rounding?: number;
}

function sees(at: At, { side }: Question<Answer>, { shown, measure, ...card }: ShownChance): void {
  odds.card(at, side, {
    ...card,
    shown: { yes: shown, no: 1 - shown },
    result: (end, _, next) => (next === null ? (measure(end) ? 'yes' : 'no') : null),
  });
}

/** True if fire had an effect on these, as the card of a shot counts it. */
function harmed({ field, state: before }: At, target: number): Measure {
  const hit = unitsHit({ field, s: before }, target);
  const command = field.units[target]?.command ?? S.NONE;
  const worn = [before.disordered, before.reduced, before.abandoned].map((marks) =>
    hit.map((unit) => marks[unit]),
  );
  const cohesion = [before.track[command], before.status[command]];
  return ({ state: { disordered, reduced, abandoned, track, status } }) =>
    JSON.stringify([disordered, reduced, abandoned].map((marks) => hit.map((unit) => marks[unit]))) !==
      JSON.stringify(worn) || JSON.stringify([track[command], status[command]]) !== JSON.stringify(cohesion);
}

/** A unit that ends its move in Heavy Woods may be Disordered by them, which is no effect of the shot. */
const inThickets = ({ field, state }: At, unit: number): boolean =>
  field.ground.terrain[state.at[unit] as number]?.terrain === 'heavy woods';

function seesReactions(at: At, question: Question<Answer>): void {
  const { kind, against, standing } = question;
  if (kind !== 'reaction-fire' && kind !== 'return-fire') return;
  for (const { piece, chance } of standing?.units ?? []) {
    const answer = standing?.act([piece]);
    if (!answer) continue;
    const target = answer.do === 'return-fire' ? answer.shots[0]?.target : against;
    if (target === undefined || at.state.mode === S.CHARGE || inThickets(at, target)) continue;
    sees(at, question, { kind, answer, shown: chance() ?? -1, measure: harmed(at, target) });
  }
}

function seesShots(at: At, question: Question<Answer>): void {
  if (question.kind !== 'action' && question.kind !== 'gun-action') return;
  if (at.state.block === S.HELD) return;
  const shots = [...question.options()].flatMap((answer) => (answer.do === 'fire' ? [answer] : []));
  for (const answer of shots.slice(0, 4)) {
    const { unit, target } = answer;
    if (at.field.units[target]?.kind === 'cavalry') continue; // it may get out of the way
    const shown = chanceOf({ field: at.field, s: at.state }, unit, target, 'phasing');
    sees(at, question, { kind: 'fire', answer, shown, measure: harmed(at, target) });
  }
}

/** The words of a Shock in the log: the defenders' reaction, and the result. */
function endLogged(logItems: readonly LogItem[]): string {
  const met =
    logItems.find(({ thrown }) => thrown?.reckoning.name === 'pre-shock')?.thrown?.outcome ?? 'none';
  const result = logItems.find(({ clauses }) => clauses.includes('FL-12.53a'))?.sentence.split(': ')[1];
  return result === undefined ? met : `${met === 'Stand, status -1' ? met : 'Stand'}: ${result}`;
}

/** The same for an end that is shown. */
function endShown([first, ...rest]: readonly string[]): string {
  if (first === 'Fall Back' || first === 'Collapse') return first;
  if (first === 'Counterattack' && rest.length === 0) return first;
  const words = (first === 'Stand, status -1' ? rest : [first, ...rest]) as ShockWord[];
  return `${first === 'Stand, status -1' ? first : 'Stand'}: ${resultsSaid(words)}.`;
}

function seesShocks(at: At, question: Question<Answer>): void {
  if (question.kind !== 'action' || at.state.mode !== S.UNDECIDED) return;
  const game = { field: at.field, s: at.state };
  const blows = [...question.options()].flatMap((answer): [Answer, ShockPreview | null][] => {
    if (answer.do === 'shock') return [[answer, shockPreview(game, at.state.command)]];
    if (answer.do !== 'charge') return [];
    return question.provokes?.(answer).length === 0
      ? [[answer, chargePreview(game, at.state.command, answer.chargers)]]
      : [];
  });
  for (const [answer, preview] of blows.slice(0, 3)) {
    if (!preview?.reaction || preview.mayFlee || preview.mayStandAside.length > 0) continue;
    const shown: Record<string, number> = {};
    for (const { words, chance } of preview.ends)
      shown[endShown(words)] = (shown[endShown(words)] ?? 0) + chance;
    odds.card(at, question.side, {
      ...{ kind: answer.do, answer, shown },
      // A leader's owner may be asked first if the leader goes along. In this case nothing is thrown.
      result(_, logItems, next) {
        const end = next === null ? endLogged(logItems) : 'none';
        return end === 'none' ? null : end;
      },
    });
  }
}

function seesSuccession(at: At, question: Question<Answer>): void {
  const { state, field } = at;
  if (question.kind !== 'seize') return;
  const { seizes, fails } = chancesToSeize({ field, s: state }, question.side);
  const getsIt: Measure = (end) => end.state.active === question.side;
  sees(at, question, { kind: 'seize', answer: { do: 'yes' }, shown: seizes, measure: getsIt });
  sees(at, question, { kind: 'continuity', answer: { do: 'no' }, shown: fails, measure: getsIt });
}

function seesSelfActivation(at: At, question: Question<Answer>): void {
  if (question.kind !== 'self-activation') return;
  const { command } = at.state;
  const terms = flintlock.present.asks.terms?.({ field: at.field, state: at.state, known: [] }, question, {
    do: 'try',
  });
  const acts: Measure = (end) => end.state.activity[command] === S.FULL;
  const words = /succeeds: ([\d.]+) %/.exec(terms?.risks[0]?.says ?? '')?.[1];
  if (words === undefined) return; // it cannot fail
  const shown = Number(words) / 100;
  const answer: Answer = { do: 'try' };
  sees(at, question, { kind: 'self-activation', answer, shown, measure: acts, rounding: 0.0005 });
}

clause(
  [
    ...['FL-11.33a', 'FL-11.53a', 'FL-11.54d', 'FL-11.13f', 'FL-12.41a', 'FL-12.53a', 'FL-13.22b'],
    ...['FL-5.21b', 'FL-5.22b', 'FL-4.32b'],
  ],
  'every chance shown in random games is the chance in play',
  () => {
    for (const battle of ['cowpens', 'hobkirk']) {
      playOut(battle, 'odds', (at, question) => {
        seesReactions(at, question);
        seesSuccession(at, question);
        seesSelfActivation(at, question);
        seesShocks(at, question);
        seesShots(at, question);
      });
    }
    odds.assertCompared({
      ...{ 'reaction-fire': 6, 'return-fire': 6, fire: 6, shock: 6, charge: 3 },
      ...{ seize: 6, continuity: 6, 'self-activation': 6 },
    });
  },
);
