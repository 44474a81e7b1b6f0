import { lengthNumber, lengthWords } from '@linstock/ground';
import { type Feature, type PickedAnswer, personNamed, picksOfWays, sentence } from '@linstock/scene';
import { costOf } from '../battles/index.ts';
import type { Answer } from '../model/answers.ts';
import { companyId } from '../model/board.ts';
import type { Field } from '../model/field.ts';
import { PLACE, type State } from '../model/state.ts';
import { ZONE_DEPTH } from '../play/lay-out.ts';
import { TROOP_TYPES } from '../tables/index.ts';
import { does } from '../tables/naming.ts';
import { TYPE_WORDS } from './pieces.ts';

/** The clicks for buying and placing a force (MM-BAT1f). */

type Buy = Extract<Answer, { do: 'buy' }>;
type Place = Extract<Answer, { do: 'place' }>;

/** The click for a force: its content and its price. */
export function forcePick(answer: Buy): PickedAnswer {
  const made = TROOP_TYPES.map((type) => {
    const own = answer.regiments.filter((each) => each.type === type);
    return { type, companies: own.reduce((sum, each) => sum + each.companies, 0) };
  }).filter(({ companies }) => companies > 0);
  const words = made.map(({ type, companies }) => `${companies} ${TYPE_WORDS[type]}`).join(', ');
  const code = answer.regiments
    .map(({ brigade, type, weapon, traits, companies }) =>
      [brigade, companies, type, weapon, ...traits].join('.'),
    )
    .join('-');
  const label = `Buy for ${costOf(answer)} points: ${words}, ${answer.generals} brigade generals`;
  return {
    picks: [{ button: `force-${answer.generals}-${code}`, label }],
    label,
  };
}

/** The strip along its base edge in which a side places its force; none before the first placement. */
export function zoneOf({ base, table: { width, height }, sideNames }: Field, s: State): Feature[] {
  if (s.step !== PLACE) return [];
  const label = `${sideNames[s.active]} places its force within ${lengthWords(ZONE_DEPTH, 1)} of this edge`;
  const middle = base[s.active] === 'N' ? height - ZONE_DEPTH / 2 : ZONE_DEPTH / 2;
  const at = { x: width / 2, y: middle, facing: 0, frontage: width, depth: ZONE_DEPTH };
  return [{ id: `zone:${s.active}`, kind: 'zone', label, at }];
}

/** The click for a regiment's place: each company and its pose. */
export function placePick(field: Field, { regiment, at }: Place): PickedAnswer {
  const {
    name = 'regiment',
    called = personNamed('a regiment'),
    companies = [],
  } = field.regiments[regiment] ?? {};
  const [first] = at;
  const where = first ? ` at ${lengthNumber(first.x, 1)}, ${lengthNumber(first.y, 1)}` : '';
  return {
    picks: companies.flatMap((company, i) => {
      const pose = at[i];
      return pose ? picksOfWays([{ piece: companyId(company), way: [pose] }]) : [];
    }),
    label: sentence(`${does(called, 'stand')}${where}`),
    subject: name,
  };
}
