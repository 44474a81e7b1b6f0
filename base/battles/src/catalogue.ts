import type { BattleSummary } from '@linstock/kernel';
import type { Battle } from './battle.ts';
import { battleById, battles } from './battles.ts';

/** The facts about a rule system that the catalogue needs. */
export interface FightsBattles {
  readonly battles: readonly string[];
  readonly battleSummaries?: Readonly<Record<string, BattleSummary>>;
}

/** A battle that can be fought, and under which systems. */
export interface CatalogueBattle<R extends FightsBattles> extends BattleSummary {
  readonly id: string;
  /** Its ground and history; null for one that only a rule system knows. */
  readonly battle: Battle | null;
  readonly systems: readonly R[];
}

/** Every battle some system can fight: the surveyed ones first, then those the systems bring. */
export function catalogueOf<R extends FightsBattles>(rulebooks: readonly R[]): CatalogueBattle<R>[] {
  const able = (id: string): R[] => rulebooks.filter((rulebook) => rulebook.battles.includes(id));
  const surveyed = battles.map((battle) => ({
    ...battleSummaryOf({}, battle.id),
    id: battle.id,
    battle,
    systems: able(battle.id),
  }));
  const own = rulebooks.flatMap((rulebook) => Object.entries(rulebook.battleSummaries ?? {}));
  const brought = new Map(own.filter(([id]) => !battles.some((battle) => battle.id === id)));
  const listed = [...brought].map(([id, notice]) => ({ ...notice, id, battle: null, systems: able(id) }));
  return [...surveyed, ...listed].filter(({ systems }) => systems.length > 0);
}

/** Name, date and place of a battle: by its survey, else by the system that brings it. */
export function battleSummaryOf(
  { battleSummaries }: Pick<FightsBattles, 'battleSummaries'>,
  id: string,
): BattleSummary {
  const { title, date, place, summary } = battleById(id) ??
    battleSummaries?.[id] ?? { title: id, date: '', place: '', summary: '' };
  return { title, date, place, summary };
}
