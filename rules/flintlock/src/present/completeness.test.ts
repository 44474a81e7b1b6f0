import { test } from 'node:test';
import { assertComplete, type SampledQuestion } from '@linstock/testing';
import { fieldOf, type Setting } from '../../test/setting.ts';
import { flintlock } from '../index.ts';
import type { Answer } from '../model/answers.ts';
import { deployState } from '../model/deploy.ts';
import type { Field } from '../model/field.ts';
import * as S from '../model/state.ts';
import { facingsOf } from '../play/movement/facing.ts';

/** Every legal answer can be given by clicks and by typed words (DESIGN law 12). */

type At = SampledQuestion<S.State, Answer, Field>;

/** All arms close together, so that most kinds of question are asked within a few Activations. */
const CLOSE: Setting = {
  columns: 14,
  rows: 14,
  british: {
    commands: {
      Webster: { at: ['0508', '0608', '0608', '0708'], formation: 'Close' },
      Leslie: { at: ['0908', '1008', '1108'], skirmishers: 2 },
      Tarleton: { at: ['0409', '0309', '0209', '1210'], kind: 'cavalry' },
    },
    guns: [{ at: '0808' }, { at: '0808' }],
    overall: { at: '0811' },
    flightLevel: 90,
  },
  american: {
    commands: {
      Eaton: { at: ['0405', '0505', '0605', '0705'], skirmishers: 2 },
      Huger: { at: ['0906', '0906', '1006'], formation: 'Close', weapon: 'R' },
      Washington: { at: ['1204', '1304', '1104'], kind: 'cavalry' },
      Butler: { at: ['0205', '0305'], militia: true },
    },
    guns: [{ at: '0806' }, { at: '1106', pounder: 3 }],
    overall: { at: '0805' },
    flightLevel: 90,
  },
  levels: { '0608': 1, '0708': 1, '0607': 2, '1008': 1, '0905': 1 },
  terrain: { '0508': 'light woods', '0908': 'heavy woods', '1107': 'light woods', '1109': 'building' },
  sides: { '0408': { fence: [0, 5], stream: [1, 2] } },
  reform: ['0101', '0201', '0301'],
};

/** Four Dragoons in front of four Foot, as in FL-13.22: the Charges of a whole Command. */
const CHARGE: Setting = {
  columns: 14,
  rows: 14,
  british: {
    commands: { Tarleton: { at: ['0508', '0608', '0708', '0808'], kind: 'cavalry' } },
    overall: { at: '0811' },
    flightLevel: 90,
  },
  american: {
    commands: {
      Eaton: { at: ['0505', '0605', '0705', '0805'], skirmishers: 2 },
      Washington: { at: ['0604', '0704'], kind: 'cavalry' },
    },
    overall: { at: '0804' },
    flightLevel: 90,
  },
};

/** Answers that recombining those offered seldom yields. */
function draw({ field, state, question, chance }: At): Answer | null {
  const one = <T>(list: readonly T[]): T => list[chance.below(list.length)] as T;
  switch (question.kind) {
    case 'facings': {
      const [usual] = question.options();
      if (usual?.do !== 'facings') return null;
      return {
        ...usual,
        facings: usual.facings.map(({ unit, facing }) => ({
          unit,
          facing: one([facing, (facing + 10) % 12]),
        })),
      };
    }
    case 'action': {
      if (!mayCharge(question)) return null;
      const horse = field.units.filter(({ kind, id }) => kind === 'cavalry' && state.at[id] !== S.NONE);
      const chargers = horse
        .filter(({ command }) => command === state.command && chance.below(2) === 0)
        .map(({ id }) => ({ unit: id, ...approach(field, state.at[id] as number, chance.below) }));
      return chargers.length === 0 ? null : { do: 'charge', chargers };
    }
    default:
      return null;
  }
}

/** For each question: whether its options include a Charge. Answers are drawn for each many times. */
const charges = new WeakMap<At['question'], boolean>();

function mayCharge(question: At['question']): boolean {
  const known = charges.get(question) ?? [...question.options()].some((answer) => answer.do === 'charge');
  charges.set(question, known);
  return known;
}

/** An approach over the ground with one facing, mostly straight ahead. */
function approach(field: Field, start: number, below: (n: number) => number) {
  const facing = below(3) === 0 ? (facingsOf(null)[below(6)] as number) : below(2) * 6;
  const path: number[] = [];
  let hex = start;
  for (let left = 1 + below(3); left > 0; left--) {
    const direction = (facing / 2 + 5 + below(2)) % 6;
    hex = field.map.neighbours[hex * 6 + direction] as number;
    if (hex === -1) break;
    path.push(hex);
  }
  return { facing, path: path.length === 0 ? [start] : path };
}

/** The facings of several units are offered click by click. */
const LISTED_OR_RARE = ['facings'];

const rulesOn = (field: Field) => ({
  ...flintlock,
  field: () => field,
  deploy: () => deployState(field),
});

test('every legal answer can be given by clicks and by words, with all arms close together', () => {
  const rules = rulesOn(fieldOf(CLOSE));
  const battles = ['a', 'b', 'c', 'd', 'e'];
  assertComplete(rules, { battles, seed: 'close', every: 4, draws: 50, longest: 400, draw }, LISTED_OR_RARE);
});

test('every legal Charge of a whole Command can be given by clicks and by words', () => {
  const rules = rulesOn(fieldOf(CHARGE));
  const battles = ['a', 'b', 'c', 'd'];
  const unmet = ['gun-action', 'return-fire', 'go-on', ...LISTED_OR_RARE];
  assertComplete(rules, { battles, seed: 'charge', every: 2, draws: 80, longest: 80, draw }, unmet);
});
