import type { Clauses } from '@linstock/kernel';

/** Every rule of American Legions in one line of our own words, by id. */
export const CLAUSES = {
  'AL-1.2a': 'Every combat unit is one company of about 50 men and is one counter.',
  'AL-1.2b':
    'Skirmisher companies and gun companies (9 to 50 men) are also single companies with the same basic strength.',
  'AL-1.2c':
    'A regiment is a set of companies under one leader; companies of several historical regiments may belong to one regiment.',
  'AL-1.2d':
    'A regiment on the map is either battle-worthy (state ok) or routed; it changes only by the morale rules.',
  'AL-1.2e':
    'A brigade is a set of regiments commanded directly by one brigade leader; those regiments have no leaders of their own.',
  'AL-1.2f': 'Each regiment that checks morale has a fixed Regimental Morale number.',
  'AL-2.1a': 'One hex is 100 yards; one game turn is ten minutes.',
  'AL-2.1b':
    "A battle supplies its map as six things: the map hexes, a contour level for each, the structure hexes with their kinds, the impassable hexes, each side's friendly-edge hexes, and the set-up hexes of each regiment and each group of regular guns. No other clause or procedure asks for anything else about the ground.",
  'AL-2.1c':
    'Map and set-up entries of the battle tables are one way to supply AL-2.1b; a surveyed map in hexes of 100 yards that supplies the same six things takes their place, and the forces, ratings, turns, start and victory conditions of the table stay as they are.',
  'AL-2.2a':
    'Counters are companies, leaders, army commanders and markers (order, out of command, routed, disordered gun).',
  'AL-2.4a':
    'Each regiment sets up only in the hexes listed for it; if one hex is listed, its leader and all its companies start there.',
  'AL-2.4b':
    'If several hexes are listed, the owner divides leader and companies among them as he likes within the stacking limit; the leader must share a hex with one of his companies.',
  'AL-2.4c': 'A brigade leader may set up in any hex that holds a company of any of his regiments.',
  'AL-2.4d':
    'The owner picks the facing of each set-up hex (one facing for all companies in it); all companies start battleworthy, without orders, guns on the firing side.',
  'AL-2.4e':
    'An army commander who is not acting as a leader sets up in any hex that holds a company of his side.',
  'AL-2.4f': 'The American player sets up first, then the British player.',
  'AL-3.0a': 'In every game turn the British player turn comes first, then the American player turn.',
  'AL-3.0b':
    'The first game turn may start at a later phase named by the battle; all phases before it are skipped in that turn only.',
  'AL-3.0c':
    'British player turn: British Command, British Movement, American Command, American Movement, Mutual Fire, British Shock, American Shock.',
  'AL-3.0d':
    'American player turn: the same phases with the sides exchanged (American Command first, and so on).',
  'AL-3.0e': "The active player's companies use their full movement allowance in his Movement Phase.",
  'AL-3.0f':
    "The non-active player's companies and leaders use half their movement allowance in his Movement Phase of that player turn.",
  'AL-3.0g': 'A halved movement allowance is rounded up.',
  'AL-3.0h':
    'At the end of each player turn remove the CHARGE order of every regiment of both sides; such a regiment then has no order.',
  'AL-3.0i':
    "The game ends after the American player turn of the battle's last game turn; then judge the victory conditions. If both sides meet theirs, or neither does, the game is a draw.",
  'AL-3.0j':
    "In phases that come before a side's first Command Phase of the game, only its units that need no order (guns and skirmishers) may act.",
  'AL-3.0k':
    "Routed regiments move in their own side's Command Phase: with the full allowance in their own player turn, with half of it in the opponent's.",
  'AL-3.0l':
    'If at the end of a player turn a side has no company on the map the game ends at once and the victory conditions are judged as at the end of the last turn.',
  'AL-4.0a':
    "Issuing orders to a regiment and rallying regiments or companies requires that regiment's leader on the map.",
  'AL-4.0b':
    'Every rule about regimental leaders applies to brigade leaders; a brigade leader merely serves several regiments.',
  'AL-4.0c': "A leader's effectiveness is added to the morale of his own regiment(s) only.",
  'AL-4.1a':
    'A company is in or out of command, and battleworthy, disordered, on the track, or permanently eliminated.',
  'AL-4.1b':
    'A company on the track is either face-up (may be rallied) or face-down (permanently eliminated).',
  'AL-4.1c': 'A regiment is battle-worthy, routed or permanently eliminated.',
  'AL-4.11a':
    "At the beginning of his own Command Phase a player marks out of command each of his unrouted companies that lies outside its leader's command radius.",
  'AL-4.11b': 'A company marked out of command becomes disordered.',
  'AL-4.11c': 'An out-of-command company cannot move or turn (except rout movement).',
  'AL-4.11d': 'An out-of-command company cannot start any combat: neither fire nor shock. It still defends.',
  'AL-4.11e':
    'Becoming out of command is no D result: a company already disordered is not removed, no morale check follows, a skirmisher is not eliminated and stays face-up.',
  'AL-4.11f':
    "At the beginning of the owner's next Command Phase the marker comes off every company that is within the radius again; the company stays disordered until re-ordered.",
  'AL-4.11g': 'Regular artillery is never out of command.',
  'AL-4.12a': 'A D result in combat disorders a battleworthy company.',
  'AL-4.12b': 'A D result from a failed morale check disorders a company in the same way.',
  'AL-4.12c': 'A disordered company has its strength halved for fire and for shock, attacking and defending.',
  'AL-4.12d': "A disordered company's movement allowance is 1 less.",
  'AL-4.12e':
    'A disordered company that receives another D result leaves the map and goes face-up to the first free space of its Regiment Track.',
  'AL-4.13a':
    'A company that receives a K result is permanently eliminated: off the map, face-down on its Regiment Track.',
  'AL-4.13b':
    'A regiment is permanently eliminated when none of its companies is on the map, whatever lies on its track.',
  'AL-4.13c':
    'When a regiment is eliminated remove its leader; a brigade leader is removed when the last of his regiments is eliminated.',
  'AL-4.13d': 'Companies on the track of an eliminated regiment can never return.',
  'AL-4.13e':
    'Attached guns count as companies of their regiment for AL-4.13b and for every morale modifier; regular guns belong to no regiment and a regular gun with a K is simply removed.',
  'AL-4.14a':
    'A battle-worthy regiment routs when it fails by 5 or more a combat morale check or a check to change orders.',
  'AL-4.14b':
    'When a regiment routs, all its battleworthy companies become disordered; companies already disordered stay as they are.',
  'AL-4.14c': 'A regiment that routs loses its order and cannot be given one until rallied.',
  'AL-4.14d': 'Routed companies cannot start fire or shock combat; they defend normally (disordered).',
  'AL-4.14e': 'Routed companies ignore command status and have no facing.',
  'AL-4.14f': 'A routed regiment makes no combat morale checks.',
  'AL-4.15a':
    "In the last step of its side's Command Phase every company of a still-routed regiment must make a rout move.",
  'AL-4.15b':
    "Rout allowance: arm allowance minus 1 for disorder; halved, rounded up, in the opponent's player turn. A gun's is computed from its allowance whichever side is up.",
  'AL-4.15c':
    'Each step of a rout move costs 1 and must enter a hex nearer to the friendly edge; if no such hex can be entered, a hex at the same distance that it has not been in during this move; never a farther one.',
  'AL-4.15d':
    'The owner picks among equally good steps. The company stops when its allowance is used or no step is possible; it may not stop earlier.',
  'AL-4.15e':
    'A routing company may not enter a hex with an enemy company, an impassable hex, or a hex with the other arm (AL-6.3b).',
  'AL-4.15f':
    'A routing company in a hex of the friendly edge with allowance left spends 1 to leave the map and is permanently eliminated, face-down on its track.',
  'AL-4.15g':
    "If a rout move leaves a leader in a hex without any company of his regiment(s), he goes with one of the companies that left, owner's choice; if all left the map, he goes to the nearest company of his regiment(s).",
  'AL-4.15h':
    'Routing companies may end stacked beyond the limit; the limit is judged only at the end of Movement Phases.',
  'AL-4.2a':
    "A company is in command if the distance from its hex to its leader's hex is at most the leader's command radius; terrain and enemies do not matter.",
  'AL-4.2b': 'Command radii are those of table AL-T-LEADERS.',
  'AL-4.2c':
    'At the end of every Movement Phase of his side a leader must share a hex with a company of his regiment or brigade.',
  'AL-4.2d':
    "Leaders and army commanders need no order, have an allowance of 8 (4 in the opponent's player turn), spend 1 for each hex in any direction and may not enter a hex with an enemy company or an impassable hex.",
  'AL-4.2e':
    'A leader who has no company of his regiment(s) in his hex at the end of the phase is put on the nearest one, at no cost; the owner picks between equally near ones.',
  'AL-4.2f':
    'Leaders and army commanders do not count for stacking, do not block lines of sight and can never be a target by themselves.',
  'AL-4.2g':
    'The line of AL-T-LEADERS for a leader: brigade if he serves several regiments; skirmisher_regiment if his companies are skirmishers; cavalry_regiment if all his companies were cavalry at set-up; otherwise infantry_regiment.',
  'AL-4.3a': 'Each side has at most one army commander; he commands no regiment unless he acts as leader.',
  'AL-4.31a':
    "While an army commander shares a hex with another leader, that leader's effectiveness is 1 higher.",
  'AL-4.31b':
    'An army commander acting as leader adds nothing to his own effectiveness, but still 1 to another leader in his hex.',
  'AL-4.32a':
    'In his own Command Phase, before any rally attempt, a player may let his army commander relieve a leader in the same hex; that leader leaves the map for good.',
  'AL-4.32b':
    "From then on the army commander is that regiment's or brigade's leader for all purposes, with his own effectiveness and a radius of 4; he cannot give the command back or relieve another leader.",
  'AL-4.32c':
    'An acting army commander whose regiment or brigade is eliminated leaves the map like any leader (AL-4.13c); he was neither killed nor captured, so AL-4.41a does not apply.',
  'AL-4.33a':
    'If an enemy company enters a hex with an army commander, he is captured. As no company may enter a hex with an enemy company, this happens only when he has no friendly company with him.',
  'AL-4.33b': 'The capturing company may go on moving.',
  'AL-4.4a':
    'When the die of a fire attack shows its first 6 of the Mutual Fire Phase against a hex holding an enemy leader, roll a second die: on 1–3 one leader is a casualty.',
  'AL-4.4b': 'Further sixes in that Mutual Fire Phase cause no leader roll.',
  'AL-4.4c':
    '"First time" is counted separately for each army: at most one leader roll against each side in a Mutual Fire Phase.',
  'AL-4.4d':
    'Leaders who can be casualties: army commanders and leaders on the start or adjutant step. A hex that holds only last-step leaders causes no roll.',
  'AL-4.4e': 'With several such leaders in the hex their owner names the one at risk before the roll.',
  'AL-4.4f': 'A leader casualty on the start step turns to the adjutant step.',
  'AL-4.4g': 'A casualty on the adjutant step becomes a captain (the 17th Dragoons: a coronet).',
  'AL-4.4h': 'Last-step leaders (captain or coronet) suffer no further casualties.',
  'AL-4.4i':
    'If a shock result removes every company of a hex that holds leaders, roll one die for each of them that can be a casualty: on 1–3 he is a casualty and is replaced as above.',
  'AL-4.4j':
    'Each surviving leader and each replacement is then placed with the nearest surviving company of his regiment or brigade; a surviving army commander with the nearest company of his army.',
  'AL-4.4k': 'If several hexes are equally near the owner picks.',
  'AL-4.4l':
    'If anything else (fire, a morale D, overstacking) leaves a leader without a company of his regiment(s) in his hex, place him by AL-4.4j without a roll. An army commander may stay alone.',
  'AL-4.4m':
    'If the regiment or brigade has no company left on the map no roll is made and the leader is removed by AL-4.13c. An army commander who leads none is at risk all the same.',
  'AL-4.41a':
    'A killed or captured army commander is out of the game; from then on every morale check of his side has +1.',
  'AL-4.41b': "The +1 applies also if he was acting as a regiment's or brigade's leader.",
  'AL-4.41c':
    'If an acting army commander is lost, his regiment or brigade gets an adjutant in his hex (a captain if the leader he relieved was on the adjutant step or lower), rated by AL-T-LEADERS for that kind of command.',
  'AL-4.41d': 'An army commander has no adjutant of his own; his first casualty removes him.',
  'AL-4.5a':
    'Morale checks are made for: combat losses, changing or issuing orders, rallying a regiment, rallying a company from the track, re-ordering a disordered company.',
  'AL-4.5b': 'Roll two dice and add all modifiers of AL-T-MORALE-MODS: this is the modified roll.',
  'AL-4.5c': "Target = Regimental Morale + leader's current effectiveness (with AL-4.31a).",
  'AL-4.5d':
    'Pass if the modified roll is at most the target. Otherwise the margin is roll minus target, and AL-T-MORALE-RESULTS gives the effect for a margin of 1–4 or 5 and more.',
  'AL-4.5e': '+1 if the regiment has one or more disordered companies on the map (not +1 each).',
  'AL-4.5f': '+1 for each other regiment of the same side that is routed or permanently eliminated.',
  'AL-4.5g':
    'The 17th Dragoons and every other one-company regiment, skirmisher regiments and regular guns never count for AL-4.5f.',
  'AL-4.5h': '+1 if any battleworthy enemy infantry company is within 1 hex of any company of the regiment.',
  'AL-4.5i': '+1 if any battleworthy enemy cavalry company is within 2 hexes of any company of the regiment.',
  'AL-4.5j': 'Skirmishers and guns do not count as infantry for AL-4.5h.',
  'AL-4.5k': '+1 for each company of the regiment on its track, face-up or face-down.',
  'AL-4.5l': "+1 if the side's army commander has been killed or captured.",
  'AL-4.5m': 'All modifiers apply to all kinds of check and are counted at the moment of the roll.',
  'AL-4.51a':
    'When a Mutual Fire Phase or a Shock Phase ends, every unrouted regiment that suffered at least one D or K in that phase makes one combat morale check.',
  'AL-4.51b': 'A regiment makes one such check however many results it took.',
  'AL-4.51c':
    'Only results that took effect count: wasted results cause no check, nor does disorder from movement or lost command.',
  'AL-4.51d': 'Passed combat check: no further effect.',
  'AL-4.51e':
    "Combat check failed by 1–4: one company of the regiment, owner's choice among those on the map, suffers a D.",
  'AL-4.51f': 'Combat check failed by 5 or more: the regiment routs.',
  'AL-4.51g': 'A D caused by a morale check causes no further check.',
  'AL-4.51h': 'A regiment with no company left on the map makes no check.',
  'AL-4.51i':
    'The active player makes all his checks first, in the order he likes, then the other player; each effect applies before the next roll.',
  'AL-4.51j': 'Order check passed: the new order is placed.',
  'AL-4.51k':
    "Order check failed by 1–4: the order stays as it was and one company, owner's choice, suffers a D.",
  'AL-4.51l': 'Order check failed by 5 or more: the regiment routs.',
  'AL-4.51m':
    'Regiment rally passed: the regiment is no longer routed; its companies stay disordered and it has no order.',
  'AL-4.51n': 'Regiment rally failed by 1–4: it stays routed.',
  'AL-4.51o':
    "Regiment rally failed by 5 or more: it stays routed and one company, owner's choice, suffers a D.",
  'AL-4.51p': "Company rally passed: the company returns from the track, battleworthy, to its leader's hex.",
  'AL-4.51q': 'Company rally failed by any margin: it stays on the track.',
  'AL-4.51r': 'Re-order passed: the company becomes battleworthy.',
  'AL-4.51s': 'Re-order failed by any margin: it stays disordered.',
  'AL-4.51t': 'Company rallies and re-orders are rolled one by one for each company.',
  'AL-4.51u':
    'In a Command Phase a routed regiment may try to rally once, an unrouted regiment may try to change orders once, each face-up track company of an unrouted regiment may try to return once, and each disordered in-command company of an unrouted regiment may try to re-order once.',
  'AL-4.51v':
    'A company that returned from the track in this Command Phase may not also try to re-order in it (it needs none). A regiment rallied in this phase may go on to company attempts and an order attempt in it.',
  'AL-4.51w':
    "On rallying, the owner sets the facing of each hex of the regiment; in a hex with an unrouted company its facing applies. A returning company takes the facing of the companies in the leader's hex.",
  'AL-4.51x':
    'A company may return to a hex that already holds 4 companies; AL-6.2 is judged at the end of the Movement Phase.',
  'AL-4.51y':
    "If AL-6.3b keeps a returning company out of its leader's hex (a brigade leader with the other arm), it returns to the nearest hex with a company of its own regiment; the owner picks between equally near ones.",
  'AL-4.51z':
    "In a hex without any facing a returning company's facing is its owner's choice; a returning gun comes back with the side up that its owner chooses.",
  'AL-4.52a':
    "The rout or elimination of a one-company regiment never modifies another regiment's check; the one-company regiment itself checks normally.",
  'AL-4.6a': 'All companies of a regiment have the same order.',
  'AL-4.61a':
    "In a side's first Command Phase of the game it may give any unrouted regiment any permitted order without a check; one that was rallied in that very phase needs the check of AL-4.61b.",
  'AL-4.61b':
    'Later, changing an order, or giving one to a regiment that has none (rallied, order expired, or never ordered), needs one passed order check.',
  'AL-4.61c': 'An order other than CHARGE stays in force until changed or lost by rout.',
  'AL-4.62a':
    'A regiment without an order may not move, turn, fire or start shock; it may defend, retreat in rout, rally and re-order.',
  'AL-4.62b': 'A player is never obliged to give orders.',
  'AL-4.62c': 'MOVE: full movement, no fire, no shock.',
  'AL-4.62d': 'FIRE: fire at full effect, no movement (no turning either), no shock.',
  'AL-4.62e': 'MOVE_AND_FIRE: movement and fire both at reduced effect, no shock.',
  'AL-4.62f':
    'MOVE_AND_FIRE reduction: the movement allowance is halved (rounded up) and each company fires at half strength, whether it moved or not.',
  'AL-4.62g':
    'CHARGE: movement and compulsory shock, no fire; valid only to the end of the current player turn.',
  'AL-4.62h': 'A company under CHARGE has 1 movement point more, added after all halving.',
  'AL-4.62i': 'Cavalry may be given only MOVE or CHARGE.',
  'AL-4.62j': 'Infantry (musket or rifle) may be given any of the four orders.',
  'AL-4.62k':
    'Skirmishers take no orders: in command they may move their whole (or half) allowance and fire at full effect in the same player turn; they never start shock.',
  'AL-5.0a':
    'Every unrouted company faces one corner of its hex; the two hexsides meeting there are its front.',
  'AL-5.0b': 'The two hexsides next to the front are the flanks, the two others the rear.',
  'AL-5.0c': 'Wherever a rule says flank hexside, rear hexsides count as well.',
  'AL-5.1a': 'In its Movement Phase a company or stack may turn at any time for 1 movement point a corner.',
  'AL-5.1b':
    'Infantry, cavalry and skirmishers may instead turn 180 degrees for 1 movement point; guns may not.',
  'AL-5.2a': 'A company enters only one of its two front hexes; it may not step sideways or backwards.',
  'AL-5.2b': 'A company fires and starts shock only through its two front hexsides.',
  'AL-5.3a': 'At the end of a Movement Phase all companies in a hex have the same facing.',
  'AL-5.3b':
    "A company may enter a hex with a friendly company and stay there only if it can also pay for turning to that company's facing.",
  'AL-5.4a':
    'Leaders, army commanders and routed companies have no facing and pay nothing to change direction.',
  'AL-6.1a':
    'In his Movement Phase a player moves as many or as few of the companies whose orders allow movement as he likes.',
  'AL-6.1b': 'A company may use less than its allowance, never more.',
  'AL-6.1c': 'Entering any hex costs 1 movement point; there are no terrain costs.',
  'AL-6.1d': 'Unused movement points are lost; they are not saved or passed to other companies.',
  'AL-6.1e': 'Movement allowances are those of AL-T-UNITS.',
  'AL-6.1f':
    "Order of arithmetic: allowance, minus 1 if disordered; half rounded up in the opponent's player turn; half rounded up under MOVE_AND_FIRE; plus 1 under CHARGE.",
  'AL-6.1g': 'There are no zones of control: nearby enemies never stop or slow movement.',
  'AL-6.1h': 'Unrouted companies may not leave the map.',
  'AL-6.1i': 'The Movement Phase ends when its player has moved all he wants to move.',
  'AL-6.1j':
    'A stack is any set of companies of one hex, of whatever regiments, that may all move; it makes the same actions together, each company paying its own points, and can do only what all of them can pay.',
  'AL-6.2a':
    'When a Movement Phase ends, a hex may hold at most 4 companies of one side, of any arm, guns and skirmishers included.',
  'AL-6.2b': 'The limit does not apply at other times.',
  'AL-6.2c':
    'At the end of the Movement Phase the excess in each hex is permanently eliminated; the opponent picks which companies.',
  'AL-6.2d':
    'Unrouted companies may move away in the Movement Phase to cure overstacking caused by a rout; if it remains, AL-6.2c applies.',
  'AL-6.2e': 'Elimination by overstacking causes no morale check.',
  'AL-6.3a': 'A company may freely enter a hex with friendly companies.',
  'AL-6.3b':
    'Cavalry may never enter a hex with friendly infantry, and infantry never a hex with friendly cavalry; guns and skirmishers count as infantry here. Leaders are free.',
  'AL-6.3c':
    'A company or stack that enters and leaves, in one Movement Phase, a hex holding other friendly companies is disordered, and so are those companies, at the instant it leaves.',
  'AL-6.3d':
    'This disorder is a change of status, no D result: it never removes an already disordered company and never causes a morale check.',
  'AL-6.3e':
    'A company disordered while moving loses 1 of its remaining movement points (not below 0) and may go on.',
  'AL-6.3f': 'Skirmishers and regular guns neither cause nor suffer this disorder.',
  'AL-6.3g': 'Companies that move together as one stack do not pass through each other.',
  'AL-6.31a':
    'Passing through applies also in the Command Phase: an unrouted company is disordered at the instant a routed company leaves its hex.',
  'AL-6.31b':
    'Only a hex the routed company both entered and left in that rout move counts, not the hex it started in.',
  'AL-6.4a': 'No company may enter a hex with an enemy company.',
  'AL-6.4b':
    'No company, leader or army commander may enter an impassable hex or leave the map; the only exception is a routing company leaving by AL-4.15f.',
  'AL-7.1a': 'Every company has basic strength 1 for fire and for shock.',
  'AL-7.1b':
    'Range, disorder, weapon and orders modify it by multiplication, but never below 1/2 for a single company.',
  'AL-7.2a': 'In one attack each company can take only one result.',
  'AL-7.2b': 'Results for which no company is left are lost.',
  'AL-7.2c':
    'The owner of the affected companies allots the results: first all K, then all D, each to a different company. He must allot as many as can take effect: where a regular gun can take a K, an attached gun may not take it if a D would then be lost.',
  'AL-7.2d': 'Different attacks are separate: a company may take one result in each.',
  'AL-7.2e': 'Results take effect at once, before the next attack.',
  'AL-7.2f':
    'In a result cell each D disorders one company, each K permanently eliminates one company, and a digit repeats the letter after it (3D = DDD, K3D = KDDD). An empty cell or part has no effect.',
  'AL-7.31a':
    "Fire combat happens only in the Mutual Fire Phase; the active player's side fires first, then the other.",
  'AL-7.31b': 'One attack may use companies of one regiment only, plus guns (AL-8.2a).',
  'AL-7.31c': 'A company fires at most once in a player turn.',
  'AL-7.31d': 'A hex may be fired at any number of times, by any companies and combinations.',
  'AL-7.31e': 'Firing is always voluntary.',
  'AL-7.31f':
    'A player finishes the attacks of one regiment before firing with another; once another regiment has fired, the former may not fire again in that phase. Attacks by guns alone do not count as another regiment.',
  'AL-7.31g':
    'Companies of one regiment in different hexes, and part of a stack, may join in one attack on one hex; a stack may split its fire.',
  'AL-7.31h': 'The target is a hex with at least one enemy company.',
  'AL-7.32a':
    'A firing company needs a clear line of sight: a straight line from the centre of its hex to the centre of the target hex.',
  'AL-7.32b': 'The line must leave the firing hex through a front hexside.',
  'AL-7.32c':
    'The line is blocked if it crosses the inside of any other hex that holds a company of either side.',
  'AL-7.32d': 'The line is blocked if it runs along a hexside of a hex that holds a company.',
  'AL-7.32e':
    'The line is blocked if it crosses contour lines facing different ways, that is, if along it the level both rises and falls; any number of contours in the same direction is allowed.',
  'AL-7.32f': 'Companies in the firing hex and in the target hex never block.',
  'AL-7.32g':
    'Touching a hex at one corner only does not count. A line through a corner of the firing hex leaves through a front hexside if either hexside at that corner is a front one.',
  'AL-7.32h':
    'Where the line runs along a hexside, contours block it only if they do so for both of the hexes beside it.',
  'AL-7.32i': 'Structures, impassable hexes, woods, leaders and markers do not block lines of sight.',
  'AL-7.32j':
    'Positions off the map hold no company and have no level: where a line runs over them they are left out, and beside a line only map hexes are considered.',
  'AL-7.33a':
    'Strength of a fire attack: the sum over firing companies of 1 × range effect (AL-T-RANGE), halved if disordered, halved under MOVE_AND_FIRE, at least 1/2 each.',
  'AL-7.33b': 'Maximum ranges: musket 3 and rifle 5 hexes.',
  'AL-7.33c': 'Maximum ranges: skirmisher 6, six-pounder 10, howitzer 10 hexes.',
  'AL-7.33d': 'An attack whose modified strength is below 1 is not allowed.',
  'AL-7.33e': 'The base column is the strength with fractions dropped; above 6 it is 6.',
  'AL-7.33f': 'Shift 1 column right if all firing companies are rifle-armed.',
  'AL-7.33g':
    "Shift 1 column right if the fire comes through a flank (or rear) hexside of the target hex; every firing company's line must do so.",
  'AL-7.33h':
    'Shifts add up and are applied after the strength has been limited to 6; the final column is never beyond 6.',
  'AL-7.33i': 'Roll one die on AL-T-FIRE; an empty cell is no effect.',
  'AL-7.33j':
    'Skirmishers may not fire in combination with any other company, skirmishers included: each fires alone.',
  'AL-7.33k': 'A skirmisher that takes a D is permanently eliminated.',
  'AL-7.33l': 'Cavalry and routed companies may not start fire combat.',
  'AL-7.33m': 'Infantry may fire only under FIRE or MOVE_AND_FIRE.',
  'AL-7.33n':
    'The hexside by which the line enters the target hex decides front, flank or rear; through a corner it counts as front if either hexside there is a front one (a corner between flank and rear counts as flank). A hex with routed companies only has no flank (front).',
  'AL-7.33o': 'Skirmishers do not count as rifle-armed.',
  'AL-7.4a':
    "In its side's Shock Phase every company under CHARGE with an enemy company in one of its front hexes must attack.",
  'AL-7.4b':
    "Each hex with charging companies makes exactly one attack in its Shock Phase, on one eligible enemy hex in front of it, attacker's choice; hexes with no eligible target make none.",
  'AL-7.4c':
    'An enemy hex is eligible if it holds a company other than skirmishers and is not forbidden by AL-7.44a.',
  'AL-7.4d': "If a hex's eligible targets vanish before its attack it need not attack.",
  'AL-7.4e': 'The attacker picks the groups and the order of the attacks one at a time.',
  'AL-7.41a': 'Every attack is resolved separately: one defending hex against one or more charging hexes.',
  'AL-7.41b':
    'All able charging companies in an attacking hex attack together, and all companies in the defending hex defend.',
  'AL-7.41c':
    'Able to attack: infantry or cavalry of an unrouted regiment under CHARGE, not out of command. Other companies in the hex take no part and no results.',
  'AL-7.41d':
    'Shock strength of a company: 1, halved if rifle, halved if disordered, halved if a gun (defending), at least 1/2.',
  'AL-7.41e':
    "Raw odds are the attackers' total to the defenders' total, fractions dropped in the defender's favour: at least equal: floor(A/D) to 1; less: 1 to ceil(D/A).",
  'AL-7.41f': 'Raw odds above 5-1 are 5-1 and below 1-3 are 1-3, before shifting.',
  'AL-7.41g':
    'Shift 1 right if cavalry attacks infantry or artillery (all attackers cavalry, no cavalry in the defending hex).',
  'AL-7.41h':
    'Shift 1 right if the target is attacked through a flank (or rear) hexside; every attacking hex must do so.',
  'AL-7.41i': 'Shift 1 left if infantry attacks a structure hex.',
  'AL-7.41j': 'Shift 1 left if infantry attacks cavalry (any attacker infantry).',
  'AL-7.41k': 'Add all shifts, move that many columns, then limit to the columns 1-3 to 5-1.',
  'AL-7.41l':
    "Roll one die on AL-T-SHOCK; apply the attacker's part to the attacking companies and the defender's part to the defending hex, each allotted by its owner.",
  'AL-7.41m': 'Nobody advances or retreats because of a shock result.',
  'AL-7.41n': 'Skirmishers, guns and routed companies may not start shock.',
  'AL-7.41o':
    "At the end of a side's Shock Phase every enemy skirmisher in a front hex of one of its charging companies is permanently eliminated.",
  'AL-7.41p':
    'For AL-7.41o a charging company is an infantry or cavalry company under CHARGE, on the map, unrouted and in command (no attached gun). Cavalry does not do this to skirmishers in a structure hex. It causes no morale check.',
  'AL-7.41q': 'Skirmishers stacked with other companies defend with strength 1 and may be allotted results.',
  'AL-7.41r':
    'A defending hex with routed companies only has no flank (front); with routed and unrouted ones, in fire and shock, the facing of the unrouted counts.',
  'AL-7.42a': 'Companies of different regiments may join in one shock attack.',
  'AL-7.43a': 'Rifle companies have half strength in shock, attacking and defending.',
  'AL-7.44a':
    'Cavalry may not start shock against a structure hex; such a hex creates no duty to attack for cavalry.',
  'AL-7.44b': 'Infantry starting shock against a structure hex shifts one column left.',
  'AL-7.44c': 'A structure hex has no other effect: cost 1, open to all arms, no effect on fire or sight.',
  'AL-8.0a': 'A gun company is one gun with its crew; it is regular or attached.',
  'AL-8.0b': 'Gun counters have no disordered side; disordered attached guns carry a marker.',
  'AL-8.1a': 'A gun moves or turns only with its moving side up.',
  'AL-8.1b':
    'At the beginning of a Command Phase of its side each gun may be turned to its moving or firing side, free.',
  'AL-8.1c': 'A gun turns only corner by corner, 1 movement point each.',
  'AL-8.1d':
    'A gun with its moving side up may not fire; one with its firing side up may neither move nor turn.',
  'AL-8.1e': 'A gun has a facing and fires through its front hexsides like any company.',
  'AL-8.2a':
    'A gun on its firing side may fire alone, with other guns, or together with any one friendly regiment.',
  'AL-8.2b': 'A gun fires at most once in each Mutual Fire Phase.',
  'AL-8.2c':
    'Guns obey the line-of-sight rules, but companies do not block them if the target hex is on a higher or lower level than the gun.',
  'AL-8.2d': 'Opposed contours block guns as well.',
  'AL-8.2e': 'An attack with a gun in it is not all rifle-armed; skirmishers may not join it.',
  'AL-8.2f':
    'Every gun that is not a howitzer uses the six-pounder line of AL-T-RANGE, three-pounders included.',
  'AL-8.3a': 'Guns defend at half strength in shock and may not start it.',
  'AL-8.4a':
    'Regular artillery never checks morale and needs no order and no command to move, turn, change side or fire.',
  'AL-8.4b': 'Regular artillery is affected by K results only; it cannot take a D.',
  'AL-8.4c':
    'In a hex with other companies, results go to those first; a gun takes one only when every other company in the hex already has one from this attack.',
  'AL-8.4d': "A regular gun is removed from play by a K; it has no track and counts for nobody's morale.",
  'AL-8.5a': 'An attached gun belongs to a regiment, needs no order to move, change side or fire.',
  'AL-8.5b': "It must be within its leader's radius or suffer the out-of-command effects.",
  'AL-8.5c':
    "A D disorders it: half fire, allowance minus 1; a second D while disordered sends it to its regiment's track, from which it returns like any company.",
  'AL-8.5d': 'Any result on it makes its regiment check morale.',
  'AL-8.5e':
    'When its regiment routs it is disordered, turned to its moving side and rout-moves with it; on rallying its facing is set by AL-4.51w.',
  'AL-9.1a':
    'Cowpens: the British win if at the end of turn 7 at least two of Continental Line, Militia and 3d Continental Dragoons are routed or permanently eliminated.',
  'AL-9.1b':
    'Cowpens: the Americans win if at the end of turn 7 at least three of Legion Infantry, Legion Cavalry, 71st Highlanders and 7th Fusiliers are routed or permanently eliminated.',
  'AL-9.1c': 'Cowpens: any other result, both conditions at once included, is a draw.',
  'AL-9.1d': 'Cowpens: skirmishers, the 17th Dragoons and the Royal Artillery do not count for victory.',
  'AL-9.1e': 'Cowpens lasts 7 game turns.',
  'AL-9.2a': 'Cowpens starts turn 1 with the Mutual Fire Phase of the British player turn.',
  'AL-9.3a':
    'Cowpens friendly edges: British south, American north; the battle map lists the hexes of those edges.',
  'AL-9.4a':
    'Cowpens British: army commander Tarleton, acting from the start as leader of the Legion Cavalry; regiments Legion Infantry (Cochrane), Legion Cavalry, 71st Highlanders (McArthur), 7th Fusiliers (Newmarsh), 17th Dragoons (captain); two regular guns.',
  'AL-9.4b': 'The leader steps of the 17th Dragoons are captain, adjutant, coronet.',
  'AL-9.4c':
    'If Tarleton is lost at Cowpens, AL-4.41a applies to the British and the Legion Cavalry gets an adjutant.',
  'AL-9.5a':
    'Cowpens American: army commander Morgan; regiments Continental Line (Howard), Militia (Pickens), 3d Continental Dragoons (Washington), skirmishers (McDowell).',
  'AL-9.5b':
    "McDowell's skirmishers are a regiment only for command status and for fire: they make no morale checks, take no orders and never count as a routed or eliminated regiment.",
  'AL-9.6a':
    'Cowpens companies, ratings, map, set-up hexes: table AL-B-COWPENS, map and set-up subject to AL-2.1c. No set-up restriction beyond AL-2.4.',
  'AL-10.1a':
    'Waxhaws: forces, map, set-up and 5 game turns as in table AL-B-WAXHAWS (map and set-up subject to AL-2.1c); starts with the British Command Phase of turn 1.',
  'AL-10.1b':
    'Waxhaws: the British win if at the end of turn 5 both Right Wing and Left Wing of the 3d Virginia Detachment are routed or eliminated.',
  'AL-10.1c':
    'Waxhaws: the Americans win if at the end of turn 5 neither wing is routed or eliminated. If exactly one is, the game is a draw.',
  'AL-11.1a':
    "Hobkirk's Hill: forces, map, set-up and 8 game turns as in table AL-B-HOBKIRK (map and set-up subject to AL-2.1c); starts with the British Command Phase of turn 1.",
  'AL-11.1b':
    "Hobkirk's Hill: the British win if at the end of turn 8 at least two of 1st Maryland, 2d Maryland, 1st Virginia, 2d Virginia are routed or eliminated.",
  'AL-11.1c':
    "Hobkirk's Hill: the Americans win if at the end of turn 8 at least two of 63d Foot, New York Volunteers, King's American Regiment, Volunteers of Ireland are routed or eliminated. Both or neither: draw.",
  'AL-12.1a':
    "Quinby Bridge: forces, map, set-up and 8 game turns as in table AL-B-QUINBY (map and set-up subject to AL-2.1c); starts with the American Command Phase of turn 1's American player turn (the British player turn of turn 1 is skipped).",
  'AL-12.1b':
    'Quinby Bridge: the battle map lists the creek hexes as impassable and at least two structure hexes of kind `house`; a bridge hex is an ordinary hex.',
  'AL-12.1c':
    'Quinby Bridge: the Americans win if at the end of turn 8 both wings of the 19th Foot are routed or eliminated, or unrouted American companies stand in at least two house hexes.',
  'AL-12.1d':
    "Quinby Bridge: the British win if at the end of turn 8 at least two of State Troops, Marion's Foot and Legion Foot are routed or eliminated. Both conditions or neither: draw.",
} as const satisfies Clauses;

/** The id of a rule of American Legions. */
export type LegionsClause = keyof typeof CLAUSES;
