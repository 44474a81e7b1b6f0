/** Ten minutes of Cowpens: one fire and one whole turn of the Americans, on hexes. */
import {
  choseDisordered,
  FIGHT,
  gave,
  HOWARDS,
  harmed,
  IN_FRONT,
  MINE,
  ON_THE_RIGHT,
  RIDE,
  ROUND,
  THEIRS,
} from './cowpensTroops.ts';
import { THE_TURN } from './cowpensTurn.ts';
import type { Lesson } from './lesson.ts';
import { COMES_APART, hitWords, THROW_CHECKS } from './nerve.ts';
import { COWPENS } from './offered-lessons.ts';

/** The lesson on hexes. */
export const cowpensLesson: Lesson = {
  ...COWPENS,
  system: 'american-legions',
  seat: 1,
  frame: [ROUND, RIDE, FIGHT],
  besides: [
    {
      when: { said: ['is struck down'] },
      say: 'A general is struck down: from now on the nerve of his whole side is harder to keep.',
    },
    {
      when: { event: 'officer', being: { fate: 'falls' }, on: MINE },
      say: 'One of your leaders falls, and another takes his place: the number on his counter may be smaller now.',
    },
    {
      when: { event: 'officer', being: { fate: 'falls' }, on: THEIRS },
      say: 'One of his leaders falls, and another takes his place.',
    },
  ],
  beats: [
    {
      id: 'who is who',
      when: { all: [] },
      holds: true,
      say: [
        {
          when: { picked: MINE, atLeast: 1 },
          say: 'Yours. Each square is one company of about fifty men; the number in the ring is morale, how much they will bear. To keep the lesson short nobody has been hit yet.',
        },
        {
          when: { picked: THEIRS, atLeast: 1 },
          say: 'Theirs. The signs are the same: each square is one company of about fifty men, and the number in the ring is how much they will bear.',
        },
        {
          say: 'You command the Americans, in blue; the red line has just come over the rise to within a hundred yards. Each counter is a company or a few, about fifty men each: choose one and it will tell you who they are.',
        },
      ],
      doThis: { pointer: 'Click any counter, then go on.', touch: 'Tap any counter, then go on.' },
      point: HOWARDS,
      after: [],
      why: 'One square on a counter is one company. The number in the ring is morale: how much the men can endure. To keep the lesson short, no company has been hit yet.',
    },
    {
      id: 'he fires',
      when: {
        any: [{ went: 'who is who' }, gave('fire', 'him'), gave('done', 'him')],
      },
      say: [
        {
          say: 'It is his turn, so his line fires first, and you can only watch. The number at the right of each line in the log says how likely that was.',
        },
      ],
      after: [
        {
          when: { all: [gave('fire', 'him'), { not: { said: ['Fire on', ' hit'] } }] },
          say: 'Nothing. He was walking and loading at once, which halves his fire.',
        },
      ],
      why: 'A marching company fires at half its strength. Yours stand still, so they fire with all of it.',
    },
    {
      id: 'a hit',
      when: { asked: 'allot', of: 'me' },
      say: [
        ...hitWords(
          'allot',
          'It is his turn: his line fires first, and has hit. Each hit disorders one of your companies there, and you say which. The number at the right of each line in the log says how likely it was.',
        ),
        {
          when: { asking: 'leader-at-risk', of: 'me' },
          say: 'Two of your leaders are in the hex that was hit. One of them may be hit himself, and you choose which.',
          doThis: {
            pointer: 'Click the leader who takes the risk.',
            touch: 'Tap the leader who takes the risk.',
          },
        },
        { say: 'His line fires on, and you can only watch. Companies that are hit are disordered.' },
      ],
      after: [
        {
          when: harmed(MINE, 2),
          say: 'Those of your companies marked D are disordered: their lines are broken, and they fight at half strength until a leader puts them right.',
        },
        {
          say: 'One of your companies is disordered, marked D: its line is broken, and it fights at half strength until its leader puts it right.',
        },
      ],
      why: 'The owner chooses which company is hit in an attack. If the companies are alike, he is not asked.',
    },
    {
      id: 'choose',
      when: { asked: 'fire', of: 'me' },
      say: [
        {
          when: { picked: HOWARDS, atLeast: 1 },
          say: 'Good. Now the three beside them on the right: companies of one regiment may fire as one.',
          doThis: {
            pointer: 'Click the Continentals under the hand, on the right.',
            touch: 'Tap the Continentals under the hand twice: they spread out, and join the others.',
          },
          point: ON_THE_RIGHT,
        },
        {
          say: 'Now your men fire: every company that can fire has a gold bead. Choose Howard’s three companies in the middle, then the three beside them on the right.',
        },
      ],
      doThis: {
        pointer: 'Click the Continentals under the hand.',
        touch: 'Tap the Continentals under the hand twice: they spread out, and are chosen.',
      },
      point: { ...HOWARDS, side: 'mine' },
      after: [
        {
          when: { said: ['Fire on', 'of the Legion Infantry', ': 1 disordering hit'] },
          say: 'One of theirs is hit: a D means a broken line and half strength, and its regiment must still find its nerve.',
        },
        {
          when: { said: ['Fire on', 'of the Legion Infantry', ' hit'] },
          say: 'That is a volley! Two or more of theirs have a D now: half strength, and their nerve is still to be tested.',
        },
        {
          when: {
            any: ['7th Fusiliers', '71st Highlanders'].map((each) => ({ said: ['Fire on', each, ' hit'] })),
          },
          say: 'A hit: each of their companies with a D is now at half strength.',
        },
        { when: gave('fire'), say: 'No hit. They are still there, and so are you.' },
      ],
      why: 'Companies of one regiment may fire together, and their strengths are added. Men under the order Move hold their fire; men under Fire stand and shoot.',
    },
    {
      id: 'odds',
      when: {
        all: [
          { asking: 'fire', of: 'me' },
          {
            any: [{ picked: HOWARDS, atLeast: 6 }, { odds: true }],
          },
          { not: gave('fire') },
        ],
      },
      say: [
        {
          when: { all: [{ picked: HOWARDS, atLeast: 6 }, choseDisordered] },
          say: 'Now at the Legion in front of them: the bar of the odds shows every result of the die. All six together miss on a one alone.',
        },
        {
          when: { picked: HOWARDS, atLeast: 6 },
          say: 'Now at the Legion in front of them: the bar of the odds shows every result of the die. Three companies alone hit half the time; with six no face of the die is a miss.',
        },
        {
          say: 'The bar of the odds shows every result of the die. Hold, add more companies, and see how it changes; or throw.',
        },
      ],
      doThis: {
        pointer: 'Point at the Legion Infantry to see the odds; click it, then Throw the dice.',
        touch: 'Tap the Legion Infantry, then Throw the dice.',
      },
      point: IN_FRONT,
      after: [],
      why: 'The chance is exact: it is reckoned from the same sum that is thrown. Nothing is thrown before you press the button.',
    },
    {
      id: 'the last two',
      when: gave('fire'),
      say: [
        {
          say: 'Others have not fired yet. Find them by their gold beads, look at the odds, and decide whether the chance is worth a shot; then end your fire.',
        },
      ],
      doThis: { pointer: 'Fire again, or click “End fire”.', touch: 'Fire again, or tap “End fire”.' },
      after: [],
      why: 'A shot costs no ammunition in these rules, so a small chance is better than none.',
    },
    {
      id: 'nerve',
      when: { any: [{ asked: 'next-check', of: 'me' }, gave('check', 'him')] },
      say: [
        {
          when: { asking: 'next-check', of: 'me' },
          say: 'Troops that were hit must test their nerve. They throw two dice, and stand if the total is not above morale plus leader. Disorder and a near enemy are added to the dice, so one misfortune leads to the next.',
          doThis: THROW_CHECKS,
        },
        ...COMES_APART,
        {
          say: 'Troops that were hit must test their nerve. They throw two dice, and stand if the total is not above morale plus leader. Disorder and a near enemy are added to the dice, so one misfortune leads to the next.',
        },
      ],
      after: [
        {
          when: { event: 'rout', on: THEIRS },
          say: 'They run! The white band means they stream to the rear until an officer stops them.',
        },
        {
          when: { event: 'rout', on: MINE },
          say: 'Your men run for the top edge. In your own turn a leader may try to stop them.',
        },
        {
          when: { said: ['Legion Infantry', 'one more company'] },
          say: 'They stay, but another company comes apart.',
        },
        {
          when: { said: ['Continental Line', 'one more company'] },
          say: 'Your line shakes too. Howard will see to it in your own turn.',
        },
        { when: { said: ['stands firm'] }, say: 'They stand. Good soldiers do, more often than not.' },
      ],
      why: 'Men do not run because they were hit. They run when the dice show more than they can bear.',
    },
    ...THE_TURN,
  ],
  ending: [
    {
      say: 'On the day Howard’s men turned, fired at thirty yards and charged, Washington came in on the flank, the militia came back round the hill against the 71st, and it was over by eight.',
    },
  ],
};
