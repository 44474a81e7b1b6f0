import type { Guide } from '@linstock/kernel';

/** Each side's way to win each battle: the Union first, then the Confederates. */
export const counsel: Guide['counsel'] = {
  'brawners-farm': [
    {
      aim: 'Have more points than the enemy after turn 7. The farm is worth 6 to you, the wood 2, each unit of his that is lost 2; you begin with 4.',
      enemy: 'To Jackson’s men the wood is worth 6 and the farm 4.',
      hints: [
        'Get a regiment into the farm early. In the first turn only the 2nd Wisconsin may do as it likes.',
        'Then stand: men on Hold throw more dice than men who march.',
        'From turn 4 nobody sees farther than eight inches, and after that four. Be where you mean to be by then.',
      ],
    },
    {
      aim: 'Have more points than the enemy after turn 7. The wood is worth 6 to you, the farm 4, each unit of his that is lost 2; he begins with 4.',
      enemy: 'To Gibbon the farm is worth 6 and the wood 2.',
      hints: [
        'You have more regiments. Stretch your line past his, and shoot into its side.',
        'Trimble comes in turn 3 on your left. Send him to the wood, and against the flank of the enemy in front of it.',
        'Do not charge an unshaken line at the farm. Shoot it first, and use the dusk to come near.',
      ],
    },
  ],
  'mcphersons-ridge': [
    {
      aim: 'Have more points than the enemy after turn 6. The wood is worth 4 to you, each unit of his that is lost 2; he begins with 3.',
      enemy: 'To Archer the wood and the western ridge are worth 6 each.',
      hints: [
        'Your brigade is the better one. Form line before you meet him, and go into the wood together.',
        'The horsemen on the ridge need only win time. Let them shoot and fall back.',
        'Send a regiment round his right, over the run: a volley from the side breaks what one in front does not.',
      ],
    },
    {
      aim: 'Have more points than the enemy after turn 6. The wood and the western ridge are worth 6 to you each, each unit of his that is lost 2; you begin with 3.',
      enemy: 'To the Union the wood is worth 4, and the ridge only what it keeps from you.',
      hints: [
        'Be over the run and in the wood before the black hats come.',
        'Once there, hold: under Hold you throw more dice, and trees stop bullets.',
        'Watch your right. Keep one regiment back to face an enemy that goes round it.',
      ],
    },
  ],
  'little-round-top': [
    {
      aim: 'Have more points than the enemy after turn 8. The summit is worth 4 to you, the shelf of the hill 6, each unit of his that is lost 2; he begins with 2.',
      enemy: 'To Hood’s men the summit is worth 8 and the shelf 6.',
      hints: [
        'You are there first. Stand on Hold, and let him climb.',
        'Bend back the left of the 20th Maine before it is turned: a refused flank counts a step milder.',
        'Hazlett’s guns come in turn 2, the 140th New York in turn 4. Keep the summit until then.',
      ],
    },
    {
      aim: 'Have more points than the enemy after turn 8. The summit is worth 8 to you, the shelf of the hill 6, each unit of his that is lost 2; you begin with 2.',
      enemy: 'To Vincent the shelf is worth 6 and the summit 4.',
      hints: [
        'Go round the end of his line with Oates: there is nothing behind it.',
        'Pin his front with fire. Save the charge for a regiment that is shaken.',
        'The 48th Alabama comes in turn 3 from the west. Climb the summit before fresh men are there.',
      ],
    },
  ],
  'east-cavalry-field': [
    {
      aim: 'Have more points than the enemy after turn 7. The farm is worth 5 to you, the crossing of the roads 4, Lott’s 2, each unit of his that is lost 2.',
      enemy:
        'To Stuart the crossing is worth 8, Lott’s 4 and the farm 2. Here cavalry holds ground too, mounted or on foot.',
      hints: [
        'Fight on foot at the fences. Your Michigan men have repeaters: each of their fires throws a die more, until cartridges run short.',
        'Keep a fresh mounted regiment behind each part of the line. A charger that has just won is disordered: charge it then.',
        'Pennington’s and Chester’s guns reach the whole plain. Let them fire first, and keep horse near them.',
      ],
    },
    {
      aim: 'Have more points than the enemy after turn 7. The crossing of the roads is worth 8 to you, Lott’s 4, the farm 2, each unit of his that is lost 2.',
      enemy:
        'To Gregg the farm is worth 5, the crossing 4 and Lott’s 2. Here cavalry holds ground too, mounted or on foot.',
      hints: [
        'Charge men who are shaken or short of cartridges, not an unshaken line behind a wall. Each fence costs a charge two inches.',
        'Bring regiments of one brigade within two inches of each other: each one in support counts 2 in the charge.',
        'Jenkins’s men have few cartridges and get no more. Hampton comes in turns 3 and 4 from the gap between the woods.',
      ],
    },
  ],
};
