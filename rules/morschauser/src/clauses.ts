import type { Clauses } from '@linstock/kernel';

/** Every rule of Morschauser Meets MacDuff in one line of our own words, by id. */
export const CLAUSES = {
  'MM-A0a':
    'The table is a rectangle W by H inches. A point is (x, y): x grows to the east (right), y to the north (up), (0,0) is the south-west corner.',
  'MM-A0b':
    'A facing is an angle in degrees clockwise from north (0 = north, 90 = east); the unit vector ahead of a stand is (sin f, cos f), its right-hand vector (cos f, -sin f).',
  'MM-A0c':
    'A stand is a rectangle given by centre, facing, frontage w and depth d. Its front edge is the edge ahead of the centre; its front line is the infinite line through the front edge.',
  'MM-A0d':
    'Measure the distance between two stands as the shortest distance between their rectangles; it is 0 when they touch or overlap. Measure to lines and areas the same way.',
  'MM-A0e':
    '"Within N inches" means a distance of N or less; every comparison of lengths has a tolerance of 0.01 inch.',
  'MM-A0f': 'Two stands touch when their distance is 0.1 inch or less.',
  'MM-A0g':
    'A stand is in an area feature when its centre is inside or on the outline. A move is through a feature when any part of the path of the centre is inside the outline.',
  'MM-A0h':
    'The level of a stand is the highest level of all hill contours that contain its centre; 0 when there is none.',
  'MM-A0i':
    'Every die has six faces. A list of hitting scores such as "5,6" is held as the lowest score that hits; taking 1 off the scores that hit is the same as adding 1 to that lowest score.',
  'MM-A0j': 'Never round a distance or a halved or enlarged allowance; round only where a clause says so.',
  'MM-A0k':
    'A turn is two player turns, one of each side, in the order fixed by A5. "Own last player turn" is the most recent one that has ended.',
  'MM-A0l':
    'Fix every option and variation before the first turn and show the choice to both players; it does not change during the game.',
  'MM-A0m':
    'Players may add or leave out rules by agreement: offer every advanced rule as a switch (T-OPTIONS) and let a battle bring its own special rules.',
  'MM-A0n':
    "A preset sets every switch; the players may then change single switches. Only in preset `standard` do the `options` of a battle replace the preset's value. A rule that is off is left out as MM-A5c, MM-A5j, MM-D1i, MM-E1l, MM-E2ad, MM-E3n, MM-E4n, MM-E5h, MM-E6h, MM-E7k5, MM-E7o2 and MM-E8f say; all other clauses stay in force.",
  'MM-A1a': 'The playing piece is one stand, called a company.',
  'MM-A1b': 'An infantry stand stands for about 50 to 150 men.',
  'MM-A1c': 'A light infantry or cavalry stand stands for about half as many men as an infantry stand.',
  'MM-A1d': 'An artillery stand stands for 2 to 4 guns with crews and equipment.',
  'MM-A1e': 'A general with his staff is a stand of his own.',
  'MM-A1f': 'Each company starts with the strength points (SP) of its type in T1.',
  'MM-A1g': 'When a company fights, roll one die for each SP it has at that moment.',
  'MM-A1h': 'Each hit takes 1 SP from the company.',
  'MM-A1i': 'Remove a company from play when it has 0 SP.',
  'MM-A1j': 'The number of figures on a stand has no effect on its SP.',
  'MM-A1k': 'The frontage and depth of stands is free, but the same kind of stand is equal on both sides.',
  'MM-A1l': 'Use stands of 3 by 3 inches unless the battle says otherwise.',
  'MM-A1m': 'Companies may be grouped in regiments of at most 5 companies.',
  'MM-A1n':
    'Regiments (and single companies) may be put under the command of a general; the companies under one general are his brigade.',
  'MM-A1o':
    'In the basic game regiments and generals have no effect other than MM-B6m; their other effects belong to the switches of section E.',
  'MM-A1p':
    'Keep the starting SP of each company; hits on a company = starting SP minus present SP (needed by E4).',
  'MM-A1q':
    "A general's stand is 1.5 by 1.5 inches on both sides. It is not a company: it has no SP, no melee range of its own and is not counted for D or E3. No stand is in melee range of it, and it is no third company in MM-B3g; where MM-B1o and MM-B1p say within 3 inches the plain distance (MM-A0d) counts.",
  'MM-A1r': 'A company is lost when it is removed at 0 SP, surrenders (MM-B6ab, MM-C5k) or leaves the table.',
  'MM-A2a': '1 inch represents 15 to 25 yards; this has no effect in play.',
  'MM-A2b':
    'For a large battle let each regiment stand for a brigade and each brigade for a division; no number changes.',
  'MM-A3a': 'Line Infantry: close-order foot with muskets or rifles, row lineInfantry of T1.',
  'MM-A3b': 'Light Infantry: foot in loose order, able to fight in rough terrain, row lightInfantry of T1.',
  'MM-A3c': 'Declare each foot company Line or Light before the game; it cannot change during the game.',
  'MM-A3d': 'Heavy Cavalry: shock cavalry, row cavalry of T1.',
  'MM-A3e': 'Light Cavalry: all other cavalry, some with firearms, row lightCavalry of T1.',
  'MM-A3f': 'Artillery: field guns of 6 to 12 pounds, row artillery of T1.',
  'MM-A3g': 'Engineers: pioneers trained for engineering tasks, row engineers of T1.',
  'MM-A3h': 'Baggage: wagons and the like, row wagons of T1.',
  'MM-A3i':
    'The order of battle gives every foot and engineer company one weapon, musket or rifle, for the whole game.',
  'MM-A4a':
    'Line Infantry: move 12; musket 6 inches or rifle 18 inches, both hit on 5,6; melee value 3 front, 1 rear; 4 SP.',
  'MM-A4b':
    'Light Infantry: move 15; musket 12 inches or rifle 18 inches, both hit on 5,6; melee value 2 front, 1 rear; 3 SP.',
  'MM-A4c': 'Cavalry (heavy): move 18; no shooting; melee value 4 front, 2 rear; 4 SP.',
  'MM-A4d': 'Light Cavalry: move 24; carbine 6 inches hits on 6; melee value 3 front, 1 rear; 3 SP.',
  'MM-A4e':
    'Artillery: move 12; canister 12 inches hits on 2,3,4,5,6; shot or shell 36 inches hits on 4,5,6; melee value 2 front, 1 rear; 2 SP.',
  'MM-A4f':
    'Engineers: move 12; musket 6 inches or rifle 18 inches, both hit on 6; melee value 2 front, 1 rear; 3 SP.',
  'MM-A4g': 'Wagons: move 9; no shooting; melee value 1 front, 1 rear; 2 SP.',
  'MM-A4h': '"Flank value" and "rear value" are the same number: the rear column of T1.',
  'MM-A5a': 'Before the first turn each commander rolls one die.',
  'MM-A5b': 'The commander with the higher score chooses whether to move first or second.',
  'MM-A5c': 'That order holds for the whole game.',
  'MM-A5d': 'If both players agree, dice again at the start of every turn instead (switch rerollInitiative).',
  'MM-A5e': 'In each turn every company may move and fight.',
  'MM-A5f': 'Finish one company or group completely (shooting, melee, movement) before starting another.',
  'MM-A5p': 'Terrain, forces and deployment are those the battle (scenario) calls for.',
  'MM-A5g': 'Roll an equal initiative die again, both sides, until one is higher.',
  'MM-A5h': 'A battle may fix the side that moves first; then do not dice.',
  'MM-A5i': 'A player turn has the six steps given under "Sequence of play".',
  'MM-A5j':
    'With switch formedRegiments off a group is one company, or any companies of one regiment that the owner names together.',
  'MM-A5k':
    'With switch formedRegiments on a group is one formed regiment (or a detachment of it, MM-E1g), or one other company.',
  'MM-A5l':
    'A group acts in five phases: P1 shooting by companies that shoot first; P2 all moves, charges included; P3 melees one at a time; P4 shooting by companies that moved; P5 moves after melee (MM-B6f, MM-B6g) and those of MM-B6ag and MM-B6ak.',
  'MM-A5m': 'A company acts in one group only in each player turn; "hold" is a permitted action.',
  'MM-A5n':
    'A player may not end his player turn while one of his groups still has a compulsory action: a melee under MM-B6e, a command roll of an impetuous group (MM-E2r), or leaving a burning town (MM-C5g). What no rule lets the group do any more is not compulsory.',
  'MM-A5o':
    'Within a phase the owner chooses the order of the companies; a result applies before the next company acts.',
  'MM-B1a': "Turning on the spot is unlimited during the company's own activation.",
  'MM-B1b': 'A company may move up to its full move each turn.',
  'MM-B1c': 'Terrain may change the distance (section C).',
  'MM-B1d':
    "A move is a list of legs. For each leg the company first pivots about its centre to the leg's facing, then its centre goes straight to the leg's end point without turning. A final pivot gives the end facing.",
  'MM-B1e':
    'The length of a move is the sum of the straight lengths covered by the centre; it may not exceed the allowance of the company (T1, E7, C).',
  'MM-B1f':
    'Pivots cost nothing, are not "moving", and may be made at any time in the company\'s own activation, also directly before it shoots or melees.',
  'MM-B1g': 'A leg may go in any direction relative to the facing.',
  'MM-B1h':
    'During a leg the stand may never overlap an enemy company, and its centre may not enter terrain that is closed to it.',
  'MM-B1i': 'Do not test the turning motion of a pivot, only the positions during legs and at the end.',
  'MM-B1j': 'A company may pass over friendly stands freely (but see MM-B3p).',
  'MM-B1k':
    "At the end of each move of a company, and again when its group's activation ends, its stand may overlap no other company of either side (tolerance 0.01). A pivot made only to shoot may overlap a friend until then.",
  'MM-B1l':
    "At the end of its move, and when its group's activation ends, all four corners of the stand must be on the table (routing companies: MM-E3j).",
  'MM-B1m':
    "A general moves up to 24 inches once in his side's player turn, between two groups, through any terrain except unfordable water, marsh, burning towns and unbreached high walls. He needs no command roll and gets no road bonus.",
  'MM-B1n':
    "A general's stand is no obstacle to movement or sight. When a company ends a move on him, his owner shifts him the least distance that clears the stand.",
  'MM-B1o':
    'When an enemy company ends a move or retreat within 3 inches of a general who is not attached, he at once joins the nearest company of his side within 24 inches (attached, touching the middle of its rear edge); if there is none he is captured and removed.',
  'MM-B1p':
    'A general may not end his own move within 3 inches of an enemy company unless he attaches himself to a company there.',
  'MM-B1q':
    'A general attaches himself by ending his own move touching a company of his side, or at set-up; he is then placed touching the middle of its rear edge and is carried along with every move and retreat of it until he moves away; there his stand may lie on other stands or off the table. Touching is enough, no declaration is needed; of several companies touched take one of his own brigade first, then the nearest, then the first in the order of battle. At set-up only companies of his own brigade count. Being carried is not his own move.',
  'MM-B1r':
    'Reinforcements enter in the player turn given: put the centre on the listed section of the table edge and measure the move from there; at the end the stand must be wholly on the table. They may wait for a later turn, and must wait while every entry point is within 3 inches of an enemy company.',
  'MM-B2a': 'Moving first and shooting afterwards is allowed.',
  'MM-B2b': 'Shooting first and moving afterwards is allowed.',
  'MM-B2c': 'A company that shoots and then moves may not charge.',
  'MM-B2d': 'A company that melees and then moves may not shoot afterwards.',
  'MM-B2e': 'A company in melee range of an enemy may not shoot.',
  'MM-B2f': 'Artillery that makes a road move may not shoot in that turn.',
  'MM-B2g':
    'A company shoots at most once in its own player turn, and moves either before or after shooting, not both.',
  'MM-B2h': 'Artillery that has shot may not make a road move in that player turn.',
  'MM-B3a': 'A charge is any move that brings a company within 3 inches of an enemy company.',
  'MM-B3b': 'Charging is closed to artillery, engineers and wagons.',
  'MM-B3c': 'Once a company has come within 3 inches of an enemy it must halt or go on towards that enemy.',
  'MM-B3d': 'It must then start a melee.',
  'MM-B3e':
    "It is a flank attack only when the whole attacking stand lay behind the target's front while it was still more than 3 inches away.",
  'MM-B3f': 'A company that has done long-range shooting may not charge in the same turn.',
  'MM-B3g':
    'Two enemy companies are in melee range when their distance is 3 inches or less and at least one straight segment of 3 inches or less from one rectangle to the other crosses no third company (either side), no unfordable water (other than within 0.5 inch of a road that bridges it) and no unbreached high wall. Wherever a rule says "within 3 inches of an enemy" use melee range.',
  'MM-B3h':
    'Test for MM-B3g these segments only: the closest-point pair (where parallel edges are closest along a stretch: the two ends and the middle of that stretch), and every pair of points taken at the corners and every 0.5 inch along the edges of the two stands, each edge counted clockwise from its first corner. A segment crosses a stand when more than 0.01 inch of it lies inside or along the edge of the closed rectangle.',
  'MM-B3i':
    'The entry point of a charge is the first position on the path at which the company is in melee range of an enemy company. Find it in steps of at most 0.05 inch, then by bisection to 0.001.',
  'MM-B3j':
    'From the entry point at most one further leg is allowed: straight, without turning, the distance to that enemy growing smaller at every step of 0.05 (by 0.001 or more), ending at contact at the latest, within the remaining allowance. What is left of the leg under way counts as that leg; a leg cut at the entry point may be followed by one in another direction with the same facing.',
  'MM-B3k':
    'The enemy whose range is entered first is the target. If the range of more than one is entered within 0.05 inch of path, the owner chooses which is the target.',
  'MM-B3l':
    "From the entry point on, and after the final pivot, the target may not be completely behind the charger's own front line.",
  'MM-B3m':
    'Flank test for a charge: at the entry point all four corners of the charger lie on or behind the front line of the target.',
  'MM-B3n':
    'Flank test for a melee without a charge (MM-B6e), for a new target under MM-B3q and for a pursuit that begins already in range: the same test on the positions just before the dice are rolled, the attacker taken with the facing it has then.',
  'MM-B3o':
    'A company may not enter melee range of an enemy company that it is not allowed to attack (MM-C2g, MM-C5e, MM-C6b).',
  'MM-B3p': 'After the entry point a charger may not pass over friendly stands.',
  'MM-B3q':
    "If the target has retreated or been removed before the charger's melee is fought, the charger must attack another enemy company in its melee range (owner's choice); if there is none, no melee is fought.",
  'MM-B3r': 'A charge needs no line of sight and no declaration before the move.',
  'MM-B3s': 'A company that begins its activation in melee range is not charging when it attacks.',
  'MM-B3t':
    'A pivot within a move that leaves the company in melee range of an enemy in whose range it was not is a charge; the entry point is the place after that pivot. A pivot outside a move (to shoot, or without any leg) may not do this (R-ZONE); after the last pivot of a charge further enemies may be in range, but none that MM-B3o forbids.',
  'MM-B4a':
    'The shooting rules cover fire at a distance; fire at close quarters is contained in the melee value.',
  'MM-B4b': 'A company within 3 inches of an enemy must fight a melee and may not shoot.',
  'MM-B4c': 'Roll one die per SP of the shooter.',
  'MM-B4d': 'Each die that shows a hitting score of T1 is one hit on the target.',
  'MM-B4e': 'Terrain and troop qualities may change the hitting scores (T-TOHIT).',
  'MM-B4f': 'A company that is in melee may not be chosen as a target.',
  'MM-B4g':
    'Otherwise any enemy company in range and in line of sight may be the target; there is no target priority.',
  'MM-B4h':
    'The range is the distance between the two stands (MM-A0d); it must not exceed the range of the weapon.',
  'MM-B4i':
    'The shooter may pivot before shooting; the sight line must run forward of its front line (MM-B5f).',
  'MM-B4j':
    'Artillery chooses canister or shot/shell; canister only up to 12 inches, shot/shell at any distance up to its range.',
  'MM-B4k':
    'Build the lowest hitting score in this order: T1 row, then sharpshooter or special-troop number (E7), then inferior firepower (E7c), then add the cover number.',
  'MM-B4l': 'If the lowest hitting score is above 6 the shot is not allowed.',
  'MM-B4m': 'A company shoots at one target; roll all its dice together.',
  'MM-B4n': 'Take the hits off at once, before the next company acts.',
  'MM-B4o': '"In melee" means in melee range (MM-B3g) of any enemy company.',
  'MM-B4p': 'Count only the largest cover number that applies.',
  'MM-B5a': 'Shooting needs a line of sight.',
  'MM-B5b': 'No terrain, enemy troops or friendly troops may be between shooter and target.',
  'MM-B5c': 'With shell, a howitzer may shoot over friendly companies or deep into a wood.',
  'MM-B5d': 'Fire under MM-B5c hits on a 6 only.',
  'MM-B5e':
    'Guns standing on a hill may shoot over friendly troops, with shot or shell only, when those friends stand lower and are nearer to the guns than to the target.',
  'MM-B5f':
    "Draw sight lines from the middle of the shooter's front edge to nine points of the target: its point nearest to that middle (when several are equally near, the middle one of them), the middles of its four edges and its four corners. A line that runs backwards from the shooter's front line does not count.",
  'MM-B5g': 'There is a line of sight when at least one of the nine lines is clear.',
  'MM-B5h':
    'A company stand other than shooter and target blocks a line when more than 0.01 inch of the line lies in its closed rectangle.',
  'MM-B5i':
    'A wood, town, earthwork or untrampled crop blocks a line when any part of the line farther than 1.5 inches from both its ends lies inside it: the first 1.5 inches at either end is "the edge".',
  'MM-B5j':
    "A hill contour of level k blocks a line when k is above the lower of the two stands' levels and any part of the line farther than 1.5 inches from both its ends lies inside the contour. It does not block when both stands' centres are in it, or when the higher stand's centre is in it and that stand's level is above k.",
  'MM-B5k': "Generals' stands block no line.",
  'MM-B5l':
    "For MM-B5e ignore a friendly stand on the line only if its level is below the shooter's and its distance to the shooter is less than its distance to the target; all else blocks as usual.",
  'MM-B5m':
    'The 6 of MM-B5d replaces every other number, cover included. A howitzer that has a line of sight under MM-B5g, or one under MM-B5e, shoots normally; only without either is its fire that of MM-B5c.',
  'MM-B5n':
    'For MM-B5c ignore friendly stands on the line and the wood in which the target stands; enemies, hills, towns, earthworks and other woods still block. Range 24 inches at most (MM-E7h2).',
  'MM-B5o':
    "Judge cover (wall, town, wood) on the target's position, and a wall on the line from the middle of the shooter's front edge to the target's nearest point (MM-B5f).",
  'MM-B6a': 'A melee is a combat between two companies within 3 inches of each other.',
  'MM-B6b': 'A company must charge to come within 3 inches.',
  'MM-B6c': 'A company that has charged must attack an enemy company.',
  'MM-B6d': 'After that combat it may not move again (except MM-B6q and E8).',
  'MM-B6e': 'A company that begins its move within 3 inches of an enemy must attack.',
  'MM-B6f': 'After that combat it may retreat.',
  'MM-B6g': 'Or, if no enemy is left within 3 inches, it may advance.',
  'MM-B6h': 'Neither of these moves may become a new charge, and no shooting may follow.',
  'MM-B6i': 'Each side rolls one die per SP.',
  'MM-B6j': 'A company attacked from behind its flank uses its rear melee value.',
  'MM-B6k': "Each die equal to or below the company's melee value is one hit on the enemy it is fighting.",
  'MM-B6l': 'The attacked company fights back at the same time.',
  'MM-B6m': 'An attached Bold or Rash general raises the melee value of his company by 1.',
  'MM-B6n': 'A company may start only one round of combat in each turn.',
  'MM-B6o': 'There is no limit on fighting back: a company does so against every attack.',
  'MM-B6p': 'Equal hits on both sides: the melee is drawn.',
  'MM-B6q': 'Otherwise the company that took more hits must at once retreat a full move.',
  'MM-B6r':
    'The company that starts the round uses its front value, whatever its position (except MM-C6c and MM-E6c).',
  'MM-B6s':
    "Dice order: attacker's dice, defender's dice, then the risk die against the defender's general, then the risk die against the attacker's general (MM-E5b).",
  'MM-B6t':
    'Melee value = T1 value (front or rear) or special value (E7j), then elite, militia, general, terrain; then not below 1 and not above 5.',
  'MM-B6u':
    'Every terrain -1 counts against the company that started the round only; water (MM-C4e) counts against the company in the water in any case. They add up.',
  'MM-B6v': 'Compare the hits scored, also those beyond the SP left; both companies may be removed.',
  'MM-B6w':
    "A beaten company retreats straight away from the victor, along the line from the victor's centre through its own centre.",
  'MM-B6x':
    'It first pivots to face the victor and keeps that facing; if that pivot would put a corner off the table it keeps its former facing instead. It goes its full T1 move, but only as far as a voluntary move along that line could go (6-inch limits, water, contours, closed terrain); no road bonus.',
  'MM-B6y':
    'It may not come into melee range of another enemy, nor bring its centre nearer, than it was at the start of the retreat (after the pivot of MM-B6x), to the centre of any enemy it was in melee range of then. If the straight line does not get it out of melee range of all enemies, try directions 15, 30, 45, 60, 75, 90 degrees to either side and take the first at which it does; of two equal angles the one with the longer way, then the left one (seen in the direction of the retreat).',
  'MM-B6z':
    'It passes over friends. If it would end on one it goes on by the least extra distance (at most 12 inches) that clears them; if that is not possible it stops short of them.',
  'MM-B6aa': 'It stops at the table edge with the whole stand on the table.',
  'MM-B6ab': 'If no direction of MM-B6y gets it out of melee range of all enemies it surrenders and is lost.',
  'MM-B6ac': "A retreat in the enemy's player turn does not reduce the company's next own move.",
  'MM-B6ad':
    'Voluntary retreat (MM-B6f): a move in which the centre never comes nearer than at its start to the centre of any enemy the company was in melee range of, ending out of melee range of all enemies; up to the full allowance.',
  'MM-B6ae': 'Advance (MM-B6g): a normal move that never enters melee range of an enemy.',
  'MM-B6af': 'An attached general goes along with every retreat.',
  'MM-B6ag':
    'A company that may attack none of the enemies in its melee range is excused from MM-B6e: it may hold or retreat as in MM-B6ad, but not shoot.',
  'MM-B6ah':
    'Several companies that attack one enemy fight separate rounds, one after the other, each with the SP left.',
  'MM-B6ai': 'When a company with an attached general is removed, treat the general as in MM-B1o.',
  'MM-B6aj': 'A defender never pivots before it fights back.',
  'MM-B6ak':
    'A company that began in melee range but has no enemy left in it when its turn to melee comes does not melee; it may then move as in MM-B6ae.',
  'MM-C1a': 'Starting on a road and following it for the whole move multiplies the allowance by 1.5.',
  'MM-C1b':
    'A road is a polyline. A company is on it when its centre is within 0.5 inch of the line; a move is along it when its whole path is.',
  'MM-C1c': 'A move that leaves the road gets no bonus.',
  'MM-C1d':
    'That part of a path in which the centre is on a road is free of the closing, halting and slowing effects of woods, towns, water, marsh, walls and steep slopes that the road crosses (not of a burning town), whether or not the rest of the move is along a road. A road through a whole high wall is an open gateway for movement only: the wall still bars melee range and sight there.',
  'MM-C1e':
    '"Road move" in MM-B2f and MM-B2h means a move along a road that is longer than the allowance without the bonus, or any move that MM-C1d made legal.',
  'MM-C2a': 'Woods are closed to artillery, wagons and all cavalry, heavy and light.',
  'MM-C2b':
    'Line Infantry whose path touches woods at any point has a whole move of at most 6 inches in that turn.',
  'MM-C2c': 'No sight line for shooting passes through a wood.',
  'MM-C2d': 'A company at the edge of a wood can shoot out and be shot at.',
  'MM-C2e': 'Shooting at a company in woods: cover number 1 (one score fewer hits).',
  'MM-C2f': 'A company allowed into woods may attack a company in them, at melee value -1.',
  'MM-C2g':
    'A company that cannot enter a wood may not attack a company in it; it fights back normally when attacked.',
  'MM-C2h': 'Light Infantry, Engineers and generals are not slowed by woods.',
  'MM-C2i': 'A Line Infantry company that has already moved more than 6 inches must stop before the wood.',
  'MM-C2j':
    'A company that cannot enter woods may stop on a road inside one; it gets no cover there and may be attacked by any company.',
  'MM-C3a': 'A gentle hill costs no movement.',
  'MM-C3b': 'On steep hills a company moves at most one contour per turn, up or down.',
  'MM-C3c': 'A hill hides what is behind it or on its far slope from shooting.',
  'MM-C3d': 'A company that attacks uphill lowers its melee value by 1.',
  'MM-C3e':
    'Hills are contour polygons with levels 1, 2, ...; a move may cross the outline of at most one steep contour; it ends where it meets a second one. Every crossing counts, so leaving a contour after entering it is the second.',
  'MM-C3f':
    "An attack is uphill when the attacker's level is below the defender's level, on gentle and steep hills alike.",
  'MM-C4a': 'Unfordable rivers are crossed only by boat or bridge.',
  'MM-C4b': 'Fordable water stops a company: its move ends as soon as it enters the water.',
  'MM-C4c': 'It cannot shoot while it is in the water.',
  'MM-C4d': 'From its following turn the company moves as usual.',
  'MM-C4e':
    'A company in the water that must melee against a company on the bank lowers its melee value by 1.',
  'MM-C4f':
    'Water is a polygon. Entering means coming in from outside; the halt is the point where the centre first reaches the outline (also in a retreat).',
  'MM-C4g': 'A company on the bank is one whose centre is not in water.',
  'MM-C4h': 'A bridge is a road crossing the water (MM-C1d). Boats exist only where a battle lists them.',
  'MM-C5a': 'Towns are open to Line and Light Infantry; every other type may only pass along a road.',
  'MM-C5b':
    'Infantry whose path is in a town off the road at any point has a whole move of at most 6 inches in that turn.',
  'MM-C5c': 'No company may shoot through a town.',
  'MM-C5d':
    'Infantry at the edge of a town can shoot and be shot at; shooting at it: cover number 2 (two scores fewer hit).',
  'MM-C5e':
    'A company allowed into towns may attack a company in one, at melee value -1; no other company may attack it.',
  'MM-C5f': 'Each time artillery hits a town one extra die is rolled: 6 sets it on fire.',
  'MM-C5g': 'Everyone in a burning town has to leave it with his next move.',
  'MM-C5h': 'A fire, once lit, lasts to the end of the game.',
  'MM-C5i':
    '"Artillery hits a town" = one artillery shot at a company in the town that scores at least one hit; one extra die per such shot.',
  'MM-C5j': 'No company may enter or pass a burning town; it still blocks sight.',
  'MM-C5k':
    'Leaving a burning town ignores MM-C5b. A company still in it at the end of its own next player turn is lost.',
  'MM-C5l':
    'Companies other than infantry may stop on the road inside a town; they get no cover and may be attacked by any company.',
  'MM-C6a':
    'Earthworks have the rules of towns with two differences: artillery can stand in them, and fire never takes hold there.',
  'MM-C6b': 'A high wall is safe from attack while it is whole and the attacker has no ladders.',
  'MM-C6c': 'Until it stands on the wall a storming company with ladders fights with its flank value.',
  'MM-C6d': 'Only a heavy gun, an engineer company blowing in a gate, or a mine can make a breach.',
  'MM-C6e': 'Mines are placed at set-up only.',
  'MM-C6f': 'A heavy gun breaches a wall within 12 inches when it rolls a 6.',
  'MM-C6g':
    'Engineers breach a gate when they move into contact with it, survive a round of melee, and then roll 4, 5 or 6.',
  'MM-C6h': 'A company attacking through a breach lowers its melee value by 1.',
  'MM-C6i':
    'A high wall is a list of straight segments, each with an id, flagged gate or not, breached or not. An unbreached segment bars movement and melee range (except MM-C6c) and sight only for stands not touching it.',
  'MM-C6j':
    'Ladders are a mark on a company in the order of battle. A company with ladders touching the wall may attack a defender within 3 inches of it across the wall; if that defender is removed or retreats, the company may at once move across the segment and stop touching it inside, and fights with its front value from then on.',
  'MM-C6k':
    'A heavy gun rolls one unmodified die instead of shooting, once per player turn, at a segment within 12 inches in sight.',
  'MM-C6l':
    'Engineers may enter melee range for MM-C6g in spite of MM-B3b. If no enemy company is in melee range, skip the round of melee. They roll one die per player turn.',
  'MM-C6m':
    'A battle lists mines with the segment they lie under. The owner may fire one at the start of his player turn: the segment is breached, no die.',
  'MM-C6n': 'A breached segment bars nothing and costs nothing to cross.',
  'MM-C6o':
    'Artillery may also enter and leave earthworks at its normal move; companies behind an unbreached high wall they touch have the cover number 2.',
  'MM-C7a': 'Other features have the effects the battle gives them.',
  'MM-C7b': 'Marsh is impassable, unless the battle lets Light Infantry cross it.',
  'MM-C7c': 'High crops block sight until trampled by companies moving through them.',
  'MM-C7d':
    "Crossing a low wall, fence or the like limits a company's move in that turn to 6 inches where the battle says so.",
  'MM-C7e': 'Walls and fences do not slow Light Infantry.',
  'MM-C7f': 'A wall giving substantial cover: cover number 1 for a company behind it.',
  'MM-C7g': 'Attacking across such a wall: melee value -1.',
  'MM-C7h': 'Attacking across an obstacle such as an abatis: melee value -1.',
  'MM-C7i':
    'A linear obstacle is a polyline with the flags slow, cover, abatis. It is crossed when the path of the centre crosses it.',
  'MM-C7j':
    'A company takes cover behind an obstacle when the obstacle is within 1 inch of its stand and crosses the sight line (MM-B5o).',
  'MM-C7k':
    "MM-C7g and MM-C7h apply when the obstacle crosses the line between the two centres and is within 3 inches of the defender's stand.",
  'MM-C7l':
    "A crop is trampled for good when a company's centre has covered 3 inches or more inside it in one move.",
  'MM-D1a': 'Each battle gives each side its objectives.',
  'MM-D1b': 'Each battle has a time limit.',
  'MM-D1c':
    'Where chosen (always in a pick-up game), a side that is the first to have lost half of its companies is beaten.',
  'MM-D1d': 'The losing side must retreat: the game ends.',
  'MM-D1e':
    'Half is reached when 2 x lost companies >= companies in the order of battle, reinforcements included; a battle may set another fraction.',
  'MM-D1f': 'If both sides reach their fraction in the same step the game is a draw.',
  'MM-D1g': 'Test MM-D1c after every melee, shot, compulsory move and surrender.',
  'MM-D1h': "At the end of the last turn judge the battle's objectives in the order in which it lists them.",
  'MM-D1i':
    'With switch halfLossesEndGame off no loss fraction is tested, neither that of MM-D1c nor one set by a battle; only a side that has no company left, on the table or due as reinforcement, loses at once. A pick-up game ignores this switch.',
  'MM-E1a':
    'Stands of one regiment of Line Infantry or heavy Cavalry that touch (two or more) make a formed regiment.',
  'MM-E1b': 'Its companies move as one body.',
  'MM-E1c': 'It takes every morale or command test as one.',
  'MM-E1d': 'Its owner may spread hits from shooting over its companies.',
  'MM-E1e': 'Touching may be in a chain: the formed regiment is the connected set.',
  'MM-E1f':
    'Moving together means: one activation and one command roll; each company has its own path. When P2 is over and any company of the group has moved without charging, all its companies that did not charge (those held in melee range included) must be one connected set; later losses and retreats are not tested.',
  'MM-E1g':
    'Detaching: the owner may activate a connected part of a formed regiment as a group of its own. If at the end of its activation it still touches a company it left, and no company of it has charged or meleed, the companies it left count as having acted too; only melees under MM-B6e are still fought by them.',
  'MM-E1h':
    'The company aimed at gives range, sight and cover; the owner of the target then assigns each hit to a company of the same formed regiment, none beyond its SP.',
  'MM-E1i': 'Hits beyond the SP of the whole formed regiment are lost.',
  'MM-E1j': 'Melees, melee hits and retreats concern single companies, also in a formed regiment.',
  'MM-E1k':
    'Companies of different regiments never form; a company forms again as soon as it ends a move touching a company of its regiment.',
  'MM-E1l':
    "With switch formedRegiments off E1, MM-E2k and MM-E2z do not apply: groups are those of MM-A5j, every company rolls its own command, morale and rally die (the command dice of the companies that are to move at the start of the activation, in the owner's order, each result binding that company only), and all hits from shooting fall on the company aimed at.",
  'MM-E2a': 'Every regiment and independent company is under the command of a general.',
  'MM-E2b': 'When an independent or detached company or a formed regiment attempts to move, roll one die.',
  'MM-E2c': 'A general may add or subtract 1 for units under his command.',
  'MM-E2d': 'He must be within 12 inches of the unit.',
  'MM-E2e': 'He must have the unit in line of sight.',
  'MM-E2f': '5,6: impetuous troops outside fortifications have to charge.',
  'MM-E2g': '5,6: cautious troops may not charge.',
  'MM-E2h': '5,6: all others do as ordered.',
  'MM-E2i': '3,4: the unit does as ordered.',
  'MM-E2j': '1,2: no advance. Shooting stays allowed, and a company in melee range must fight as usual.',
  'MM-E2k': '1,2: a formed regiment in column may bring its rear companies up into line.',
  'MM-E2l': 'A general who is a player is Bold.',
  'MM-E2m':
    'For every other general roll one die the first time his personality is needed: 6 Rash, 5 Indecisive, 3 or 4 Bold, 1 or 2 Cautious.',
  'MM-E2n': 'A Rash general must add 1.',
  'MM-E2o': 'An Indecisive general does not change the die.',
  'MM-E2p': 'A Bold general may add 1 or subtract 1.',
  'MM-E2q': 'A Cautious general may only subtract 1.',
  'MM-E2r':
    "Roll at the start of the group's activation, once, when any of its companies is to move other than after a melee; a group with impetuous troops not in melee range always rolls. A group that only pivots, shoots, holds or melees does not roll.",
  'MM-E2s': 'Bold and Cautious generals decide after seeing the die; they may also leave it.',
  'MM-E2t': 'A score of 0 counts as 1, a score of 7 as 6.',
  'MM-E2u':
    "One general acts on one die: the brigade's own general if he is in range and sight (also when he is Indecisive), otherwise the nearest higher general who is.",
  'MM-E2v':
    "For MM-E2e draw one line from the general's centre to the point of the company nearest to that centre; terrain blocks as in MM-B5i and MM-B5j, troops do not. For a formed regiment any one company in range and sight is enough.",
  'MM-E2w':
    '"Must charge" binds each impetuous company of the group that can reach melee range of an enemy it may attack by one straight leg along the line of closest points (first pivoted to face along it) that P-MOVE and P-CHARGE allow; it must then end its move in melee range of some enemy. A company that can reach none obeys orders. "In fortifications" is in an earthwork or touching an unbreached high wall, not in a town.',
  'MM-E2x': 'A group under "must charge" may not shoot first.',
  'MM-E2y':
    '"No advance": pivots are free; a move is allowed only if no leg takes the centre farther from its own base edge and it does not end nearer to the enemy company that was nearest to it.',
  'MM-E2z':
    "MM-E2k: a company of the formed regiment may move if at the end its stand is on or behind the front line of the regiment's company nearest to any enemy company (of equals the owner picks), touches a company of the regiment, and is not in melee range of an enemy it was not in range of before.",
  'MM-E2aa':
    "Moves of phase P5 (MM-B6f, MM-B6g, MM-B6ag, MM-B6ak), retreats, pursuits and generals' own moves need no roll.",
  'MM-E2ab':
    'When a general is lost his units come under the army commander; when he is lost too their dice are not changed.',
  'MM-E2ac':
    "The player's general is the army commander of the side and is always Bold. Switch personality: with roll every other general is rolled for (MM-E2m), also where a battle lists a value; with fixed the battle's list gives the personality, and a general without a listed one is rolled for; with allBold every general is Bold.",
  'MM-E2ad':
    'With switch commandControl off no command die is rolled and every unit simply obeys orders: MM-E2b to MM-E2k and MM-E2n to MM-E2aa do not apply, the traits impetuous and cautious have no effect, and a general acts only through MM-B6m, E4 and E5.',
  'MM-E3a':
    "When, at the start of a turn, half of a general's brigade is lost, every remaining company or formed regiment of it rolls one die.",
  'MM-E3b': 'A brigade takes this test only once in the game.',
  'MM-E3c':
    '5,6: the unit turns about and moves off the table by the most direct way while avoiding the enemy.',
  'MM-E3d': 'Such a unit does not shoot or charge, but defends itself in melee.',
  'MM-E3e': '3,4: no effect.',
  'MM-E3f': '1,2: the unit retreats 1 move.',
  'MM-E3g': "This retreat uses up the unit's move of that turn.",
  'MM-E3h':
    "Test at the start of the owner's player turn; half is reached when 2 x lost >= original companies of the brigade, reinforcements included; only units on the table roll.",
  'MM-E3i':
    "The owner chooses the order of the units; carry out each unit's result before the next die. Generals do not change these dice.",
  'MM-E3j':
    'Rout move (MM-E3c): the full allowance, terrain as in MM-B6x, in a straight line to the nearest point of the own base edge or of the two side edges (base edge on ties, then the west or south one), never into melee range of another enemy nor nearer to one it was in range of (as in MM-B6y). It is barred when an enemy stops it before the full way or the edge; then try the turns of MM-B6y and take the first that is not barred, or if all are, the longest way. Friends as in MM-B6z. A company whose centre reaches the edge is lost. It faces the way it goes.',
  'MM-E3k':
    'Routing companies make their rout move at the start of each later player turn of their side, before anything else, and do nothing more. They do not rally.',
  'MM-E3l':
    'Retreat (MM-E3f): as in MM-B6x to MM-B6aa, but straight towards the own base edge and without surrender (MM-E3m); the unit ends facing away from its base edge. It may still shoot, not charge. A formed regiment moves by one common vector: the first turn of MM-B6y that gets all its companies out of melee range, at the shortest length any of them can make.',
  'MM-E3m':
    'A unit that has left melee range by MM-E3c or MM-E3f is not bound by MM-B6e in that turn; one that cannot leave fights as normal if it is not routing, and surrenders if it is.',
  'MM-E3n': 'With switch brigadeMorale off no brigade tests and no company ever routs.',
  'MM-E4a':
    'Rallying is tried at the start of a turn by a company or formed regiment outside melee distance of every enemy.',
  'MM-E4b': 'A general must be with it: its brigadier or one above him.',
  'MM-E4c': 'Roll one die; on 5 or 6 (modified) the unit is rallied.',
  'MM-E4d': 'A rallied unit removes half of the hits on those companies of it that are present.',
  'MM-E4e': 'The half is rounded down.',
  'MM-E4f': 'Rallying does not stop the unit from moving or fighting in that turn.',
  'MM-E4g': '+1 if the general is charismatic.',
  'MM-E4h': '+1 for elite or stubborn troops.',
  'MM-E4i': '-1 for militia.',
  'MM-E4j':
    '"Joined" means attached (MM-B1q) at the start of the owner\'s player turn, that is since an earlier step.',
  'MM-E4k':
    'Halve the sum of the hits on all companies of a formed regiment; the owner chooses which companies regain the SP. Lost companies do not return.',
  'MM-E4l': 'One roll per unit and per general in each player turn.',
  'MM-E4m': 'A unit that is both elite and stubborn gets +1 only.',
  'MM-E4n': 'With switch rallying off no rally die is rolled and lost SP never return.',
  'MM-E5a': 'Only when a general is the nearest target of all may he be shot at.',
  'MM-E5b': 'If a general is attached to a company that fights in melee, roll one enemy die against him.',
  'MM-E5c':
    'Closest: no enemy company or other general that is in range, and that the shooter could see by facing it, is nearer or equally near (turning is free, so turning away from a nearer target gains nothing).',
  'MM-E5d':
    "A general shot at is hit by the shooter's dice as a company would be, cover included; any hit removes him.",
  'MM-E5e': 'An attached general cannot be shot at, and hits on his company do not harm him.',
  'MM-E5f':
    'The die of MM-E5b is an extra die; it removes him when it is equal to or below the melee value the enemy used in that round (switch generalMeleeRisk = ones: on a 1 only).',
  'MM-E5g': "The general's +1 (MM-B6m) counts in the round in which he falls.",
  'MM-E5h':
    'With switch riskToGenerals off E5 does not apply: no general can be shot at and no risk die is rolled; MM-B1o and MM-B6ai stay. Switch generalMeleeRisk matters only while riskToGenerals is on.',
  'MM-E6a':
    'Two or more infantry companies in contact, the back of one against the back or a side of another, form a square while they stand still.',
  'MM-E6b': 'Companies in square have no flank: flank attacks on them do not exist.',
  'MM-E6c': 'Cavalry attacking a square uses its flank value.',
  'MM-E6d':
    'Contact: the rear edge of one stand and the rear or a side edge of the other are parallel within 5 degrees, at most 0.1 inch apart, and overlap over at least 1 inch.',
  'MM-E6e':
    '"Do not move": neither company has moved its centre in its own last player turn, and neither has retreated since; pivots are allowed. At the start of the game nobody has moved.',
  'MM-E6f':
    'Infantry here means Line or Light Infantry of the same side. Each company in such contact is in square. Cavalry in MM-E6c is heavy or light.',
  'MM-E6g': 'Judge the square just before the dice of each round of melee.',
  'MM-E6h':
    'With switch squares off E6 does not apply: touching companies keep their flanks and cavalry attacks them with its front value.',
  'MM-E7a1': 'Elite troops: front and flank melee values +1.',
  'MM-E7a2': 'No melee value is ever above 5.',
  'MM-E7a3': 'Sharpshooters (a mark for Light Infantry): lowest hitting score 4.',
  'MM-E7b1': 'Militia and poor troops: melee values -1.',
  'MM-E7b2': 'No melee value is ever below 1.',
  'MM-E7c1': "Inferior firepower: the weaker side's shooting hits on 6 only.",
  'MM-E7c2':
    'MM-E7c1 is a mark on a side and touches its muskets and rifles (infantry, light infantry, engineers), not carbines or artillery.',
  'MM-E7d1': 'Battalion guns: artillery with a range of 24 inches and 1 SP.',
  'MM-E7d2': 'They move 9 inches.',
  'MM-E7e1': 'Horse artillery moves 24 inches.',
  'MM-E7f1': 'Early artillery may not move and shoot in the same turn.',
  'MM-E7g1': 'Heavy artillery moves 6 inches.',
  'MM-E7g2': 'It has 3 SP.',
  'MM-E7g3': 'When it fires at a town (or earthwork, MM-C6a) the reduction is 1 instead of 2.',
  'MM-E7h1': 'Howitzers may fire overhead (MM-B5c).',
  'MM-E7h2': 'Their maximum range is 24 inches.',
  'MM-E7i1': 'Rifled artillery: long range 48 inches.',
  'MM-E7i2': "Rifled artillery's canister: lowest hitting score 3.",
  'MM-E7j1': 'Highland charge (special troops): Light Infantry with melee value 4 when charging.',
  'MM-E7j2': 'Their shooting: lowest hitting score 6.',
  'MM-E7j3': 'Fellahin (special troops): Light Infantry with no shooting.',
  'MM-E7j4':
    'Players may design other variations: keep T1 and the traits as data, so that a battle can add rows.',
  'MM-E7j5':
    "The 4 of MM-E7j1 replaces the front value in the round that ends the company's own charge; elite and militia still apply.",
  'MM-E7k1':
    'Tasks for engineers (bridges to build or destroy and the like) take an engineer stand and a supply wagon together.',
  'MM-E7k2': 'Each task gets rules of its own.',
  'MM-E7k3':
    "A turn of work counts when, at the end of the owner's player turn, both stands touch the site, neither moved, shot or meleed in that player turn, and neither is in melee range. The work need not be continuous.",
  'MM-E7k4': 'The tasks and their turns of work are those of T-ENGINEERING; a battle may add others.',
  'MM-E7k5':
    'With switch engineering off no task of T-ENGINEERING can be begun; MM-C6g, MM-C6l and all other rules for engineers and wagons stay.',
  'MM-E7l1': 'Impetuous troops may charge without orders (MM-E2f).',
  'MM-E7m1': 'Cautious troops may refuse to charge (MM-E2g).',
  'MM-E7n1': 'Stubborn troops rally more easily (MM-E4h).',
  'MM-E7o1':
    'Artillery traits may be combined; where two give a number the smaller move, the smaller range and the SP of battalion or heavy count. Horse, heavy and battalion exclude each other.',
  'MM-E7o2':
    'A trait whose switch (last column of T-TRAITS) is off has no effect anywhere - move, SP, shooting, melee, rally, command, breaching - and the company is the plain type with the weapon of the order of battle, or a musket if it is a foot company listed without one. With inferiorFirepower off the mark on the side is ignored. The trait ladders has no switch.',
  'MM-E8a':
    'Exception to MM-B6n: a cavalry company that charges and removes its opponent or forces it to retreat may advance 3 inches and melee another company.',
  'MM-E8b': 'Cavalry here means heavy or light.',
  'MM-E8c':
    'The advance is a free pivot and one straight leg of 0 to 3 inches, not counted against the allowance, that ends in melee range of an enemy company other than the one just beaten; without such an enemy there is no pursuit. If it is in melee range of such an enemy before it moves, it may pivot but not move, and attacks one of those. MM-B3j to MM-B3p apply.',
  'MM-E8d': 'One pursuit per company and turn. The melee of a pursuit counts as charging.',
  'MM-E8e': 'A pursuing company that loses or wins its second melee does nothing more, except to retreat.',
  'MM-E8f': 'With switch pursuit off there is no pursuit: MM-B6d and MM-B6n hold for cavalry too.',
  'MM-BAT1a':
    'Generate the game from a 32-bit seed number with the generator of T-PRNG; one number per die or coordinate, in the order given in "Battles".',
  'MM-BAT1b':
    'Roll in this order: army list, number of terrain pairs, road, then for each pair its kind and up to 20 placement tries.',
  'MM-BAT1c':
    'Both sides use the same list; the north side is the south side turned by 180 degrees about (36, 24).',
  'MM-BAT1d': 'Dice for the first move (MM-A5a); 12 turns; MM-D1c applies.',
  'MM-BAT1e':
    'At the end of turn 12 the side that has lost the smaller fraction of its companies wins; equal fractions: the side with more companies within 12 inches of (36, 24); equal again: draw.',
  'MM-BAT1f':
    'Instead of the fixed list both players may buy forces of 140 points each from T-POINTS and place them within 12 inches of their base edges, alternately by regiment, the loser of the initiative die first.',
  'MM-BAT2a':
    'Use the data block MM-BAT2. The British move first; 10 turns; either side loses at once when it has lost half of its companies.',
  'MM-BAT2b':
    'At the end of turn 10 the British win if 5 or more of their companies other than battalion guns have their centres at y > 54; otherwise the Americans win.',
  'MM-BAT3a':
    'Use the data block MM-BAT3. The British move first; 12 turns; the British lose at once when half, the Americans when two fifths (12 of 28) of their companies are lost.',
  'MM-BAT3b':
    'On turn 1 the American companies other than DE-1, PI-1 and PI-2 may pivot, shoot and fight in melee but not move (forced retreats excepted).',
  'MM-BAT3c':
    'The militia companies RE-1 to RE-5 may not move before turn 4 unless an enemy company is within 12 inches of one of them when their activation begins (forced retreats excepted).',
  'MM-BAT3d':
    'The dragoons WD-1 and WD-2 enter on turn 5 or later on the west edge between y = 2 and y = 14.',
  'MM-BAT3e':
    'At the end of turn 12 the British win if 3 or more of their companies have their centres on the hill "hobkirk"; otherwise the Americans win.',
  'MM-BAT4a':
    'Use the data block MM-BAT4. Dice for the first move; 12 turns; either side loses at once when it has lost half of its companies.',
  'MM-BAT4b':
    'The companies 20-1 to 20-3 enter on turn 4 or later on the west edge between y = 2 and y = 11.',
  'MM-BAT4c':
    'At the end of turn 12 the side that has lost the smaller fraction of its companies wins if the fractions differ by 1/10 or more; otherwise the game is a draw.',
} as const satisfies Clauses;

/** The id of a rule of this system. */
export type MorschauserClause = keyof typeof CLAUSES;
