import type { Gesture } from '@linstock/scene';

/** The gestures that have a button and a number key, in the order of both. */
export const DRILL: readonly { readonly label: string; readonly gesture: Gesture }[] = [
  { label: 'Advance 1', gesture: { kind: 'advance', by: 1 } },
  { label: 'Advance 2', gesture: { kind: 'advance', by: 2 } },
  { label: 'Advance together, as far as all can', gesture: { kind: 'advance', by: null } },
  { label: 'Wheel left', gesture: { kind: 'wheel', to: 'left' } },
  { label: 'Wheel right', gesture: { kind: 'wheel', to: 'right' } },
  { label: 'About', gesture: { kind: 'about' } },
];
