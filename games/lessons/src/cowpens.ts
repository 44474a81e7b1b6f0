/** Ten minutes of Cowpens: one fire and one whole turn of the Americans, on hexes. */
import type { Condition, Lesson, Query } from './lesson.ts';
import { COMES_APART, THROW_CHECKS, takesIt } from './nerve.ts';
import { COWPENS } from './offered.ts';

const CONTINENTALS: Query = { bodies: ['Continental Line'] };
const HOWARDS: Query = { ...CONTINENTALS, kinds: ['foot', 'rifle'] };
/** The three who stand beside those with Howard. */
const ON_THE_RIGHT: Query = {
  names: ['1st', '6th', '8th'].map((each) => `${each} company of the Continental Line`),
};
const LEGION: Query = { bodies: ['Legion Infantry'], kinds: ['foot'] };
/** Those of them who stand in front of Howard; the others have the name of another regiment on their counter. */
const IN_FRONT: Query = {
  names: ['1st', '2d', '3d'].map((each) => `${each} company of the Legion Infantry`),
};
const DRAGOONS: Query = { bodies: ['3d Continental Dragoons'], kinds: ['horse'] };
const FUSILIERS: Query = { bodies: ['7th Fusiliers'] };
const MINE: Query = { side: 'mine' };
const THEIRS: Query = { side: 'theirs' };

/** The two lines where they meet; with the dragoons who are to ride round them; with all who stand near. */
const FIGHT = [HOWARDS, LEGION, FUSILIERS];
const RIDE = [...FIGHT, DRAGOONS];
const ROUND = [...RIDE, { bodies: ['Militia', 'Skirmishers', '71st Highlanders'] }];

/** So many of these are disordered, or gone. */
const harmed = (on: Query, atLeast: number): Condition => ({
  any: [
    { told: 'morale', being: { morale: 'disordered' }, on, atLeast },
    { told: 'removed', on, atLeast },
  ],
});
const gave = (act: string, by: 'me' | 'him' = 'me'): Condition => ({ gave: { do: act }, by });
const ordered = (order: string, on: Query): Condition => ({ told: 'order', being: { order }, on });
/** One of those chosen to fire is disordered, and counts half. */
const choseDisordered: Condition = { picked: { ...HOWARDS, marked: 'disordered' }, atLeast: 1 };

/** The lesson on hexes. */
export const cowpensLesson: Lesson = {
  ...COWPENS,
  system: 'american-legions',
  seat: 1,
  frame: [ROUND, RIDE, FIGHT],
  beats: [
    {
      id: 'who is who',
      when: { all: [] },
      holds: true,
      say: [
        {
          say: 'You command the Americans, in blue; the red line has just come over the rise to within a hundred yards. Each counter is a company or a few, about fifty men each: choose one and it will tell you who they are.',
        },
      ],
      doThis: { pointer: 'Click any counter, then go on.', touch: 'Tap any counter, then go on.' },
      point: HOWARDS,
      after: [],
      why: 'One square on a counter is one company. The number in the ring is morale: how much the men will bear. To keep the lesson short nobody has been hit yet.',
    },
    {
      id: 'he fires',
      when: {
        any: [{ went: 'who is who' }, gave('fire', 'him'), gave('done', 'him')],
      },
      say: [
        {
          say: 'It is his turn, so his line fires first, and you can only watch. At the right of each line in the log stands how likely that was.',
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
        ...takesIt(
          'allot',
          'It is his turn: his line fires first, and has hit. Each hit disorders one of your companies there, and you say which. At the right of each line in the log stands how likely it was.',
        ),
        {
          when: { asking: 'leader-at-risk', of: 'me' },
          say: 'Two of your leaders stand where the blow fell. One of them may be hit himself, and you say which.',
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
      why: 'Who is hit in an attack is settled by the owner. Where the companies are alike nobody asks him.',
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
          say: 'Now your men fire: whoever can carries a gold bead. Choose Howard’s three companies in the middle, then the three beside them on the right.',
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
          say: 'That is a volley! Two of theirs and more carry a D now: half strength, and their nerve still to be tried.',
        },
        {
          when: {
            any: ['7th Fusiliers', '71st Highlanders'].map((each) => ({ said: ['Fire on', each, ' hit'] })),
          },
          say: 'A hit: whoever of theirs carries a D now is at half strength.',
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
          say: 'Now at the Legion in front of them: the bar of the odds holds everything one die can do. All six together miss on a one alone.',
        },
        {
          when: { picked: HOWARDS, atLeast: 6 },
          say: 'Now at the Legion in front of them: the bar of the odds holds everything one die can do. Three companies alone hit half the time; with six no face of the die is a miss.',
        },
        {
          say: 'The bar of the odds holds everything one die can do. Hold, add more companies, and see how it changes; or throw.',
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
          say: 'Whoever was hit must find his nerve: two dice, and to stand they may not show more than morale plus leader. Disorder and a near enemy are added to the dice, so trouble breeds trouble.',
          doThis: THROW_CHECKS,
        },
        ...COMES_APART,
        {
          say: 'Whoever was hit must find his nerve: two dice, and to stand they may not show more than morale plus leader. Disorder and a near enemy are added to the dice, so trouble breeds trouble.',
        },
      ],
      after: [
        {
          when: { told: 'rout', on: THEIRS },
          say: 'They run! The white band means they stream to the rear until an officer stops them.',
        },
        {
          when: { told: 'rout', on: MINE },
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
          when: { told: 'rally', being: { rallied: true }, on: MINE },
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
          say: 'That is enough for this turn: the Militia is told to move, and that suits it. What came of your throws stands in the log.',
          doThis: { pointer: 'Click “No more orders”.', touch: 'Tap “No more orders”.' },
        },
        {
          say: 'Men do what they were last told until a new order reaches them, and that takes a throw. Tell Washington’s dragoons to Charge, and then Howard: charging men do not fire, they close with the sword and the bayonet.',
        },
      ],
      doThis: {
        pointer:
          'Choose Charge for the 3d Continental Dragoons, then for the Continental Line; then “No more orders”.',
        touch:
          'Choose Charge for the 3d Continental Dragoons, then for the Continental Line; then “No more orders”.',
      },
      point: { side: 'mine', names: ['Washington', 'Howard'] },
      after: [
        {
          when: { all: [ordered('Charge', DRAGOONS), ordered('Charge', CONTINENTALS)] },
          say: 'They have it. The gold C lasts for this turn only.',
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
          when: { told: 'move', on: DRAGOONS },
          say: 'From here you strike at their side, unless they turn to face you.',
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
        ...takesIt(
          'allot',
          'He fires once more before you strike, and he has hit. Again you say which of your companies takes it.',
        ),
        {
          when: { asking: 'next-check', of: 'me' },
          say: 'The fire is over, and whoever was hit looks for his nerve again. You get the last word: charges come next.',
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
      why: 'Both sides shoot in every turn, the side whose turn it is first. Then all who were hit look for their nerve.',
    },
    {
      id: 'the charge',
      when: { asked: 'shock', of: 'me' },
      say: [
        ...takesIt(
          'allot',
          'That is the price: a blow of theirs has fallen on your men, and you say on whom.',
        ),
        {
          when: { asking: 'next-check', of: 'me' },
          say: 'The blows are struck, and whoever was hurt looks for his nerve once more.',
          doThis: THROW_CHECKS,
        },
        ...COMES_APART,
        {
          when: { all: [gave('shock'), { asking: 'shock', of: 'me' }] },
          say: 'Whoever else is told to charge and has an enemy in front goes as well: the line under the question names them. Choose them one after another.',
        },
        {
          when: gave('shock'),
          say: 'Both sides are hurt where they meet, and those who were hurt soon look for their nerve. Watch who stands.',
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
      say: [
        {
          when: { all: [{ told: 'rout', on: THEIRS }] },
          say: 'That was ten minutes of Cowpens, and you gave every order. A British regiment has broken; break three of his four and the field is yours.',
        },
        {
          when: { told: 'rout', on: MINE },
          say: 'That was ten minutes of Cowpens, and you gave every order. You have lost men to fear as well; lines rally, and three turns are left.',
        },
        {
          say: 'That was ten minutes of Cowpens, and you gave every order. Nobody has broken yet; look how many companies show half squares, for it is the next throw that decides.',
        },
      ],
      after: [],
      why: 'You win if three of the Legion Infantry, the Legion Cavalry, the 71st and the 7th are routed or destroyed when turn 7 ends, and he has not done his part too.',
    },
  ],
  ending: [
    {
      say: 'On the day Howard’s men turned, fired at thirty yards and charged, Washington came in on the flank, the militia came back round the hill against the 71st, and it was over by eight.',
    },
  ],
};
