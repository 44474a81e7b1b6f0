import type { Signs } from '@linstock/kernel';

/** The signs on the board, in plain words. */
export const signs: Signs = {
  scale: 'A hex holds one unit, with few exceptions.',
  arms: {
    foot: 'Half a company of foot, about fifty men. In line it shoots, and with its whole Command it goes in with the bayonet.',
    militia:
      'Militia. It shoots as well as any, but never goes in with the bayonet, and often runs from one.',
    rifle: 'Riflemen. They shoot farther than muskets do.',
    skirmisher: 'Skirmishers. Hard to hit, quick to go, no use with the bayonet.',
    horse: 'Horsemen. They cannot shoot. They get out of the way of fire, and charge straight ahead.',
    gun: 'One gun. It moves or fires, if a leader who acts reaches it.',
    leader:
      'He leads a Command: its units within his reach may do all they can. If the army’s leader does not reach him, he must throw to act.',
    commander:
      'He leads the army. He rouses the leaders within his reach, and throws for another Activation.',
  },
  marks: {
    disordered:
      'The ranks are broken: it fights worse. It mends by doing nothing for a turn, where no enemy is next to it.',
    reduced: 'It has lost many men. This cannot be mended.',
    'first volley':
      'The men he leads have their first volley still in the barrel: loaded with care, and worth most.',
    smoke: 'Smoke in front makes fire from there worse, and fire at it too.',
    'out of command':
      'Its leader does not reach it. It can move, though not up to an enemy, and shoots only in the enemy’s Activation.',
    limbered:
      'Ready to move. It cannot fire at what the enemy does. In its own turn it may fire, and is then in fire mode.',
    moved: 'It has moved, and will not fire in this Activation.',
    fired: 'It has fired in this Activation.',
    acted: 'It has had its turn in this Activation.',
  },
  orders: {},
  ground: {
    clear: 'Open ground.',
    field: 'A field.',
    'light woods': 'Light wood: harder to cross, and worse to shoot into.',
    'heavy woods':
      'Thick wood: slow, no sight beyond the next hex, and close ranks come out of it in disorder.',
    swamp: 'Swamp: slow and soft.',
  },
};
