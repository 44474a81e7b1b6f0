import { testByHand } from '@linstock/testing';
import { americanLegions } from './index.ts';

testByHand({
  rules: americanLegions,
  battles: ['cowpens', 'waxhaws'],
  // Among the troops, so that many places are near enemies or full.
  place: ({ field, position }, below) => {
    const at = position.state.at.filter((hex) => hex >= 0);
    const near = at[below(at.length)] ?? 0;
    return { hex: Math.max(0, Math.min(field.map.count - 1, near + below(5) - 2)) };
  },
  entries: 700,
});
