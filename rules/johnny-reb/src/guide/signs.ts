import type { Signs } from '@linstock/kernel';

/** The signs on the table, in plain words. */
export const signs: Signs = {
  scale: 'An inch is fifty yards. All is measured from edge to edge.',
  arms: {
    foot: 'A regiment of foot; a figure is thirty men. Standing it throws more dice than on the march.',
    rifle: 'Sharpshooters. They lose nothing at long range, and pick off officers.',
    skirmisher: 'Men in open order. Hard to hit, with no flank to be turned, and weak in a charge.',
    horse: 'Mounted horsemen. They charge hard, and shoot little.',
    gun: 'A battery, two guns to a section. Canister near by, shell far off. Limbered it cannot fire, and is lost if it is caught.',
    leader:
      'He commands a brigade. Units within twelve inches are in command; a unit he is with is steadier.',
    commander: 'He commands more than one brigade. A unit he is with is much steadier.',
  },
  marks: {
    disordered:
      'Its ranks are broken. It shoots at half strength and charges badly until it has formed again.',
    shaken: 'Its nerve is going: one die less, no charge, no march towards the enemy. It may rally.',
    routed: 'It runs. It takes no order until it rallies.',
    'flank refused': 'One end of the line is bent back: a blow from that side counts a step milder.',
    attached: 'The officer is with a unit: it is steadier, and he may be hit with it.',
    'low ammunition': 'Cartridges run short: one die less.',
    moved: 'It has moved in this turn.',
    fired: 'It has fired in this turn.',
  },
  orders: {
    fire: 'First fire: it shoots before any unit moves, with one more on the total, and stays where it is.',
    hold: 'Hold: it stays, and shoots once, when it likes. Three dice.',
    wait: 'Conditional hold: it was to move and stands instead. It may shoot once, with one die less.',
    move: 'Move: it marches the way the arrow points, and shoots afterwards with two dice.',
    form: 'Form: it changes formation, limbers or puts its ranks in order.',
    retire: 'Disengage: it goes back from the enemy, and takes half the losses.',
    charge: 'Charge: it runs at the nearest enemy ahead. He may fire a volley first.',
    sealed: 'A hidden order. All orders are revealed together.',
    unset: 'No order yet. A unit without one holds.',
  },
  ground: {
    woods: 'Wood: slow, and no unit sees through more than two inches of it.',
    elevation:
      'Higher ground. Lower ground does not hide what is behind it. Units and woods still do; only guns fire over friends.',
    broken: 'Broken ground: slow.',
    rough: 'Rocks and steep places: very slow. They give no cover.',
    building: 'A building. No unit may enter it or see through it.',
    fence: 'A fence: some cover, an inch to cross.',
    wall: 'A stone wall: good cover, an inch to cross.',
    works: 'Works: the best cover, an inch to cross.',
    stream: 'A stream: an inch to cross.',
  },
};
