/** Ten minutes of a pick-up game: one whole turn of the South on a table of inches. */
import type { Condition, Lesson, Query } from './lesson.ts';
import { PICK_UP } from './offered.ts';

const GUNS: Query = { named: '1st South Battery' };
const LINE: Query = { named: '1st South Line' };
const HORSE: Query = { named: '1st South Heavy Horse' };
const LIGHT: Query = { named: '2nd North Light Infantry' };
const FOES: Query = { named: '2nd North Line' };
const THEIRS: Query = { side: 'theirs' };
const MINE: Query = { side: 'mine' };

const fired = (on: Query): Condition => ({ told: 'volley', on });
const acted = (on: Query): Condition => ({ told: 'note', on });
const hisTurn: Condition = {
  any: [{ said: ['North player turn'] }, { gave: { do: 'activate' }, by: 'him' }],
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
          say: 'Choose your Battery beside the road: the ring shows how far canister reaches, the wedge what it may turn to. The Light Infantry by the town are inside; look at the odds and fire.',
        },
      ],
      doThis: {
        pointer: 'Click the Battery, let it stand, then click whom it shoots at.',
        touch: 'Tap the Battery, let it stand, then tap whom it shoots at.',
      },
      point: GUNS,
      after: [
        { when: { told: 'loss', on: LIGHT, atLeast: 1 }, say: 'A hit: remember them, they are thinner now.' },
        {
          when: { told: 'loss', on: THEIRS, atLeast: 1 },
          say: 'A hit. The line has more to lose than the Light Infantry.',
        },
        { when: fired(GUNS), say: 'Nothing this time. Guns shoot again in every turn.' },
      ],
      why: 'Near, guns fire canister and throw more dice; farther off they fire shot. They shoot where they stand and need no order.',
    },
    {
      id: 'a regiment',
      when: { any: [fired(GUNS), acted(GUNS)] },
      say: [
        {
          say: 'Choose the 1st Line: touching companies of one regiment move as one body. The dotted ring is how far General Birkett’s voice carries.',
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
          say: 'Drag the 1st Line ahead until the slip reads musket reach. Stop short of the red: nearer than three inches is a charge, and this is not yet the time.',
        },
      ],
      doThis: {
        pointer: 'Drag it by its handle, then throw for command.',
        touch: 'Drag it by the handle behind it, then throw for command.',
      },
      point: LINE,
      after: [],
      why: 'Muskets reach six inches. What you measure costs nothing, and before a die falls all can be taken back.',
    },
    {
      id: 'the command die',
      when: { any: [{ told: 'order', on: LINE }, { said: ['Command of the 1st South Line'] }] },
      say: [
        {
          say: 'Troops told to move need a die: on a low one they stand where they are. Their general, near and in sight, may add one to it.',
        },
      ],
      doThis: {
        pointer: 'Carry the line to where it is to stand.',
        touch: 'Carry the line to where it is to stand.',
      },
      point: LINE,
      after: [
        { when: { told: 'move', on: LINE }, say: 'They step off.' },
        { when: { told: 'order', on: LINE }, say: 'They may still turn, and shoot at what is in reach.' },
      ],
      why: 'A general who is bold turns a two into a three. That is one more obedient throw in six.',
    },
    {
      id: 'the volley',
      when: { any: [{ told: 'move', on: LINE }, fired(LINE)] },
      say: [
        {
          say: 'Now each company may fire: four dice, and fives and sixes hit. He shares the hits over his line, so no single stand may fall.',
        },
      ],
      doThis: { pointer: 'Click whom each company shoots at.', touch: 'Tap whom each company shoots at.' },
      point: { ...THEIRS, named: '2nd North Line' },
      after: [
        {
          when: { told: 'loss', on: THEIRS, atLeast: 5 },
          say: 'A good volley: more than it should have been.',
        },
        {
          when: { told: 'loss', on: THEIRS, atLeast: 1 },
          say: 'They feel it. Four companies together make five hits, on average.',
        },
        { when: fired(LINE), say: 'Thin. It happens.' },
      ],
      why: 'A company that has moved little shoots as well as one that stands. One that has run does not shoot at all.',
    },
    {
      id: 'the horse',
      when: {
        any: [
          { all: [fired(LINE), { any: [{ asking: 'act', of: 'me' }, acted({ named: '2nd South' })] }] },
          acted(HORSE),
        ],
      },
      say: [
        {
          say: 'The Light Infantry you shot at is alone. Drag the Heavy Horse at it until the ghost turns red: within three inches they must fight.',
        },
      ],
      doThis: {
        pointer: 'Drag the Heavy Horse at the Light Infantry; end the turn when you are content.',
        touch: 'Drag the Heavy Horse at the Light Infantry; end the turn when you are content.',
      },
      point: HORSE,
      after: [
        {
          when: { told: 'removed', on: THEIRS },
          say: 'They are gone from the table: the first of the eight companies you need.',
        },
        {
          when: { told: 'melee', on: HORSE },
          say: 'A charge with good odds is the right charge, however it ends.',
        },
        {
          when: acted(HORSE),
          say: 'They stand, or you thought better of it. Then the day is the infantry’s.',
        },
      ],
      why: 'Both sides throw at once, and whoever takes more hits falls back a full move. That is morale here: beaten men give ground.',
    },
    {
      id: 'his turn',
      when: hisTurn,
      say: [
        {
          say: 'Now he does the same to you. Count the companies lost under “You win”, below the question: the first army to lose half of them is beaten, and a brigade that has lost half must test whether it stays.',
        },
      ],
      after: [
        {
          when: { told: 'removed', on: MINE },
          say: 'You have lost a stand. It takes eight to break an army.',
        },
        {
          when: { told: 'loss', on: MINE },
          say: 'Some squares of yours are dark now, and no stand has fallen.',
        },
      ],
      why: 'Keep your generals near their men and in sight; a body without one may not move at all.',
    },
    {
      id: 'the count',
      when: { any: [{ said: ['turn 4'] }, { said: ['Turn 4'] }, { over: true }] },
      say: [
        {
          say: 'That was one turn of each side, and you gave every order. Eight stands break an army of fifteen; the panel below the question tells how many each has lost.',
        },
      ],
      after: [],
      why: 'After turn twelve the smaller share of losses wins, then whoever has more stands within twelve inches of the middle.',
    },
  ],
  ending: [
    {
      say: 'Shoot first and charge what has been shot: in front with foot, from the side with horse. The rest of this battle is yours.',
    },
  ],
};
