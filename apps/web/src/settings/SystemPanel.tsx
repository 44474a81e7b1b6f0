import type { System } from '@linstock/systems';
import { panels } from '../app/panels.ts';
import { useRulebook } from '../app/useRulebook.ts';
import { useStore } from '../app/useStore.ts';
import { SidePanel } from './SidePanel.tsx';

/** The side panel of a screen with no game: the rules of a system are fetched when they are opened. */
export function SystemPanel({ system }: { system: System | undefined }) {
  const open = useStore(panels, (value) => value.open);
  const rulebook = useRulebook(open === 'rules' && system ? system.id : null);
  return <SidePanel clauses={rulebook?.clauses ?? {}} guide={rulebook?.guide} title={system?.title ?? ''} />;
}
