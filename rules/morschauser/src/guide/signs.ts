import type { Signs } from '@linstock/kernel';

/** The signs on the table, in plain words. */
export const signs: Signs = {
  scale: 'All is measured in inches, from edge to edge.',
  arms: {
    foot: 'A company of line. A die for each point of strength; five and six hit. Companies of one regiment that touch act as one.',
    rifle: 'Riflemen. They shoot eighteen inches far.',
    militia: 'Militia: as foot, but worse in a mêlée.',
    grenadier: 'Picked men: as foot, but better in a mêlée.',
    skirmisher: 'Light foot in loose order. They shoot twelve inches far, and woods do not slow them.',
    horse: 'Heavy horse. Made to charge; hard to stop from the front, deadly from the side.',
    'light horse': 'Light horse. Fast, and good at what is already shaken.',
    gun: 'A battery. Up to twelve inches it may fire canister, which hits more easily; farther off, shot. It needs no order to shoot.',
    howitzer: 'Howitzers. They may shoot over friends and deep into a wood, and then hit with a six only.',
    engineer:
      'Engineers. With a wagon they build and break bridges and works, if the game is set up with engineering.',
    wagon: 'A wagon. It does not shoot or charge, and only defends itself.',
    leader:
      'He leads a brigade. Within twelve inches and in sight he may change the command die of his men by one; his character says which way.',
    commander: 'He leads the army, and changes the command die of any body whose own general is not near.',
  },
  marks: {
    routed:
      'It runs, a full move in each player turn of its side, until it is off the table. Nothing rallies it.',
    attached: 'The general rides with this company: a help in rallying, and in danger with it.',
    moved: 'It has moved in this turn.',
    fired: 'It has shot in this turn.',
    fought: 'It has been in a mêlée in this turn.',
    acted: 'It has had its turn.',
  },
  orders: {
    hold: 'Order to stand: it shoots where it is, and may turn. It needs no die for that, except impetuous troops.',
    move: 'Order to move. If a die is thrown for it, the die says whether it may advance or charge.',
    wait: 'The die was too low: it does not advance or charge in this turn. It may turn, go back or aside, and shoot.',
    charge: 'The die was so high that it has to charge an enemy it can reach.',
  },
  ground: {
    hill: 'A hill. It hides what is behind it, and an attack uphill is harder.',
    woods:
      'A wood. Horse, guns and wagons stay out; line goes six inches at most. Nobody but howitzers shoots deep into it, and it covers who is inside.',
    town: 'A town. Only line and light foot go in, six inches at most, and are well covered there. Others keep to its roads.',
    water: 'Water. Where it can be forded, a company stops on entering it; else it takes a bridge.',
    marsh: 'Marsh. Closed to troops, but for light foot where the battle says so.',
    rough: 'Broken ground. It slows troops that cross it.',
    earthwork: 'Works. Troops behind them are well covered.',
    fence: 'A fence.',
    wall: 'A wall.',
    stream: 'A stream.',
  },
};
