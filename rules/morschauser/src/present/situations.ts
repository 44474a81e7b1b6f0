import { nth, requireValue } from '@linstock/kernel';
import { gap } from '@linstock/ground';
import type { Situation as Filled } from '@linstock/kernel';
import { sentence } from '@linstock/scene';
import { chargeInReach } from '../measure/orders.ts';
import {
  coversOf,
  isFortified,
  meleeCauses,
  type PlacedCompany,
  type Situation,
} from '../measure/situation.ts';
import { inMeleeRange, isFlankAttack, isInSquare } from '../measure/zone.ts';
import {
  attachedTo,
  companyOf,
  formedWith,
  generalOf,
  isOnTable,
  namesOf,
  nearestFoe,
  situationNow,
} from '../model/board.ts';
import type { CompanyId, Field, General } from '../model/field.ts';
import { thought } from '../model/game.ts';
import { NONE, personalityOf, type State } from '../model/state.ts';
import { actingOn } from '../play/command.ts';
import { commandColumn } from '../reckon/command.ts';
import { coverRow } from '../reckon/shooting.ts';
import type { Cover, MeleeCause } from '../tables/index.ts';

/**
 * The reckonings that a piece may need, filled in from its place. For a company: a shot at the nearest enemy,
 * both sides of a melee round with it, its command, morale and rally dice. For a general: his character and
 * his risk.
 */
export function situations(field: Field, s: State, piece: string): readonly Filled[] {
  const [kind, number] = piece.split(':');
  const id = Number(number);
  if (kind === 'general') return field.generals[id] ? ofGeneral(field.generals[id], s) : [];
  if (kind !== 'company' || !field.companies[id] || !isOnTable(s, id)) return [];
  const situation = situationNow(field, s);
  const own = placedIn(situation, id);
  const foe = nearestFoe(field, s, id).id;
  const enemy = foe === NONE ? null : placedIn(situation, foe);
  return [
    ...(enemy ? shootingAt(s, situation, own, enemy) : []),
    ...(enemy ? meleeWith(field, s, situation, own, enemy) : []),
    ...ofUnit(field, s, situation, own),
  ];
}

const placedIn = (situation: Situation, id: CompanyId): PlacedCompany =>
  requireValue(
    situation.companies.find((each) => each.id === id),
    `company ${id}`,
  );

const figures = (s: State, { id, troops }: PlacedCompany) => ({
  type: troops.type,
  traits: troops.traits,
  strength: nth(s.strength, id),
});

const inInches = (thousandths: number): number => Math.round(thousandths / 10) / 100;

/** A shot at an enemy, with the best weapon in range, or the one with the longest range. */
function shootingAt(s: State, situation: Situation, own: PlacedCompany, enemy: PlacedCompany): Filled[] {
  const { weapons, inferiorFirepower } = own.troops;
  const range = gap(own.stand, enemy.stand);
  const weapon = weapons.find((each) => range <= each.range) ?? weapons.at(-1);
  if (!weapon) return [];
  const heavy = own.troops.traits.includes('heavyArtillery');
  const covers: readonly Cover[] = coversOf(situation, own.stand, enemy);
  const { cover } = coverRow(covers, heavy);
  // An enemy out of range is shown at the greatest range.
  const given = {
    weapon: weapon.weapon,
    range: inInches(Math.min(range, weapon.range)),
    cover,
    inferiorFirepower,
  };
  return [{ form: 'shooting', situation: { ...figures(s, own), ...given } }];
}

/** A round with an enemy, as the attacker's dice and as the defender's. */
function meleeWith(
  field: Field,
  s: State,
  situation: Situation,
  own: PlacedCompany,
  enemy: PlacedCompany,
): Filled[] {
  const causes = meleeCauses(situation, own, enemy);
  const fighter = (who: PlacedCompany, ground: readonly MeleeCause[]) => {
    const general = attachedTo(field, s, who.id);
    const character = general === NONE ? null : personalityOf(s, general);
    return { ...figures(s, who), general: character ?? 'none', ground };
  };
  const still = ({ id }: PlacedCompany): boolean => s.stirred[id] === 0;
  const round = {
    attacker: fighter(own, causes.attacker),
    defender: fighter(enemy, causes.defender),
    flankAttack: isFlankAttack(own.stand, enemy.stand),
    defenderInSquare: field.switches.squares && isInSquare(situation, enemy, still),
    charged: !inMeleeRange(situation, own, enemy),
  };
  return [
    { form: 'melee', situation: round },
    { form: 'melee-reply', situation: round },
  ];
}

/** The dice its unit throws as one: command, morale, rally. */
function ofUnit(field: Field, s: State, situation: Situation, own: PlacedCompany): Filled[] {
  const unit = formedWith(field, situation, own.id);
  const acting = actingOn(thought(field, s), unit);
  const inFortification = isFortified(situation, own);
  const column = commandColumn(own.troops.traits);
  const name = sentence(namesOf(field, unit)).slice(0, 60);
  const traits = [...new Set(unit.flatMap((id) => companyOf(field, id).abilities.traits))];
  const charismatic = unit.some((id) => {
    const general = attachedTo(field, s, id);
    return general !== NONE && generalOf(field, general).charismatic;
  });
  return [
    {
      form: 'command',
      situation: {
        general: (acting === NONE ? null : personalityOf(s, acting)) ?? 'none',
        troops: column,
        inFortification,
        canCharge: column !== 'impetuous' || chargeInReach(situation, own) !== null,
      },
    },
    { form: 'morale', situation: { name } },
    { form: 'rally', situation: { name, traits, charismatic } },
  ];
}

function ofGeneral({ id, name }: General, s: State): Filled[] {
  if (s.generalLost[id] === 1) return [];
  const unknown = personalityOf(s, id) === null;
  return [
    ...(unknown ? [{ form: 'personality', situation: { name } }] : []),
    { form: 'risk', situation: { name } },
  ];
}
