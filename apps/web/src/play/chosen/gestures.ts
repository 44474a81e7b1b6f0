import { inches, shortLength } from '@linstock/ground';
import type { Gesture } from '@linstock/scene';

/** A gesture that has a button and a number key. */
export interface DrillCommand {
  readonly label: string;
  readonly gesture: Gesture;
}

/** The gestures in the order of their buttons and number keys: an advance is counted in hexes, or in inches on a table. */
export function listDrillCommands(ground: 'hexes' | 'table'): readonly DrillCommand[] {
  const steps = ground === 'hexes' ? [1, 2] : [inches(3), inches(6)];
  const advances = steps.map((by): DrillCommand => {
    const label = `Advance ${ground === 'hexes' ? by : shortLength(by)}`;
    return { label, gesture: { kind: 'advance', by } };
  });
  return [
    ...advances,
    { label: 'Advance together, as far as all can', gesture: { kind: 'advance', by: null } },
    { label: 'Wheel left', gesture: { kind: 'wheel', to: 'left' } },
    { label: 'Wheel right', gesture: { kind: 'wheel', to: 'right' } },
    { label: 'About', gesture: { kind: 'about' } },
  ];
}
