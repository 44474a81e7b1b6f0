import { keysOf } from '@linstock/kernel';
import type { Battle } from './battle.ts';
import headers from './data/battles.json' with { type: 'json' };
import outcomes from './data/outcomes.json' with { type: 'json' };
import brawnersFarm from './data/surveys/brawners-farm.json' with { type: 'json' };
import camden from './data/surveys/camden.json' with { type: 'json' };
import cowpens from './data/surveys/cowpens.json' with { type: 'json' };
import eastCavalryField from './data/surveys/east-cavalry-field.json' with { type: 'json' };
import guilford from './data/surveys/guilford.json' with { type: 'json' };
import hobkirk from './data/surveys/hobkirk.json' with { type: 'json' };
import littleRoundTop from './data/surveys/little-round-top.json' with { type: 'json' };
import maida from './data/surveys/maida.json' with { type: 'json' };
import mcphersonsRidge from './data/surveys/mcphersons-ridge.json' with { type: 'json' };
import quinby from './data/surveys/quinby.json' with { type: 'json' };
import waxhaws from './data/surveys/waxhaws.json' with { type: 'json' };
import { parseBattle } from './parse.ts';

/** The surveys, in the order battles are listed: the one to begin with first. */
const surveys = {
  cowpens,
  waxhaws,
  hobkirk,
  quinby,
  camden,
  guilford,
  maida,
  'brawners-farm': brawnersFarm,
  'mcphersons-ridge': mcphersonsRidge,
  'little-round-top': littleRoundTop,
  'east-cavalry-field': eastCavalryField,
};

function housed(id: keyof typeof surveys): Battle {
  return parseBattle({ id, ...headers[id], survey: surveys[id], outcome: outcomes.battles[id] });
}

/** The battles whose ground and history come with Linstock, even if no system fights them. */
export const battles: readonly Battle[] = keysOf(surveys).map(housed);

/** A battle's header, survey and outcome as they are written in its files; undefined if Linstock has none. */
export function filesOfBattle(id: string): BattleFiles | undefined {
  if (!isSurveyed(id)) return undefined;
  return { header: headers[id], survey: surveys[id], outcome: outcomes.battles[id] };
}

/** The contents of a battle's files. */
export interface BattleFiles {
  readonly header: (typeof headers)[keyof typeof surveys];
  readonly survey: (typeof surveys)[keyof typeof surveys];
  readonly outcome: (typeof outcomes.battles)[keyof typeof surveys];
}

function isSurveyed(id: string): id is keyof typeof surveys {
  return Object.hasOwn(surveys, id);
}

/** The battle of this id, if Linstock has it. */
export function battleById(id: string): Battle | undefined {
  return battles.find((battle) => battle.id === id);
}
