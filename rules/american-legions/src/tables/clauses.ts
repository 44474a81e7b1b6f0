import type { Clauses } from '@linstock/kernel';

/** Every rule of American Legions in one line of our own words, by id. */
export const CLAUSES = {
  'AL-1.2a': {
    line: 'Every combat unit is one company of about 50 men and is one counter.',
    from: 'source rules §1.2',
  },
  'AL-1.2b': {
    line: 'Skirmisher companies and gun companies (9 to 50 men) are also single companies with the same basic strength.',
    from: 'source rules §1.2',
  },
  'AL-1.2c': {
    line: 'A regiment is a set of companies under one leader; companies of several historical regiments may belong to one regiment.',
    from: 'source rules §1.2',
  },
  'AL-1.2d': {
    line: 'A regiment on the map is either battle-worthy (state ok) or routed; it changes only by the morale rules.',
    from: 'source rules §1.2, §4.14',
  },
  'AL-1.2e': {
    line: 'A brigade is a set of regiments commanded directly by one brigade leader; those regiments have no leaders of their own.',
    from: 'source rules §1.2',
  },
  'AL-1.2f': {
    line: 'Each regiment that checks morale has a fixed Regimental Morale number.',
    from: 'source rules §1.2',
  },
  'AL-2.1a': {
    line: 'One hex is 100 yards; one game turn is ten minutes.',
    from: 'source rules §2.1',
  },
  'AL-2.1b': {
    line: "A battle supplies its map as six things: the map hexes, a contour level for each, the structure hexes with their kinds, the impassable hexes, each side's friendly-edge hexes, and the set-up hexes of each regiment and each group of regular guns. No other clause or procedure asks for anything else about the ground.",
    from: 'ruling',
  },
  'AL-2.1c': {
    line: 'Map and set-up entries of the battle tables are one way to supply AL-2.1b; a surveyed map in hexes of 100 yards that supplies the same six things takes their place, and the forces, ratings, turns, start and victory conditions of the table stay as they are.',
    from: 'ruling',
  },
  'AL-2.2a': {
    line: 'Counters are companies, leaders, army commanders and markers (order, out of command, routed, disordered gun).',
    from: 'source rules §2.2, §4.11, §4.61, §8.0',
  },
  'AL-2.4a': {
    line: 'Each regiment sets up only in the hexes listed for it; if one hex is listed, its leader and all its companies start there.',
    from: 'source rules §2.4',
  },
  'AL-2.4b': {
    line: 'If several hexes are listed, the owner divides leader and companies among them as he likes within the stacking limit; the leader must share a hex with one of his companies.',
    from: 'source rules §2.4, §4.2',
  },
  'AL-2.4c': {
    line: 'A brigade leader may set up in any hex that holds a company of any of his regiments.',
    from: 'source rules §2.4',
  },
  'AL-2.4d': {
    line: 'The owner picks the facing of each set-up hex (one facing for all companies in it); all companies start battleworthy, without orders, guns on the firing side.',
    from: 'ruling',
  },
  'AL-2.4e': {
    line: 'An army commander who is not acting as a leader sets up in any hex that holds a company of his side.',
    from: 'ruling',
  },
  'AL-2.4f': {
    line: 'The American player sets up first, then the British player.',
    from: 'ruling',
  },
  'AL-3.0a': {
    line: 'In every game turn the British player turn comes first, then the American player turn.',
    from: 'source rules §3.0',
  },
  'AL-3.0b': {
    line: 'The first game turn may start at a later phase named by the battle; all phases before it are skipped in that turn only.',
    from: 'source rules §3.0',
  },
  'AL-3.0c': {
    line: 'British player turn: British Command, British Movement, American Command, American Movement, Mutual Fire, British Shock, American Shock.',
    from: 'source: grognard.com/reviews/cowpens.txt',
  },
  'AL-3.0d': {
    line: 'American player turn: the same phases with the sides exchanged (American Command first, and so on).',
    from: 'source rules §3.0',
  },
  'AL-3.0e': {
    line: "The active player's companies use their full movement allowance in his Movement Phase.",
    from: 'source rules §3.0',
  },
  'AL-3.0f': {
    line: "The non-active player's companies and leaders use half their movement allowance in his Movement Phase of that player turn.",
    from: 'source: grognard.com/reviews/cowpens.txt',
  },
  'AL-3.0g': {
    line: 'A halved movement allowance is rounded up.',
    from: 'ruling',
  },
  'AL-3.0h': {
    line: 'At the end of each player turn remove the Charge order of every regiment of both sides; such a regiment then has no order.',
    from: 'source: grognard.com/reviews/cowpens.txt',
  },
  'AL-3.0i': {
    line: "The game ends after the American player turn of the battle's last game turn; then judge the victory conditions. If both sides meet theirs, or neither does, the game is a draw.",
    from: 'source: grognard.com/tww/al/cow/cowpens.html (end of turn 7); ruling for ties',
  },
  'AL-3.0j': {
    line: "In phases that come before a side's first Command Phase of the game, only its units that need no order (guns and skirmishers) may act.",
    from: 'ruling',
  },
  'AL-3.0k': {
    line: "Routed regiments move in their own side's Command Phase: with the full allowance in their own player turn, with half of it in the opponent's.",
    from: 'source rules §3.0 (full in own turn); source: grognard.com/reviews/cowpens.txt (half for the other side)',
  },
  'AL-3.0l': {
    line: 'If at the end of a player turn a side has no company on the map the game ends at once and the victory conditions are judged as at the end of the last turn.',
    from: 'ruling',
  },
  'AL-4.0a': {
    line: "Issuing orders to a regiment and rallying regiments or companies requires that regiment's leader on the map.",
    from: 'source rules §4.0',
  },
  'AL-4.0b': {
    line: 'Every rule about regimental leaders applies to brigade leaders; a brigade leader merely serves several regiments.',
    from: 'source rules §4.0',
  },
  'AL-4.0c': {
    line: "A leader's effectiveness is added to the morale of his own regiment(s) only.",
    from: 'source rules §4.0, §4.5',
  },
  'AL-4.1a': {
    line: 'A company is in or out of command, and battleworthy, disordered, on the track, or permanently eliminated.',
    from: 'source rules §4.1',
  },
  'AL-4.1b': {
    line: 'A company on the track is either face-up (may be rallied) or face-down (permanently eliminated).',
    from: 'source rules §4.1',
  },
  'AL-4.1c': {
    line: 'A regiment is battle-worthy, routed or permanently eliminated.',
    from: 'source rules §4.1',
  },
  'AL-4.11a': {
    line: "At the beginning of his own Command Phase a player marks out of command each of his unrouted companies that lies outside its leader's command radius.",
    from: 'source rules §4.11; "his own" is a ruling',
  },
  'AL-4.11b': {
    line: 'A company marked out of command becomes disordered.',
    from: 'source rules §4.11',
  },
  'AL-4.11c': {
    line: 'An out-of-command company cannot move or turn (except rout movement).',
    from: 'source rules §4.11',
  },
  'AL-4.11d': {
    line: 'An out-of-command company cannot start any combat: neither fire nor shock. It still defends.',
    from: 'source rules §4.11',
  },
  'AL-4.11e': {
    line: 'Becoming out of command is no D result: a company already disordered is not removed, no morale check follows, a skirmisher is not eliminated and stays face-up.',
    from: 'ruling',
  },
  'AL-4.11f': {
    line: "At the beginning of the owner's next Command Phase the marker comes off every company that is within the radius again; the company stays disordered until re-ordered.",
    from: 'ruling',
  },
  'AL-4.11g': {
    line: 'Regular artillery is never out of command.',
    from: 'source rules §8.4',
  },
  'AL-4.12a': {
    line: 'A D result in combat disorders a battleworthy company.',
    from: 'source rules §4.12',
  },
  'AL-4.12b': {
    line: 'A D result from a failed morale check disorders a company in the same way.',
    from: 'source rules §4.12',
  },
  'AL-4.12c': {
    line: 'A disordered company has its strength halved for fire and for shock, attacking and defending.',
    from: 'source rules §4.12',
  },
  'AL-4.12d': {
    line: "A disordered company's movement allowance is 1 less.",
    from: 'source rules §4.12',
  },
  'AL-4.12e': {
    line: 'A disordered company that receives another D result leaves the map and goes face-up to the first free space of its Regiment Track.',
    from: 'source rules §4.12',
  },
  'AL-4.13a': {
    line: 'A company that receives a K result is permanently eliminated: off the map, face-down on its Regiment Track.',
    from: 'source rules §4.13 (its heading is lost)',
  },
  'AL-4.13b': {
    line: 'A regiment is permanently eliminated when none of its companies is on the map, whatever lies on its track.',
    from: 'source rules §4.13 (its heading is lost)',
  },
  'AL-4.13c': {
    line: 'When a regiment is eliminated remove its leader; a brigade leader is removed when the last of his regiments is eliminated.',
    from: 'source rules §4.13 (its heading is lost)',
  },
  'AL-4.13d': {
    line: 'Companies on the track of an eliminated regiment can never return.',
    from: 'ruling',
  },
  'AL-4.13e': {
    line: 'Attached guns count as companies of their regiment for AL-4.13b and for every morale modifier; regular guns belong to no regiment and a regular gun with a K is simply removed.',
    from: 'source rules §8.5; ruling for regular guns',
  },
  'AL-4.14a': {
    line: 'A battle-worthy regiment routs when it fails by 5 or more a combat morale check or a check to change orders.',
    from: 'source rules §4.14, §4.51',
  },
  'AL-4.14b': {
    line: 'When a regiment routs, all its battleworthy companies become disordered; companies already disordered stay as they are.',
    from: 'source rules §4.51',
  },
  'AL-4.14c': {
    line: 'A regiment that routs loses its order and cannot be given one until rallied.',
    from: 'source rules §4.61; ruling for the removal',
  },
  'AL-4.14d': {
    line: 'Routed companies cannot start fire or shock combat; they defend normally (disordered).',
    from: 'source rules §7.33, §7.41 tables',
  },
  'AL-4.14e': {
    line: 'Routed companies ignore command status and have no facing.',
    from: 'source rules §5.4; ruling for command',
  },
  'AL-4.14f': {
    line: 'A routed regiment makes no combat morale checks.',
    from: 'source rules §4.51 table',
  },
  'AL-4.15a': {
    line: "In the last step of its side's Command Phase every company of a still-routed regiment must make a rout move.",
    from: 'ruling',
  },
  'AL-4.15b': {
    line: "Rout allowance: arm allowance minus 1 for disorder; halved, rounded up, in the opponent's player turn. A gun's is computed from its allowance whichever side is up.",
    from: 'ruling on source rules §3.0, §4.12',
  },
  'AL-4.15c': {
    line: 'Each step of a rout move costs 1 and must enter a hex nearer to the friendly edge; if no such hex can be entered, a hex at the same distance that it has not been in during this move; never a farther one.',
    from: 'ruling',
  },
  'AL-4.15d': {
    line: 'The owner picks among equally good steps. The company stops when its allowance is used or no step is possible; it may not stop earlier.',
    from: 'ruling',
  },
  'AL-4.15e': {
    line: 'A routing company may not enter a hex with an enemy company, an impassable hex, or a hex with the other arm (AL-6.3b).',
    from: 'source rules §6.3, §6.4',
  },
  'AL-4.15f': {
    line: 'A routing company in a hex of the friendly edge with allowance left spends 1 to leave the map and is permanently eliminated, face-down on its track.',
    from: 'ruling',
  },
  'AL-4.15g': {
    line: "If a rout move leaves a leader in a hex without any company of his regiment(s), he goes with one of the companies that left, owner's choice; if all left the map, he goes to the nearest company of his regiment(s).",
    from: 'ruling',
  },
  'AL-4.15h': {
    line: 'Routing companies may end stacked beyond the limit; the limit is judged only at the end of Movement Phases.',
    from: 'source rules §6.2',
  },
  'AL-4.2a': {
    line: "A company is in command if the distance from its hex to its leader's hex is at most the leader's command radius; terrain and enemies do not matter.",
    from: 'ruling',
  },
  'AL-4.2b': {
    line: 'Command radii are those of table AL-T-LEADERS.',
    from: 'ruling',
  },
  'AL-4.2c': {
    line: 'At the end of every Movement Phase of his side a leader must share a hex with a company of his regiment or brigade.',
    from: 'source rules §4.2',
  },
  'AL-4.2d': {
    line: "Leaders and army commanders need no order, have an allowance of 8 (4 in the opponent's player turn), spend 1 for each hex in any direction and may not enter a hex with an enemy company or an impassable hex.",
    from: 'source rules §5.4; allowance is a ruling',
  },
  'AL-4.2e': {
    line: 'A leader who has no company of his regiment(s) in his hex at the end of the phase is put on the nearest one, at no cost; the owner picks between equally near ones.',
    from: 'ruling',
  },
  'AL-4.2f': {
    line: 'Leaders and army commanders do not count for stacking, do not block lines of sight and can never be a target by themselves.',
    from: 'ruling',
  },
  'AL-4.2g': {
    line: 'The line of AL-T-LEADERS for a leader: brigade if he serves several regiments; skirmisher_regiment if his companies are skirmishers; cavalry_regiment if all his companies were cavalry at set-up; otherwise infantry_regiment.',
    from: 'ruling',
  },
  'AL-4.3a': {
    line: 'Each side has at most one army commander; he commands no regiment unless he acts as leader.',
    from: 'source rules §4.3',
  },
  'AL-4.31a': {
    line: "While an army commander shares a hex with another leader, that leader's effectiveness is 1 higher.",
    from: 'source rules §4.31',
  },
  'AL-4.31b': {
    line: 'An army commander acting as leader adds nothing to his own effectiveness, but still 1 to another leader in his hex.',
    from: 'ruling',
  },
  'AL-4.32a': {
    line: 'In his own Command Phase, before any rally attempt, a player may let his army commander relieve a leader in the same hex; that leader leaves the map for good.',
    from: 'source rules §4.32; timing is a ruling',
  },
  'AL-4.32b': {
    line: "From then on the army commander is that regiment's or brigade's leader for all purposes, with his own effectiveness and a radius of 4; he cannot give the command back or relieve another leader.",
    from: 'source rules §4.32; radius is a ruling',
  },
  'AL-4.32c': {
    line: 'An acting army commander whose regiment or brigade is eliminated leaves the map like any leader (AL-4.13c); he was neither killed nor captured, so AL-4.41a does not apply.',
    from: 'ruling',
  },
  'AL-4.33a': {
    line: 'If an enemy company enters a hex with an army commander, he is captured. As no company may enter a hex with an enemy company, this happens only when he has no friendly company with him.',
    from: 'source rules §4.33',
  },
  'AL-4.33b': {
    line: 'The capturing company may go on moving.',
    from: 'ruling',
  },
  'AL-4.4a': {
    line: 'When the die of a fire attack shows its first 6 of the Mutual Fire Phase against a hex holding an enemy leader, roll a second die: on 1–3 one leader is a casualty.',
    from: 'source rules §4.4',
  },
  'AL-4.4b': {
    line: 'Further sixes in that Mutual Fire Phase cause no leader roll.',
    from: 'source rules §4.4',
  },
  'AL-4.4c': {
    line: '"First time" is counted separately for each army: at most one leader roll against each side in a Mutual Fire Phase.',
    from: 'ruling',
  },
  'AL-4.4d': {
    line: 'Leaders who can be casualties: army commanders and leaders on the start or adjutant step. A hex that holds only last-step leaders causes no roll.',
    from: 'source rules §4.4; ruling for adjutants',
  },
  'AL-4.4e': {
    line: 'With several such leaders in the hex their owner names the one at risk before the roll.',
    from: 'source rules §4.4',
  },
  'AL-4.4f': {
    line: 'A leader casualty on the start step turns to the adjutant step.',
    from: 'source rules §4.4',
  },
  'AL-4.4g': {
    line: 'A casualty on the adjutant step becomes a captain (the 17th Dragoons: a coronet).',
    from: 'source rules §4.4; source: grognard.com/tww/al/cow/cowpens.html',
  },
  'AL-4.4h': {
    line: 'Last-step leaders (captain or coronet) suffer no further casualties.',
    from: 'source rules §4.4',
  },
  'AL-4.4i': {
    line: 'If a shock result removes every company of a hex that holds leaders, roll one die for each of them that can be a casualty: on 1–3 he is a casualty and is replaced as above.',
    from: 'source rules §4.4',
  },
  'AL-4.4j': {
    line: 'Each surviving leader and each replacement is then placed with the nearest surviving company of his regiment or brigade; a surviving army commander with the nearest company of his army.',
    from: 'source rules §4.4',
  },
  'AL-4.4k': {
    line: 'If several hexes are equally near the owner picks.',
    from: 'ruling',
  },
  'AL-4.4l': {
    line: 'If anything else (fire, a morale D, overstacking) leaves a leader without a company of his regiment(s) in his hex, place him by AL-4.4j without a roll. An army commander may stay alone.',
    from: 'ruling',
  },
  'AL-4.4m': {
    line: 'If the regiment or brigade has no company left on the map no roll is made and the leader is removed by AL-4.13c. An army commander who leads none is at risk all the same.',
    from: 'ruling',
  },
  'AL-4.41a': {
    line: 'A killed or captured army commander is out of the game; from then on every morale check of his side has +1.',
    from: 'source rules §4.41',
  },
  'AL-4.41b': {
    line: "The +1 applies also if he was acting as a regiment's or brigade's leader.",
    from: 'source rules §4.41',
  },
  'AL-4.41c': {
    line: 'If an acting army commander is lost, his regiment or brigade gets an adjutant in his hex (a captain if the leader he relieved was on the adjutant step or lower), rated by AL-T-LEADERS for that kind of command.',
    from: 'ruling',
  },
  'AL-4.41d': {
    line: 'An army commander has no adjutant of his own; his first casualty removes him.',
    from: 'source rules §4.41',
  },
  'AL-4.5a': {
    line: 'Morale checks are made for: combat losses, changing or issuing orders, rallying a regiment, rallying a company from the track, re-ordering a disordered company.',
    from: 'source rules §4.5',
  },
  'AL-4.5b': {
    line: 'Roll two dice and add all modifiers of AL-T-MORALE-MODS: this is the modified roll.',
    from: 'source rules §4.5',
  },
  'AL-4.5c': {
    line: "Target = Regimental Morale + leader's current effectiveness (with AL-4.31a).",
    from: 'source rules §4.5',
  },
  'AL-4.5d': {
    line: 'Pass if the modified roll is at most the target. Otherwise the margin is roll minus target, and AL-T-MORALE-RESULTS gives the effect for a margin of 1–4 or 5 and more.',
    from: 'source rules §4.5, §4.51',
  },
  'AL-4.5e': {
    line: '+1 if the regiment has one or more disordered companies on the map (not +1 each).',
    from: 'source rules §4.5 list',
  },
  'AL-4.5f': {
    line: '+1 for each other regiment of the same side that is routed or permanently eliminated.',
    from: 'source rules §4.5 list',
  },
  'AL-4.5g': {
    line: 'The 17th Dragoons and every other one-company regiment, skirmisher regiments and regular guns never count for AL-4.5f.',
    from: 'source rules §4.5 list, §4.52; source: grognard.com/tww/al/cow/cowpens.html (skirmishers)',
  },
  'AL-4.5h': {
    line: '+1 if any battleworthy enemy infantry company is within 1 hex of any company of the regiment.',
    from: 'source rules §4.5 list',
  },
  'AL-4.5i': {
    line: '+1 if any battleworthy enemy cavalry company is within 2 hexes of any company of the regiment.',
    from: 'source rules §4.5 list',
  },
  'AL-4.5j': {
    line: 'Skirmishers and guns do not count as infantry for AL-4.5h.',
    from: 'ruling',
  },
  'AL-4.5k': {
    line: '+1 for each company of the regiment on its track, face-up or face-down.',
    from: 'source rules §4.5 list; face-down included by ruling',
  },
  'AL-4.5l': {
    line: "+1 if the side's army commander has been killed or captured.",
    from: 'source rules §4.5 list, §4.41',
  },
  'AL-4.5m': {
    line: 'All modifiers apply to all kinds of check and are counted at the moment of the roll.',
    from: 'source rules §4.5; timing is a ruling',
  },
  'AL-4.51a': {
    line: 'When a Mutual Fire Phase or a Shock Phase ends, every unrouted regiment that suffered at least one D or K in that phase makes one combat morale check.',
    from: 'source rules §4.51',
  },
  'AL-4.51b': {
    line: 'A regiment makes one such check however many results it took.',
    from: 'source rules §4.51',
  },
  'AL-4.51c': {
    line: 'Only results that took effect count: wasted results cause no check, nor does disorder from movement or lost command.',
    from: 'ruling',
  },
  'AL-4.51d': {
    line: 'Passed combat check: no further effect.',
    from: 'source rules §4.51 table',
  },
  'AL-4.51e': {
    line: "Combat check failed by 1–4: one company of the regiment, owner's choice among those on the map, is disordered.",
    from: 'source rules §4.51 table and example',
  },
  'AL-4.51f': {
    line: 'Combat check failed by 5 or more: the regiment routs.',
    from: 'source rules §4.51 table',
  },
  'AL-4.51g': {
    line: 'A D caused by a morale check causes no further check.',
    from: 'source rules §4.51 (one check only)',
  },
  'AL-4.51h': {
    line: 'A regiment with no company left on the map makes no check.',
    from: 'ruling',
  },
  'AL-4.51i': {
    line: 'The active player makes all his checks first, in the order he likes, then the other player; each effect applies before the next roll.',
    from: 'ruling',
  },
  'AL-4.51j': {
    line: 'Order check passed: the new order is placed.',
    from: 'source rules §4.51 table',
  },
  'AL-4.51k': {
    line: "Order check failed by 1–4: the order stays as it was and one company, owner's choice, is disordered.",
    from: 'source rules §4.51 table',
  },
  'AL-4.51l': {
    line: 'Order check failed by 5 or more: the regiment routs.',
    from: 'source rules §4.51 table',
  },
  'AL-4.51m': {
    line: 'Regiment rally passed: the regiment is no longer routed; its companies stay disordered and it has no order.',
    from: 'source rules §4.51 table, §4.61',
  },
  'AL-4.51n': {
    line: 'Regiment rally failed by 1–4: it stays routed.',
    from: 'source rules §4.51 table',
  },
  'AL-4.51o': {
    line: "Regiment rally failed by 5 or more: it stays routed and one company, owner's choice, is disordered.",
    from: 'source rules §4.51 table; choice is a ruling',
  },
  'AL-4.51p': {
    line: "Company rally passed: the company returns from the track, battleworthy, to its leader's hex.",
    from: 'source rules §4.51 table',
  },
  'AL-4.51q': {
    line: 'Company rally failed by any margin: it stays on the track.',
    from: 'source rules §4.51 table',
  },
  'AL-4.51r': {
    line: 'Re-order passed: the company becomes battleworthy.',
    from: 'source rules §4.51 table',
  },
  'AL-4.51s': {
    line: 'Re-order failed by any margin: it stays disordered.',
    from: 'source rules §4.51 table',
  },
  'AL-4.51t': {
    line: 'Company rallies and re-orders are rolled one by one for each company.',
    from: 'source rules §4.51 table',
  },
  'AL-4.51u': {
    line: 'In a Command Phase a routed regiment may try to rally once, an unrouted regiment may try to change orders once, each face-up track company of an unrouted regiment may try to return once, and each disordered in-command company of an unrouted regiment may try to re-order once.',
    from: 'ruling',
  },
  'AL-4.51v': {
    line: 'A company that returned from the track in this Command Phase may not also try to re-order in it (it needs none). A regiment rallied in this phase may go on to company attempts and an order attempt in it.',
    from: 'ruling',
  },
  'AL-4.51w': {
    line: "On rallying, the owner sets the facing of each hex of the regiment; in a hex with an unrouted company its facing applies. A returning company takes the facing of the companies in the leader's hex.",
    from: 'ruling',
  },
  'AL-4.51x': {
    line: 'A company may return to a hex that already holds 4 companies; AL-6.2 is judged at the end of the Movement Phase.',
    from: 'ruling',
  },
  'AL-4.51y': {
    line: "If AL-6.3b keeps a returning company out of its leader's hex (a brigade leader with the other arm), it returns to the nearest hex with a company of its own regiment; the owner picks between equally near ones.",
    from: 'ruling',
    rulings: ['AL-R1'],
  },
  'AL-4.51z': {
    line: "In a hex without any facing a returning company's facing is its owner's choice; a returning gun comes back with the side up that its owner chooses.",
    from: 'ruling',
  },
  'AL-4.52a': {
    line: "The rout or elimination of a one-company regiment never modifies another regiment's check; the one-company regiment itself checks normally.",
    from: 'source rules §4.52',
  },
  'AL-4.6a': {
    line: 'All companies of a regiment have the same order.',
    from: 'source rules §4.6',
  },
  'AL-4.61a': {
    line: "In a side's first Command Phase of the game it may give any unrouted regiment any permitted order without a check; one that was rallied in that very phase needs the check of AL-4.61b.",
    from: 'source rules §4.61; rallied ones by ruling',
  },
  'AL-4.61b': {
    line: 'Later, changing an order, or giving one to a regiment that has none (rallied, order expired, or never ordered), needs one passed order check.',
    from: 'source rules §4.61',
  },
  'AL-4.61c': {
    line: 'An order other than Charge stays in force until changed or lost by rout.',
    from: 'source rules §4.61',
  },
  'AL-4.62a': {
    line: 'A regiment without an order may not move, turn, fire or start shock; it may defend, retreat in rout, rally and re-order.',
    from: 'source rules §4.62',
  },
  'AL-4.62b': {
    line: 'A player is never obliged to give orders.',
    from: 'source rules §4.62',
  },
  'AL-4.62c': {
    line: 'Move: full movement, no fire, no shock.',
    from: 'source: grognard.com/reviews/cowpens.txt',
  },
  'AL-4.62d': {
    line: 'Fire: fire at full effect, no movement (no turning either), no shock.',
    from: 'source: grognard.com/reviews/cowpens.txt; turning is a ruling',
  },
  'AL-4.62e': {
    line: 'Move and fire: movement and fire both at reduced effect, no shock.',
    from: 'source: grognard.com/reviews/cowpens.txt',
  },
  'AL-4.62f': {
    line: 'Move and fire reduction: the movement allowance is halved (rounded up) and each company fires at half strength, whether it moved or not.',
    from: 'ruling',
  },
  'AL-4.62g': {
    line: 'Charge: movement and compulsory shock, no fire; valid only to the end of the current player turn.',
    from: 'source: grognard.com/reviews/cowpens.txt; source rules §7.4',
  },
  'AL-4.62h': {
    line: 'A company under Charge has 1 movement point more, added after all halving.',
    from: 'ruling',
  },
  'AL-4.62i': {
    line: 'Cavalry may be given only Move or Charge.',
    from: 'source: grognard.com/reviews/cowpens.txt, source rules §7.33; MOVE is a ruling',
  },
  'AL-4.62j': {
    line: 'Infantry (musket or rifle) may be given any of the four orders.',
    from: 'ruling',
  },
  'AL-4.62k': {
    line: 'Skirmishers take no orders: in command they may move their whole (or half) allowance and fire at full effect in the same player turn; they never start shock.',
    from: 'source: grognard.com/tww/al/cow/cowpens.html (regiment for command and firing only), source rules §7.41 table; ruling for the rest',
  },
  'AL-5.0a': {
    line: 'Every unrouted company faces one corner of its hex; the two hexsides meeting there are its front.',
    from: 'source rules §5.0',
  },
  'AL-5.0b': {
    line: 'The two hexsides next to the front are the flanks, the two others the rear.',
    from: 'ruling',
  },
  'AL-5.0c': {
    line: 'Wherever a rule says flank hexside, rear hexsides count as well.',
    from: 'ruling',
  },
  'AL-5.1a': {
    line: 'In its Movement Phase a company or stack may turn at any time for 1 movement point a corner.',
    from: 'source rules §5.1',
  },
  'AL-5.1b': {
    line: 'Infantry, cavalry and skirmishers may instead turn 180 degrees for 1 movement point; guns may not.',
    from: 'source rules §5.1, §8.1; skirmishers by ruling',
  },
  'AL-5.2a': {
    line: 'A company enters only one of its two front hexes; it may not step sideways or backwards.',
    from: 'source rules §5.2',
  },
  'AL-5.2b': {
    line: 'A company fires and starts shock only through its two front hexsides.',
    from: 'source rules §5.2',
  },
  'AL-5.3a': {
    line: 'At the end of a Movement Phase all companies in a hex have the same facing.',
    from: 'source rules §5.3',
  },
  'AL-5.3b': {
    line: "A company may enter a hex with a friendly company and stay there only if it can also pay for turning to that company's facing.",
    from: 'source rules §5.3',
  },
  'AL-5.4a': {
    line: 'Leaders, army commanders and routed companies have no facing and pay nothing to change direction.',
    from: 'source rules §5.4',
  },
  'AL-6.1a': {
    line: 'In his Movement Phase a player moves as many or as few of the companies whose orders allow movement as he likes.',
    from: 'source rules §6.1',
  },
  'AL-6.1b': {
    line: 'A company may use less than its allowance, never more.',
    from: 'source rules §6.1',
  },
  'AL-6.1c': {
    line: 'Entering any hex costs 1 movement point; there are no terrain costs.',
    from: 'ruling on source rules §6.1',
  },
  'AL-6.1d': {
    line: 'Unused movement points are lost; they are not saved or passed to other companies.',
    from: 'source rules §6.1',
  },
  'AL-6.1e': {
    line: 'Movement allowances are those of AL-T-UNITS.',
    from: 'ruling',
  },
  'AL-6.1f': {
    line: "Order of arithmetic: allowance, minus 1 if disordered; half rounded up in the opponent's player turn; half rounded up under Move and fire; plus 1 under Charge.",
    from: 'ruling',
  },
  'AL-6.1g': {
    line: 'There are no zones of control: nearby enemies never stop or slow movement.',
    from: 'ruling',
  },
  'AL-6.1h': {
    line: 'Unrouted companies may not leave the map.',
    from: 'ruling',
  },
  'AL-6.1i': {
    line: 'The Movement Phase ends when its player has moved all he wants to move.',
    from: 'source rules §6.1',
  },
  'AL-6.1j': {
    line: 'A stack is any set of companies of one hex, of whatever regiments, that may all move; it makes the same actions together, each company paying its own points, and can do only what all of them can pay.',
    from: 'ruling',
  },
  'AL-6.2a': {
    line: 'When a Movement Phase ends, a hex may hold at most 4 companies of one side, of any arm, guns and skirmishers included.',
    from: 'source rules §6.2',
  },
  'AL-6.2b': {
    line: 'The limit does not apply at other times.',
    from: 'source rules §6.2',
  },
  'AL-6.2c': {
    line: 'At the end of the Movement Phase the excess in each hex is permanently eliminated; the opponent picks which companies.',
    from: 'source rules §6.2',
  },
  'AL-6.2d': {
    line: 'Unrouted companies may move away in the Movement Phase to cure overstacking caused by a rout; if it remains, AL-6.2c applies.',
    from: 'source rules §6.2',
  },
  'AL-6.2e': {
    line: 'Elimination by overstacking causes no morale check.',
    from: 'ruling',
  },
  'AL-6.3a': {
    line: 'A company may freely enter a hex with friendly companies.',
    from: 'source rules §6.3',
  },
  'AL-6.3b': {
    line: 'Cavalry may never enter a hex with friendly infantry, and infantry never a hex with friendly cavalry; guns and skirmishers count as infantry here. Leaders are free.',
    from: 'source rules §6.3; guns and skirmishers by ruling',
  },
  'AL-6.3c': {
    line: 'A company or stack that enters and leaves, in one Movement Phase, a hex holding other friendly companies is disordered, and so are those companies, at the instant it leaves.',
    from: 'source rules §6.3',
  },
  'AL-6.3d': {
    line: 'This disorder is a change of status, no D result: it never removes an already disordered company and never causes a morale check.',
    from: 'ruling',
  },
  'AL-6.3e': {
    line: 'A company disordered while moving loses 1 of its remaining movement points (not below 0) and may go on.',
    from: 'ruling',
  },
  'AL-6.3f': {
    line: 'Skirmishers and regular guns neither cause nor suffer this disorder.',
    from: 'ruling',
  },
  'AL-6.3g': {
    line: 'Companies that move together as one stack do not pass through each other.',
    from: 'ruling',
  },
  'AL-6.31a': {
    line: 'Passing through applies also in the Command Phase: an unrouted company is disordered at the instant a routed company leaves its hex.',
    from: 'source rules §6.31',
  },
  'AL-6.31b': {
    line: 'Only a hex the routed company both entered and left in that rout move counts, not the hex it started in.',
    from: 'ruling',
  },
  'AL-6.4a': {
    line: 'No company may enter a hex with an enemy company.',
    from: 'source rules §6.4',
  },
  'AL-6.4b': {
    line: 'No company, leader or army commander may enter an impassable hex or leave the map; the only exception is a routing company leaving by AL-4.15f.',
    from: 'ruling',
  },
  'AL-7.1a': {
    line: 'Every company has basic strength 1 for fire and for shock.',
    from: 'source rules §7.1',
  },
  'AL-7.1b': {
    line: 'Range, disorder, weapon and orders modify it by multiplication, but never below 1/2 for a single company.',
    from: 'source rules §7.1; all halvings included by ruling',
  },
  'AL-7.2a': {
    line: 'In one attack each company can take only one result.',
    from: 'source rules §7.2',
  },
  'AL-7.2b': {
    line: 'Results for which no company is left are lost.',
    from: 'source rules §7.2',
  },
  'AL-7.2c': {
    line: 'The owner of the affected companies allots the results: first all K, then all D, each to a different company. He must allot as many as can take effect: where a regular gun can take a K, an attached gun may not take it if a D would then be lost.',
    from: 'ruling',
  },
  'AL-7.2d': {
    line: 'Different attacks are separate: a company may take one result in each.',
    from: 'source rules §7.33 example',
  },
  'AL-7.2e': {
    line: 'Results take effect at once, before the next attack.',
    from: 'source rules §7.33 example',
  },
  'AL-7.2f': {
    line: 'In a result cell each D disorders one company, each K permanently eliminates one company, and a digit repeats the letter after it (3D = DDD, K3D = KDDD). An empty cell or part has no effect.',
    from: 'source rules §4.12, §4.13, §7.2 example; digit by ruling',
  },
  'AL-7.31a': {
    line: "Fire combat happens only in the Mutual Fire Phase; the active player's side fires first, then the other.",
    from: 'source rules §7.31',
  },
  'AL-7.31b': {
    line: 'One attack may use companies of one regiment only, plus guns (AL-8.2a).',
    from: 'source rules §7.31, §8.2',
  },
  'AL-7.31c': {
    line: 'A company fires at most once in a player turn.',
    from: 'source rules §7.31',
  },
  'AL-7.31d': {
    line: 'A hex may be fired at any number of times, by any companies and combinations.',
    from: 'source rules §7.31',
  },
  'AL-7.31e': {
    line: 'Firing is always voluntary.',
    from: 'source rules §7.31',
  },
  'AL-7.31f': {
    line: 'A player finishes the attacks of one regiment before firing with another; once another regiment has fired, the former may not fire again in that phase. Attacks by guns alone do not count as another regiment.',
    from: 'source rules §7.33 example; guns by ruling',
  },
  'AL-7.31g': {
    line: 'Companies of one regiment in different hexes, and part of a stack, may join in one attack on one hex; a stack may split its fire.',
    from: 'source rules §7.33 example',
  },
  'AL-7.31h': {
    line: 'The target is a hex with at least one enemy company.',
    from: 'ruling',
  },
  'AL-7.32a': {
    line: 'A firing company needs a clear line of sight: a straight line from the centre of its hex to the centre of the target hex.',
    from: 'source rules §7.32',
  },
  'AL-7.32b': {
    line: 'The line must leave the firing hex through a front hexside.',
    from: 'source rules §7.32',
  },
  'AL-7.32c': {
    line: 'The line is blocked if it crosses the inside of any other hex that holds a company of either side.',
    from: 'source rules §7.32',
  },
  'AL-7.32d': {
    line: 'The line is blocked if it runs along a hexside of a hex that holds a company.',
    from: 'source rules §7.32',
  },
  'AL-7.32e': {
    line: 'The line is blocked if it crosses contour lines facing different ways, that is, if along it the level both rises and falls; any number of contours in the same direction is allowed.',
    from: 'source rules §7.32, §8.5 example',
  },
  'AL-7.32f': {
    line: 'Companies in the firing hex and in the target hex never block.',
    from: 'source rules §7.32',
  },
  'AL-7.32g': {
    line: 'Touching a hex at one corner only does not count. A line through a corner of the firing hex leaves through a front hexside if either hexside at that corner is a front one.',
    from: 'ruling',
  },
  'AL-7.32h': {
    line: 'Where the line runs along a hexside, contours block it only if they do so for both of the hexes beside it.',
    from: 'ruling',
  },
  'AL-7.32i': {
    line: 'Structures, impassable hexes, woods, leaders and markers do not block lines of sight.',
    from: 'ruling',
  },
  'AL-7.32j': {
    line: 'Positions off the map hold no company and have no level: where a line runs over them they are left out, and beside a line only map hexes are considered.',
    from: 'ruling',
  },
  'AL-7.33a': {
    line: 'Strength of a fire attack: the sum over firing companies of 1 × range effect (AL-T-RANGE), halved if disordered, halved under Move and fire, at least 1/2 each.',
    from: 'source rules §7.33; company-by-company sum by ruling',
  },
  'AL-7.33b': {
    line: 'Maximum ranges: musket 3 and rifle 5 hexes.',
    from: 'source: grognard.com/reviews/cowpens.txt',
  },
  'AL-7.33c': {
    line: 'Maximum ranges: skirmisher 6, six-pounder 10, howitzer 10 hexes.',
    from: 'ruling',
  },
  'AL-7.33d': {
    line: 'An attack whose modified strength is below 1 is not allowed.',
    from: 'source rules §7.33',
  },
  'AL-7.33e': {
    line: 'The base column is the strength with fractions dropped; above 6 it is 6.',
    from: 'source rules §7.33 table; dropping by ruling',
  },
  'AL-7.33f': {
    line: 'Shift 1 column right if all firing companies are rifle-armed.',
    from: 'source rules §7.33 table',
  },
  'AL-7.33g': {
    line: "Shift 1 column right if the fire comes through a flank (or rear) hexside of the target hex; every firing company's line must do so.",
    from: 'source rules §7.33 table; "every" by ruling',
  },
  'AL-7.33h': {
    line: 'Shifts add up and are applied after the strength has been limited to 6; the final column is never beyond 6.',
    from: 'source rules §7.33 table; clamp by ruling',
  },
  'AL-7.33i': {
    line: 'Roll one die on AL-T-FIRE; an empty cell is no effect.',
    from: 'source rules §7.33',
  },
  'AL-7.33j': {
    line: 'Skirmishers may not fire in combination with any other company, skirmishers included: each fires alone.',
    from: 'source rules §7.33 table',
  },
  'AL-7.33k': {
    line: 'A skirmisher that takes a D is permanently eliminated.',
    from: 'source rules §7.33 table',
  },
  'AL-7.33l': {
    line: 'Cavalry and routed companies may not start fire combat.',
    from: 'source rules §7.33 table',
  },
  'AL-7.33m': {
    line: 'Infantry may fire only under Fire or Move and fire.',
    from: 'source rules §7.31; source: grognard.com/reviews/cowpens.txt',
  },
  'AL-7.33n': {
    line: 'The hexside by which the line enters the target hex decides front, flank or rear; through a corner it counts as front if either hexside there is a front one (a corner between flank and rear counts as flank). A hex with routed companies only has no flank (front).',
    from: 'ruling',
  },
  'AL-7.33o': {
    line: 'Skirmishers do not count as rifle-armed.',
    from: 'ruling',
  },
  'AL-7.4a': {
    line: "In its side's Shock Phase every company under Charge with an enemy company in one of its front hexes must attack.",
    from: 'source rules §7.4',
  },
  'AL-7.4b': {
    line: "Each hex with charging companies makes exactly one attack in its Shock Phase, on one eligible enemy hex in front of it, attacker's choice; hexes with no eligible target make none.",
    from: 'ruling',
  },
  'AL-7.4c': {
    line: 'An enemy hex is eligible if it holds a company other than skirmishers and is not forbidden by AL-7.44a.',
    from: 'ruling',
  },
  'AL-7.4d': {
    line: "If a hex's eligible targets vanish before its attack it need not attack.",
    from: 'ruling',
  },
  'AL-7.4e': {
    line: 'The attacker picks the groups and the order of the attacks one at a time.',
    from: 'ruling',
  },
  'AL-7.41a': {
    line: 'Every attack is resolved separately: one defending hex against one or more charging hexes.',
    from: 'source rules §7.41',
  },
  'AL-7.41b': {
    line: 'All able charging companies in an attacking hex attack together, and all companies in the defending hex defend.',
    from: 'source rules §7.41',
  },
  'AL-7.41c': {
    line: 'Able to attack: infantry or cavalry of an unrouted regiment under Charge, not out of command. Other companies in the hex take no part and no results.',
    from: 'source rules §7.41 table, §4.11; ruling for mixed hexes',
  },
  'AL-7.41d': {
    line: 'Shock strength of a company: 1, halved if rifle, halved if disordered, halved if a gun (defending), at least 1/2.',
    from: 'source rules §7.41 table, §7.43, §8.3, §7.1',
  },
  'AL-7.41e': {
    line: "Raw odds are the attackers' total to the defenders' total, fractions dropped in the defender's favour: at least equal: floor(A/D) to 1; less: 1 to ceil(D/A).",
    from: 'source rules §7.41 example; rounding by ruling',
  },
  'AL-7.41f': {
    line: 'Raw odds above 5-1 are 5-1 and below 1-3 are 1-3, before shifting.',
    from: 'ruling by analogy with source rules §7.33 table',
  },
  'AL-7.41g': {
    line: 'Shift 1 right if cavalry attacks infantry or artillery (all attackers cavalry, no cavalry in the defending hex).',
    from: 'source rules §7.41 table; "all" by ruling',
  },
  'AL-7.41h': {
    line: 'Shift 1 right if the target is attacked through a flank (or rear) hexside; every attacking hex must do so.',
    from: 'source rules §7.41 table; "every" by ruling',
  },
  'AL-7.41i': {
    line: 'Shift 1 left if infantry attacks a structure hex.',
    from: 'source rules §7.41 table, §7.44',
  },
  'AL-7.41j': {
    line: 'Shift 1 left if infantry attacks cavalry (any attacker infantry).',
    from: 'source rules §7.41 table; "any" by ruling',
  },
  'AL-7.41k': {
    line: 'Add all shifts, move that many columns, then limit to the columns 1-3 to 5-1.',
    from: 'ruling',
  },
  'AL-7.41l': {
    line: "Roll one die on AL-T-SHOCK; apply the attacker's part to the attacking companies and the defender's part to the defending hex, each allotted by its owner.",
    from: 'source rules §7.41 table',
  },
  'AL-7.41m': {
    line: 'Nobody advances or retreats because of a shock result.',
    from: 'ruling',
  },
  'AL-7.41n': {
    line: 'Skirmishers, guns and routed companies may not start shock.',
    from: 'source rules §7.41 table',
  },
  'AL-7.41o': {
    line: "At the end of a side's Shock Phase every enemy skirmisher in a front hex of one of its charging companies is permanently eliminated.",
    from: 'source rules §7.41 table',
  },
  'AL-7.41p': {
    line: 'For AL-7.41o a charging company is an infantry or cavalry company under Charge, on the map, unrouted and in command (no attached gun). Cavalry does not do this to skirmishers in a structure hex. It causes no morale check.',
    from: 'ruling',
  },
  'AL-7.41q': {
    line: 'Skirmishers stacked with other companies defend with strength 1 and may be allotted results.',
    from: 'source rules §7.1; ruling',
  },
  'AL-7.41r': {
    line: 'A defending hex with routed companies only has no flank (front); with routed and unrouted ones, in fire and shock, the facing of the unrouted counts.',
    from: 'ruling',
  },
  'AL-7.42a': {
    line: 'Companies of different regiments may join in one shock attack.',
    from: 'source rules §7.42',
  },
  'AL-7.43a': {
    line: 'Rifle companies have half strength in shock, attacking and defending.',
    from: 'source rules §7.43',
  },
  'AL-7.44a': {
    line: 'Cavalry may not start shock against a structure hex; such a hex creates no duty to attack for cavalry.',
    from: 'source rules §7.44',
  },
  'AL-7.44b': {
    line: 'Infantry starting shock against a structure hex shifts one column left.',
    from: 'source rules §7.44',
  },
  'AL-7.44c': {
    line: 'A structure hex has no other effect: cost 1, open to all arms, no effect on fire or sight.',
    from: 'ruling',
  },
  'AL-8.0a': {
    line: 'A gun company is one gun with its crew; it is regular or attached.',
    from: 'source rules §8.0',
  },
  'AL-8.0b': {
    line: 'Gun counters have no disordered side; disordered attached guns carry a marker.',
    from: 'source rules §8.0',
  },
  'AL-8.1a': {
    line: 'A gun moves or turns only with its moving side up.',
    from: 'source rules §8.1',
  },
  'AL-8.1b': {
    line: 'At the beginning of a Command Phase of its side each gun may be turned to its moving or firing side, free.',
    from: 'source rules §8.1; back-turning by ruling',
  },
  'AL-8.1c': {
    line: 'A gun turns only corner by corner, 1 movement point each.',
    from: 'source rules §8.1',
  },
  'AL-8.1d': {
    line: 'A gun with its moving side up may not fire; one with its firing side up may neither move nor turn.',
    from: 'ruling on source rules §8.1, §8.2',
  },
  'AL-8.1e': {
    line: 'A gun has a facing and fires through its front hexsides like any company.',
    from: 'source rules §5.2, §8.2',
  },
  'AL-8.2a': {
    line: 'A gun on its firing side may fire alone, with other guns, or together with any one friendly regiment.',
    from: 'source rules §8.2',
  },
  'AL-8.2b': {
    line: 'A gun fires at most once in each Mutual Fire Phase.',
    from: 'source rules §8.2',
  },
  'AL-8.2c': {
    line: 'Guns obey the line-of-sight rules, but companies do not block them if the target hex is on a higher or lower level than the gun.',
    from: 'source rules §8.2',
  },
  'AL-8.2d': {
    line: 'Opposed contours block guns as well.',
    from: 'source rules §8.5 example',
  },
  'AL-8.2e': {
    line: 'An attack with a gun in it is not all rifle-armed; skirmishers may not join it.',
    from: 'source rules §7.33 table',
  },
  'AL-8.2f': {
    line: 'Every gun that is not a howitzer uses the six-pounder line of AL-T-RANGE, three-pounders included.',
    from: 'ruling',
  },
  'AL-8.3a': {
    line: 'Guns defend at half strength in shock and may not start it.',
    from: 'source rules §8.3',
  },
  'AL-8.4a': {
    line: 'Regular artillery never checks morale and needs no order and no command to move, turn, change side or fire.',
    from: 'source rules §8.4',
  },
  'AL-8.4b': {
    line: 'Regular artillery is affected by K results only; it cannot take a D.',
    from: 'source rules §8.4',
  },
  'AL-8.4c': {
    line: 'In a hex with other companies, results go to those first; a gun takes one only when every other company in the hex already has one from this attack.',
    from: 'source rules §8.4, §8.5; skirmishers and cavalry included by ruling',
  },
  'AL-8.4d': {
    line: "A regular gun is removed from play by a K; it has no track and counts for nobody's morale.",
    from: 'ruling',
  },
  'AL-8.5a': {
    line: 'An attached gun belongs to a regiment, needs no order to move, change side or fire.',
    from: 'source rules §8.5',
  },
  'AL-8.5b': {
    line: "It must be within its leader's radius or suffer the out-of-command effects.",
    from: 'source rules §8.5',
  },
  'AL-8.5c': {
    line: "A D disorders it: half fire, allowance minus 1; a second D while disordered sends it to its regiment's track, from which it returns like any company.",
    from: 'source rules §8.5',
  },
  'AL-8.5d': {
    line: 'Any result on it makes its regiment check morale.',
    from: 'source rules §8.5',
  },
  'AL-8.5e': {
    line: 'When its regiment routs it is disordered, turned to its moving side and rout-moves with it; on rallying its facing is set by AL-4.51w.',
    from: 'ruling',
  },
  'AL-9.1a': {
    line: 'Cowpens: the British win if at the end of turn 7 at least two of Continental Line, Militia and 3d Continental Dragoons are routed or permanently eliminated.',
    from: 'source: grognard.com/tww/al/cow/cowpens.html',
  },
  'AL-9.1b': {
    line: 'Cowpens: the Americans win if at the end of turn 7 at least three of Legion Infantry, Legion Cavalry, 71st Highlanders and 7th Fusiliers are routed or permanently eliminated.',
    from: 'source: grognard.com/tww/al/cow/cowpens.html; names of the four by ruling',
  },
  'AL-9.1c': {
    line: 'Cowpens: any other result, both conditions at once included, is a draw.',
    from: 'source: grognard.com/tww/al/cow/cowpens.html; both by ruling',
  },
  'AL-9.1d': {
    line: 'Cowpens: skirmishers, the 17th Dragoons and the Royal Artillery do not count for victory.',
    from: 'source: grognard.com/tww/al/cow/cowpens.html (skirmishers); ruling by AL-4.52a',
  },
  'AL-9.1e': {
    line: 'Cowpens lasts 7 game turns.',
    from: 'source: grognard.com/tww/al/cow/cowpens.html',
  },
  'AL-9.2a': {
    line: 'Cowpens starts turn 1 with the Mutual Fire Phase of the British player turn.',
    from: 'source: grognard.com/tww/al/cow/cowpens.html',
  },
  'AL-9.3a': {
    line: 'Cowpens friendly edges: British south, American north; the battle map lists the hexes of those edges.',
    from: 'source: grognard.com/tww/al/cow/cowpens.html',
  },
  'AL-9.4a': {
    line: 'Cowpens British: army commander Tarleton, acting from the start as leader of the Legion Cavalry; regiments Legion Infantry (Cochrane), Legion Cavalry, 71st Highlanders (McArthur), 7th Fusiliers (Newmarsh), 17th Dragoons (captain); two regular guns.',
    from: 'source: grognard.com/tww/al/cow/cowpens.html; 7th Fusiliers with Newmarsh from source rules §4.51',
  },
  'AL-9.4b': {
    line: 'The leader steps of the 17th Dragoons are captain, adjutant, coronet.',
    from: 'source: grognard.com/tww/al/cow/cowpens.html',
  },
  'AL-9.4c': {
    line: 'If Tarleton is lost at Cowpens, AL-4.41a applies to the British and the Legion Cavalry gets an adjutant.',
    from: 'source rules §4.41; AL-4.41c',
  },
  'AL-9.5a': {
    line: 'Cowpens American: army commander Morgan; regiments Continental Line (Howard), Militia (Pickens), 3d Continental Dragoons (Washington), skirmishers (McDowell).',
    from: 'source: grognard.com/tww/al/cow/cowpens.html',
  },
  'AL-9.5b': {
    line: "McDowell's skirmishers are a regiment only for command status and for fire: they make no morale checks, take no orders and never count as a routed or eliminated regiment.",
    from: 'source: grognard.com/tww/al/cow/cowpens.html',
  },
  'AL-9.6a': {
    line: 'Cowpens companies, ratings, map, set-up hexes: table AL-B-COWPENS, map and set-up subject to AL-2.1c. No set-up restriction beyond AL-2.4.',
    from: 'ruling; 7th Fusiliers morale 6, Newmarsh 2, four companies, rifle-armed militia from source rules §4.51, §7.33',
  },
  'AL-10.1a': {
    line: 'Waxhaws: forces, map, set-up and 5 game turns as in table AL-B-WAXHAWS (map and set-up subject to AL-2.1c); starts with the British Command Phase of turn 1.',
    from: 'ruling',
  },
  'AL-10.1b': {
    line: 'Waxhaws: the British win if at the end of turn 5 both Right Wing and Left Wing of the 3d Virginia Detachment are routed or eliminated.',
    from: 'ruling',
  },
  'AL-10.1c': {
    line: 'Waxhaws: the Americans win if at the end of turn 5 neither wing is routed or eliminated. If exactly one is, the game is a draw.',
    from: 'ruling',
  },
  'AL-11.1a': {
    line: "Hobkirk's Hill: forces, map, set-up and 8 game turns as in table AL-B-HOBKIRK (map and set-up subject to AL-2.1c); starts with the British Command Phase of turn 1.",
    from: 'ruling',
  },
  'AL-11.1b': {
    line: "Hobkirk's Hill: the British win if at the end of turn 8 at least two of 1st Maryland, 2d Maryland, 1st Virginia, 2d Virginia are routed or eliminated.",
    from: 'ruling',
  },
  'AL-11.1c': {
    line: "Hobkirk's Hill: the Americans win if at the end of turn 8 at least two of 63d Foot, New York Volunteers, King's American Regiment, Volunteers of Ireland are routed or eliminated. Both or neither: draw.",
    from: 'ruling',
  },
  'AL-12.1a': {
    line: "Quinby Bridge: forces, map, set-up and 8 game turns as in table AL-B-QUINBY (map and set-up subject to AL-2.1c); starts with the American Command Phase of turn 1's American player turn (the British player turn of turn 1 is skipped).",
    from: 'ruling',
  },
  'AL-12.1b': {
    line: 'Quinby Bridge: the battle map lists the creek hexes as impassable and at least two structure hexes that are houses; a bridge hex is an ordinary hex.',
    from: 'ruling',
  },
  'AL-12.1c': {
    line: 'Quinby Bridge: the Americans win if at the end of turn 8 both wings of the 19th Foot are routed or eliminated, or unrouted American companies stand in at least two house hexes.',
    from: 'ruling',
  },
  'AL-12.1d': {
    line: "Quinby Bridge: the British win if at the end of turn 8 at least two of State Troops, Marion's Foot and Legion Foot are routed or eliminated. Both conditions or neither: draw.",
    from: 'ruling',
  },
} as const satisfies Clauses;

/** The id of a rule of American Legions. */
export type LegionsClause = keyof typeof CLAUSES;
