import { test } from 'node:test';
import { testConformance } from '@linstock/kernel/conformance';
import { johnnyReb } from '../src/index.ts';

// All battles together; one alone throws enough dice to compare chances. `npm run soak` compares them finely,
// in more games.
for (const battle of johnnyReb.battles)
  testConformance(
    test,
    { ...johnnyReb, title: `${johnnyReb.title}, ${battle}`, battles: [battle] },
    battle === 'brawners-farm'
      ? { games: 1, every: 50, samples: 300 }
      : { games: 1, every: 150, samples: 100 },
    [],
  );
