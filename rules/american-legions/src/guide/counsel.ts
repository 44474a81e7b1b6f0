import type { Guide } from '@linstock/kernel';

/** Advice how each side wins each battle: the British first, then the Americans. */
export const counsel: Guide['counsel'] = {
  cowpens: [
    {
      aim: 'When turn 7 ends, two of the Continental Line, the Militia and the 3d Dragoons must be routed or destroyed, and fewer than three of your own four must be. Anything else is a draw or a defeat.',
      enemy: 'Morgan needs three of the Legion Infantry, the Legion Cavalry, the 71st and the 7th.',
      hints: [
        'Break the militia first: no morale on the field is lower.',
        'Use your two guns. They need no orders, and never lose their nerve.',
        'Do not go for the last line piecemeal, as Tarleton did. Bring up the 71st, and keep the Legion horse together for one charge from the side.',
      ],
    },
    {
      aim: 'When turn 7 ends, three of the Legion Infantry, the Legion Cavalry, the 71st and the 7th must be routed or destroyed, and he must not have done his part as well.',
      enemy: 'Tarleton needs two of your Continental Line, your Militia and your 3d Dragoons.',
      hints: [
        'Stand and shoot while he marches: men who march and shoot do it at half strength.',
        'Spend the volleys of the militia before he can reach them, then take them behind the line.',
        'Keep Washington out of sight until the red foot has halted before Howard. Then strike its side.',
      ],
    },
  ],
  waxhaws: [
    {
      aim: 'When turn 5 ends, both wings of the 3d Virginia must be routed or destroyed. One of them alone is a draw.',
      enemy: 'Buford only has to keep both wings standing.',
      hints: [
        'You have five turns: reach them by the second or third.',
        'Send all the horse at one wing, if you can from the side, and then at the other.',
        'Let the Legion foot shoot first. A company in disorder is worth half against your horse.',
      ],
    },
    {
      aim: 'When turn 5 ends, neither wing of the 3d Virginia may be routed or destroyed. If one is, the battle is drawn.',
      enemy: 'Tarleton must break both wings, and he has only five turns.',
      hints: [
        'Stand and shoot: men who march shoot at half strength. Let a whole wing fire together.',
        'Keep every company within two hexes of its leader. Beyond that it does not hear him.',
        'Face the horse with your front. What breaks a line is the blow from the side.',
      ],
    },
  ],
  hobkirk: [
    {
      aim: 'When turn 8 ends, two of the 1st and 2d Maryland and the 1st and 2d Virginia must be routed or destroyed.',
      enemy:
        'Greene needs two of the 63d, the New York Volunteers, the King’s American Regiment and the Volunteers of Ireland. If both of you or neither have done it, it is a draw.',
      hints: [
        'Bring all your strength against one wing. The hill is his, so do not stand below it and be shot at.',
        'Each of his brigades hears one leader only: when he falls, two regiments are left with his adjutant.',
        'Keep the Volunteers of Ireland behind the front, and send them in where it bends.',
      ],
    },
    {
      aim: 'When turn 8 ends, two of the 63d, the New York Volunteers, the King’s American Regiment and the Volunteers of Ireland must be routed or destroyed.',
      enemy:
        'Rawdon needs two of your four regiments of Continentals. If both of you or neither have done it, it is a draw.',
      hints: [
        'His front is narrow. Let him advance, and attack it from both sides.',
        'Your three guns shoot ten hexes far, and over your own men if the target is higher or lower.',
        'A regiment that goes downhill alone is lost: move a brigade together, within reach of its leader.',
      ],
    },
  ],
  quinby: [
    {
      aim: 'When turn 8 ends, two of the State Troops, Marion’s Foot and the Legion Foot must be routed or destroyed, and the Americans must not have done their part as well.',
      enemy:
        'Sumter needs both wings of the 19th broken, or unrouted companies of his in two of the hexes of the house.',
      hints: [
        'Stay at the house. He has to come to you over open fields.',
        'Shoot first at the State Troops, whose morale is the lowest, and at the Legion Foot, who are two companies only.',
        'Keep a company or two in each hex of the house to the end. An empty house is as good as taken.',
      ],
    },
    {
      aim: 'When turn 8 ends, both wings of the 19th must be routed or destroyed, or unrouted companies of yours must stand in two hexes of the house. Either is enough.',
      enemy: 'Coates needs two of the State Troops, Marion’s Foot and the Legion Foot.',
      hints: [
        'Your rifles shoot five hexes far, his muskets three. Begin from where he cannot answer.',
        'Two hexes of the house are enough. Attack one corner of it, and leave the rest alone.',
        'Save the horse for companies in disorder. Against a whole line in front it only loses men.',
      ],
    },
  ],
};
