import type { Signs } from '@linstock/kernel';

/** The signs on the board, in plain words. */
export const signs: Signs = {
  scale: 'To enter a hex costs 1, whatever grows there. Four companies of a side may stay in it, no more.',
  arms: {
    foot: 'Musket men, about fifty. They shoot three hexes far and can charge.',
    rifle: 'Riflemen, about fifty. They shoot five hexes far, but charge at half strength.',
    skirmisher:
      'Skirmishers. They shoot six hexes far, each company alone, and take no orders. One bad hit and they are gone.',
    horse: 'Horsemen. They cannot shoot. They charge, best from the side, and best at foot.',
    gun: 'A gun and its crew. It either moves or fires, ten hexes far.',
    howitzer: 'A howitzer and its crew. It either moves or fires, ten hexes far.',
    leader:
      'A leader. His number is added to the morale of his men, and he is heard as many hexes far as his reach says.',
    commander: 'The commander of the army. A leader in his hex is worth one more.',
  },
  marks: {
    disordered:
      'The line is broken. Half strength, and one hex slower. Hit again, the company leaves the field. Its leader may put it right.',
    routed:
      'The regiment has broken and runs for its own edge. In every command phase of its side, in both player turns, its leader may try to stop it.',
    'out of command': 'It does not hear its leader: it can neither move nor attack until he is near again.',
    limbered: 'Ready to move. A gun must be turned to its firing side before it can shoot.',
    moved: 'It has moved in this phase.',
    fired: 'It has fired in this phase, and fires no more.',
  },
  orders: {
    fire: 'Stand and shoot at full strength. It stays until it is changed; changing it takes a throw of two dice.',
    move: 'March at full pace. No shooting, no charge.',
    'move and fire': 'March at half pace, and shoot at half strength.',
    charge: 'March, and strike the enemy in front. It lasts for one player turn.',
  },
  ground: {
    clear: 'Open ground.',
    'open-wood': 'Open wood. It hides no troops.',
    'light-wood': 'Light wood. It hides no troops.',
    'heavy-wood': 'Thick wood. Even this hides no troops.',
    marsh: 'Wet ground.',
    field: 'A field.',
    crop: 'A field of corn.',
    water: 'Water.',
  },
};
