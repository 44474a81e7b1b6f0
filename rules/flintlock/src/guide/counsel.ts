import type { Guide } from '@linstock/kernel';

/** Each side's way to win each battle: the British first, then the Americans. */
export const counsel: Guide['counsel'] = {
  camden: [
    {
      aim: 'Put the American army to flight: destroy units and take guns until his Flight Points and a die are more than 21.',
      enemy: 'He must bring you above 28 in the same way.',
      hints: [
        'Webster has your best men, and the enemy in front of him is militia. Attack there with the bayonet.',
        'Militia that runs off counts nothing: turn against the Continentals beside it.',
        'Keep Cornwallis where he reaches both wings, and try for one Activation more while the luck lasts.',
      ],
    },
    {
      aim: 'Put the British army to flight: his Flight Points and a die must be more than 28. Yours must not come above 21.',
      enemy: 'He means to sweep off the militia, and to take de Kalb in front and side.',
      hints: [
        'Militia cannot go in with the bayonet. Let it shoot, and keep its first volley until he is near.',
        'Bring Smallwood’s Marylanders up behind the militia before it breaks.',
        'De Kalb has your best men. Strike Rawdon with them while Webster is busy.',
      ],
    },
  ],
  cowpens: [
    {
      aim: 'Put the American army to flight: destroy units until his Flight Points and a die are more than 14.',
      enemy: 'You flee above 12, and every unit you lose brings you nearer to it.',
      hints: [
        'Militia that runs counts nothing and may come back. Waste no men on it.',
        'Bring McArthur’s Highlanders up before you strike the Continentals.',
        'Rally what is in disorder, out of the enemy’s reach, before the last line is met.',
      ],
    },
    {
      aim: 'Put the British army to flight: his Flight Points and a die must be more than 12. Yours must not come above 14.',
      enemy: 'He must break your Continentals and horse: militia that runs counts nothing for him.',
      hints: [
        'Let each line of militia give its first volley at near range, and then fall back.',
        'Militia that ran may be brought back behind the main line: throw a die against Morgan each time you act.',
        'Keep Howard’s first volley, and Washington’s horse for a line in disorder.',
      ],
    },
  ],
  guilford: [
    {
      aim: 'Put the American army to flight: his Flight Points and a die must be more than 38.',
      enemy: 'You flee above 20, and you have no men to spare.',
      hints: [
        'Pass through the militia quickly. What runs off counts nothing, and his points lie in the third line.',
        'In thick wood nobody sees far, and Close formation comes out in disorder. Go through it in Open.',
        'Strike the third line with Webster and the Guards together, not one after the other.',
      ],
    },
    {
      aim: 'Put the British army to flight: his Flight Points and a die must be more than 20. Yours may rise to 38.',
      enemy: 'He must come through one line after another to your Continentals.',
      hints: [
        'Let the first line fire over the fence at near range. Do not ask it to stay.',
        'Lynch and Campbell on the wings can shoot into the flank of troops that pass.',
        'Keep the 1st Maryland and the horse together on the open ground, and meet him there when he is thin.',
      ],
    },
  ],
  hobkirk: [
    {
      aim: 'Put the American army to flight: his Flight Points and a die must be more than 14.',
      enemy: 'He must bring you above 18.',
      hints: [
        'Advance on a narrow front, and lengthen it to both sides before he attacks.',
        'His brigades are two regiments each. Break one of them, and he has little left.',
        'Beware of his three guns on the road: attack them from the side, or capture them for points.',
      ],
    },
    {
      aim: 'Put the British army to flight: his Flight Points and a die must be more than 18. Yours must not come above 14.',
      enemy: 'He comes up the slope in depth, against one of your brigades.',
      hints: [
        'Stay on the brow. From there you see to musket range, and your guns sweep the road.',
        'Keep Williams and Huger within reach of Greene, so that both act when he does.',
        'Kirkwood’s light companies can hold up a Command. Spend them for time, and rally behind the crest.',
      ],
    },
  ],
};
