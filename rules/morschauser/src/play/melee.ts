import { lengthWords, TOUCH_DISTANCE } from '@linstock/ground';
import { nth } from '@linstock/kernel';
import { saying, told } from '@linstock/scene';
import { retreat } from '../measure/retreat.ts';
import { meleeCauses, type PlacedCompany, type Situation } from '../measure/situation.ts';
import { isFlankAttack, isInSquare } from '../measure/zone.ts';
import {
  companyId,
  companyOf,
  countOf,
  generalId,
  generalOf,
  generalsWith,
  nameOf,
  placedOf,
  situationNow,
} from '../model/board.ts';
import type { CompanyId } from '../model/field.ts';
import { emit, type Game } from '../model/game.ts';
import * as S from '../model/state.ts';
import {
  type Fighter,
  meleeReckoning,
  meleeValue,
  type Round,
  type RoundEnd,
  riskReckoning,
  roundEnd,
} from '../reckon/melee.ts';
import { PERSONALITY_ROWS } from '../tables/index.ts';
import { does } from '../tables/naming.ts';
import { characterOf, loseGeneral } from './generals.ts';
import { attackable } from './groups.ts';
import { goTo, hit, lose, trample } from './losses.ts';
import { testLosses } from './victory.ts';
import { isStorming } from './walls.ts';

/** P-MELEE: rounds between two companies (B6). */

/** A company of the acting group that still has to melee, and its possible targets. */
export interface PendingMelee {
  readonly company: CompanyId;
  readonly targets: readonly number[];
}

/**
 * The melees the group still owes; each company fights once, and one without an enemy left to attack is excused
 * (MM-B2g, MM-B3q, MM-B6ag, MM-B6ak).
 */
export function pendingMelees(game: Game): PendingMelee[] {
  const { field, s } = game;
  const situation = situationNow(field, s);
  return (s.group?.companies ?? []).flatMap((company) => {
    if (s.status[company] !== S.ON_TABLE || s.routing[company] === 1) return [];
    const owes = S.has(s, company, S.CHARGED) || S.has(s, company, S.BEGAN_IN_MELEE);
    if (!owes || S.has(s, company, S.MELEED) || S.has(s, company, S.EXCUSED)) return [];
    const targets = targetsOf(game, situation, company);
    if (targets.length > 0) return [{ company, targets }];
    S.mark(s, company, S.EXCUSED);
    return [];
  });
}

/** The charged enemy while it is in range, else any enemy in range it may attack. */
function targetsOf({ field, s }: Game, situation: Situation, company: CompanyId): number[] {
  const target = nth(s.target, company);
  const open = attackable(field, s, situation, company);
  return open.includes(target) ? [target] : open;
}

/**
 * A round of melee with all its consequences: hits, fallen generals, retreat, losses (P-MELEE 1 to 8: MM-B6k,
 * MM-B6l, MM-B6n, MM-B6q, MM-C6l, MM-D1g, MM-E5b, MM-E5h). A company that beats its enemy may pursue
 * (MM-E8a).
 * @returns true if the attacker is still there and has removed the defender or forced it back
 */
export function melee(game: Game, attacker: CompanyId, defender: CompanyId): boolean {
  const { field, s } = game;
  const situation = situationNow(field, s);
  const round = roundOf(game, situation, attacker, defender);
  const onDefender = game.umpire.throw({
    ...meleeReckoning(round, 'attacker'),
    about: [companyId(attacker)],
  }).hits;
  const onAttacker = game.umpire.throw({
    ...meleeReckoning(round, 'defender'),
    about: [companyId(defender)],
  }).hits;
  const end = roundEnd(nth(s.strength, attacker), nth(s.strength, defender), onAttacker, onDefender);
  // The costs are logged after it, and generals throw for their lives after the blows.
  tellRound(game, attacker, defender, { onDefender, onAttacker, outcome: end.outcome });
  riskGenerals(game, round, attacker, defender);
  S.mark(s, attacker, S.MELEED);
  const before = { attacker: placedOf(field, s, attacker), defender: placedOf(field, s, defender) };
  hit(game, defender, onDefender);
  hit(game, attacker, onAttacker);
  if (end.mustRetreat === 'attacker') {
    S.mark(s, attacker, S.BEATEN);
    retreatFrom(game, attacker, before.defender);
  } else if (end.mustRetreat === 'defender') retreatFrom(game, defender, before.attacker);
  s.target[attacker] = S.NONE;
  testLosses(game);
  const gone = end.outcome === 'defenderLoses' || s.status[defender] === S.LOST;
  return gone && s.status[attacker] === S.ON_TABLE;
}

/**
 * The round in the form its dice need: from the flank or not (MM-B3m, MM-B3n), against a square or not (MM-E6a,
 * MM-E6g).
 */
export function roundOf(game: Game, situation: Situation, attacker: CompanyId, defender: CompanyId): Round {
  const { field, s } = game;
  const [a, d] = [placedOf(field, s, attacker), placedOf(field, s, defender)];
  const causes = meleeCauses(situation, a, d);
  const still = ({ id }: PlacedCompany): boolean => s.stirred[id] === 0;
  const charged = S.has(s, attacker, S.CHARGED);
  const keeps = charged && s.target[attacker] === defender;
  return {
    attacker: fighter(game, attacker, causes.attacker),
    defender: fighter(game, defender, causes.defender),
    flankAttack: keeps ? s.flank[attacker] === 1 : isFlankAttack(a.stand, d.stand), // MM-B3m, MM-B3n
    defenderInSquare: field.switches.squares && isInSquare(situation, d, still),
    charged,
    storming: isStorming(game, situation, attacker, defender),
  };
}

/** A company as its dice see it, with the ground against it and the generals who lead it (MM-B6t, MM-B6u, MM-E5b). */
function fighter(game: Game, company: CompanyId, causes: Fighter['causes']): Fighter {
  const { field, s } = game;
  const characters = generalsWith(field, s, company).map((general) => characterOf(game, general));
  const inspiring = characters.find((character) => PERSONALITY_ROWS[character].meleeBonus > 0);
  return {
    troops: companyOf(field, company).abilities,
    strength: nth(s.strength, company),
    general: inspiring ?? characters[0] ?? null,
    causes,
    name: nameOf(field, company),
    at: [companyId(company)],
  };
}

/** The enemy's extra die against each attached general, the defender's first (MM-B6s, MM-E5b). */
function riskGenerals(game: Game, round: Round, attacker: CompanyId, defender: CompanyId): void {
  const { field, s, umpire } = game;
  if (!field.switches.riskToGenerals) return;
  for (const [company, side] of [
    [defender, 'attacker'],
    [attacker, 'defender'],
  ] as const) {
    for (const general of generalsWith(field, s, company)) {
      const { name } = generalOf(field, general);
      if (
        umpire.throw({
          ...riskReckoning(name, meleeValue(round, side), field.switches),
          about: [generalId(general)],
        }).key === 'falls'
      )
        loseGeneral(game, general, 'falls', 'MM-E5f', `${name} falls in the melee.`);
    }
  }
}

/** The result of a round. */
interface RoundResult {
  readonly onDefender: number;
  readonly onAttacker: number;
  readonly outcome: RoundEnd['outcome'];
}

function tellRound(
  game: Game,
  attacker: CompanyId,
  defender: CompanyId,
  { onDefender, onAttacker, outcome }: RoundResult,
): void {
  const { field } = game;
  const [one, other] = [nameOf(field, attacker), nameOf(field, defender)];
  const beaten = outcome === 'attackerLoses' ? one : other;
  emit(
    game,
    companyOf(field, attacker).side,
    ['MM-B6p', 'MM-B6q'],
    () => {
      const drawn = outcome === 'drawn';
      const score = `${countOf(onDefender, 'hit')} to ${onAttacker}${drawn ? ', drawn' : ''}`;
      const fought = told`${one} against ${other}: ${score}`;
      return drawn ? fought : fought.endingWith(beaten, ['is', 'are'], 'beaten');
    },
    () => ({
      kind: 'melee',
      attackers: [companyId(attacker)],
      defenders: [companyId(defender)],
      losses: [
        { piece: companyId(defender), points: onDefender },
        { piece: companyId(attacker), points: onAttacker },
      ].filter(({ points }) => points > 0),
    }),
  );
}

/** A beaten company retreats a full move, trampling crops, or surrenders (MM-B6q, MM-B6w to MM-B6ab, MM-C7l, MM-E6e). */
function retreatFrom(game: Game, loser: number, victor: PlacedCompany): void {
  const { field, s } = game;
  const went = retreat(situationNow(field, s), placedOf(field, s, loser), victor.stand);
  const name = nameOf(field, loser);
  if (went.lost)
    return lose(
      game,
      loser,
      'surrendered',
      'MM-B6ab',
      told`${saying(name, 'cannot get away and surrenders', 'cannot get away and surrender')}`,
    );
  s.stirred[loser] = 1;
  trample(game, loser, went.stand);
  const fell = goTo(game, loser, went.stand);
  const past = went.length > companyOf(field, loser).abilities.move + TOUCH_DISTANCE ? ', past friends' : ''; // MM-B6z
  emit(
    game,
    companyOf(field, loser).side,
    ['MM-B6q'],
    () => told`${does(name, 'retreat')} ${lengthWords(went.length, 1)}${past}`,
    () => ({ kind: 'retreat', went: fell() }),
  );
}
