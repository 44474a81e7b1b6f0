import assert from 'node:assert/strict';
import {
  type Chance,
  chanceDice,
  type Dice,
  type Position,
  type Question,
  type Reckoning,
  seededChance,
} from '@linstock/kernel';
import { writeRow } from '@linstock/scene';
import { clause, type OddsCard, OddsThrown, playForOdds } from '@linstock/testing';
import { situation } from '../../test/situation.ts';
import { reckonings } from '../forms/index.ts';
import type { Answer } from '../model/answers.ts';
import { type Field, NONE } from '../model/field.ts';
import { nameOf, unitPiece } from '../model/naming.ts';
import * as S from '../model/state.ts';
import { FOUR_GUNS, fieldOf } from '../testing/battle.ts';
import { skirmishes } from '../testing/skirmish.ts';
import { fireSheet } from './fire-sheet.ts';
import { situations } from './situations.ts';
import { threats } from './threats.ts';

/** Shown chances are thrown chances, in small random battles (DESIGN law 13). */

type At = Position<S.State, Answer, Field>;

const odds = new OddsThrown();

const NO_FIRES: Answer = { do: 'fires', fires: [] };

/** Tells whether a fire costs its target something, or makes it check. */
function hurts({ field, state }: At, target: number): OddsCard<S.State, Answer, Field>['result'] {
  const of = ({ stands, sections, horses, fate }: S.State) =>
    JSON.stringify([stands[target], sections[target], horses[target], fate[target]]);
  const before = of(state);
  const name = nameOf(field, target);
  return (end, _, next) => {
    if (of(end.state) !== before || (next?.name === 'morale' && next.title.includes(`${name}`)))
      return 'effect';
    return next === null ? 'none' : null;
  };
}

function seesReactions(at: At, question: Question<Answer>): void {
  const { kind, side, standing } = question;
  if (kind !== 'interrupt' && kind !== 'volley') return;
  for (const { piece, chance } of standing?.units.slice(0, 1) ?? []) {
    const answer = standing?.act([piece]);
    if (!answer || !('fires' in answer) || answer.fires.length !== 1) continue;
    const target = answer.fires[0]?.target ?? NONE;
    const effect = chance() ?? -1;
    odds.card(at, side, { kind, answer, shown: { effect, none: 1 - effect }, result: hurts(at, target) });
  }
}

function seesFireSheet(at: At, question: Question<Answer>, chance: Chance): void {
  const { kind, side } = question;
  // The enemy's fires are not known yet.
  if ((kind !== 'first-fires' && kind !== 'remaining-fires') || at.sealedAnswers.length > 0) return;
  const sheet = fireSheet(at.field, at.state, { side, kind });
  for (const row of sheet.rows)
    for (const choice of row.choices) {
      if (chance.below(4) > 0) continue;
      const detail = choice.needs?.kind === 'heading' ? { heading: choice.needs.ahead } : undefined;
      const done = writeRow(sheet, {}, row, { choice: choice.id, ...(detail && { detail }) });
      const answer = 'filled' in done ? sheet.answer(done.filled) : null;
      const share = /: ([\d.]+) % for an effect/.exec(choice.does ?? '')?.[1];
      if (answer?.do !== 'fires' || answer.fires.length !== 1 || share === undefined) continue;
      const effect = Number(share) / 100;
      odds.card(at, side, {
        kind,
        answer,
        shown: { effect, none: 1 - effect },
        result: hurts(at, answer.fires[0]?.target ?? NONE),
        rounding: ROUNDING,
        // The other side does not fire.
        goOn: (asked) => (asked.kind === kind ? NO_FIRES : null),
      });
    }
}

/** Chances in words are rounded to a tenth of a percent. */
const ROUNDING = 0.0005;

/** Looks at the fires that each unit makes in the usual way: those on Hold are the threats to their targets. */
function seesThreats(at: At, { kind, side, options }: Question<Answer>): void {
  const usual = [...options()].at(-1);
  if ((kind !== 'first-fires' && kind !== 'remaining-fires') || at.sealedAnswers.length > 0 || !usual) return;
  const { field, state } = at;
  const shown = field.units.flatMap(({ id }) => threats(field, state, unitPiece(id)));
  const dice = chanceDice(seededChance('threats'));
  const copy = at.clone({ keep: false });
  const watched: Dice = {
    throw(spec, reckoning) {
      const threat = shown.find((each) => each.reckoning.title === reckoning?.title);
      if (threat && reckoning?.lines.some(({ label }) => label === 'Base: hold'))
        odds.reckoning('threat', threat.reckoning, reckoning);
      return dice.throw(spec, reckoning);
    },
  };
  copy.giveAnswer(side, usual, watched);
  if (copy.open[0]?.kind === kind) copy.giveAnswer(copy.open[0].side, NO_FIRES, watched);
}

function seesRallies({ field, state }: At, reckoning: Reckoning): void {
  if (reckoning.name !== 'rally') return;
  const unit = field.units.find(({ id }) => reckoning.title === `Rally of ${nameOf(field, id)}`);
  assert.ok(unit, reckoning.title);
  const shown = situations(field, state, unitPiece(unit.id)).find(({ form }) => form === 'rally');
  assert.ok(shown);
  odds.reckoning('rally', reckonings.rally?.reckon(shown.situation) ?? assert.fail(), reckoning);
}

/** Games in which the cards of fires and rallies are compared. */
const GAMES = Array.from({ length: 26 }, (_, i) => `${i}`);

clause(
  ['JR-8.4a', 'JR-10.1b', 'JR-10.2a', 'JR-10.3b', 'JR-12.2b', 'JR-12.4k', 'JR-13.4a'],
  'every chance shown for a fire or a rally in random games is the chance in play',
  () => {
    playForOdds(skirmishes, {
      battles: GAMES,
      seed: 'odds',
      longest: 15,
      randomOf: 1,
      look(at, question, chance) {
        seesReactions(at, question);
        seesFireSheet(at, question, chance);
        seesThreats(at, question);
      },
      beforeThrow: seesRallies,
    });
    odds.assertCompared({ interrupt: 5, 'first-fires': 8, 'remaining-fires': 8, threat: 20, rally: 40 });
  },
);

clause('JR-11.2a', 'guns threaten an enemy in range of canister with it, as they usually fire', () => {
  const field = fieldOf([['B1', 20, 10, 0, FOUR_GUNS]], [['G1', 20, 12.5, 180]]);
  const at = situation(field, (s) => {
    s.phase = S.FIRST_FIRES;
    s.order.fill(S.MARKERS.indexOf('H'));
  }).position;
  const before = odds.comparedOf('threat');
  seesThreats(at, at.open[0] ?? assert.fail());
  assert.equal(odds.comparedOf('threat'), before + 1);
});
