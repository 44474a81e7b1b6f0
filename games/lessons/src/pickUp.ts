/** Ten minutes of a pick-up game: one whole turn of the South on a table of inches. */
import type { CoachWords, Condition, Lesson, Query } from './lesson.ts';
import { PICK_UP } from './offered-lessons.ts';

const GUNS: Query = { named: '1st South Battery' };
const LINE: Query = { named: '1st South Line' };
const HORSE: Query = { named: '1st South Heavy Horse' };
const LIGHT: Query = { named: '2nd North Light Infantry' };
const FOES: Query = { named: '2nd North Line' };
const THEIRS: Query = { side: 'theirs' };
const MINE: Query = { side: 'mine' };

const fired = (on: Query): Condition => ({ event: 'volley', on });
const acted = (on: Query): Condition => ({ event: 'note', on });
/** One's others, who may act in the same turn. */
const OTHERS: readonly Query[] = [{ named: '1st South Light' }, { named: '2nd South' }, HORSE];
/** These have acted, and it is the turn of one's next. */
const nextAfter = (these: Query, others: readonly Query[]): Condition => ({
  all: [acted(these), { any: [{ asking: 'act', of: 'me' }, ...others.map(acted)] }],
});
/** The command die of the line was too low. */
const STAYS: Condition = { event: 'order', being: { order: 'no advance' }, on: LINE };
const hisTurn: Condition = {
  any: [{ said: ['North player turn'] }, { gave: { do: 'activate' }, by: 'him' }],
};

/** Companies in contact, of any kind, fight before anything else. */
const FIGHT: CoachWords = {
  when: { asking: 'melee', of: 'me' },
  say: 'They are in contact, and now they fight: both sides throw at once, and whoever takes more hits falls back a full move.',
  doThis: {
    pointer: 'Click your company, then the enemy it touches; then “Throw the dice”.',
    touch: 'Tap your company, then the enemy it touches; then “Throw the dice”.',
  },
};

/** A winner of a fight may move on into another enemy. */
const PURSUIT: CoachWords = {
  when: { asking: 'pursue', of: 'me' },
  say: 'You have won the fight, and the enemy there gives way. The winner may pursue into another enemy; tired men far ahead of their line are easily beaten, so it is safer to stay.',
  doThis: { pointer: 'Click “No pursuit”.', touch: 'Tap “No pursuit”.' },
};

/** Own companies that are hit, in either turn. */
const SHARING: CoachWords = {
  when: { asking: 'share', of: 'me' },
  say: 'They have hit back, and you say which of your companies suffer. Share the hits out, so that no stand falls before it must.',
  doThis: {
    pointer: 'Click one of the ways below the question.',
    touch: 'Tap one of the ways below the question.',
  },
};

/** The lesson on a table. */
export const pickUpLesson: Lesson = {
  ...PICK_UP,
  system: 'morschauser',
  seat: 0,
  frame: [
    [LINE, GUNS, HORSE, LIGHT, FOES, { names: ['Gen. Birkett'] }],
    [LINE, FOES, GUNS],
  ],
  beats: [
    {
      id: 'a stand',
      when: { all: [] },
      say: [
        {
          say: 'This is a table, and distances are inches. Every block of men is a company, its squares are its strength, the dark edge is its front.',
        },
      ],
      doThis: { pointer: 'Click any block of men, then go on.', touch: 'Tap any block of men, then go on.' },
      point: LINE,
      after: [],
      holds: true,
      why: 'Four squares are four dice. A company that has lost all its squares is gone.',
    },
    {
      id: 'the guns',
      when: { any: [{ went: 'a stand' }, { gave: {}, by: 'me' }] },
      say: [
        {
          when: { all: [fired(GUNS), { asking: 'shoot', of: 'me' }] },
          say: 'That is all these guns do in this turn. They may still turn where they stand; there is no need.',
          doThis: { pointer: 'Click “Stay as they are”.', touch: 'Tap “Stay as they are”.' },
        },
        {
          when: { all: [acted(GUNS), { asking: 'shoot', of: 'me' }] },
          say: 'Now choose whom they shoot at: the Light Infantry beside the town, farthest out on their flank. Before anything is thrown you are shown the odds.',
          doThis: {
            pointer: 'Click the Light Infantry, then Throw the dice.',
            touch: 'Tap the Light Infantry, then Throw the dice.',
          },
          point: LIGHT,
        },
        {
          when: { picked: GUNS, atLeast: 1 },
          say: 'You could move the guns now, but guns do best where they stand, and need no order for it. So let them act where they stand.',
          doThis: {
            pointer: 'Click “The 1st South Battery acts where it stands”, below the question.',
            touch: 'Tap “The 1st South Battery acts where it stands”, below the question.',
          },
        },
        {
          say: 'Begin with your guns, the 1st South Battery beside the road. Near the enemy they fire canister, and that hits hard.',
        },
      ],
      doThis: { pointer: 'Click the Battery.', touch: 'Tap the Battery.' },
      point: GUNS,
      after: [
        {
          when: { event: 'loss', on: LIGHT, atLeast: 1 },
          say: 'A hit: remember them, they are thinner now.',
        },
        {
          when: { event: 'loss', on: THEIRS, atLeast: 1 },
          say: 'A hit. The line has more to lose than the Light Infantry.',
        },
        { when: fired(GUNS), say: 'Nothing this time. Guns shoot again in every turn.' },
      ],
      why: 'Near, guns fire canister and throw more dice; farther off they fire shot. They shoot where they stand and need no order.',
    },
    {
      id: 'a regiment',
      when: nextAfter(GUNS, [LINE, ...OTHERS]),
      say: [
        {
          say: 'Now the 1st Line: companies of one regiment that touch move as one body. When you choose it, a dotted ring shows how far the voice of its general, Birkett, carries.',
        },
      ],
      doThis: { pointer: 'Click a company of the 1st Line.', touch: 'Tap a company of the 1st Line.' },
      point: LINE,
      after: [],
      why: 'A body that moves together keeps its line, and one die of command is thrown for all of it.',
    },
    {
      id: 'the drag',
      when: { any: [{ picked: LINE, atLeast: 1 }, acted(LINE)] },
      say: [
        {
          say: 'Drag the 1st Line ahead by about three inches. Muskets reach six, so it will be near enough to shoot; closer than three to the enemy is a charge, and this is not yet the time.',
        },
      ],
      doThis: {
        pointer: 'Drag the gold arrow before it straight ahead, let go, press Do it, then Throw the dice.',
        touch: 'Drag the handle behind it, let go, press Do it, then Throw the dice.',
      },
      point: LINE,
      after: [],
      why: 'What you measure costs nothing, and before a die falls all can be taken back.',
    },
    {
      id: 'the command die',
      when: { any: [{ event: 'order', on: LINE }, { said: ['Command of the 1st South Line'] }] },
      say: [
        {
          when: { asking: 'command', of: 'me' },
          say: 'Troops with the order to move need a die: on a one or a two they do not go forward. Their general is near and in sight, and bold: he may change it by one.',
          doThis: {
            pointer: 'Add 1 to the die, or leave it if it is high enough.',
            touch: 'Add 1 to the die, or leave it if it is high enough.',
          },
        },
        FIGHT,
        SHARING,
        PURSUIT,
        {
          when: { all: [STAYS, { asking: 'move', of: 'me' }] },
          say: 'The die was too low, so they do not go forward. They may turn or go back, but it is better to keep the line and to shoot.',
          doThis: { pointer: 'Click “Move no more”.', touch: 'Tap “Move no more”.' },
        },
        {
          when: STAYS,
          say: 'The die was too low, so they do not go forward. A company with an enemy in reach may still shoot.',
          doThis: {
            pointer: 'Click an enemy ahead, then Throw the dice; else the button below the question.',
            touch: 'Tap an enemy ahead, then Throw the dice; else the button below the question.',
          },
        },
        {
          say: 'The order has been heard: they do as they were told.',
          doThis: {
            pointer: 'Drag them ahead if they still stand, and press “Do it”.',
            touch: 'Drag them ahead if they still stand, and press “Do it”.',
          },
        },
      ],
      point: LINE,
      after: [
        { when: { event: 'move', on: LINE }, say: 'They step off.' },
        { when: STAYS, say: 'They did not go. It happens, and the others still can.' },
      ],
      why: 'A general who is bold turns a two into a three. That is one more obedient throw in six.',
    },
    {
      id: 'the volley',
      when: { any: [{ event: 'move', on: LINE }, fired(LINE)] },
      say: [
        FIGHT,
        PURSUIT,
        SHARING,
        {
          say: 'Now each company may fire: four dice, and fives and sixes hit. He shares the hits among his line, so perhaps no stand falls.',
        },
      ],
      doThis: {
        pointer: 'Click an enemy ahead, then Throw the dice; once for each company.',
        touch: 'Tap an enemy ahead, then Throw the dice; once for each company.',
      },
      point: FOES,
      after: [
        {
          when: { event: 'loss', on: THEIRS, atLeast: 5 },
          say: 'A good volley: more than it should have been.',
        },
        {
          when: { event: 'loss', on: THEIRS, atLeast: 1 },
          say: 'They feel it. Four companies together make five hits, on average.',
        },
        { when: fired(LINE), say: 'Thin. It happens.' },
      ],
      why: 'A company that has moved little shoots as well as one that stands. One that has run does not shoot at all.',
    },
    {
      id: 'the horse',
      when: { any: [nextAfter(LINE, OTHERS), acted(HORSE)] },
      say: [
        FIGHT,
        PURSUIT,
        SHARING,
        {
          when: { all: [acted(HORSE), { asking: 'act', of: 'me' }] },
          say: 'That was the charge. Companies of yours that have not acted may still act, or you end your turn and watch his.',
          doThis: {
            pointer: 'Act with another regiment, or “End the player turn”.',
            touch: 'Act with another regiment, or “End the player turn”.',
          },
        },
        {
          say: 'The Light Infantry you shot at stand alone. Drag the Heavy Horse right up to them: within three inches horse must charge, and the card tells who is likely to win.',
        },
      ],
      doThis: {
        pointer:
          'Drag the Heavy Horse at the Light Infantry, then Throw the dice; end the turn when you are content.',
        touch:
          'Tap the Heavy Horse, drag its handle to the Light Infantry, press Do it; end the turn when you are content.',
      },
      point: HORSE,
      after: [
        {
          when: { event: 'removed', on: THEIRS },
          say: 'They are gone from the table: the first of the eight companies you need.',
        },
        {
          when: { event: 'melee', on: HORSE },
          say: 'A charge with good odds is the right charge, however it ends.',
        },
        {
          when: acted(HORSE),
          say: 'They stand, or you decided not to charge. Then the day is the infantry’s.',
        },
      ],
      why: 'That is morale here: beaten men give ground, and the winner may follow.',
    },
    {
      id: 'his turn',
      when: hisTurn,
      say: [
        {
          when: { asking: 'share', of: 'me' },
          say: 'He has hit your line, and you say which of your companies suffer. Share the hits out, so that no stand falls before it must.',
          doThis: {
            pointer: 'Where you are asked, click one of the ways.',
            touch: 'Where you are asked, tap one of the ways.',
          },
        },
        {
          say: 'Now he does the same to you. Count the companies lost under “You win”, below the question: the first army to lose half of them is beaten, and a brigade that has lost half must test whether it stays.',
        },
      ],
      after: [
        {
          when: { event: 'removed', on: MINE },
          say: 'You have lost a stand. It takes eight to break an army.',
        },
        {
          when: { event: 'loss', on: MINE },
          say: 'Some squares of yours are dark now, and no stand has fallen.',
        },
      ],
      why: 'Keep your generals near their men and in sight; a body without one may not move at all.',
    },
    {
      id: 'the count',
      holds: true,
      when: { any: [{ said: ['turn 4'] }, { said: ['Turn 4'] }, { over: true }] },
      say: [
        {
          say: 'That was one turn of each side, and you gave every order. Eight stands break an army of fifteen; the panel below the question tells how many each has lost.',
        },
      ],
      after: [],
      why: 'After turn twelve the smaller share of losses wins, then the side with more stands within twelve inches of the middle.',
    },
  ],
  ending: [
    {
      say: 'Shoot first and charge what has been shot: in front with foot, from the side with horse. The rest of this battle is yours.',
    },
  ],
};
