import type { Battle } from './battle.ts';
import headers from './data/battles.json' with { type: 'json' };
import outcomes from './data/outcomes.json' with { type: 'json' };
import cowpens from './data/surveys/cowpens.json' with { type: 'json' };
import hobkirk from './data/surveys/hobkirk.json' with { type: 'json' };
import quinby from './data/surveys/quinby.json' with { type: 'json' };
import waxhaws from './data/surveys/waxhaws.json' with { type: 'json' };
import { parseBattle } from './parse.ts';

const surveys = { cowpens, waxhaws, hobkirk, quinby };

function housed(id: keyof typeof surveys): Battle {
  return parseBattle({ id, ...headers[id], survey: surveys[id], outcome: outcomes.battles[id] });
}

/** The battles that come with Linstock, the one to begin with first. */
export const battles: readonly Battle[] = [
  housed('cowpens'),
  housed('waxhaws'),
  housed('hobkirk'),
  housed('quinby'),
];

/** The battle of this id, if Linstock has it. */
export function battleById(id: string): Battle | undefined {
  return battles.find((battle) => battle.id === id);
}
