import { testByHand } from '@linstock/testing';
import { morschauser } from './index.ts';

testByHand({
  rules: morschauser,
  battles: ['cowpens'],
  place: ({ field }, below) => {
    const { width, height } = field.listed.table;
    return { spot: { x: below(Math.round(width)), y: below(Math.round(height)) } };
  },
  entries: 300,
});
