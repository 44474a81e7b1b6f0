import { test } from 'node:test';
import { testConformance } from '@linstock/kernel/conformance';
import { johnnyReb } from '../src/index.ts';

// Of all battles; one alone throws enough dice to compare chances finely.
for (const battle of johnnyReb.battles)
  testConformance(
    test,
    { ...johnnyReb, title: `${johnnyReb.title}, ${battle}`, battles: [battle] },
    battle === 'brawners-farm'
      ? { games: 1, every: 25, samples: 20_000 }
      : { games: 1, every: 100, samples: 400 },
    [],
  );
