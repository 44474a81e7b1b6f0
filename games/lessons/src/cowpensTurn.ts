/** The second part of the lesson of Cowpens: a whole turn, from the men who are put right to the charge and its count. */
import {
  CONTINENTALS,
  DRAGOONS,
  FIGHT,
  gave,
  harmed,
  LEGION,
  MINE,
  ordered,
  THEIRS,
} from './cowpensTroops.ts';
import type { LessonStep } from './lesson.ts';
import { COMES_APART, hitWords, THROW_CHECKS } from './nerve.ts';

/** The moments of the turn. */
export const THE_TURN: readonly LessonStep[] = [
  {
    id: 'put them right',
    when: {
      any: [
        { asked: 'rally-companies', of: 'me' },
        { asked: 'relieve', of: 'me' },
      ],
    },
    say: [
      {
        when: { asking: 'relieve', of: 'me' },
        say: 'Your own turn begins with command. Morgan is asked whether he takes a leader’s place; he has no need to.',
        doThis: { pointer: 'Click “No relief”.', touch: 'Tap “No relief”.' },
      },
      {
        say: 'Your own turn begins with command. A leader may try to put each broken company near him in order again: choose the D, look at the chance, throw.',
      },
    ],
    doThis: {
      pointer: 'Click a company marked D, then Throw the dice; at last “No more rallies and re-orders”.',
      touch: 'Tap a company marked D, then Throw the dice; at last “No more rallies and re-orders”.',
    },
    point: { side: 'mine', marked: 'disordered' },
    after: [
      {
        when: { event: 'rally', being: { rallied: true }, on: MINE },
        say: 'In good order again, at full strength.',
      },
      {
        when: gave('reorder'),
        say: 'Not this time; it may fight on at half, and he can try again next time.',
      },
    ],
    why: 'Leaders matter by being near: their number is added to the men’s morale.',
  },
  {
    id: 'orders',
    when: { asked: 'orders', of: 'me' },
    say: [
      {
        when: {
          all: [
            { asking: 'orders', of: 'me' },
            { gave: { do: 'order' }, by: 'me', times: 2 },
          ],
        },
        say: 'That is enough for this turn: the Militia has the order to move, and that suits it. The log shows the results of your throws.',
        doThis: { pointer: 'Click “No more orders”.', touch: 'Tap “No more orders”.' },
      },
      {
        when: {
          all: [
            { asking: 'orders', of: 'me' },
            { gave: { do: 'order' }, by: 'me' },
          ],
        },
        say: 'Now Howard: charging men do not fire, they close with the bayonet. If you would rather have his line stand and shoot, leave it its order.',
        doThis: {
          pointer: 'Choose Charge for the Continental Line; then “No more orders”.',
          touch: 'Choose Charge for the Continental Line; then “No more orders”.',
        },
        point: { side: 'mine', names: ['Howard'] },
      },
      {
        say: 'Men follow their last order until a new one reaches them, and that takes a throw. Tell Washington’s dragoons to Charge, and then Howard: charging men do not fire, they close with the sword and the bayonet.',
      },
    ],
    doThis: {
      pointer:
        'Choose Charge for the 3d Continental Dragoons, then for the Continental Line; then “No more orders”.',
      touch:
        'Choose Charge for the 3d Continental Dragoons, then for the Continental Line; then “No more orders”.',
    },
    point: { side: 'mine', names: ['Washington'] },
    after: [
      {
        when: { all: [ordered('Charge', DRAGOONS), ordered('Charge', CONTINENTALS)] },
        say: 'They have it. The gold sign with two chevrons lasts for this turn only.',
      },
      {
        when: ordered('Charge', DRAGOONS),
        say: 'Washington has it. Howard’s men will stand and shoot first.',
      },
      { when: ordered('Charge', CONTINENTALS), say: 'Howard has it, and goes without Washington.' },
      {
        when: gave('order'),
        say: 'They did not hear, or you chose otherwise. That is allowed; the fight goes on from here.',
      },
    ],
    why: 'An order stays until it is changed. To change one near the enemy is a throw of two dice, and a bad one disorders a company.',
  },
  {
    id: 'the ride',
    when: { said: ['American Movement'] },
    say: [
      {
        say: 'Counters see and fight forward; the side cannot hit back as well. Lead Washington round the hill to the Legion’s right, facing them, and if it looks wrong, take it back.',
      },
    ],
    doThis: {
      pointer:
        'Click Washington’s dragoons, then a hex beside the Legion and the arrow they are to face; at last “End movement”.',
      touch:
        'Tap Washington’s dragoons twice, a hex beside the Legion and the arrow they are to face; at last “End movement”.',
    },
    point: DRAGOONS,
    after: [
      {
        when: { event: 'move', on: DRAGOONS },
        say: 'From beside the Legion you strike at its side, unless it turns to face you; from farther off you strike at nobody.',
      },
    ],
    why: 'A blow at a side gains a step on the table of odds, and so does horse against foot.',
  },
  {
    id: 'his answer',
    when: { said: ['British Command'] },
    say: [
      {
        when: { asking: 'fire', of: 'me' },
        say: 'Before the charge both sides fire once more. Your men with the order Charge do not shoot; whoever carries a gold bead may.',
        doThis: {
          pointer: 'Fire with whoever can, or click “End fire”.',
          touch: 'Fire with whoever can, or tap “End fire”.',
        },
      },
      ...hitWords(
        'allot',
        'He fires once more before you strike, and he has hit. You say which of your companies takes it.',
      ),
      {
        when: { asking: 'next-check', of: 'me' },
        say: 'The fire is over, and troops that were hit test their nerve again. Charges come next, and you decide first.',
        doThis: THROW_CHECKS,
      },
      ...COMES_APART,
      {
        say: 'Before you strike he may move half as far and fire; watch what he does with it. You get the last word: charges come after the fire.',
      },
    ],
    after: [
      { when: harmed(MINE, 1), say: 'One of yours is disordered: the price of coming close.' },
      { when: gave('fire', 'him'), say: 'He fired, and your men stood it.' },
    ],
    why: 'Both sides shoot in every turn, the side whose turn it is first. Then all troops that were hit test their nerve.',
  },
  {
    id: 'the charge',
    when: { asked: 'shock', of: 'me' },
    say: [
      ...hitWords(
        'allot',
        'That is the price: they have struck your men, and you choose which company is hit.',
      ),
      {
        when: { asking: 'next-check', of: 'me' },
        say: 'The blows are struck, and troops that were hit test their nerve once more.',
        doThis: THROW_CHECKS,
      },
      ...COMES_APART,
      {
        when: { all: [gave('shock'), { asking: 'shock', of: 'me' }] },
        say: 'Other companies with the order to charge and an enemy in front charge too: the line under the question names them. Choose them one after another.',
      },
      {
        when: gave('shock'),
        say: 'Both sides take hits where they meet, and troops that were hit soon test their nerve. Watch who stands.',
      },
      {
        say: 'Choose Washington’s dragoons, then the Legion beside them, and look at the bar: hardly a face of the die spares them, and many hurt you as well. That is what a charge costs.',
      },
    ],
    doThis: {
      pointer: 'Click who charges, then whom; then Throw the dice.',
      touch: 'Tap who charges, then whom; then Throw the dice.',
    },
    point: { side: 'mine', kinds: ['horse'] },
    after: [
      {
        when: { all: [harmed(LEGION, 2), gave('shock')] },
        say: 'Home! Two of theirs and more are broken or gone.',
      },
      {
        when: { all: [harmed(THEIRS, 1), gave('shock')] },
        say: 'A fair trade: they are hurt, and so are some of yours.',
      },
      { when: gave('shock'), say: 'They held. A charge costs both sides, and luck decides the rest.' },
    ],
    why: 'Strike after your own line has fired. Men who are disordered already fight at half strength.',
  },
  {
    id: 'the count',
    when: { any: [{ said: ['Turn 5'] }, { over: true }] },
    holds: true,
    frame: [FIGHT],
    say: [
      {
        when: { event: 'rout', on: THEIRS },
        say: 'That was ten minutes of Cowpens, and you gave every order. British troops have run; the goal beside the map counts how many of the three regiments you need are broken.',
      },
      {
        when: { event: 'rout', on: MINE },
        say: 'That was ten minutes of Cowpens, and you gave every order. You have lost men to fear as well; lines rally, and three turns are left.',
      },
      {
        say: 'That was ten minutes of Cowpens, and you gave every order. Nobody has broken yet; look how many companies show half squares, for it is the next throw that decides.',
      },
    ],
    after: [],
    why: 'You win if three of the Legion Infantry, the Legion Cavalry, the 71st and the 7th are routed or destroyed when turn 7 ends, and he has not done his part too.',
  },
];
