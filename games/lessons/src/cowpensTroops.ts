/** The troops in the lesson of Cowpens, and what may have happened to them. */
import type { Condition, Query } from './lesson.ts';

export const CONTINENTALS: Query = { bodies: ['Continental Line'] };
export const HOWARDS: Query = { ...CONTINENTALS, kinds: ['foot', 'rifle'] };
/** The three next to those with Howard. */
export const ON_THE_RIGHT: Query = {
  names: ['1st', '6th', '8th'].map((each) => `${each} company of the Continental Line`),
};
export const LEGION: Query = { bodies: ['Legion Infantry'], kinds: ['foot'] };
/** The companies in front of Howard. The others have the name of another regiment on their counter. */
export const IN_FRONT: Query = {
  names: ['1st', '2d', '3d'].map((each) => `${each} company of the Legion Infantry`),
};
export const DRAGOONS: Query = { bodies: ['3d Continental Dragoons'], kinds: ['horse'] };
export const FUSILIERS: Query = { bodies: ['7th Fusiliers'] };
export const MINE: Query = { side: 'mine' };
export const THEIRS: Query = { side: 'theirs' };

/** The two lines in contact; the same with the dragoons who must ride round them; and all troops near. */
export const FIGHT = [HOWARDS, LEGION, FUSILIERS];
export const RIDE = [...FIGHT, DRAGOONS];
export const ROUND = [...RIDE, { bodies: ['Militia', 'Skirmishers', '71st Highlanders'] }];

/** At least `atLeast` of these are disordered, or gone. */
export const harmed = (on: Query, atLeast: number): Condition => ({
  any: [
    { event: 'morale', being: { morale: 'disordered' }, on, atLeast },
    { event: 'removed', on, atLeast },
  ],
});
export const gave = (act: string, by: 'me' | 'him' = 'me'): Condition => ({ gave: { do: act }, by });
export const ordered = (order: string, on: Query): Condition => ({ event: 'order', being: { order }, on });
/** One of the companies selected to fire is disordered, and counts half. */
export const choseDisordered: Condition = { picked: { ...HOWARDS, marked: 'disordered' }, atLeast: 1 };
