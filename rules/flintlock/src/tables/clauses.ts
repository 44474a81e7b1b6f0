import type { Clauses } from '@linstock/kernel';

/** Every rule of Flintlock in one line of our own words, by id. */
export const CLAUSES = {
  'FL-2.1a': {
    line: 'Each battle has its own hex map; movement, range and combat are counted in hexes.',
    from: 'source rules §2.1',
  },
  'FL-2.1b': {
    line: 'Grid: hexes have a corner at the north. A hex id is CCRR (two-digit column from the west, two-digit row from the north, both from 1). There is no hex outside the map: no list names one, no way and no count of hexes leads over it, no ZOC lies there. Even rows lie half a hex further east than odd rows.',
    from: 'ruling; last sentence: ruling R-20',
  },
  'FL-2.1c': {
    line: 'The six hexsides, clockwise, are NE, E, SE, SW, W, NW (0 to 5); the six corners, clockwise, are N, NE, SE, S, SW, NW (0 to 5). Corner k lies between hexsides k-1 and k (mod 6).',
    from: 'ruling',
  },
  'FL-2.1d': {
    line: 'Distance (range) between two hexes is the least number of steps from one to the other: the start hex is not counted, the end hex is.',
    from: 'ruling',
  },
  'FL-2.1e': {
    line: 'What each terrain type does is in the Terrain Effects Table of the battle (FL-T-TET-*).',
    from: 'source rules §2.1, §2.3',
  },
  'FL-2.2a': { line: 'Pieces are combat units, leaders and markers.', from: 'source rules §2.2' },
  'FL-2.21a': {
    line: 'Combat units are Infantry, Cavalry or Artillery. Leaders and markers are not combat units.',
    from: 'source rules §2.21',
  },
  'FL-2.22a': {
    line: 'Every Infantry and Cavalry unit has a Morale Rating and a Movement Allowance (MA).',
    from: 'source rules §2.22',
  },
  'FL-2.22b': {
    line: 'An Infantry or Cavalry unit has a full side and a Reduced side.',
    from: 'source rules §2.22',
  },
  'FL-2.22c': {
    line: 'The ordinary Infantry counter stands for Open formation; German Infantry that is not Jaeger is printed in, and begins in, Close.',
    from: 'source rules §2.22, §6.3',
  },
  'FL-2.22d': {
    line: 'An Infantry unit is armed with musket (M) or rifle (R); the letter selects the row of the range table.',
    from: 'source rules §2.22',
  },
  'FL-2.22e': {
    line: 'A unit in Skirmish formation is shown by its own SK counters.',
    from: 'source rules §2.22',
  },
  'FL-2.22f': {
    line: "Morale Ratings run from -1 to +2. A unit's Reduced side has the same Morale Rating, weapon and MA as its full side.",
    from: 'ruling',
  },
  'FL-2.22g': {
    line: 'Artillery has Morale Rating +1 (needed for the Morale Checks of 11.53).',
    from: 'ruling',
  },
  'FL-2.23a': {
    line: 'A Disordered Infantry unit is worse at Fire and at Shock (11.51, 12.52).',
    from: 'source rules §2.23',
  },
  'FL-2.24a': {
    line: 'An Artillery unit is always either in fire mode or in move mode.',
    from: 'source rules §2.24',
  },
  'FL-2.24b': {
    line: 'In fire mode a gun can Fire and cannot move; its MA exists only in move mode.',
    from: 'source rules §2.24',
  },
  'FL-2.24c': {
    line: 'In move mode a gun cannot Fire, neither Phasing nor Reaction.',
    from: 'source rules §2.24',
  },
  'FL-2.25a': {
    line: 'Cavalry cannot Fire. It fights only by Shock and by Charge.',
    from: 'source rules §2.25',
  },
  'FL-2.25b': {
    line: 'Cavalry is mounted the whole battle; mounted militia is represented as Infantry.',
    from: 'source rules §2.25',
  },
  'FL-2.3a': {
    line: 'The tables of this digest replace the missing player-aid cards.',
    from: 'source rules §2.3, ruling',
  },
  'FL-2.4a': {
    line: 'Every roll is one six-sided die (1d6), except the leader casualty roll, which is two dice added (2d6).',
    from: 'source rules §2.4, §11.57',
  },
  'FL-2.5a': {
    line: 'Command: all combat units under one Subordinate Leader. Every Infantry and Cavalry unit belongs to exactly one Command.',
    from: 'source rules §2.5',
  },
  'FL-2.5b': {
    line: 'Free Activation: an Activation that was obtained without the player who takes it having rolled for it.',
    from: 'source rules §2.5',
  },
  'FL-2.5c': {
    line: "Shock Factors (SF) are added up to a side's Shock Factor Total (SFT), also called Shock Strength.",
    from: 'source rules §2.5',
  },
  'FL-2.5d': {
    line: 'A Zone of Control (ZOC) is made of hexes in front of a unit; some units have none (9.1).',
    from: 'source rules §2.5',
  },
  'FL-2.5e': {
    line: 'Line: the units of a Command that take part in one Shock together, as attackers or as defenders (12.11, 12.15).',
    from: 'source rules §2.5, §12.11',
  },
  'FL-2.6a': {
    line: 'A hex is 40 to 50 yards across, an Infantry or Cavalry unit about 50 men, an Artillery unit a single gun; time is not measured.',
    from: 'source rules §2.6',
  },
  'FL-3.0a': {
    line: 'There are no game turns; play is a chain of Activations governed by section 5 until somebody has won.',
    from: 'source rules §3.0',
  },
  'FL-3.0b': {
    line: 'In an Activation units do what their formation and their command status allow.',
    from: 'source rules §3.0',
  },
  'FL-3.0c': {
    line: 'After the actions of an Activation, Smoke is removed as 11.46 says.',
    from: 'source rules §3.0',
  },
  'FL-3.0d': {
    line: "The game ends when a player's Flight DR with his Flight Points added is over his Flight Level (14.0a); his opponent wins.",
    from: 'source rules §3.0',
  },
  'FL-3.0e': {
    line: 'The game also ends at once when a side has no Infantry and no Cavalry unit left on the map (units in the Reform Box of 15.2 count as left): the other side wins.',
    from: 'ruling',
  },
  'FL-3.0f': {
    line: 'A program may limit a game to a number of Activations (default 200) or accept a draw by agreement. At the limit the side with the smaller quotient (Flight Points / Flight Level) wins; equal quotients are a draw.',
    from: 'ruling',
  },
  'FL-4.1a': {
    line: 'Each army has one Overall Leader (OL); his Initiative Rating is the target of Continuity and Seizure rolls.',
    from: 'source rules §4.1',
  },
  'FL-4.1b': {
    line: "The OL's Command Range is the greatest distance at which a Subordinate Leader is activated by him.",
    from: 'source rules §4.1',
  },
  'FL-4.1c': { line: 'The OL has a Movement Allowance.', from: 'source rules §4.1' },
  'FL-4.2a': {
    line: 'A Subordinate Leader (SL) commands one Command. His Initiative Rating is the target of the self-activation roll of 4.32.',
    from: 'source rules §4.2',
  },
  'FL-4.2b': {
    line: "An SL's Command Range is the greatest distance at which a unit of his Command is In Command through him.",
    from: 'source rules §4.2',
  },
  'FL-4.2c': { line: 'Each SL has a Movement Allowance.', from: 'source rules §4.2' },
  'FL-4.2d': {
    line: 'Each Command has a Cohesion Rating and a starting Shock Status, given with the battle.',
    from: 'source rules §4.2, §12.23, §12.24',
  },
  'FL-4.2e': {
    line: "A unit's Command is the one listed with it in the battle block. Artillery has no Command (5.6).",
    from: 'source rules §4.2, §5.6',
  },
  'FL-4.2f': {
    line: 'Where one SL leads several regiments, all of them together are one Command for every purpose: activation, formation, First Volley, Smoke, Cohesion, Shock Status and Line.',
    from: 'ruling',
  },
  'FL-4.2g': {
    line: 'Formation changes use no Initiative roll; only the Morale roll of 6.62.',
    from: 'ruling',
  },
  'FL-4.31a': {
    line: "In his side's Activation the OL activates every SL within his Command Range; no roll, no limit of number.",
    from: 'source rules §4.31',
    rulings: ['FL-R5'],
  },
  'FL-4.31b': {
    line: 'Units of an activated SL that are In Command are fully active (5.3); his other units are partially active (5.4).',
    from: 'source rules §4.31, §5.4',
  },
  'FL-4.32a': {
    line: "For an SL outside the OL's range his player chooses: leave the Command partially active without a roll, or try to activate it.",
    from: 'source rules §4.32',
  },
  'FL-4.32b': {
    line: "The try: roll 1d6. If the roll is at most the SL's Initiative Rating, all his units that are In Command (4.4: in his range, chained, or SK) are fully active and the rest of his Command partially active.",
    from: 'source rules §4.32, §4.4',
  },
  'FL-4.32c': {
    line: 'If the roll is more than his Initiative Rating, every unit of that Command, In or Out of Command, is inactive for this Activation (5.5).',
    from: 'source rules §4.32',
  },
  'FL-4.32d': {
    line: "The choice (and roll) is made when the player comes to that Command in his chosen order, not all at the start; a Command's choice is final for the Activation.",
    from: 'ruling',
  },
  'FL-4.4a': {
    line: 'A combat unit is In Command when it is within the Command Range of its own SL and that SL is active by 4.31 or 4.32.',
    from: 'source rules §4.4',
  },
  'FL-4.4b': { line: 'Command Range is counted in hexes, not Movement Points.', from: 'source rules §4.4' },
  'FL-4.4c': {
    line: 'A unit in Column or Close that is adjacent to an In Command unit of the same Command is In Command too, and so on along the chain.',
    from: 'source rules §4.4',
  },
  'FL-4.4d': {
    line: 'A unit in Open at most two hexes from an In Command unit of the same Command is In Command too, and so on along the chain. Cavalry chains like Open.',
    from: 'source rules §4.4; ruling for Cavalry',
  },
  'FL-4.4e': {
    line: 'Skirmishers are In Command wherever they are; their Command must still be full (4.31, 4.32), in a partial one they are partially active.',
    from: 'source rules §4.4; ruling for the second half',
  },
  'FL-4.4f': {
    line: 'Status is fixed at the start of the Activation and keeps for all of it, whatever moves or dies.',
    from: 'source rules §4.4',
  },
  'FL-4.4g': {
    line: 'The path of a range count (OL to SL, SL to unit, leader to gun) may not pass through a hex with an enemy combat unit, a hex in an enemy ZOC, or impassable terrain.',
    from: 'source rules §4.4',
  },
  'FL-4.4h': {
    line: 'The first and the last hex of that path are exempt from 4.4g, a friendly unit does not cancel a ZOC for it, and chain links (4.4c, 4.4d) are plain distance.',
    from: 'ruling',
  },
  'FL-4.4i': {
    line: "For Smoke on both sides, and for First Volley and Reaction Fire of the non-active side, a unit counts as In Command when it is within its SL's range or chained to a unit that is, at the start of the current Activation; the OL's range and the Command's activation do not matter.",
    from: 'ruling',
  },
  'FL-4.5a': { line: 'A leader may move whenever he is activated, up to his MA.', from: 'source rules §4.5' },
  'FL-4.5b': {
    line: "The OL may move once in each of his side's Activations, between any two Command turns. An SL may move once, in the turn of his own Command, fully or partially active; not when inactive.",
    from: 'ruling',
  },
  'FL-4.5c': {
    line: 'A leader pays the Open Infantry cost; he may enter a hex with friendly units; he may not enter a hex with an enemy combat unit, and a hex in an enemy ZOC only if a friendly combat unit is there. Leaders exert no ZOC, do not trigger Reaction Fire and need not stop.',
    from: 'ruling',
  },
  'FL-4.5d': {
    line: 'A leader stacked with a unit that retreats, falls back, is pushed, withdraws, Reaction Retreats, Charges or advances may go with it or stay, as his owner says when it goes; 4.63 applies to a leader left alone next to an enemy.',
    from: 'ruling; pushed, Charges, advances: ruling R-1',
  },
  'FL-4.61a': {
    line: 'A killed leader is replaced: flip him to his Replacement Leader (RL) side.',
    from: 'source rules §4.61',
  },
  'FL-4.61b': {
    line: 'Put the RL with the nearest combat unit of the Command (for the OL: of the army); one in his own hex is the nearest. Owner breaks ties. Is there none, 4.63b holds.',
    from: 'source rules §4.61, §4.63; ruling for the OL and ties',
  },
  'FL-4.61c': {
    line: "An RL's Initiative Rating is one less than the leader's (at least 1), his Command Range one less (at least 2), his MA the same.",
    from: 'ruling',
  },
  'FL-4.62a': { line: 'RLs cannot be killed; no roll is made for them.', from: 'source rules §4.62' },
  'FL-4.63a': {
    line: 'When an enemy combat unit moves next to, or into the hex of, a leader who is alone in his hex, put the leader at once with the nearest combat unit of his Command (OL: of the army); the enemy goes on as if he had not been there.',
    from: 'source rules §4.63; ruling for the OL; into his hex: ruling R-2',
  },
  'FL-4.63b': {
    line: 'If his Command has no unit left, remove the leader for good.',
    from: 'source rules §4.63',
  },
  'FL-4.63c': {
    line: '4.63 applies to RLs as well; every change of hex by an enemy combat unit (move, Charge, advance, retreat) counts as moving here. A leader whose last companion unit is eliminated or removed is placed the same way. He is placed before anything else happens (before Reaction Fire, before an advance). An Abandoned gun is no company.',
    from: 'ruling; last two sentences: ruling R-2',
  },
  'FL-4.64a': { line: 'A leader alone in a hex cannot be fired at.', from: 'source rules §4.64' },
  'FL-5.1a': {
    line: 'In the turn of an activated Command all its units may act as their formation and command status allow.',
    from: 'source rules §5.1',
  },
  'FL-5.1b': {
    line: 'A player entitled to an Activation may pass instead of activating anything.',
    from: 'source rules §5.1',
  },
  'FL-5.1c': { line: 'A pass hands the opponent a Free Activation.', from: 'source rules §5.1' },
  'FL-5.1d': {
    line: 'A player must decide to pass before anything else in that Activation. A passed Free Activation still calls for the Flight DR (14.0c).',
    from: 'ruling',
  },
  'FL-5.1e': {
    line: 'Four passes in a row (two by each player) end the game, decided as in 3.0f.',
    from: 'ruling',
  },
  'FL-5.1f': {
    line: 'A passed Activation has no turns; at its end Smoke is removed (11.46b) and the Flight DR made if it was Free; 6.14b, 6.2d and 15.2b are not applied.',
    from: 'ruling',
  },
  'FL-5.21a': {
    line: 'After his Activation the active player may try for Continuity; if he does not try, his opponent gets a Free Activation.',
    from: 'source rules §5.21; ruling for the second half',
  },
  'FL-5.21b': {
    line: "Continuity: roll 1d6 against the OL's Initiative Rating.",
    from: 'source rules §5.21',
  },
  'FL-5.21c': {
    line: 'Add +1 to the roll for each Continuity roll the player has already made successfully in this run of Activations (two successes: +2).',
    from: 'source rules §5.21 (example)',
  },
  'FL-5.21d': {
    line: 'Adjusted roll at most the Initiative Rating: the player takes another Activation (not Free).',
    from: 'source rules §5.21',
  },
  'FL-5.21e': {
    line: 'Adjusted roll higher: play passes to the opponent, who takes a Free Activation.',
    from: 'source rules §5.21',
  },
  'FL-5.21f': {
    line: 'The count of successes goes back to 0 when the opponent takes an Activation. A Free Activation won by a failed Seizure of the opponent neither adds to the count nor resets it.',
    from: 'ruling',
  },
  'FL-5.21g': { line: 'A run of Activations may be of any length.', from: 'source rules §5.21' },
  'FL-5.22a': {
    line: 'When the active player is about to roll for Continuity, the opponent may first try to Seize it; he announces this before that roll.',
    from: 'source rules §5.22',
  },
  'FL-5.22b': {
    line: "Seizure: roll 1d6 against the seizing OL's Initiative Rating, without modifier.",
    from: 'source rules §5.22',
  },
  'FL-5.22c': {
    line: 'Roll at most the rating: the seizing player takes the next Activation; it is not Free.',
    from: 'source rules §5.22; "not Free": ruling from §2.5',
  },
  'FL-5.22d': {
    line: "Roll higher: the seizing OL's Command Range is 2 less in his next Activation, and only in that one.",
    from: 'source rules §5.22',
  },
  'FL-5.22e': {
    line: 'Several failed tries before that Activation add up (-2 each). Command Range cannot go below 0. A pass uses the reduction up.',
    from: 'source rules §5.22; ruling for the floor and the pass',
  },
  'FL-5.22f': {
    line: 'After a failed Seizure the active player takes a Free Activation at once; he does not roll for Continuity.',
    from: 'source rules §5.22 (example)',
  },
  'FL-5.22g': {
    line: 'One Seizure try at most before each Continuity roll; after the Free Activation of 5.22f a new Continuity step comes, with a new chance to Seize.',
    from: 'ruling',
  },
  'FL-5.3a': {
    line: 'A Command must finish all its actions before another Command begins.',
    from: 'source rules §5.3',
  },
  'FL-5.3b': {
    line: 'A fully active unit does one of: change formation, move, Fire, Shock, Rally, or nothing.',
    from: 'source rules §5.3',
  },
  'FL-5.3c': { line: 'A unit that changes formation does nothing else.', from: 'source rules §5.3' },
  'FL-5.3d': { line: 'A unit that moves cannot Fire.', from: 'source rules §5.3' },
  'FL-5.3e': { line: 'A unit that has moved, and a unit in Column, cannot Fire.', from: 'source rules §5.3' },
  'FL-5.3f': {
    line: 'A unit may Shock only an enemy it is adjacent to at the start of the Activation; Cavalry Charges and Counterattacks (12.63) are the exceptions.',
    from: 'source rules §5.3, §12.63',
  },
  'FL-5.3g': {
    line: 'A unit that Shocks neither Fires nor moves; advances and retreats that result from the Shock are allowed.',
    from: 'source rules §5.3',
  },
  'FL-5.3h': { line: 'A unit may Rally from Disorder (11.52).', from: 'source rules §5.3' },
  'FL-5.3i': {
    line: 'At the start of its turn a fully active Command takes one mode: Actions (units move, Fire, Rally, enter or leave SK one by one), Formation (6.13), Shock (12.1) or, for Cavalry, Charge (13.2). Partially active units of it may make their moves in any mode but Shock and Charge.',
    from: 'ruling',
  },
  'FL-5.3j': {
    line: 'In Actions mode all Phasing Fire of the Command is one Fire block: once the first unit Fires, no unit of it may move until the block and the Return Fire that follows are over; moves before and after it are free. The block opens when the first shot is named, even if its target then Reaction Retreats. The guns of one gun turn have one block in the same way.',
    from: 'ruling; last two sentences: ruling R-3',
  },
  'FL-5.41a': {
    line: 'A Command is partially active when its SL was not activated by the OL and did not roll for himself.',
    from: 'source rules §5.41',
  },
  'FL-5.41b': {
    line: 'A unit of an activated SL that is Out of Command is partially active.',
    from: 'source rules §5.41',
  },
  'FL-5.42a': {
    line: 'A partially active unit cannot change formation, even when its Command does.',
    from: 'source rules §5.42',
  },
  'FL-5.42b': {
    line: 'It may move, but not into a hex adjacent to an enemy unit.',
    from: 'source rules §5.42',
  },
  'FL-5.42c': {
    line: 'If it is Infantry in an enemy ZOC it cannot leave that ZOC. (Skirmishers and Cavalry can, 9.2.)',
    from: 'source rules §5.42',
  },
  'FL-5.42d': { line: 'It cannot Shock or Charge.', from: 'source rules §5.42' },
  'FL-5.42e': {
    line: "It cannot Fire in its own Command's turn. It can use Reaction Fire.",
    from: 'source rules §5.42',
  },
  'FL-5.42f': { line: 'It cannot Rally.', from: 'source rules §5.42' },
  'FL-5.5a': {
    line: 'Units of a Command whose self-activation roll failed can do nothing in that Activation, not even Rally.',
    from: 'source rules §5.5',
  },
  'FL-5.5b': {
    line: "Inactivity ends with the Activation; the units may use Reaction Fire, Reaction Retreat and the reactions of section 12 in the enemy's Activations.",
    from: 'ruling',
  },
  'FL-5.6a': { line: 'Artillery belongs to no Command.', from: 'source rules §5.6' },
  'FL-5.6b': {
    line: "A gun is active when it is within the Command Range of an activated leader (the OL of the active side, or an SL active by 4.31 or 4.32), measured at the start of the Activation, the OL's range less his penalties (5.22d).",
    from: 'source rules §5.6; moment: ruling R-4',
  },
  'FL-5.6c': {
    line: "An active gun may Fire or move, not both, once in its side's Activation; choosing the one or the other first puts it on the matching side (mode), for nothing. So only Reaction Fire is refused for the mode (2.24c).",
    from: 'source rules §5.6',
  },
  'FL-5.6d': {
    line: 'Guns act in gun turns between Command turns: the player picks one hex and the active guns in it act together; Return Fire follows their fire. A Disordered gun may Rally instead, under 11.52.',
    from: 'ruling',
  },
  'FL-5.6e': {
    line: "A gun outside every activated leader's range does nothing in that Activation.",
    from: 'ruling',
  },
  'FL-5.6f': {
    line: 'Instead of Fire, move or Rally an active gun that is not Disordered may be set to either mode and turned (in an enemy ZOC by one corner, 8.0j). A gun reached only by an SL who may still roll (4.32) waits for that roll.',
    from: 'ruling',
  },
  'FL-5.7a': { line: 'Commands act one after another and never combine actions.', from: 'source rules §5.7' },
  'FL-6.11a': {
    line: 'The formations of Infantry are Column, Close, Open and Skirmish (SK); a unit is always in exactly one.',
    from: 'source rules §6.11',
  },
  'FL-6.12a': { line: 'Infantry without a formation marker is in Open.', from: 'source rules §6.12' },
  'FL-6.13a': { line: 'Formations at the start are given with the battle.', from: 'source rules §6.13' },
  'FL-6.13b': {
    line: 'A Command changes formation by spending its whole Activation on it: Formation mode; no unit of it does anything else, except partial moves of Out of Command units. The new formation is Column, Close or Open and not the one it has; the Command needs a fully active Infantry unit that is not in SK.',
    from: 'source rules §6.13; last sentence: ruling R-5',
  },
  'FL-6.13c': {
    line: 'Only fully active (In Command) units change, those in the chain of 4.4c and 4.4d too; the others keep their formation.',
    from: 'source rules §6.13, §6.61; chain: ruling R-5',
  },
  'FL-6.14a': {
    line: 'All units of a Command are in the same formation, except Out of Command units and Skirmishers.',
    from: 'source rules §6.14',
  },
  'FL-6.14b': {
    line: "At the end of its side's Activation a unit in another formation that is In Command again (reach of its SL measured anew at that moment, as in 4.4i) takes the Command's formation, without a roll; facing by 6.62d; a stacked pair that has to leave Close unstacks by 6.63a and 6.63b or, without room, stays in Close.",
    from: 'source rules §6.14; "without a roll", measuring, pairs: ruling',
  },
  'FL-6.14c': { line: 'Skirmishers do so only when they reform under 6.53.', from: 'ruling' },
  'FL-6.15a': {
    line: 'Cavalry has no formation; Artillery has none either.',
    from: 'source rules §6.15; ruling for Artillery',
  },
  'FL-6.15b': { line: 'What each formation does is in FL-T-FORM.', from: 'source rules §6.15' },
  'FL-6.2a': { line: 'A unit in Column cannot Fire.', from: 'source rules §6.2' },
  'FL-6.2b': { line: 'A unit in Column cannot Shock attack.', from: 'source rules §6.2' },
  'FL-6.2c': { line: 'Column MA is 5 instead of 4.', from: 'source rules §6.2' },
  'FL-6.2d': {
    line: "A unit in Column that is Shock attacked changes to Open when that attack is over, without a roll; if its Command's formation is Column, that and the Command's other units in Column, In Command or not, follow at the end of that Activation. Facing by 6.62d.",
    from: 'source rules §6.2; ruling for the rest of the Command',
  },
  'FL-6.2e': {
    line: 'Formation is kept per Command (on its leader) for In Command units, and per unit for Out of Command units.',
    from: 'source rules §6.2, §6.4',
  },
  'FL-6.21a': { line: 'Column, Shock attack: not possible.', from: 'source rules §6.21' },
  'FL-6.21b': { line: "Column, Shock defence: -2 to the defender's SFT.", from: 'source rules §6.21' },
  'FL-6.21c': {
    line: 'Column as a Fire target: -1 through front or rear, +2 through a flank.',
    from: 'source rules §6.21',
  },
  'FL-6.31a': { line: 'Open, Shock attack: no modifier.', from: 'source rules §6.31' },
  'FL-6.31b': { line: 'Open, Shock defence: no modifier.', from: 'source rules §6.31' },
  'FL-6.31c': { line: 'Open, own Fire: no modifier.', from: 'source rules §6.31' },
  'FL-6.31d': {
    line: 'Open as a Fire target: -1 through front or rear, -2 through a flank.',
    from: 'source rules §6.31',
  },
  'FL-6.41a': { line: "Close, Shock attack: +1 to the attacker's SFT.", from: 'source rules §6.41' },
  'FL-6.41b': { line: "Close, Shock defence: +2 to the defender's SFT.", from: 'source rules §6.41' },
  'FL-6.41c': { line: 'Close, own Fire: no modifier.', from: 'source rules §6.41' },
  'FL-6.41d': {
    line: 'Close as a Fire target: +1 through front or rear, -1 through a flank.',
    from: 'source rules §6.41',
  },
  'FL-6.41e': { line: 'Two units in Close may share a hex (10.0e).', from: 'source rules §6.41' },
  'FL-6.41f': {
    line: 'Close pays more to enter anything but clear ground (terrain table).',
    from: 'source rules §6.4',
  },
  'FL-6.51a': { line: 'Skirmishers cannot Shock attack.', from: 'source rules §6.51, §6.54' },
  'FL-6.52a': {
    line: 'Single units may be in SK while the rest of the Command is not.',
    from: 'source rules §6.52',
  },
  'FL-6.52b': {
    line: 'Only regiments with SK counters may use SK: the battle says how many base units of the regiment may be in SK at a time. Scenario rules may forbid it.',
    from: 'source rules §6.52',
  },
  'FL-6.52c': { line: 'Colonial militia has no SK counters.', from: 'source rules §6.52' },
  'FL-6.53a': {
    line: 'A unit enters SK by being replaced by two SK counters, both in its hex, each with a facing by 6.62d, the owner says which on top, as its action of that Activation. A unit that shares its hex with another Infantry unit cannot.',
    from: 'source rules §6.53; placement: ruling; last sentence: ruling R-6',
  },
  'FL-6.53b': {
    line: "SK reforms when both counters of a base unit are stacked in one hex and neither is Disordered: they become the base unit in the Command's formation, as their action.",
    from: 'source rules §6.53',
  },
  'FL-6.53c': { line: 'Reforming out of SK needs no Morale roll.', from: 'source rules §6.53' },
  'FL-6.53d': {
    line: 'A Reduced base unit yields two Reduced SK counters; a base unit reformed from one or two Reduced SK counters is Reduced. If one SK counter is lost the other stays in SK for the rest of the battle.',
    from: 'ruling',
  },
  'FL-6.53e': {
    line: 'Entering SK takes one roll of 6.62 for the base unit; if it fails both counters are Disordered.',
    from: 'ruling',
  },
  'FL-6.53f': {
    line: 'An SK counter has the Morale Rating and weapon of its base unit and MA 5; each counter moves, Fires, takes checks and results by itself. A Disordered base unit yields two Disordered counters. A pair lost together is one Cohesion hit (10.0i) and 1 FP for each counter.',
    from: 'ruling',
  },
  'FL-6.54a': { line: 'SK counters do not count for Size (12.52b).', from: 'source rules §6.54' },
  'FL-6.54b': {
    line: 'A Line that defends in SK subtracts 3 from its SFT. It counts as in SK when all its Infantry is.',
    from: 'source rules §6.54; second half ruling',
  },
  'FL-6.54c': { line: 'SK own Fire: -2; no First Volley.', from: 'source rules §6.54' },
  'FL-6.54d': { line: 'SK as a Fire target: -2 from any direction.', from: 'source rules §6.54' },
  'FL-6.55a': {
    line: 'Non-active Infantry in SK about to be Shock attacked by Infantry may retreat before the Shock is resolved, even when Disordered.',
    from: 'source rules §6.55',
  },
  'FL-6.55b': {
    line: 'That retreat ends two hexes from where it began, costs no MP, never steps nearer to an attacking unit (13.12c), never enters an enemy ZOC; facing may be changed at the end.',
    from: 'source rules §6.55',
  },
  'FL-6.55c': {
    line: 'After it the unit takes a Morale Check; a second Disorder is ignored.',
    from: 'source rules §6.55',
  },
  'FL-6.55d': {
    line: 'Each step must be to a passable hex that stacking allows; without such a path the retreat is not possible.',
    from: 'ruling',
  },
  'FL-6.61a': {
    line: 'No unit of the Command may be Disordered, or it cannot change formation. Going into SK is exempt.',
    from: 'source rules §6.61',
  },
  'FL-6.61b': { line: 'Only fully active units may change formation.', from: 'source rules §6.61' },
  'FL-6.62a': {
    line: 'For each unit that changes formation roll 1d6 and add its Morale Rating.',
    from: 'source rules §6.62',
  },
  'FL-6.62b': { line: 'Result 3 or less: the unit is Disordered.', from: 'source rules §6.62' },
  'FL-6.62c': {
    line: 'Result 4 or more: no harm. In both cases the formation changes.',
    from: 'source rules §6.62',
  },
  'FL-6.62d': {
    line: 'After the change the owner picks a facing: the old one if it is still of the right kind, else one of the two next to it.',
    from: 'ruling',
  },
  'FL-6.63a': {
    line: 'When Close units change to another formation, stacked pairs unstack as part of the change: the top unit goes to an adjacent hex it could normally enter, that is passable to it and free by 10.0; MP, and an enemy ZOC it leaves, do not matter.',
    from: 'source rules §6.63; other formations than Open: ruling; MP and ZOC: ruling R-7',
  },
  'FL-6.63b': { line: 'That hex may not be adjacent to an enemy unit.', from: 'source rules §6.63' },
  'FL-6.63c': { line: 'The unit that unstacks adds +1 to its roll of 6.62.', from: 'source rules §6.63' },
  'FL-6.63d': { line: 'If some pair has no such hex the Command cannot change formation.', from: 'ruling' },
  'FL-6.7a': {
    line: 'Historical formations are an option, off by default; when on, 6.7b to 6.7e hold.',
    from: 'source rules §6.7',
  },
  'FL-6.7b': {
    line: 'Option: British and American regulars use Open, or Column while entering, in or leaving Heavy Woods.',
    from: 'source rules §6.7',
  },
  'FL-6.7c': {
    line: 'Option: German regulars use Close, or Column while entering, in or leaving Heavy Woods.',
    from: 'source rules §6.7',
  },
  'FL-6.7d': {
    line: 'Option: light infantry, riflemen and Jaegers use Open or SK.',
    from: 'source rules §6.7',
  },
  'FL-6.7e': {
    line: 'Option: American militia keeps the formation it starts in.',
    from: 'source rules §6.7; ruling',
  },
  'FL-7.11a': {
    line: 'A unit spends at most its MA in Movement Points (MP) in one Activation.',
    from: 'source rules §7.11',
  },
  'FL-7.11b': {
    line: 'Costs of hexes and hexsides are in the terrain table and add up.',
    from: 'source rules §7.11',
  },
  'FL-7.11c': { line: 'No unit may leave the map.', from: 'source rules §7.11' },
  'FL-7.11d': {
    line: 'MA: Infantry 4 (Column 5, SK 5), Cavalry 8, leaders 8, 3-pounder 3, 6-pounder 2.',
    from: 'source rules §6.2; rest ruling',
  },
  'FL-7.12a': { line: 'Units move from hex to adjacent hex.', from: 'source rules §7.12' },
  'FL-7.12b': {
    line: 'A unit may not enter a hex with a combat unit, friend or enemy, except as 10.0, 12.8 and the Shock results allow.',
    from: 'source rules §7.12',
  },
  'FL-7.12c': { line: 'A unit stops on entering an enemy ZOC.', from: 'source rules §7.12' },
  'FL-7.12d': {
    line: 'A unit that lacks the MP for a hex cannot enter it; there is no minimum move.',
    from: 'source rules §7.12',
  },
  'FL-7.13a': { line: "Units move only in their own side's Activation.", from: 'source rules §7.13' },
  'FL-7.13b': {
    line: 'A unit Out of Command may move but not next to an enemy unit.',
    from: 'source rules §7.13',
  },
  'FL-7.14a': { line: 'A unit does not both move and Fire in one Activation.', from: 'source rules §7.14' },
  'FL-7.15a': {
    line: 'What costs no MP is not movement: retreats, advances, facing changes, Charge approaches.',
    from: 'source rules §7.15',
  },
  'FL-7.21a': {
    line: 'Infantry in Close that entered one or more Heavy Woods hexes is Disordered when its move is complete; Withdrawal is a move in this sense, retreats and advances are not (7.15).',
    from: 'source rules §7.21, §9.2, §7.15',
  },
  'FL-7.21b': { line: 'If it is already Disordered nothing more happens.', from: 'source rules §7.21' },
  'FL-7.21c': { line: 'A Heavy Woods hex entered along a road does not count.', from: 'ruling' },
  'FL-7.22a': {
    line: 'Infantry in Column, Open or SK is not Disordered by Heavy Woods.',
    from: 'source rules §7.22',
  },
  'FL-8.0a': { line: 'A unit in Line (Open or Close) faces a corner of its hex.', from: 'source rules §8.0' },
  'FL-8.0b': {
    line: 'Line: the two hexes beside the corner faced are frontal, the two opposite are rear, the two between are flank. Facing corner k: front hexsides k-1 and k, flank k+1 and k+4, rear k+2 and k+3 (mod 6).',
    from: 'source rules §8.0',
  },
  'FL-8.0c': { line: 'Column and SK face a hexside.', from: 'source rules §8.0' },
  'FL-8.0d': {
    line: 'Column: one frontal hex, one rear hex opposite, four flank hexes.',
    from: 'source rules §8.0',
  },
  'FL-8.0e': {
    line: 'SK: the hexside faced and the two beside it are frontal, the other three are rear; no flank.',
    from: 'source rules §8.0',
  },
  'FL-8.0f': { line: 'Cavalry and Artillery face and are sided like Line.', from: 'ruling' },
  'FL-8.0g': {
    line: 'Facing does not limit the direction of movement, except in Shock and Charge.',
    from: 'source rules §8.0',
  },
  'FL-8.0h': {
    line: 'An active unit may change facing any number of times while it moves, for nothing; at the end it has one facing.',
    from: 'source rules §8.0',
  },
  'FL-8.0l': {
    line: 'While it moves a unit has the facing its owner set before the step; that facing is the one Reaction Fire meets. After a step into an enemy ZOC it may turn by one corner only.',
    from: 'source rules §9.1; first half ruling',
  },
  'FL-8.0i': {
    line: 'An active unit that is to Fire in this Activation cannot change facing.',
    from: 'source rules §8.0',
  },
  'FL-8.0j': {
    line: 'A unit that is in an enemy ZOC when its action begins and stays in its hex may turn by one corner (one hexside for Column and SK) at most.',
    from: 'source rules §8.0; moment: ruling R-8',
  },
  'FL-8.0k': {
    line: 'A fully or partially active unit may use its action to change facing only (in an enemy ZOC: 8.0j). Units in Shock mode, units that Rally and inactive units do not change facing.',
    from: 'ruling; partial: ruling R-8',
  },
  'FL-9.1a': { line: "A unit's ZOC is its frontal hexes.", from: 'source rules §9.1' },
  'FL-9.1b': { line: 'Artillery and units in Column have no ZOC.', from: 'source rules §9.1' },
  'FL-9.1c': {
    line: 'Disordered and Reduced units keep their ZOC. It does not reach hexes impassable to Infantry. Friendly units do not cancel it.',
    from: 'ruling',
  },
  'FL-9.1d': {
    line: 'An active unit that enters an enemy ZOC stops; it may still turn by one corner.',
    from: 'source rules §9.1',
  },
  'FL-9.2a': {
    line: 'At the start of its action a unit may leave an enemy ZOC without extra MP.',
    from: 'source rules §9.2',
  },
  'FL-9.2b': {
    line: 'Fully active Infantry other than SK leaves an enemy ZOC only by Withdrawal.',
    from: 'source rules §9.2',
  },
  'FL-9.2c': {
    line: "Withdrawal is a move of exactly one hex into one of the unit's own rear hexes, facing kept.",
    from: 'source rules §9.2',
  },
  'FL-9.2d': {
    line: 'The hex may not be in any enemy ZOC; it must be passable and allowed by stacking; MP are not counted.',
    from: 'source rules §9.2; passable/MP: ruling',
  },
  'FL-9.2e': {
    line: 'After Withdrawal the unit takes a Morale Check. The enemy does not advance.',
    from: 'source rules §9.2',
  },
  'FL-9.2f': { line: 'Only In Command units can Withdraw.', from: 'source rules §9.2' },
  'FL-9.2g': {
    line: 'Cavalry and SK, In Command or not, may leave an enemy Infantry ZOC freely, but must enter a hex without enemy ZOC before they enter another enemy ZOC in that Activation.',
    from: 'source rules §9.2',
  },
  'FL-9.2h': {
    line: 'SK leaves a Cavalry ZOC in the same way; Cavalry leaves an enemy Cavalry ZOC only by Withdrawal.',
    from: 'ruling',
  },
  'FL-9.2i': {
    line: 'A gun in move mode leaves an enemy ZOC as 9.2g says; it belongs to no Command (5.6a), so being Out of Command cannot keep it.',
    from: 'ruling; second half: ruling R-21',
  },
  'FL-10.0a': {
    line: 'Combat units do not share a hex, not even while moving; exceptions follow.',
    from: 'source rules §10.0',
  },
  'FL-10.0b': {
    line: 'One Infantry or Cavalry unit may share a hex with friendly Artillery and may move through any number of friendly guns.',
    from: 'source rules §10.0',
  },
  'FL-10.0c': {
    line: 'Up to four guns may share a hex; then no other unit may be there.',
    from: 'source rules §10.0',
  },
  'FL-10.0d': {
    line: 'Settled together: at the end of a move a hex holds either one to four guns, or one Infantry/Cavalry unit (or legal pair) with at most one gun. A step into a hex in which the unit could not end its move is legal only if it need not stop there and a further step is open to it.',
    from: 'ruling; last sentence: ruling R-19',
    rulings: ['FL-R2'],
  },
  'FL-10.0e': {
    line: 'Two Infantry units of one Command may share a hex if both are in Close; they have the same facing; each Fires on its own.',
    from: 'source rules §10.0',
  },
  'FL-10.0f': {
    line: 'If such a pair is fired at, both units take any bad result; each Reduced counts one Cohesion hit. That holds too when Reaction to Movement is aimed at the unit that has just come in.',
    from: 'source rules §10.0; hits: source rules §12.24; last sentence: ruling R-9',
  },
  'FL-10.0g': {
    line: 'The two SK counters of one base unit may share a hex; only the top one Fires.',
    from: 'source rules §10.0',
  },
  'FL-10.0h': {
    line: 'An SK pair fired at is treated as Open seen through front or rear (-1); both counters take the result, which counts one Cohesion hit.',
    from: 'source rules §10.0; second half ruling',
  },
  'FL-10.0i': {
    line: 'An SK pair counts as one unit wherever units are counted, except Size, where SK counts zero.',
    from: 'source rules §10.0, §12.52',
  },
  'FL-10.0j': { line: 'Leaders share a hex with anything friendly.', from: 'source rules §10.0' },
  'FL-10.0k': {
    line: 'The owner orders a stack; the unit that entered last is on top until he says otherwise in his own Activation.',
    from: 'ruling',
  },
  'FL-10.0l': {
    line: 'A unit may enter, pass and end in a hex where the stack it makes is legal: a gun with one friendly Infantry or Cavalry unit, Close with Close of its Command, SK with its other counter. In a Close pair the unit that comes in takes the facing of the one already there; if it may not turn that far it cannot end there.',
    from: 'ruling',
  },
  'FL-11.0a': {
    line: 'Infantry in Line or SK and Artillery can Fire; Cavalry and Column cannot.',
    from: 'source rules §11.0',
  },
  'FL-11.11a': {
    line: "An In Command unit may Fire in its side's Activation; any unit may Fire at set moments in the enemy's.",
    from: 'source rules §11.11',
  },
  'FL-11.12a': {
    line: "Phasing Fire: a fully active unit may Fire once in its Command's turn.",
    from: 'source rules §11.12',
  },
  'FL-11.13a': {
    line: 'Reaction Fire is for the non-active side only. Its two kinds are Return Fire and Reaction to Movement.',
    from: 'source rules §11.13',
  },
  'FL-11.13b': {
    line: 'Return Fire: a unit that was fired at may Fire at an enemy unit that fired at it, if that unit is in its range, field of fire and LOS.',
    from: 'source rules §11.13',
  },
  'FL-11.13c': {
    line: 'Return Fire comes after all Phasing Fire of the firing Line (the Fire block, or the guns of the hex) is done.',
    from: 'source rules §11.13',
  },
  'FL-11.13d': {
    line: 'Smoke for the block is placed before the Return Fire and so counts against it.',
    from: 'source rules §11.13',
  },
  'FL-11.13e': {
    line: 'Reaction to Movement: a unit may Fire at the instant an enemy unit enters one of its frontal hexes by movement or by a Charge approach, at that unit.',
    from: 'source rules §11.13; Charge: source rules §11.51, §13.23',
  },
  'FL-11.13f': {
    line: 'Reaction to Movement has a -1 DRM. Return Fire has not.',
    from: 'source rules §11.13',
  },
  'FL-11.13g': { line: 'A Shock attack never triggers Reaction Fire.', from: 'source rules §11.13' },
  'FL-11.13h': {
    line: 'Guns in fire mode may use both kinds; a gun has frontal hexes though it has no ZOC.',
    from: 'ruling',
  },
  'FL-11.13i': {
    line: 'Retreats, advances, Fall Backs, Withdrawal into a frontal hex (impossible) and leader moves do not trigger Reaction to Movement; only voluntary movement and Charge approaches do.',
    from: 'ruling',
  },
  'FL-11.13j': {
    line: 'The non-active player chooses the order of his reacting units; each shot is resolved before the next is chosen; shots at a unit that no longer stands there are lost as choices, not used up.',
    from: 'ruling',
    rulings: ['FL-R11'],
  },
  'FL-11.13k': {
    line: 'Both units of a Close pair, and the top counter of an SK pair, count as fired at when the pair was.',
    from: 'ruling',
  },
  'FL-11.13l': {
    line: 'A unit hit by Reaction to Movement stays in the hex it entered and goes on with its move as far as its new state allows; a gun that is now Disordered or Abandoned stops there.',
    from: 'ruling R-9',
  },
  'FL-11.14a': {
    line: 'A unit uses Reaction Fire (of either kind) only once in one enemy Activation.',
    from: 'source rules §11.14',
  },
  'FL-11.15a': {
    line: 'Cavalry may avoid some Fire by Reaction Retreat (13.1).',
    from: 'source rules §11.15',
  },
  'FL-11.2a': {
    line: 'At range 2 or more a unit needs a Line of Sight (LOS) from centre to centre.',
    from: 'source rules §11.2',
  },
  'FL-11.2b': {
    line: "The line must leave the firing hex through the firer's front. Line and Artillery: within 60 degrees of the corner faced; SK: within 90 degrees of the hexside faced; bounds included.",
    from: 'source rules §11.2; degrees: ruling',
  },
  'FL-11.2c': {
    line: 'Without LOS no Fire. A line may end in blocking terrain but not pass it. An adjacent hex in front can always be fired at.',
    from: 'source rules §11.2',
  },
  'FL-11.2d': {
    line: 'Woods (light or heavy) and buildings stand half a level above their hex.',
    from: 'source rules §11.2; buildings: ruling',
  },
  'FL-11.2e': {
    line: 'Infantry and Cavalry units, friend or enemy, stand half a level above their hex; Artillery and leaders do not.',
    from: 'source rules §11.2',
  },
  'FL-11.2f': {
    line: 'An intervening hex higher (with 11.2d, 11.2e) than both ends blocks.',
    from: 'source rules §11.2',
  },
  'FL-11.2g': {
    line: 'When the ends differ in level, an intervening hex not higher than the higher end but higher than the lower end blocks if it is nearer to the lower end than to the higher; halfway is not nearer.',
    from: 'source rules §11.2, generalised by ruling',
  },
  'FL-11.2h': { line: 'Units block as in 11.2e for Fire at ranges 1 to 8.', from: 'source rules §11.2' },
  'FL-11.2i': {
    line: 'For Artillery at range 9 or more units block only if they are within three hexes of the target on the line.',
    from: 'source rules §11.2',
  },
  'FL-11.2j': {
    line: 'A line that runs along a hexside is blocked if either hex of that side blocks.',
    from: 'source rules §11.2',
  },
  'FL-11.2k': {
    line: 'Intervening hexes are those whose inside the line crosses, without the two end hexes; touching only a corner does not count.',
    from: 'ruling',
  },
  'FL-11.31a': { line: 'Each unit Fires by itself, guns in one hex too.', from: 'source rules §11.31' },
  'FL-11.31b': { line: 'A shot has one target unit, in range and LOS.', from: 'source rules §11.31' },
  'FL-11.31c': {
    line: 'A weapon cannot Fire beyond its greatest range (FL-T-RANGE).',
    from: 'source rules §11.33',
  },
  'FL-11.31d': {
    line: 'A unit may be fired at any number of times in an Activation.',
    from: 'source rules §11.31',
  },
  'FL-11.31e': { line: 'The firer picks which unit of a stack is the target.', from: 'ruling' },
  'FL-11.32a': {
    line: 'Roll 1d6, add all DRMs, read FL-T-FRT (below the first row use the first, above the last use the last).',
    from: 'source rules §11.32; clamp: ruling',
  },
  'FL-11.33a': { line: 'The DRMs of 11.33b to 11.33l are for Infantry fire.', from: 'source rules §11.33' },
  'FL-11.33b': { line: 'Firer Disordered: -1.', from: 'source rules §11.33' },
  'FL-11.33c': { line: 'Firer Reduced: -1.', from: 'source rules §11.33' },
  'FL-11.33d': { line: 'First Volley: see 11.34.', from: 'source rules §11.33' },
  'FL-11.33e': { line: 'Formation of target, and SK of the firer: FL-T-FORM.', from: 'source rules §11.33' },
  'FL-11.33f': { line: 'Range: FL-T-RANGE.', from: 'source rules §11.33' },
  'FL-11.33g': {
    line: 'Smoke: -1 for Smoke on the firer, -1 for Smoke on the target, -2 at most.',
    from: 'source rules §11.33',
  },
  'FL-11.33h': { line: 'Target is Cavalry: +1.', from: 'source rules §11.33' },
  'FL-11.33j': { line: 'Terrain of the target hex: FL-T-TET-*.', from: 'source rules §11.33' },
  'FL-11.33k': {
    line: 'Target behind a fence: a further -1 when the line enters the target hex through that fence hexside. Terrain DRMs add up. Over a corner the side taken by 11.3n counts; if both sides are of that kind, a fence on either.',
    from: 'ruling; corner: ruling R-10',
  },
  'FL-11.33l': { line: 'Reaction to Movement: -1 (11.13f).', from: 'source rules §11.13' },
  'FL-11.33m': {
    line: 'Artillery fire uses range (row A), target formation, target Cavalry, target Smoke, terrain and Reaction to Movement; not First Volley, not own Smoke.',
    from: 'ruling',
  },
  'FL-11.3n': {
    line: "The side through which a target is fired at or attacked is the one that the straight line from the firer's centre enters; on a corner a frontal side counts before a rear side and a rear side before a flank.",
    from: 'ruling',
  },
  'FL-11.34a': {
    line: 'Every SL begins the battle with a First Volley marker for his Command.',
    from: 'source rules §11.34',
  },
  'FL-11.34b': { line: 'The first Fire of a Command has +1.', from: 'source rules §11.34' },
  'FL-11.34c': {
    line: 'Only In Command units (for the non-active side: 4.4i) can use it.',
    from: 'source rules §11.34',
  },
  'FL-11.34d': { line: 'Skirmishers cannot use it.', from: 'source rules §11.34, §6.54' },
  'FL-11.34e': {
    line: 'Once used, the marker is removed; units of the Command that did not Fire with the first ones have lost it.',
    from: 'source rules §11.34',
  },
  'FL-11.34f': {
    line: '"With the first ones" means: in the same Fire block; or in the same Return Fire step; or, for Reaction to Movement, in the same Command turn or gun turn of the enemy. The kind of the first Fire decides: a Return Fire step leaves nothing for Reaction to Movement later in that turn, nor the other way round.',
    from: 'ruling; last sentence: ruling R-23',
  },
  'FL-11.34g': {
    line: 'Fire of SK and of Out of Command units neither uses nor removes the marker.',
    from: 'ruling',
    rulings: ['FL-R9'],
  },
  'FL-11.41a': {
    line: "When In Command Infantry Fires and no Smoke marker is within two hexes of the firing unit, put a Smoke marker on its leader at the end of the unit's action (the end of the Fire block, the Return Fire step, or the enemy's Command turn or gun turn).",
    from: 'source rules §11.41; moments: ruling',
  },
  'FL-11.41b': {
    line: "Only markers of the firer's own side count for the two hexes; a leader has at most one. Units that Fired are taken in the order of their shots; a marker just put down counts for the next.",
    from: 'ruling; order: ruling R-11',
    rulings: ['FL-R3'],
  },
  'FL-11.42a': {
    line: 'When Out of Command Infantry Fires and no Smoke marker is within two hexes, put a marker on the unit itself.',
    from: 'source rules §11.42',
  },
  'FL-11.42b': {
    line: 'That marker is removed when the unit retreats or otherwise leaves the hex.',
    from: 'source rules §11.42',
  },
  'FL-11.43a': {
    line: "A leader's Smoke counts for all In Command units of his Command, a unit's Smoke for that unit.",
    from: 'source rules §11.43',
  },
  'FL-11.43b': {
    line: "SK within its leader's Command Range uses the leader's Smoke; SK further away is treated as Out of Command for Smoke.",
    from: 'ruling',
  },
  'FL-11.44a': { line: 'Target has Smoke: -1 to the Fire.', from: 'source rules §11.44' },
  'FL-11.44b': { line: 'Firer has Smoke: -1 to the Fire; both together -2.', from: 'source rules §11.44' },
  'FL-11.45a': { line: 'Smoke never blocks LOS.', from: 'source rules §11.45' },
  'FL-11.46a': {
    line: 'At the end of an Activation remove the Smoke of every leader none of whose units Fired in it, actively or in reaction, and the marker on every unit (Out of Command, SK, or In Command by now) that did not.',
    from: 'source rules §11.46; In Command by now: ruling R-11',
  },
  'FL-11.46b': { line: 'This is done for both sides at the end of every Activation.', from: 'ruling' },
  'FL-11.46c': {
    line: "One unit of the Command having Fired is enough to keep its leader's Smoke.",
    from: 'source rules §11.46',
  },
  'FL-11.47a': { line: 'Artillery fire makes no Smoke.', from: 'source rules §11.47' },
  'FL-11.51a': {
    line: 'Disordered Infantry may Fire in Phasing and Return Fire, not in Reaction to Movement.',
    from: 'source rules §11.51',
  },
  'FL-11.51b': {
    line: 'A Disorder result on a Disordered unit changes nothing.',
    from: 'source rules §11.51',
  },
  'FL-11.51c': {
    line: 'A Disordered unit in a Line lowers its SFT by 1 (12.52k).',
    from: 'source rules §11.51, §12.52',
  },
  'FL-11.51d': { line: 'A Disordered gun neither Fires nor moves.', from: 'source rules §11.51' },
  'FL-11.51e': { line: 'Disordered Cavalry cannot begin a Shock or Charge.', from: 'source rules §11.51' },
  'FL-11.51f': {
    line: 'Cavalry Disordered by Fire in the course of its Charge goes on and Shocks, as an ordinary Shock.',
    from: 'source rules §11.51',
  },
  'FL-11.52a': {
    line: 'Rally: a Disordered, fully active unit that is not adjacent to an enemy combat unit and does nothing at all in the Activation loses its Disorder, at once when it takes this action.',
    from: 'source rules §11.52',
  },
  'FL-11.53a': {
    line: 'Artillery becomes Disordered by Fire only by failing a Morale Check from the FRT.',
    from: 'source rules §11.53',
  },
  'FL-11.54a': { line: 'Reduced: turn the unit to its Reduced side.', from: 'source rules §11.54' },
  'FL-11.54b': {
    line: 'A Reduced result on a Reduced unit Disorders it instead.',
    from: 'source rules §11.54',
  },
  'FL-11.54c': { line: 'No unit is eliminated by Reduced results.', from: 'source rules §11.54' },
  'FL-11.54d': {
    line: 'Every Reduced result counts a Cohesion hit, also when the unit was already Reduced.',
    from: 'source rules §11.54, §12.24',
  },
  'FL-11.54e': { line: 'Reduced status is permanent; it cannot be Rallied.', from: 'source rules §11.54' },
  'FL-11.55a': {
    line: 'Morale Check: roll 1d6, add the Morale Rating, read FL-T-MC; the only bad result is Disorder. The die is thrown for a Disordered unit too.',
    from: 'source rules §11.55; last sentence: ruling R-12',
  },
  'FL-11.56a': {
    line: 'Abandoned is a Fire result for Artillery only: the gun is marked Abandoned (12.8).',
    from: 'source rules §11.56',
  },
  'FL-11.56b': {
    line: 'An Abandoned gun never acts again, has no crew to Fire or Rally, does not block LOS, movement or stacking, is not a target of Fire or Shock, and counts as no unit where adjacency to an enemy is asked (4.4g, 5.42b, 11.52a, 12.12).',
    from: 'ruling',
  },
  'FL-11.57a': {
    line: 'When a unit takes a Disorder result from Fire, roll 2d6 for each leader (not RL) stacked with it, the OL first, then SLs in the order of the battle block.',
    from: 'source rules §11.57; order: ruling R-12',
  },
  'FL-11.57b': {
    line: '2 or 12: the leader is killed (4.6). 3 to 11: nothing.',
    from: 'source rules §11.57',
  },
  'FL-11.57c': {
    line: 'Disorder results from Fire are: D, the Disorder of RD, a failed Morale Check called by the FRT, and 11.54b; the roll is made even if the unit was Disordered already, but only once per shot and leader.',
    from: 'ruling',
  },
  'FL-12.11a': {
    line: 'Shock is an action of a whole Command as one Line; single units do not Shock unless they are the whole Line.',
    from: 'source rules §12.11',
  },
  'FL-12.12a': {
    line: 'Only units with an enemy unit in a frontal hex take part.',
    from: 'source rules §12.12',
  },
  'FL-12.12b': {
    line: 'Every fully active unit of the Command that has in front an enemy to which it was adjacent at the start of the Activation must take part.',
    from: 'source rules §12.12, §5.3',
  },
  'FL-12.12c': {
    line: 'The other units of the Command neither Shock nor move nor Fire.',
    from: 'source rules §12.12',
  },
  'FL-12.12d': {
    line: 'Each attacking unit attacks all enemy units in its two frontal hexes to which it was adjacent at the start of the Activation (5.3f; a Charger: all in front of its last hex); those enemies together are the defending Line.',
    from: 'ruling; adjacency: source rules §5.3',
  },
  'FL-12.12e': {
    line: 'A unit that was not adjacent to an enemy at the start of the Activation does not take part even if an enemy is now in front of it; an enemy that has come in front since is not attacked.',
    from: 'ruling',
  },
  'FL-12.13a': { line: 'A Command in Shock mode does not move, Fire or Rally.', from: 'source rules §12.13' },
  'FL-12.14a': {
    line: 'Colonial militia takes no part in a Shock attack, and a Command that has a Colonial militia unit on the map cannot Shock attack, Charge or Counterattack.',
    from: 'source rules §12.14; whole Command, Charge, Counterattack: ruling R-13',
    rulings: ['FL-R6'],
  },
  'FL-12.14b': { line: 'Colonial militia does defend.', from: 'source rules §12.14' },
  'FL-12.14c': {
    line: 'Loyalist militia (Bryan at Camden) counts as Colonial militia for 12.14 and 12.42b, not for 12.45.',
    from: 'ruling',
  },
  'FL-12.14d': {
    line: 'Disordered Infantry takes part in a Shock like any other (12.12b); SK and Column units of the Command do not; Disordered Cavalry does not.',
    from: 'source rules §6.2, §6.51, §11.51',
  },
  'FL-12.15a': {
    line: 'Defending units are treated as a Line in the same way; all Commands with a unit in it are involved.',
    from: 'source rules §12.15, §12.54',
  },
  'FL-12.21a': {
    line: "A Command's Shock Status measures how well all its units together stand Shock; Cohesion hits change it.",
    from: 'source rules §12.21',
  },
  'FL-12.22a': {
    line: 'Excellent: +2 to SFT; -1 to its own Pre-Shock Reaction when defending.',
    from: 'source rules §12.22',
  },
  'FL-12.22b': { line: 'Good: 0; 0.', from: 'source rules §12.22' },
  'FL-12.22c': { line: 'Fair: -2 to SFT; +1 to the Pre-Shock Reaction.', from: 'source rules §12.22' },
  'FL-12.22d': { line: 'Poor: -4 to SFT; +2 to the Pre-Shock Reaction.', from: 'source rules §12.22' },
  'FL-12.23a': { line: 'Starting Shock Status is given with the battle.', from: 'source rules §12.23' },
  'FL-12.24a': {
    line: 'Each Reduced or Eliminated result on a unit of the Command, from any cause, is one hit on its Cohesion track.',
    from: 'source rules §12.24',
  },
  'FL-12.24b': {
    line: 'When the hits reach the Cohesion Rating, Shock Status drops one level (Excellent, Good, Fair, Poor).',
    from: 'source rules §12.24 (example)',
  },
  'FL-12.24c': { line: 'Poor is the lowest level.', from: 'source rules §12.24' },
  'FL-12.24d': {
    line: 'After any change of Shock Status the track goes back to 0.',
    from: 'source rules §12.24',
  },
  'FL-12.24e': {
    line: 'All hits of one event (one Fire shot, one result word of FL-T-SHOCK, one Pre-Shock result) are added together for each Command; one event drops at most one level; hits over the Rating are lost. A level lost by the words of a result (12.43c, 12.43e, 12.61c) comes on top of that.',
    from: 'ruling',
  },
  'FL-12.24f': { line: 'At Poor the track stays at 0.', from: 'ruling' },
  'FL-12.24g': { line: 'Units removed by militia flight (12.45) make no hits.', from: 'ruling' },
  'FL-12.3a': {
    line: "Shock order: defender's Pre-Shock Reaction, then both SFTs, then the result.",
    from: 'source rules §12.3',
  },
  'FL-12.41a': {
    line: 'Before the attack the defending Line reacts: one roll for the whole Line.',
    from: 'source rules §12.41',
  },
  'FL-12.41c': { line: 'Roll 1d6, add the DRMs of 12.42, read FL-T-PRE.', from: 'source rules §12.41' },
  'FL-12.42a': {
    line: 'DRM: Shock Status of the defending Line (12.22, 12.54).',
    from: 'source rules §12.42',
  },
  'FL-12.42b': { line: 'DRM +2: the target is Colonial militia.', from: 'source rules §12.42' },
  'FL-12.42c': {
    line: 'DRM +1: Infantry of the Line is being Charged by Cavalry.',
    from: 'source rules §12.42, §13.23',
  },
  'FL-12.42d': {
    line: '12.42b applies when at least half of the defending Infantry and Cavalry units are militia (an SK pair is one unit).',
    from: 'ruling',
  },
  'FL-12.43a': { line: 'Counterattack: 12.63.', from: 'source rules §12.43' },
  'FL-12.43b': { line: 'Stand: go on to Shock resolution.', from: 'source rules §12.43' },
  'FL-12.43c': {
    line: 'Stand, status -1: every involved defending Command drops one Shock Status level, track to 0; then Shock resolution.',
    from: 'source rules §12.43',
  },
  'FL-12.43d': {
    line: 'Fall Back: every unit of the defending Line retreats one hex (12.62).',
    from: 'source rules §12.43',
  },
  'FL-12.43e': {
    line: 'Fall Back also drops every involved Command one level, track to 0.',
    from: 'source rules §12.43',
  },
  'FL-12.43f': {
    line: 'After Fall Back the attacker must advance each unit of his Line into the vacated hex in front of it; nothing more follows.',
    from: 'source rules §12.43',
  },
  'FL-12.43g': {
    line: 'Units falling back may enter a hex with friendly units that are not part of the Shock: those also fall back one hex and are Disordered.',
    from: 'source rules §12.43',
  },
  'FL-12.43h': {
    line: 'That is allowed only if no legal empty hex exists; the pushed units may push others in turn, but no unit twice in one chain; if a push is not possible the unit cannot use that hex. A pushed unit goes by 12.62 as if attacked by those who attacked the unit that first pushed. A unit that cannot Fall Back is eliminated. A hex with a gun that 12.62b forbids cannot be reached by a push either. Each retreat, with its pushes, is finished before the next.',
    from: 'ruling; last two sentences: ruling R-14',
  },
  'FL-12.43i': {
    line: 'Collapse: every unit of the defending Line is eliminated and counts Flight Points.',
    from: 'source rules §12.43',
  },
  'FL-12.43j': {
    line: 'After Collapse the attacker must advance as in 12.43f; nothing more follows.',
    from: 'source rules §12.43',
  },
  'FL-12.43k': {
    line: 'If more attackers could advance than there are vacated hexes, those with the highest Morale Rating go, the rest stay.',
    from: 'source rules §12.43, §12.61',
  },
  'FL-12.43l': { line: "Ties are the attacking player's choice.", from: 'source rules §12.43' },
  'FL-12.43m': {
    line: 'An attacker with two vacated hexes in front takes one of his choice. Facing is kept. A pair in Close advances into one hex together, ranked by its higher Morale Rating. An advancing unit may not enter a hex that is impassable to it or still has an enemy Infantry or Cavalry unit; guns there are Captured (12.72c).',
    from: 'ruling; pair: ruling R-14',
  },
  'FL-12.44a': {
    line: 'Cavalry (13.1) and SK (6.55) may Reaction Retreat before the Pre-Shock roll; Shock goes on against those that stay.',
    from: 'source rules §12.44',
  },
  'FL-12.44b': {
    line: 'If nobody stays the Shock is over without roll, advance or result. SK may do so against Infantry only.',
    from: 'ruling; source rules §6.55',
  },
  'FL-12.45a': {
    line: 'Instead of the Pre-Shock roll the American player may let a militia Line flee, unless it is surrounded by enemy units and ZOC.',
    from: 'source rules §12.45',
  },
  'FL-12.45b': {
    line: 'Fled units are removed and do not come back (but see 15.2).',
    from: 'source rules §12.45',
  },
  'FL-12.45c': { line: 'Fled units count no Flight Points.', from: 'source rules §12.45' },
  'FL-12.45d': {
    line: 'Allowed only when every unit of the Line is Colonial militia (guns aside). Surrounded: no unit of the Line has an adjacent passable hex on the map that is free of enemy units and enemy ZOC. The attacker must advance as in 12.43f.',
    from: 'ruling',
    rulings: ['FL-R7'],
  },
  'FL-12.51a': {
    line: 'Each side adds its Shock Factors to an SFT; the totals are compared.',
    from: 'source rules §12.51',
  },
  'FL-12.5a': { line: 'There is no Fire in a Shock.', from: 'source rules §12.5' },
  'FL-12.52a': {
    line: 'Size: the side with more units in the Shock gets the difference as SF.',
    from: 'source rules §12.52',
  },
  'FL-12.52b': {
    line: 'SK units and Artillery are not counted; any number of SK is zero. An attacker that faces only guns, beside others that face more, is counted.',
    from: 'source rules §12.52, §12.71; last sentence: ruling R-15',
  },
  'FL-12.52d': {
    line: 'Position (attacker only): +2 for each attacking unit that attacks through a flank.',
    from: 'source rules §12.52',
  },
  'FL-12.52e': {
    line: '+1 for each attacking unit that attacks through a rear.',
    from: 'source rules §12.52',
  },
  'FL-12.52f': {
    line: '+3 for each attacking unit whose attack goes through two different kinds of side (front+flank, front+rear, flank+rear).',
    from: 'source rules §12.52',
  },
  'FL-12.52g': {
    line: 'Position is found per attacking unit over all the units it attacks, guns left out: only fronts 0, only flanks 2, only rears 1, two kinds 3.',
    from: 'ruling',
  },
  'FL-12.52h': {
    line: 'Terrain: the defender adds the SF of the terrain table.',
    from: 'source rules §12.52; source rules §2.3',
  },
  'FL-12.52i': {
    line: 'Each counted defender has a value (hex, plus fence, stream or slope when all its attackers come across it); the Line uses the highest value that at least half of them reach; without counted defenders it is 0.',
    from: 'ruling',
  },
  'FL-12.52j': { line: 'Shock Status: each side adds its SF of 12.22.', from: 'source rules §12.52' },
  'FL-12.52k': {
    line: 'Formation: attacker in Close +1; defender in Close +2, in Column -2, in SK -3. A Line in mixed formations is Close, or Column, only if more than half of its counted units are.',
    from: 'source rules §12.52, §6; mixed: ruling',
  },
  'FL-12.52l': {
    line: 'Unit status: -1 for each own Infantry or Cavalry unit in the Shock that is Disordered or Reduced, -2 for one that is both; an SK pair has the worst of each of its counters.',
    from: 'source rules §12.52; pairs and guns: ruling',
  },
  'FL-12.52m': {
    line: 'Cavalry: see 13.21 and 13.22. A Cavalry unit earns it only if it attacks Infantry and, guns left out, nothing else.',
    from: 'source rules §12.52, §13.2',
  },
  'FL-12.52n': { line: 'Chaos: each player rolls 1d6 and adds it.', from: 'source rules §12.52' },
  'FL-12.52o': { line: 'All Shock Factors add up.', from: 'source rules §12.52' },
  'FL-12.52p': {
    line: 'Infantry and Cavalry may not attack the same unit in the same Activation; a target already attacked by the other arm is left out of the attack.',
    from: 'source rules §12.52; second half ruling',
  },
  'FL-12.53a': {
    line: 'The side with the higher SFT is Superior by the difference; read FL-T-SHOCK in his part.',
    from: 'source rules §12.53',
  },
  'FL-12.53b': {
    line: 'Defender Superior by 2: the attacker takes 2 Cohesion hits.',
    from: 'source rules §12.53 (example)',
  },
  'FL-12.53c': { line: 'Equal SFTs: Engaged.', from: 'ruling' },
  'FL-12.54a': {
    line: 'With several Commands in a defending Line the best Shock Status among them is used for the reaction and for the SFT.',
    from: 'source rules §12.54',
  },
  'FL-12.54b': { line: 'Results on the defender fall on every involved Command.', from: 'ruling' },
  'FL-12.61a': { line: 'Engaged: no effect; both Lines hold their hexes.', from: 'source rules §12.61' },
  'FL-12.61b': {
    line: "Hits: the loser adds the winner's Superiority to his Cohesion track.",
    from: 'source rules §12.61',
  },
  'FL-12.61c': {
    line: "Status Down: the loser's Command drops one level, track to 0.",
    from: 'source rules §12.61',
  },
  'FL-12.61d': {
    line: 'Defender Retreats: 12.62 for every unit of the defending Line.',
    from: 'source rules §12.61',
  },
  'FL-12.61e': {
    line: 'Attacker Advances: each attacking unit must enter the vacated hex in front of it (12.43k to 12.43m).',
    from: 'source rules §12.61',
  },
  'FL-12.61f': { line: 'Counterattack: 12.63.', from: 'source rules §12.61' },
  'FL-12.61g': { line: 'Results of one row are applied in the order written.', from: 'ruling' },
  'FL-12.61h': {
    line: 'Collapse: every unit of that Command involved in the Shock is eliminated, Flight Points counted; if the defender Collapses the attacker must advance.',
    from: 'source rules §12.61',
  },
  'FL-12.61i': {
    line: 'An attacker who Collapses loses all units of the attacking Line; nobody advances.',
    from: 'ruling',
  },
  'FL-12.62a': {
    line: 'A retreating unit goes one hex, to a hex not adjacent to any unit that attacked it.',
    from: 'source rules §12.62; ruling for "away"',
  },
  'FL-12.62b': {
    line: 'It may not stack with any unit (a gun that a unit of its Line has just left behind in a vacated hex excepted).',
    from: 'source rules §12.62; gun: ruling',
  },
  'FL-12.62c': {
    line: 'It may not enter a hex with an enemy or in an enemy ZOC, nor impassable terrain, nor leave the map.',
    from: 'source rules §12.62',
  },
  'FL-12.62d': { line: 'The owner picks the hex.', from: 'source rules §12.62' },
  'FL-12.62e': { line: 'It keeps its facing.', from: 'source rules §12.62' },
  'FL-12.62f': { line: 'A unit that cannot retreat is eliminated.', from: 'source rules §12.62' },
  'FL-12.62g': {
    line: "The owner orders the retreats; a hex left by an earlier one is free. The units of the Line themselves do not block each other's vacated hexes.",
    from: 'ruling',
  },
  'FL-12.62h': {
    line: 'A stacked Close pair or SK pair may retreat or fall back together into one hex, which is no new stacking, or apart.',
    from: 'ruling',
  },
  'FL-12.63a': {
    line: 'Counterattack: the defender may, if he wishes, Shock the Line that attacked him, and only those units.',
    from: 'source rules §12.63',
  },
  'FL-12.63b': {
    line: 'It is resolved like any Shock, as part of the original attack, which is then over.',
    from: 'source rules §12.63',
  },
  'FL-12.63c': {
    line: 'It takes place with those defending units that have an attacker in a frontal hex and may Shock (12.14a, 12.14d); Commands with a militia unit on the map take no part. Their targets are the attackers in their frontal hexes, whoever was adjacent at the start of the Activation; other units of the attacking Line take no part. If none is left, or the player declines, the result is Stand (on FL-T-PRE) or nothing (on FL-T-SHOCK).',
    from: 'ruling; targets: ruling R-15',
  },
  'FL-12.63d': {
    line: 'The original attacker makes a Pre-Shock Reaction; inside a Counterattack a Counterattack result counts as Stand (FL-T-PRE) or is ignored (FL-T-SHOCK).',
    from: 'ruling',
  },
  'FL-12.63e': {
    line: 'A counterattacking Line of several Commands uses the best Shock Status among them, and results on it fall on each of them. Where Infantry and Cavalry of it face the same enemy unit the owner says which arm attacks it (12.52p); a unit left without target stays out.',
    from: 'ruling',
  },
  'FL-12.64a': { line: 'Leaders take no harm in Shock.', from: 'source rules §12.64' },
  'FL-12.71a': {
    line: 'Artillery has no strength in Shock, attacking or defending.',
    from: 'source rules §12.71',
  },
  'FL-12.72a': {
    line: 'Guns that are the only units attacked are all Captured without a roll, entered or not; the attackers advance.',
    from: 'source rules §12.72; advance: ruling',
  },
  'FL-12.72b': {
    line: 'A gun stacked with another unit is Captured only if that unit leaves the hex.',
    from: 'source rules §12.72',
  },
  'FL-12.72c': {
    line: 'In every other case a gun is Captured by the unit that advances into its hex; if no enemy enters, it stays.',
    from: 'ruling',
    rulings: ['FL-R1'],
  },
  'FL-12.72d': {
    line: 'Guns neither retreat, fall back, flee nor are pushed or eliminated in Shock. A hex of the defending Line with guns only counts as vacated when the Line retreats, falls back, flees or Collapses.',
    from: 'ruling',
  },
  'FL-12.81a': {
    line: 'An Abandoned gun can be Captured by the enemy or Dragged Away by its own side.',
    from: 'source rules §12.81',
  },
  'FL-12.82a': {
    line: 'An enemy Infantry unit that enters its hex and ends its action there, with no unit friendly to the gun in the hex, Captures it; an advance after Shock into the hex does so too.',
    from: 'source rules §12.82; advance: ruling',
  },
  'FL-12.82b': { line: 'Captured guns leave the game; Flight Points: 14.0.', from: 'source rules §12.82' },
  'FL-12.83a': {
    line: 'A friendly Infantry unit that enters its hex and ends its action there Drags it Away; a unit already in the hex, fully or partially active, does so by doing nothing else in its action.',
    from: 'source rules §12.83; second half ruling',
  },
  'FL-12.83b': {
    line: 'A gun Dragged Away leaves the game and counts no Flight Points for anyone.',
    from: 'source rules §12.83; ruling',
    rulings: ['FL-R4'],
  },
  'FL-12.83c': {
    line: 'A unit that Captured or Dragged Away does nothing more in that Activation.',
    from: 'source rules §12.82, §12.83',
  },
  'FL-13.0a': { line: 'Cavalry uses no formation.', from: 'source rules §13.0' },
  'FL-13.11a': {
    line: 'Non-active Cavalry about to be fired at by Infantry Phasing Fire, or named as target of a Shock or Charge, may Reaction Retreat first.',
    from: 'source rules §13.11',
  },
  'FL-13.11b': {
    line: 'The choice is made before the shot or Shock is resolved.',
    from: 'source rules §13.11',
  },
  'FL-13.12a': {
    line: 'Reaction Retreat: not for Disordered Cavalry; it ends two hexes from where it began, costs no MP, never steps nearer to the enemy unit (13.12c), never enters an enemy ZOC; facing may be changed; 6.55d holds for it too.',
    from: 'source rules §13.12; last part ruling',
  },
  'FL-13.12b': {
    line: 'The shot avoided was not fired: no Smoke, and the firer may pick another target or not Fire; while the block is open it may not move (5.3j).',
    from: 'source rules §13.12; second half ruling',
  },
  'FL-13.12c': {
    line: 'A Reaction Retreat (6.55 too) is two steps. Each is judged against the unit about to Fire, or against every unit of the attacking Line, where it stands at that moment (Chargers where they start): the distance may not become less. The Morale Check follows at once. A unit may Reaction Retreat as often in an Activation as it has occasion.',
    from: 'ruling R-16',
  },
  'FL-13.13a': { line: 'After it the Cavalry takes a Morale Check.', from: 'source rules §13.13' },
  'FL-13.14a': {
    line: 'It cannot be used against Return Fire or Reaction to Movement, nor against Artillery fire.',
    from: 'source rules §13.14, §13.11',
  },
  'FL-13.21a': { line: 'Each Cavalry unit that Shocks Infantry earns 1 SF.', from: 'source rules §13.21' },
  'FL-13.21b': { line: 'Cavalry earns nothing when defending.', from: 'source rules §13.21' },
  'FL-13.22a': {
    line: 'A Charging Cavalry unit earns 2 SF against Infantry instead of 1.',
    from: 'source rules §13.22',
  },
  'FL-13.22b': { line: 'A Charge is resolved like a Shock.', from: 'source rules §13.22' },
  'FL-13.22c': { line: 'At the start the target is two to four hexes away.', from: 'source rules §13.22' },
  'FL-13.22d': {
    line: "The target is in LOS and no hex of the path, the target's hex included, would cost the Cavalry more than 2 MP (hexside and slope included).",
    from: 'source rules §13.22; target hex: ruling',
    rulings: ['FL-R8'],
  },
  'FL-13.22e': {
    line: 'Cavalry may turn before the Charge, not during it: each step of the path, and the attack, goes into one of its two frontal hexes.',
    from: 'source rules §13.22',
  },
  'FL-13.22f': {
    line: 'A Cavalry unit Disordered during the Charge counts as an ordinary Shock: 1 SF.',
    from: 'source rules §11.51',
  },
  'FL-13.22g': {
    line: 'The hexes of the approach are free of combat units; none but the last may be in an enemy ZOC; both as things stand when the Charge is named.',
    from: 'ruling; moment: ruling R-17',
  },
  'FL-13.22h': {
    line: 'In Charge mode the owner names the units that Charge, each with path and facing; they and the units of the Command that must Shock by 12.12b are one Line; the rest of the Command does nothing. A unit that must Shock by 12.12b, or stands in an enemy ZOC, does not Charge.',
    from: 'ruling',
  },
  'FL-13.23a': {
    line: 'Charged Infantry adds +1 to its Pre-Shock roll, also if the Cavalry was Disordered during the Charge.',
    from: 'source rules §13.23',
  },
  'FL-13.24a': {
    line: 'Every unit that Charged is Disordered afterwards, whatever the result.',
    from: 'source rules §13.24',
  },
  'FL-13.25a': {
    line: 'If both stay in place, the Chargers stay in their approach hexes next to the defenders.',
    from: 'source rules §13.25',
  },
  'FL-13.25b': {
    line: 'A Charger whose targets have all gone before contact ends on its approach hex, Disordered, without Shock. One whose next approach hex is no longer free ends before it in the same way.',
    from: 'ruling; last sentence: ruling R-17',
  },
  'FL-14.0a': {
    line: "Flight DR: roll 1d6 and add the army's Flight Points (FP). If the sum is more than its Flight Level, the opponent wins.",
    from: 'source rules §14.0',
    rulings: ['FL-R12'],
  },
  'FL-14.0b': { line: 'A sum equal to the Flight Level is safe.', from: 'source rules §14.0' },
  'FL-14.0c': {
    line: 'It is made after every Free Activation, at its end, by the player who took it, for his own army; not after Activations won by Continuity or Seizure. The die is thrown even when it cannot matter.',
    from: 'source rules §14.0; "own army only": ruling; last sentence: ruling R-12',
  },
  'FL-14.0d': { line: 'FP may be negative.', from: 'ruling' },
  'FL-14.0e': {
    line: 'Each own Line or Column Infantry unit or Cavalry unit lost: 2 FP.',
    from: 'source rules §14.0',
  },
  'FL-14.0f': { line: 'Each own gun Captured: 1 FP.', from: 'source rules §14.0' },
  'FL-14.0g': { line: 'Each own SK counter lost: 1 FP.', from: 'source rules §14.0' },
  'FL-14.0h': { line: 'Each enemy gun Captured: -1 FP.', from: 'source rules §14.0' },
  'FL-14.0i': { line: 'Flight Levels: FL-T-FLIGHT.', from: 'ruling' },
  'FL-15.0a': {
    line: 'The player whom the battle names first takes the first Activation; it is Free.',
    from: 'ruling',
  },
  'FL-15.0b': {
    line: 'At the start guns are in fire mode, nobody is Disordered or Reduced, every Cohesion track is 0, every SL has his First Volley marker, there is no Smoke.',
    from: 'source rules §11.34; ruling',
  },
  'FL-15.0c': {
    line: 'The n-th unit of a regiment (letter a, b, c ...) stands in the n-th hex of its list; a hex listed twice is a stacked Close pair, the later letter on top. A unit is known by side, Command, regiment and letter (Cowpens has Legion Dragoons in two Commands).',
    from: 'ruling; top, name: ruling R-18',
    rulings: ['FL-R10'],
  },
  'FL-15.1a': { line: 'Camden: no special rules but 12.14c.', from: 'ruling' },
  'FL-15.2a': {
    line: 'Cowpens: militia units that flee under 12.45 go to the Reform Box instead of leaving the game, if they have not been there before.',
    from: 'ruling',
  },
  'FL-15.2b': {
    line: "Cowpens: at the start of each American Activation (not a pass) with units in the Box roll 1d6: at most the American OL's Initiative Rating, all of them return; else all stay.",
    from: 'ruling',
  },
  'FL-15.2c': {
    line: "Cowpens: a returning unit is put, Disordered (and Reduced if it was), in any empty passable hex of rows 04 to 08, columns 08 to 23, that is not adjacent to an enemy and not in an enemy ZOC, in its Command's formation with any facing; without such a hex it stays in the Box.",
    from: 'ruling',
  },
  'FL-15.2d': {
    line: 'Cowpens: an SL all of whose units are in the Box waits there and returns with the first of them.',
    from: 'ruling',
  },
  'FL-15.3a': { line: 'Guilford: the Regiment von Bose begins in Close.', from: 'source rules §6.3; ruling' },
  'FL-15.4a': { line: "Hobkirk's Hill: no special rules.", from: 'ruling' },
} as const satisfies Clauses;

/** The id of one of them. */
export type FlintlockClause = keyof typeof CLAUSES;
