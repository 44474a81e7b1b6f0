import type { Signs } from '@linstock/kernel';

/** What is seen on the table, in plain words. */
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
    gun: 'A battery. Near, it fires canister with more dice; far off, shot. It needs no order to shoot.',
    howitzer: 'Howitzers. They shoot over what is in front of them.',
    engineer: 'Engineers. They build and break bridges and works.',
    wagon: 'A wagon. It does not fight.',
    leader:
      'He leads a brigade. Near and in sight he may add one to the command die of his men, if he is the man for it.',
    commander: 'He leads the army, and may help any body of it as its own general does.',
  },
  marks: {
    routed: 'It runs, a full move in each turn, until it is off the table. Nothing stops it.',
    attached: 'The general rides with this company: a help in rallying, and in danger with it.',
    moved: 'It has moved in this turn.',
    fired: 'It has shot in this turn.',
    fought: 'It has been in a mêlée in this turn.',
    acted: 'It has had its turn.',
  },
  orders: {
    hold: 'Told to stand: it shoots where it is, and may turn. It needs no die for that.',
    move: 'Told to move. Where a die is thrown for it, the die says whether it goes.',
    wait: 'The die was too low: it does not go forward in this turn. It may turn, go back, and shoot.',
    charge: 'The die was so high that it has to charge.',
  },
  ground: {
    hill: 'A hill. It hides what is behind it, and a charge uphill is harder.',
    woods:
      'A wood. Horse and guns stay out; line goes six inches at most. Nobody shoots through it, and it covers who is inside.',
    town: 'A town. Only foot goes in; it is well covered there.',
    water: 'Water. Where it can be forded, a company stops on entering it; else it takes a bridge.',
    marsh: 'Marsh. Closed to troops, but for light foot where the battle says so.',
    rough: 'Broken ground. It slows those who cross it.',
    earthwork: 'Works. Who stands behind them is well covered.',
    fence: 'A fence.',
    wall: 'A wall.',
    stream: 'A stream.',
  },
};
