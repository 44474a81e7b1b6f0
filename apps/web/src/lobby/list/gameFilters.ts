import { catalogueOf } from '@linstock/battles';
import { systems } from '@linstock/systems';
import type { ListFilter } from './ListPage.tsx';

/** The filters by rules and by battle. */
export const GAME_FILTERS: readonly ListFilter[] = [
  { name: 'system', label: 'Rules', options: systems.map(({ id, title }) => [id, title]) },
  { name: 'battle', label: 'Battle', options: catalogueOf(systems).map(({ id, title }) => [id, title]) },
];
