import type { Counsel, Guide } from '@linstock/kernel';

/** Both sides of a pick-up game get the same advice. */
const PICK_UP: Counsel = {
  aim: 'Make him lose half of his companies before you lose half of yours. After turn 12 the smaller share of losses wins, then the side with more companies within twelve inches of the middle.',
  enemy: 'He wants the same, with the same troops.',
  hints: [
    'Shoot first, and charge what has been shot: in front with foot, from the side with horse.',
    'Keep your generals within twelve inches of their men and in sight. A bold one is worth one more obedient throw in six.',
    'A regiment whose companies touch shares the hits it takes. Keep it together.',
  ],
};

/** Each side's way to win each battle, in the order of the seats. */
export const counsel: Guide['counsel'] = {
  cowpens: [
    {
      aim: 'Make him lose half of his companies; or have five of your own, light guns not counted, beyond his main line when turn 10 ends.',
      enemy: 'He wins if he holds you off that ground to the end, or if you lose half.',
      hints: [
        'You have ten turns to cross the whole field: march from the first one.',
        'Shoot the militia off its ridge. Each company gone is one nearer to his half.',
        'Send the dragoons round one end of his line, between it and the cane, for the side.',
      ],
    },
    {
      aim: 'Make him lose half of his companies; or have fewer than five of his beyond your main line when turn 10 ends.',
      enemy: 'He needs five companies behind your line, or half of your army.',
      hints: [
        'Time is with you. Fall back from line to line, and shoot each time.',
        'Your riflemen reach eighteen inches, his muskets six.',
        'Keep Washington’s horse behind the hill, and charge the side of what has been shot.',
      ],
    },
  ],
  hobkirk: [
    {
      aim: 'Make him lose twelve of his companies; or have three of your own on the hill when turn 12 ends.',
      enemy: 'He must make you lose half of yours, or keep you off the hill.',
      hints: [
        'In the first turn most of his army may not move. Use it to come near.',
        'Break one wing of his, and go up there. Three companies on the top are enough.',
        'Keep something back for his dragoons: from turn 5 they may come in behind your left.',
      ],
    },
    {
      aim: 'Make him lose half of his companies; or have fewer than three of his on the hill when turn 12 ends.',
      enemy: 'He must have three companies on the hill at the end, or twelve of yours.',
      hints: [
        'In the first turn only Kirkwood’s men and the pickets may move. All may shoot.',
        'Your army breaks sooner than his. Do not trade company for company.',
        'From turn 5 your dragoons may come in on the west side, near his base. Send them at his guns and his rear.',
      ],
    },
  ],
  maida: [
    {
      aim: 'Make him lose half of his companies. Else, when turn 12 ends, your share of losses must be smaller than his by a tenth or more.',
      enemy: 'He wants the same. If neither has it, the battle is drawn.',
      hints: [
        'Stand, and let him come. Line against line, the first volley is worth most.',
        'Kempt’s light battalion is your best: keep Compère’s rash men in front of it.',
        'From turn 4 the 20th may come in on your left. Be there with your front when he turns that way.',
      ],
    },
    {
      aim: 'Make him lose half of his companies. Else, when turn 12 ends, your share of losses must be smaller than his by a tenth or more.',
      enemy: 'He wants the same. If neither has it, the battle is drawn.',
      hints: [
        'Do not go in piecemeal, as Compère did. Shoot before you charge.',
        'You have four companies of horse, and he has none. Look for an open side.',
        'Strike before the 20th can land: from turn 4 it may come in on his left.',
      ],
    },
  ],
  'pick-up': [PICK_UP, PICK_UP],
};
