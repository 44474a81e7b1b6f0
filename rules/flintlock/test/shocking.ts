import type { Answer } from '../src/model/answers.ts';
import type { State } from '../src/model/state.ts';
import type { ArmySetting, CommandSetting, Setting } from './setting.ts';
import { type Situation, situation } from './situation.ts';

/** Two Lines in contact: Webster's British to the south, Eaton's Americans to the north, in Open and Good unless said. */
export interface Contact {
  /** Two units at 0506 and 0606 unless said. */
  readonly webster?: Partial<CommandSetting>;
  /** Two units at 0505 and 0605 unless said. */
  readonly eaton?: Partial<CommandSetting>;
  /** Other Commands of the Americans. */
  readonly americans?: ArmySetting['commands'];
  readonly americanGuns?: ArmySetting['guns'];
  readonly britons?: ArmySetting['commands'];
  readonly more?: Partial<Setting>;
  prepare?(s: State, t: Situation): void;
}

/** A situation in which Webster's turn is open. Leaders and army leaders are behind, out of the way. */
export function contact(of: Contact = {}): Situation {
  const t = situation(
    {
      british: {
        commands: {
          Webster: { at: ['0506', '0606'], leader: '0608', range: 8, ...of.webster },
          ...of.britons,
        },
        overall: { at: '0608' },
      },
      american: {
        commands: { Eaton: { at: ['0505', '0605'], leader: '0602', range: 8, ...of.eaton }, ...of.americans },
        overall: { at: '0602' },
        ...(of.americanGuns && { guns: of.americanGuns }),
      },
      ...of.more,
    },
    of.prepare?.bind(of),
  );
  t.does({ do: 'command', command: t.command('Webster') });
  return t;
}

/** Answers of the open question of one kind of deed. */
export function offered<D extends Answer['do']>(
  t: Situation,
  deed: D,
): Extract<Answer, { readonly do: D }>[] {
  return [...t.asked().options()].filter(
    (answer): answer is Extract<Answer, { readonly do: D }> => answer.do === deed,
  );
}

/** Ids of the hexes of units, or `-` off the map. */
export function places(t: Situation, units: readonly number[]): string[] {
  return units.map((unit) => t.field.map.labels[t.state.at[unit] as number] ?? '-');
}

/** A position as a legality check sees it. */
export const stateView = (t: Situation) => ({ field: t.field, s: t.state });
