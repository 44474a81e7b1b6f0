import type { Clauses } from '@linstock/kernel';

/** Every rule of Morschauser Meets MacDuff in one line of our own words, by id. */
export const CLAUSES = {
  'MM-A0a': {
    line: 'The table is a rectangle W by H inches. A point is (x, y): x grows to the east (right), y to the north (up), (0,0) is the south-west corner.',
    from: 'ruling',
  },
  'MM-A0b': {
    line: 'A facing is an angle in degrees clockwise from north (0 = north, 90 = east); the unit vector ahead of a stand is (sin f, cos f), its right-hand vector (cos f, -sin f).',
    from: 'ruling',
  },
  'MM-A0c': {
    line: 'A stand is a rectangle given by centre, facing, frontage w and depth d. Its front edge is the edge ahead of the centre; its front line is the infinite line through the front edge.',
    from: 'ruling',
  },
  'MM-A0d': {
    line: 'Measure the distance between two stands as the shortest distance between their rectangles; it is 0 when they touch or overlap. Measure to lines and areas the same way.',
    from: 'ruling',
  },
  'MM-A0e': {
    line: '"Within N inches" means a distance of N or less; every comparison of lengths has a tolerance of 0.01 inch.',
    from: 'ruling',
  },
  'MM-A0f': {
    line: 'Two stands touch when their distance is 0.1 inch or less.',
    from: 'ruling',
  },
  'MM-A0g': {
    line: 'A stand is in an area feature when its centre is inside or on the outline. A move is through a feature when any part of the path of the centre is inside the outline.',
    from: 'ruling',
  },
  'MM-A0h': {
    line: 'The level of a stand is the highest level of all hill contours that contain its centre; 0 when there is none.',
    from: 'ruling',
  },
  'MM-A0i': {
    line: 'Every die has six faces. A list of hitting scores such as "5,6" is held as the lowest score that hits; taking 1 off the scores that hit is the same as adding 1 to that lowest score.',
    from: 'ruling',
  },
  'MM-A0j': {
    line: 'Never round a distance or a halved or enlarged allowance; round only where a clause says so.',
    from: 'ruling',
  },
  'MM-A0k': {
    line: 'A turn is two player turns, one of each side, in the order fixed by A5. "Own last player turn" is the most recent one that has ended.',
    from: 'ruling',
  },
  'MM-A0l': {
    line: 'Fix every option and variation before the first turn and show the choice to both players; it does not change during the game.',
    from: 'source rules, introduction',
  },
  'MM-A0m': {
    line: 'Players may add or leave out rules by agreement: offer every advanced rule as a switch (T-OPTIONS) and let a battle bring its own special rules.',
    from: 'source rules, introduction',
  },
  'MM-A0n': {
    line: "A preset sets every switch; the players may then change single switches. Only in the standard preset do a battle's own options replace the preset's value. A rule that is off is left out as MM-A5c, MM-A5j, MM-D1i, MM-E1l, MM-E2ad, MM-E3n, MM-E4n, MM-E5h, MM-E6h, MM-E7k5, MM-E7o2 and MM-E8f say; all other clauses stay in force.",
    from: 'ruling',
  },
  'MM-A1a': {
    line: 'The playing piece is one stand, called a company.',
    from: 'source rules §A1',
  },
  'MM-A1b': {
    line: 'An infantry stand stands for about 50 to 150 men.',
    from: 'source rules §A1',
  },
  'MM-A1c': {
    line: 'A light infantry or cavalry stand stands for about half as many men as an infantry stand.',
    from: 'source rules §A1',
  },
  'MM-A1d': {
    line: 'An artillery stand stands for 2 to 4 guns with crews and equipment.',
    from: 'source rules §A1',
  },
  'MM-A1e': {
    line: 'A general with his staff is a stand of his own.',
    from: 'source rules §A1',
  },
  'MM-A1f': {
    line: 'Each company starts with the strength points (SP) of its type in T1.',
    from: 'source rules §A1',
  },
  'MM-A1g': {
    line: 'When a company fights, roll one die for each SP it has at that moment.',
    from: 'source rules §A1',
  },
  'MM-A1h': {
    line: 'Each hit takes 1 SP from the company.',
    from: 'source rules §A1',
  },
  'MM-A1i': {
    line: 'Remove a company from play when it has 0 SP.',
    from: 'source rules §A1',
  },
  'MM-A1j': {
    line: 'The number of figures on a stand has no effect on its SP.',
    from: 'source rules §A1',
  },
  'MM-A1k': {
    line: 'The frontage and depth of stands is free, but the same kind of stand is equal on both sides.',
    from: 'source rules §A1',
  },
  'MM-A1l': {
    line: 'Use stands of 3 by 3 inches unless the battle says otherwise.',
    from: 'source rules §A1',
  },
  'MM-A1m': {
    line: 'Companies may be grouped in regiments of at most 5 companies.',
    from: 'source rules §A1',
  },
  'MM-A1n': {
    line: 'Regiments (and single companies) may be put under the command of a general; the companies under one general are his brigade.',
    from: 'source rules §A1',
  },
  'MM-A1o': {
    line: 'In the basic game regiments and generals have no effect other than MM-B6m; their other effects belong to the switches of section E.',
    from: 'source rules §A1',
  },
  'MM-A1p': {
    line: 'Keep the starting SP of each company; hits on a company = starting SP minus present SP (needed by E4).',
    from: 'ruling',
  },
  'MM-A1q': {
    line: "A general's stand is 1.5 by 1.5 inches on both sides. It is not a company: it has no SP, no melee range of its own and is not counted for D or E3. No stand is in melee range of it, and it is no third company in MM-B3g; where MM-B1o and MM-B1p say within 3 inches the plain distance (MM-A0d) counts.",
    from: 'ruling',
  },
  'MM-A1r': {
    line: 'A company is lost when it is removed at 0 SP, surrenders (MM-B6ab, MM-C5k) or leaves the table.',
    from: 'ruling',
  },
  'MM-A2a': {
    line: '1 inch represents 15 to 25 yards; this has no effect in play.',
    from: 'source rules §A2',
  },
  'MM-A2b': {
    line: 'For a large battle let each regiment stand for a brigade and each brigade for a division; no number changes.',
    from: 'source rules §A2',
  },
  'MM-A3a': {
    line: 'Line Infantry: close-order foot with muskets or rifles, row Line Infantry of T1.',
    from: 'source rules §A3a',
  },
  'MM-A3b': {
    line: 'Light Infantry: foot in loose order, able to fight in rough terrain, row Light Infantry of T1.',
    from: 'source rules §A3b',
  },
  'MM-A3c': {
    line: 'Declare each foot company Line or Light before the game; it cannot change during the game.',
    from: 'source rules §A3b',
  },
  'MM-A3d': {
    line: 'Heavy Cavalry: shock cavalry, row cavalry of T1.',
    from: 'source rules §A3c',
  },
  'MM-A3e': {
    line: 'Light Cavalry: all other cavalry, some with firearms, row Light Cavalry of T1.',
    from: 'source rules §A3d',
  },
  'MM-A3f': {
    line: 'Artillery: field guns of 6 to 12 pounds, row artillery of T1.',
    from: 'source rules §A3e',
  },
  'MM-A3g': {
    line: 'Engineers: pioneers trained for engineering tasks, row engineers of T1.',
    from: 'source rules §A3i',
  },
  'MM-A3h': {
    line: 'Baggage: wagons and the like, row wagons of T1.',
    from: 'source rules §A3j',
  },
  'MM-A3i': {
    line: 'The order of battle gives every foot and engineer company one weapon, musket or rifle, for the whole game.',
    from: 'ruling',
  },
  'MM-A4a': {
    line: 'Line Infantry: move 12; musket 6 inches or rifle 18 inches, both hit on 5,6; melee value 3 front, 1 rear; 4 SP.',
    from: 'source rules §A4',
  },
  'MM-A4b': {
    line: 'Light Infantry: move 15; musket 12 inches or rifle 18 inches, both hit on 5,6; melee value 2 front, 1 rear; 3 SP.',
    from: 'source rules §A4',
  },
  'MM-A4c': {
    line: 'Cavalry (heavy): move 18; no shooting; melee value 4 front, 2 rear; 4 SP.',
    from: 'source rules §A4',
  },
  'MM-A4d': {
    line: 'Light Cavalry: move 24; carbine 6 inches hits on 6; melee value 3 front, 1 rear; 3 SP.',
    from: 'source rules §A4',
  },
  'MM-A4e': {
    line: 'Artillery: move 12; canister 12 inches hits on 2,3,4,5,6; shot or shell 36 inches hits on 4,5,6; melee value 2 front, 1 rear; 2 SP.',
    from: 'source rules §A4',
  },
  'MM-A4f': {
    line: 'Engineers: move 12; musket 6 inches or rifle 18 inches, both hit on 6; melee value 2 front, 1 rear; 3 SP.',
    from: 'source rules §A4',
  },
  'MM-A4g': {
    line: 'Wagons: move 9; no shooting; melee value 1 front, 1 rear; 2 SP.',
    from: 'source rules §A4',
  },
  'MM-A4h': {
    line: '"Flank value" and "rear value" are the same number: the rear column of T1.',
    from: 'source rules §B6',
  },
  'MM-A5a': {
    line: 'Before the first turn each commander rolls one die.',
    from: 'source rules §A5',
  },
  'MM-A5b': {
    line: 'The commander with the higher score chooses whether to move first or second.',
    from: 'source rules §A5',
  },
  'MM-A5c': {
    line: 'That order holds for the whole game.',
    from: 'source rules §A5',
  },
  'MM-A5d': {
    line: 'If both players agree, dice again at the start of every turn instead (a switch).',
    from: 'source rules §A5',
  },
  'MM-A5e': {
    line: 'In each turn every company may move and fight.',
    from: 'source rules §A5',
  },
  'MM-A5f': {
    line: 'Finish one company or group completely (shooting, melee, movement) before starting another.',
    from: 'source rules §A5',
  },
  'MM-A5p': {
    line: 'Terrain, forces and deployment are those the battle (scenario) calls for.',
    from: 'source rules §A5',
  },
  'MM-A5g': {
    line: 'Roll an equal initiative die again, both sides, until one is higher.',
    from: 'ruling',
  },
  'MM-A5h': {
    line: 'A battle may fix the side that moves first; then do not dice.',
    from: 'ruling',
  },
  'MM-A5i': {
    line: 'A player turn has the six steps given under "Sequence of play".',
    from: 'ruling',
  },
  'MM-A5j': {
    line: 'Without formed regiments a group is one company, or any companies of one regiment that the owner names together.',
    from: 'ruling',
  },
  'MM-A5k': {
    line: 'With formed regiments a group is one formed regiment (or a detachment of it, MM-E1g), or one other company.',
    from: 'ruling',
  },
  'MM-A5l': {
    line: 'A group acts in five phases: P1 shooting by companies that shoot first; P2 all moves, charges included; P3 melees one at a time; P4 shooting by companies that moved; P5 moves after melee (MM-B6f, MM-B6g) and those of MM-B6ag and MM-B6ak.',
    from: 'ruling',
  },
  'MM-A5m': {
    line: 'A company acts in one group only in each player turn; "hold" is a permitted action.',
    from: 'ruling',
  },
  'MM-A5n': {
    line: 'A player may not end his player turn while one of his groups still has a compulsory action: a melee under MM-B6e, a command roll of an impetuous group (MM-E2r), or leaving a burning town (MM-C5g). What no rule lets the group do any more is not compulsory.',
    from: 'ruling',
  },
  'MM-A5o': {
    line: 'Within a phase the owner chooses the order of the companies; a result applies before the next company acts.',
    from: 'ruling',
  },
  'MM-B1a': {
    line: "Turning on the spot is unlimited during the company's own activation.",
    from: 'source rules §B1',
  },
  'MM-B1b': {
    line: 'A company may move up to its full move each turn.',
    from: 'source rules §B1',
  },
  'MM-B1c': {
    line: 'Terrain may change the distance (section C).',
    from: 'source rules §B1',
  },
  'MM-B1d': {
    line: "A move is a list of legs. For each leg the company first pivots about its centre to the leg's facing, then its centre goes straight to the leg's end point without turning. A final pivot gives the end facing.",
    from: 'ruling',
  },
  'MM-B1e': {
    line: 'The length of a move is the sum of the straight lengths covered by the centre; it may not exceed the allowance of the company (T1, E7, C).',
    from: 'ruling',
  },
  'MM-B1f': {
    line: 'Pivots cost nothing, are not "moving", and may be made at any time in the company\'s own activation, also directly before it shoots or melees.',
    from: 'ruling',
    rulings: ['MM-R14'],
  },
  'MM-B1g': {
    line: 'A leg may go in any direction relative to the facing.',
    from: 'ruling',
  },
  'MM-B1h': {
    line: 'During a leg the stand may never overlap an enemy company, and its centre may not enter terrain that is closed to it.',
    from: 'ruling',
  },
  'MM-B1i': {
    line: 'Do not test the turning motion of a pivot, only the positions during legs and at the end.',
    from: 'ruling',
  },
  'MM-B1j': {
    line: 'A company may pass over friendly stands freely (but see MM-B3p).',
    from: 'ruling',
  },
  'MM-B1k': {
    line: "At the end of each move of a company, and again when its group's activation ends, its stand may overlap no other company of either side (tolerance 0.01). A pivot made only to shoot may overlap a friend until then.",
    from: 'ruling',
  },
  'MM-B1l': {
    line: "At the end of its move, and when its group's activation ends, all four corners of the stand must be on the table (routing companies: MM-E3j).",
    from: 'ruling',
  },
  'MM-B1m': {
    line: "A general moves up to 24 inches once in his side's player turn, between two groups, through any terrain except unfordable water, marsh, burning towns and unbreached high walls. He needs no command roll and gets no road bonus.",
    from: 'ruling',
  },
  'MM-B1n': {
    line: "A general's stand is no obstacle to movement or sight. When a company ends a move on him, his owner shifts him the least distance that clears the stand.",
    from: 'ruling',
  },
  'MM-B1o': {
    line: 'When an enemy company ends a move or retreat within 3 inches of a general who is not attached, he at once joins the nearest company of his side within 24 inches (attached, touching the middle of its rear edge); if there is none he is captured and removed.',
    from: 'ruling',
  },
  'MM-B1p': {
    line: 'A general may not end his own move within 3 inches of an enemy company unless he attaches himself to a company there.',
    from: 'ruling',
  },
  'MM-B1q': {
    line: 'A general attaches himself by ending his own move touching a company of his side, or at set-up; he is then placed touching the middle of its rear edge and is carried along with every move and retreat of it until he moves away; there his stand may lie on other stands or off the table. Touching is enough, no declaration is needed; of several companies touched take one of his own brigade first, then the nearest, then the first in the order of battle. At set-up only companies of his own brigade count. Being carried is not his own move.',
    from: 'ruling',
  },
  'MM-B1r': {
    line: 'Reinforcements enter in the player turn given: put the centre on the listed section of the table edge and measure the move from there; at the end the stand must be wholly on the table. They may wait for a later turn, and must wait while every entry point is within 3 inches of an enemy company.',
    from: 'ruling',
  },
  'MM-B2a': {
    line: 'Moving first and shooting afterwards is allowed.',
    from: 'source rules §B2',
  },
  'MM-B2b': {
    line: 'Shooting first and moving afterwards is allowed.',
    from: 'source rules §B2',
  },
  'MM-B2c': {
    line: 'A company that shoots and then moves may not charge.',
    from: 'source rules §B2',
  },
  'MM-B2d': {
    line: 'A company that melees and then moves may not shoot afterwards.',
    from: 'source rules §B2',
  },
  'MM-B2e': {
    line: 'A company in melee range of an enemy may not shoot.',
    from: 'source rules §B2',
  },
  'MM-B2f': {
    line: 'Artillery that makes a road move may not shoot in that turn.',
    from: 'source rules §B2',
  },
  'MM-B2g': {
    line: 'A company shoots at most once in its own player turn, and moves either before or after shooting, not both.',
    from: 'ruling',
  },
  'MM-B2h': {
    line: 'Artillery that has shot may not make a road move in that player turn.',
    from: 'ruling',
  },
  'MM-B3a': {
    line: 'A charge is any move that brings a company within 3 inches of an enemy company.',
    from: 'source rules §B3',
  },
  'MM-B3b': {
    line: 'Charging is closed to artillery, engineers and wagons.',
    from: 'source rules §B3',
  },
  'MM-B3c': {
    line: 'Once a company has come within 3 inches of an enemy it must halt or go on towards that enemy.',
    from: 'source rules §B3',
  },
  'MM-B3d': {
    line: 'It must then start a melee.',
    from: 'source rules §B3',
  },
  'MM-B3e': {
    line: "It is a flank attack only when the whole attacking stand lay behind the target's front while it was still more than 3 inches away.",
    from: 'source rules §B3',
  },
  'MM-B3f': {
    line: 'A company that has done long-range shooting may not charge in the same turn.',
    from: 'source rules §B3',
  },
  'MM-B3g': {
    line: 'Two enemy companies are in melee range when their distance is 3 inches or less and at least one straight segment of 3 inches or less from one rectangle to the other crosses no third company (either side), no unfordable water (other than within 0.5 inch of a road that bridges it) and no unbreached high wall. Wherever a rule says "within 3 inches of an enemy" use melee range.',
    from: 'ruling',
  },
  'MM-B3h': {
    line: 'Test for MM-B3g these segments only: the closest-point pair (where parallel edges are closest along a stretch: the two ends and the middle of that stretch), and every pair of points taken at the corners and every 0.5 inch along the edges of the two stands, each edge counted clockwise from its first corner. A segment crosses a stand when more than 0.01 inch of it lies inside or along the edge of the closed rectangle.',
    from: 'ruling',
  },
  'MM-B3i': {
    line: 'The entry point of a charge is the first position on the path at which the company is in melee range of an enemy company. Find it in steps of at most 0.05 inch, then by bisection to 0.001.',
    from: 'ruling',
  },
  'MM-B3j': {
    line: 'From the entry point at most one further leg is allowed: straight, without turning, the distance to that enemy growing smaller at every step of 0.05 (by 0.001 or more), ending at contact at the latest, within the remaining allowance. What is left of the leg under way counts as that leg; a leg cut at the entry point may be followed by one in another direction with the same facing.',
    from: 'ruling',
  },
  'MM-B3k': {
    line: 'The enemy whose range is entered first is the target. If the range of more than one is entered within 0.05 inch of path, the owner chooses which is the target.',
    from: 'ruling',
  },
  'MM-B3l': {
    line: "From the entry point on, and after the final pivot, the target may not be completely behind the charger's own front line.",
    from: 'ruling',
  },
  'MM-B3m': {
    line: 'Flank test for a charge: at the entry point all four corners of the charger lie on or behind the front line of the target.',
    from: 'ruling',
  },
  'MM-B3n': {
    line: 'Flank test for a melee without a charge (MM-B6e), for a new target under MM-B3q and for a pursuit that begins already in range: the same test on the positions just before the dice are rolled, the attacker taken with the facing it has then.',
    from: 'ruling',
  },
  'MM-B3o': {
    line: 'A company may not enter melee range of an enemy company that it is not allowed to attack (MM-C2g, MM-C5e, MM-C6b).',
    from: 'ruling',
  },
  'MM-B3p': {
    line: 'After the entry point a charger may not pass over friendly stands.',
    from: 'ruling',
  },
  'MM-B3q': {
    line: "If the target has retreated or been removed before the charger's melee is fought, the charger must attack another enemy company in its melee range (owner's choice); if there is none, no melee is fought.",
    from: 'ruling',
  },
  'MM-B3r': {
    line: 'A charge needs no line of sight and no declaration before the move.',
    from: 'ruling',
  },
  'MM-B3s': {
    line: 'A company that begins its activation in melee range is not charging when it attacks.',
    from: 'ruling',
  },
  'MM-B3t': {
    line: 'A pivot within a move that leaves the company in melee range of an enemy in whose range it was not is a charge; the entry point is the place after that pivot. A pivot outside a move (to shoot, or without any leg) may not do this (R-ZONE); after the last pivot of a charge further enemies may be in range, but none that MM-B3o forbids.',
    from: 'ruling',
    rulings: ['MM-R5'],
  },
  'MM-B4a': {
    line: 'The shooting rules cover fire at a distance; fire at close quarters is contained in the melee value.',
    from: 'source rules §B4',
  },
  'MM-B4b': {
    line: 'A company within 3 inches of an enemy must fight a melee and may not shoot.',
    from: 'source rules §B4',
  },
  'MM-B4c': {
    line: 'Roll one die per SP of the shooter.',
    from: 'source rules §B4',
  },
  'MM-B4d': {
    line: 'Each die that shows a hitting score of T1 is one hit on the target.',
    from: 'source rules §B4',
  },
  'MM-B4e': {
    line: 'Terrain and troop qualities may change the hitting scores (T-TOHIT).',
    from: 'source rules §B4',
  },
  'MM-B4f': {
    line: 'A company that is in melee may not be chosen as a target.',
    from: 'source rules §B4',
  },
  'MM-B4g': {
    line: 'Otherwise any enemy company in range and in line of sight may be the target; there is no target priority.',
    from: 'ruling',
  },
  'MM-B4h': {
    line: 'The range is the distance between the two stands (MM-A0d); it must not exceed the range of the weapon.',
    from: 'ruling',
    rulings: ['MM-R7'],
  },
  'MM-B4i': {
    line: 'The shooter may pivot before shooting; the sight line must run forward of its front line (MM-B5f).',
    from: 'ruling',
  },
  'MM-B4j': {
    line: 'Artillery chooses canister or shot/shell; canister only up to 12 inches, shot/shell at any distance up to its range.',
    from: 'ruling',
  },
  'MM-B4k': {
    line: 'Build the lowest hitting score in this order: T1 row, then sharpshooter or special-troop number (E7), then inferior firepower (E7c), then add the cover number.',
    from: 'ruling',
  },
  'MM-B4l': {
    line: 'If the lowest hitting score is above 6 the shot is not allowed.',
    from: 'ruling',
  },
  'MM-B4m': {
    line: 'A company shoots at one target; roll all its dice together.',
    from: 'ruling',
  },
  'MM-B4n': {
    line: 'Take the hits off at once, before the next company acts.',
    from: 'ruling',
  },
  'MM-B4o': {
    line: '"In melee" means in melee range (MM-B3g) of any enemy company.',
    from: 'ruling',
  },
  'MM-B4p': {
    line: 'Count only the largest cover number that applies.',
    from: 'ruling',
  },
  'MM-B5a': {
    line: 'Shooting needs a line of sight.',
    from: 'source rules §B5',
  },
  'MM-B5b': {
    line: 'No terrain, enemy troops or friendly troops may be between shooter and target.',
    from: 'source rules §B5',
  },
  'MM-B5c': {
    line: 'With shell, a howitzer may shoot over friendly companies or deep into a wood.',
    from: 'source rules §B5',
  },
  'MM-B5d': {
    line: 'Fire under MM-B5c hits on a 6 only.',
    from: 'source rules §B5',
  },
  'MM-B5e': {
    line: 'Guns standing on a hill may shoot over friendly troops, with shot or shell only, when those friends stand lower and are nearer to the guns than to the target.',
    from: 'source rules §B5',
  },
  'MM-B5f': {
    line: "Draw sight lines from the middle of the shooter's front edge to nine points of the target: its point nearest to that middle (when several are equally near, the middle one of them), the middles of its four edges and its four corners. A line that runs backwards from the shooter's front line does not count.",
    from: 'ruling',
  },
  'MM-B5g': {
    line: 'There is a line of sight when at least one of the nine lines is clear.',
    from: 'ruling',
  },
  'MM-B5h': {
    line: 'A company stand other than shooter and target blocks a line when more than 0.01 inch of the line lies in its closed rectangle.',
    from: 'ruling',
  },
  'MM-B5i': {
    line: 'A wood, town, earthwork or untrampled crop blocks a line when any part of the line farther than 1.5 inches from both its ends lies inside it: the first 1.5 inches at either end is "the edge".',
    from: 'ruling',
  },
  'MM-B5j': {
    line: "A hill contour of level k blocks a line when k is above the lower of the two stands' levels and any part of the line farther than 1.5 inches from both its ends lies inside the contour. It does not block when both stands' centres are in it, or when the higher stand's centre is in it and that stand's level is above k.",
    from: 'ruling',
    rulings: ['MM-R10'],
  },
  'MM-B5k': {
    line: "Generals' stands block no line.",
    from: 'ruling',
  },
  'MM-B5l': {
    line: "For MM-B5e ignore a friendly stand on the line only if its level is below the shooter's and its distance to the shooter is less than its distance to the target; all else blocks as usual.",
    from: 'ruling',
  },
  'MM-B5m': {
    line: 'The 6 of MM-B5d replaces every other number, cover included. A howitzer that has a line of sight under MM-B5g, or one under MM-B5e, shoots normally; only without either is its fire that of MM-B5c.',
    from: 'ruling',
  },
  'MM-B5n': {
    line: 'For MM-B5c ignore friendly stands on the line and the wood in which the target stands; enemies, hills, towns, earthworks and other woods still block. Range 24 inches at most (MM-E7h2).',
    from: 'ruling',
  },
  'MM-B5o': {
    line: "Judge cover (wall, town, wood) on the target's position, and a wall on the line from the middle of the shooter's front edge to the target's nearest point (MM-B5f).",
    from: 'ruling',
  },
  'MM-B6a': {
    line: 'A melee is a combat between two companies within 3 inches of each other.',
    from: 'source rules §B6',
  },
  'MM-B6b': {
    line: 'A company must charge to come within 3 inches.',
    from: 'source rules §B6',
  },
  'MM-B6c': {
    line: 'A company that has charged must attack an enemy company.',
    from: 'source rules §B6',
  },
  'MM-B6d': {
    line: 'After that combat it may not move again (except MM-B6q and E8).',
    from: 'source rules §B6',
  },
  'MM-B6e': {
    line: 'A company that begins its move within 3 inches of an enemy must attack.',
    from: 'source rules §B6',
  },
  'MM-B6f': {
    line: 'After that combat it may retreat.',
    from: 'source rules §B6',
  },
  'MM-B6g': {
    line: 'Or, if no enemy is left within 3 inches, it may advance.',
    from: 'source rules §B6',
  },
  'MM-B6h': {
    line: 'Neither of these moves may become a new charge, and no shooting may follow.',
    from: 'source rules §B6',
  },
  'MM-B6i': {
    line: 'Each side rolls one die per SP.',
    from: 'source rules §B6',
  },
  'MM-B6j': {
    line: 'A company attacked from behind its flank uses its rear melee value.',
    from: 'source rules §B6',
  },
  'MM-B6k': {
    line: "Each die equal to or below the company's melee value is one hit on the enemy it is fighting.",
    from: 'source rules §B6',
  },
  'MM-B6l': {
    line: 'The attacked company fights back at the same time.',
    from: 'source rules §B6',
  },
  'MM-B6m': {
    line: 'An attached Bold or Rash general raises the melee value of his company by 1.',
    from: 'source rules §B6',
  },
  'MM-B6n': {
    line: 'A company may start only one round of combat in each turn.',
    from: 'source rules §B6',
  },
  'MM-B6o': {
    line: 'There is no limit on fighting back: a company does so against every attack.',
    from: 'source rules §B6',
  },
  'MM-B6p': {
    line: 'Equal hits on both sides: the melee is drawn.',
    from: 'source rules §B6',
  },
  'MM-B6q': {
    line: 'Otherwise the company that took more hits must at once retreat a full move.',
    from: 'source rules §B6',
  },
  'MM-B6r': {
    line: 'The company that starts the round uses its front value, whatever its position (except MM-C6c and MM-E6c).',
    from: 'ruling',
  },
  'MM-B6s': {
    line: "Dice order: attacker's dice, defender's dice, then the risk die against the defender's general, then the risk die against the attacker's general (MM-E5b).",
    from: 'ruling',
  },
  'MM-B6t': {
    line: 'Melee value = T1 value (front or rear) or special value (E7j), then elite, militia, general, terrain; then not below 1 and not above 5.',
    from: 'ruling',
  },
  'MM-B6u': {
    line: 'Every terrain -1 counts against the company that started the round only; water (MM-C4e) counts against the company in the water in any case. They add up.',
    from: 'ruling',
  },
  'MM-B6v': {
    line: 'Compare the hits scored, also those beyond the SP left; both companies may be removed.',
    from: 'ruling',
  },
  'MM-B6w': {
    line: "A beaten company retreats straight away from the victor, along the line from the victor's centre through its own centre.",
    from: 'ruling',
  },
  'MM-B6x': {
    line: 'It first pivots to face the victor and keeps that facing; if that pivot would put a corner off the table it keeps its former facing instead. It goes its full T1 move, but only as far as a voluntary move along that line could go (6-inch limits, water, contours, closed terrain); no road bonus.',
    from: 'ruling',
  },
  'MM-B6y': {
    line: 'It may not come into melee range of another enemy, nor bring its centre nearer, than it was at the start of the retreat (after the pivot of MM-B6x), to the centre of any enemy it was in melee range of then. If the straight line does not get it out of melee range of all enemies, try directions 15, 30, 45, 60, 75, 90 degrees to either side and take the first at which it does; of two equal angles the one with the longer way, then the left one (seen in the direction of the retreat).',
    from: 'ruling',
  },
  'MM-B6z': {
    line: 'It passes over friends. If it would end on one it goes on by the least extra distance (at most 12 inches) that clears them; if that is not possible it stops short of them.',
    from: 'ruling',
  },
  'MM-B6aa': {
    line: 'It stops at the table edge with the whole stand on the table.',
    from: 'ruling',
  },
  'MM-B6ab': {
    line: 'If no direction of MM-B6y gets it out of melee range of all enemies it surrenders and is lost.',
    from: 'ruling',
  },
  'MM-B6ac': {
    line: "A retreat in the enemy's player turn does not reduce the company's next own move.",
    from: 'ruling',
  },
  'MM-B6ad': {
    line: 'Voluntary retreat (MM-B6f): a move in which the centre never comes nearer than at its start to the centre of any enemy the company was in melee range of, ending out of melee range of all enemies; up to the full allowance.',
    from: 'ruling',
  },
  'MM-B6ae': {
    line: 'Advance (MM-B6g): a normal move that never enters melee range of an enemy.',
    from: 'ruling',
  },
  'MM-B6af': {
    line: 'An attached general goes along with every retreat.',
    from: 'ruling',
  },
  'MM-B6ag': {
    line: 'A company that may attack none of the enemies in its melee range is excused from MM-B6e: it may hold or retreat as in MM-B6ad, but not shoot.',
    from: 'ruling',
  },
  'MM-B6ah': {
    line: 'Several companies that attack one enemy fight separate rounds, one after the other, each with the SP left.',
    from: 'ruling',
  },
  'MM-B6ai': {
    line: 'When a company with an attached general is removed, treat the general as in MM-B1o.',
    from: 'ruling',
  },
  'MM-B6aj': {
    line: 'A defender never pivots before it fights back.',
    from: 'ruling',
  },
  'MM-B6ak': {
    line: 'A company that began in melee range but has no enemy left in it when its turn to melee comes does not melee; it may then move as in MM-B6ae.',
    from: 'ruling',
  },
  'MM-C1a': {
    line: 'Starting on a road and following it for the whole move multiplies the allowance by 1.5.',
    from: 'source rules §C1',
  },
  'MM-C1b': {
    line: 'A road is a polyline. A company is on it when its centre is within 0.5 inch of the line; a move is along it when its whole path is.',
    from: 'ruling',
  },
  'MM-C1c': {
    line: 'A move that leaves the road gets no bonus.',
    from: 'ruling',
  },
  'MM-C1d': {
    line: 'That part of a path in which the centre is on a road is free of the closing, halting and slowing effects of woods, towns, water, marsh, walls and steep slopes that the road crosses (not of a burning town), whether or not the rest of the move is along a road. A road through a whole high wall is an open gateway for movement only: the wall still bars melee range and sight there.',
    from: 'ruling',
  },
  'MM-C1e': {
    line: '"Road move" in MM-B2f and MM-B2h means a move along a road that is longer than the allowance without the bonus, or any move that MM-C1d made legal.',
    from: 'ruling',
  },
  'MM-C2a': {
    line: 'Woods are closed to artillery, wagons and all cavalry, heavy and light.',
    from: 'source rules §C2',
  },
  'MM-C2b': {
    line: 'Line Infantry whose path touches woods at any point has a whole move of at most 6 inches in that turn.',
    from: 'source rules §C2',
  },
  'MM-C2c': {
    line: 'No sight line for shooting passes through a wood.',
    from: 'source rules §C2',
  },
  'MM-C2d': {
    line: 'A company at the edge of a wood can shoot out and be shot at.',
    from: 'source rules §C2',
  },
  'MM-C2e': {
    line: 'Shooting at a company in woods: cover number 1 (one score fewer hits).',
    from: 'source rules §C2',
  },
  'MM-C2f': {
    line: 'A company allowed into woods may attack a company in them, at melee value -1.',
    from: 'source rules §C2',
  },
  'MM-C2g': {
    line: 'A company that cannot enter a wood may not attack a company in it; it fights back normally when attacked.',
    from: 'ruling',
  },
  'MM-C2h': {
    line: 'Light Infantry, Engineers and generals are not slowed by woods.',
    from: 'ruling',
  },
  'MM-C2i': {
    line: 'A Line Infantry company that has already moved more than 6 inches must stop before the wood.',
    from: 'ruling',
  },
  'MM-C2j': {
    line: 'A company that cannot enter woods may stop on a road inside one; it gets no cover there and may be attacked by any company.',
    from: 'ruling',
  },
  'MM-C3a': {
    line: 'A gentle hill costs no movement.',
    from: 'source rules §C3',
  },
  'MM-C3b': {
    line: 'On steep hills a company moves at most one contour per turn, up or down.',
    from: 'source rules §C3',
  },
  'MM-C3c': {
    line: 'A hill hides what is behind it or on its far slope from shooting.',
    from: 'source rules §C3',
  },
  'MM-C3d': {
    line: 'A company that attacks uphill lowers its melee value by 1.',
    from: 'source rules §C3',
  },
  'MM-C3e': {
    line: 'Hills are contour polygons with levels 1, 2, ...; a move may cross the outline of at most one steep contour; it ends where it meets a second one. Every crossing counts, so leaving a contour after entering it is the second.',
    from: 'ruling',
  },
  'MM-C3f': {
    line: "An attack is uphill when the attacker's level is below the defender's level, on gentle and steep hills alike.",
    from: 'ruling',
  },
  'MM-C4a': {
    line: 'Unfordable rivers are crossed only by boat or bridge.',
    from: 'source rules §C4',
  },
  'MM-C4b': {
    line: 'Fordable water stops a company: its move ends as soon as it enters the water.',
    from: 'source rules §C4',
  },
  'MM-C4c': {
    line: 'It cannot shoot while it is in the water.',
    from: 'source rules §C4',
  },
  'MM-C4d': {
    line: 'From its following turn the company moves as usual.',
    from: 'source rules §C4',
  },
  'MM-C4e': {
    line: 'A company in the water that must melee against a company on the bank lowers its melee value by 1.',
    from: 'source rules §C4',
  },
  'MM-C4f': {
    line: 'Water is a polygon. Entering means coming in from outside; the halt is the point where the centre first reaches the outline (also in a retreat).',
    from: 'ruling',
  },
  'MM-C4g': {
    line: 'A company on the bank is one whose centre is not in water.',
    from: 'ruling',
  },
  'MM-C4h': {
    line: 'A bridge is a road crossing the water (MM-C1d). Boats exist only where a battle lists them.',
    from: 'ruling',
  },
  'MM-C5a': {
    line: 'Towns are open to Line and Light Infantry; every other type may only pass along a road.',
    from: 'source rules §C5',
  },
  'MM-C5b': {
    line: 'Infantry whose path is in a town off the road at any point has a whole move of at most 6 inches in that turn.',
    from: 'source rules §C5',
  },
  'MM-C5c': {
    line: 'No company may shoot through a town.',
    from: 'source rules §C5',
  },
  'MM-C5d': {
    line: 'Infantry at the edge of a town can shoot and be shot at; shooting at it: cover number 2 (two scores fewer hit).',
    from: 'source rules §C5',
  },
  'MM-C5e': {
    line: 'A company allowed into towns may attack a company in one, at melee value -1; no other company may attack it.',
    from: 'source rules §C5',
  },
  'MM-C5f': {
    line: 'Each time artillery hits a town one extra die is rolled: 6 sets it on fire.',
    from: 'source rules §C5',
  },
  'MM-C5g': {
    line: 'Everyone in a burning town has to leave it with his next move.',
    from: 'source rules §C5',
    rulings: ['MM-R3'],
  },
  'MM-C5h': {
    line: 'A fire, once lit, lasts to the end of the game.',
    from: 'source rules §C5',
  },
  'MM-C5i': {
    line: '"Artillery hits a town" = one artillery shot at a company in the town that scores at least one hit; one extra die per such shot.',
    from: 'ruling',
    rulings: ['MM-R2'],
  },
  'MM-C5j': {
    line: 'No company may enter or pass a burning town; it still blocks sight.',
    from: 'ruling',
  },
  'MM-C5k': {
    line: 'Leaving a burning town ignores MM-C5b. A company still in it at the end of its own next player turn is lost.',
    from: 'ruling',
  },
  'MM-C5l': {
    line: 'Companies other than infantry may stop on the road inside a town; they get no cover and may be attacked by any company.',
    from: 'ruling',
  },
  'MM-C6a': {
    line: 'Earthworks have the rules of towns with two differences: artillery can stand in them, and fire never takes hold there.',
    from: 'source rules §C6',
  },
  'MM-C6b': {
    line: 'A high wall is safe from attack while it is whole and the attacker has no ladders.',
    from: 'source rules §C6',
  },
  'MM-C6c': {
    line: 'Until it stands on the wall a storming company with ladders fights with its flank value.',
    from: 'source rules §C6',
  },
  'MM-C6d': {
    line: 'Only a heavy gun, an engineer company blowing in a gate, or a mine can make a breach.',
    from: 'source rules §C6',
  },
  'MM-C6e': {
    line: 'Mines are placed at set-up only.',
    from: 'source rules §C6',
  },
  'MM-C6f': {
    line: 'A heavy gun breaches a wall within 12 inches when it rolls a 6.',
    from: 'source rules §C6',
  },
  'MM-C6g': {
    line: 'Engineers breach a gate when they move into contact with it, survive a round of melee, and then roll 4, 5 or 6.',
    from: 'source rules §C6',
  },
  'MM-C6h': {
    line: 'A company attacking through a breach lowers its melee value by 1.',
    from: 'source rules §C6',
  },
  'MM-C6i': {
    line: 'A high wall is a list of straight segments, each with an id, flagged gate or not, breached or not. An unbreached segment bars movement and melee range (except MM-C6c) and sight only for stands not touching it.',
    from: 'ruling',
  },
  'MM-C6j': {
    line: 'Ladders are a mark on a company in the order of battle. A company with ladders touching the wall may attack a defender within 3 inches of it across the wall; if that defender is removed or retreats, the company may at once move across the segment and stop touching it inside, and fights with its front value from then on.',
    from: 'ruling',
  },
  'MM-C6k': {
    line: 'A heavy gun rolls one unmodified die instead of shooting, once per player turn, at a segment within 12 inches in sight.',
    from: 'ruling',
    rulings: ['MM-R11'],
  },
  'MM-C6l': {
    line: 'Engineers may enter melee range for MM-C6g in spite of MM-B3b. If no enemy company is in melee range, skip the round of melee. They roll one die per player turn.',
    from: 'ruling',
  },
  'MM-C6m': {
    line: 'A battle lists mines with the segment they lie under. The owner may fire one at the start of his player turn: the segment is breached, no die.',
    from: 'ruling',
  },
  'MM-C6n': {
    line: 'A breached segment bars nothing and costs nothing to cross.',
    from: 'ruling',
  },
  'MM-C6o': {
    line: 'Artillery may also enter and leave earthworks at its normal move; companies behind an unbreached high wall they touch have the cover number 2.',
    from: 'ruling',
  },
  'MM-C7a': {
    line: 'Other features have the effects the battle gives them.',
    from: 'source rules §C7',
  },
  'MM-C7b': {
    line: 'Marsh is impassable, unless the battle lets Light Infantry cross it.',
    from: 'source rules §C7',
  },
  'MM-C7c': {
    line: 'High crops block sight until trampled by companies moving through them.',
    from: 'source rules §C7',
  },
  'MM-C7d': {
    line: "Crossing a low wall, fence or the like limits a company's move in that turn to 6 inches where the battle says so.",
    from: 'source rules §C7',
  },
  'MM-C7e': {
    line: 'Walls and fences do not slow Light Infantry.',
    from: 'source rules §C7',
  },
  'MM-C7f': {
    line: 'A wall giving substantial cover: cover number 1 for a company behind it.',
    from: 'source rules §C7',
  },
  'MM-C7g': {
    line: 'Attacking across such a wall: melee value -1.',
    from: 'source rules §C7',
  },
  'MM-C7h': {
    line: 'Attacking across an obstacle such as an abatis: melee value -1.',
    from: 'source rules §C7',
  },
  'MM-C7i': {
    line: 'A linear obstacle is a polyline with the flags slow, cover, abatis. It is crossed when the path of the centre crosses it.',
    from: 'ruling',
  },
  'MM-C7j': {
    line: 'A company takes cover behind an obstacle when the obstacle is within 1 inch of its stand and crosses the sight line (MM-B5o).',
    from: 'ruling',
  },
  'MM-C7k': {
    line: "MM-C7g and MM-C7h apply when the obstacle crosses the line between the two centres and is within 3 inches of the defender's stand.",
    from: 'ruling',
  },
  'MM-C7l': {
    line: "A crop is trampled for good when a company's centre has covered 3 inches or more inside it in one move.",
    from: 'ruling',
  },
  'MM-D1a': {
    line: 'Each battle gives each side its objectives.',
    from: 'source rules §D',
  },
  'MM-D1b': {
    line: 'Each battle has a time limit.',
    from: 'source rules §D',
  },
  'MM-D1c': {
    line: 'Where chosen (always in a pick-up game), a side that is the first to have lost half of its companies is beaten.',
    from: 'source rules §D',
  },
  'MM-D1d': {
    line: 'The losing side must retreat: the game ends.',
    from: 'source rules §D',
  },
  'MM-D1e': {
    line: 'Half is reached when 2 x lost companies >= companies in the order of battle, reinforcements included; a battle may set another fraction.',
    from: 'ruling',
  },
  'MM-D1f': {
    line: 'If both sides reach their fraction in the same step the game is a draw.',
    from: 'ruling',
  },
  'MM-D1g': {
    line: 'Test MM-D1c after every melee, shot, compulsory move and surrender.',
    from: 'ruling',
  },
  'MM-D1h': {
    line: "At the end of the last turn judge the battle's objectives in the order in which it lists them.",
    from: 'ruling',
  },
  'MM-D1i': {
    line: 'Where half losses do not end the game no loss fraction is tested, neither that of MM-D1c nor one set by a battle; only a side that has no company left, on the table or due as reinforcement, loses at once. A pick-up game ignores this switch.',
    from: 'ruling',
  },
  'MM-E1a': {
    line: 'Stands of one regiment of Line Infantry or heavy Cavalry that touch (two or more) make a formed regiment.',
    from: 'source rules §E1',
  },
  'MM-E1b': {
    line: 'Its companies move as one body.',
    from: 'source rules §E1',
  },
  'MM-E1c': {
    line: 'It takes every morale or command test as one.',
    from: 'source rules §E1',
  },
  'MM-E1d': {
    line: 'Its owner may spread hits from shooting over its companies.',
    from: 'source rules §E1',
  },
  'MM-E1e': {
    line: 'Touching may be in a chain: the formed regiment is the connected set.',
    from: 'ruling',
  },
  'MM-E1f': {
    line: 'Moving together means: one activation and one command roll; each company has its own path. When P2 is over and any company of the group has moved without charging, all its companies that did not charge (those held in melee range included) must be one connected set; later losses and retreats are not tested.',
    from: 'ruling',
    rulings: ['MM-R6'],
  },
  'MM-E1g': {
    line: 'Detaching: the owner may activate a connected part of a formed regiment as a group of its own. If at the end of its activation it still touches a company it left, and no company of it has charged or meleed, the companies it left count as having acted too; only melees under MM-B6e are still fought by them.',
    from: 'ruling',
  },
  'MM-E1h': {
    line: 'The company aimed at gives range, sight and cover; the owner of the target then assigns each hit to a company of the same formed regiment, none beyond its SP.',
    from: 'ruling',
  },
  'MM-E1i': {
    line: 'Hits beyond the SP of the whole formed regiment are lost.',
    from: 'ruling',
  },
  'MM-E1j': {
    line: 'Melees, melee hits and retreats concern single companies, also in a formed regiment.',
    from: 'ruling',
  },
  'MM-E1k': {
    line: 'Companies of different regiments never form; a company forms again as soon as it ends a move touching a company of its regiment.',
    from: 'ruling',
  },
  'MM-E1l': {
    line: "Without formed regiments E1, MM-E2k and MM-E2z do not apply: groups are those of MM-A5j, every company rolls its own command, morale and rally die (the command dice of the companies that are to move at the start of the activation, in the owner's order, each result binding that company only), and all hits from shooting fall on the company aimed at.",
    from: 'ruling',
  },
  'MM-E2a': {
    line: 'Every regiment and independent company is under the command of a general.',
    from: 'source rules §E2',
  },
  'MM-E2b': {
    line: 'When an independent or detached company or a formed regiment attempts to move, roll one die.',
    from: 'source rules §E2',
  },
  'MM-E2c': {
    line: 'A general may add or subtract 1 for units under his command.',
    from: 'source rules §E2',
  },
  'MM-E2d': {
    line: 'He must be within 12 inches of the unit.',
    from: 'source rules §E2',
  },
  'MM-E2e': {
    line: 'He must have the unit in line of sight.',
    from: 'source rules §E2',
  },
  'MM-E2f': {
    line: '5,6: impetuous troops outside fortifications have to charge.',
    from: 'source rules §E2',
  },
  'MM-E2g': {
    line: '5,6: cautious troops may not charge.',
    from: 'source rules §E2',
  },
  'MM-E2h': {
    line: '5,6: all others do as ordered.',
    from: 'source rules §E2',
  },
  'MM-E2i': {
    line: '3,4: the unit does as ordered.',
    from: 'source rules §E2',
  },
  'MM-E2j': {
    line: '1,2: no advance. Shooting stays allowed, and a company in melee range must fight as usual.',
    from: 'source rules §E2',
  },
  'MM-E2k': {
    line: '1,2: a formed regiment in column may bring its rear companies up into line.',
    from: 'source rules §E2',
  },
  'MM-E2l': {
    line: 'A general who is a player is Bold.',
    from: 'source rules §E2',
  },
  'MM-E2m': {
    line: 'For every other general roll one die the first time his personality is needed: 6 Rash, 5 Indecisive, 3 or 4 Bold, 1 or 2 Cautious.',
    from: 'source rules §E2',
  },
  'MM-E2n': {
    line: 'A Rash general must add 1.',
    from: 'source rules §E2',
  },
  'MM-E2o': {
    line: 'An Indecisive general does not change the die.',
    from: 'source rules §E2',
  },
  'MM-E2p': {
    line: 'A Bold general may add 1 or subtract 1.',
    from: 'source rules §E2',
  },
  'MM-E2q': {
    line: 'A Cautious general may only subtract 1.',
    from: 'source rules §E2',
  },
  'MM-E2r': {
    line: "Roll at the start of the group's activation, once, when any of its companies is to move other than after a melee; a group with impetuous troops not in melee range always rolls. A group that only pivots, shoots, holds or melees does not roll.",
    from: 'ruling',
  },
  'MM-E2s': {
    line: 'Bold and Cautious generals decide after seeing the die; they may also leave it.',
    from: 'ruling',
  },
  'MM-E2t': {
    line: 'A score of 0 counts as 1, a score of 7 as 6.',
    from: 'ruling',
  },
  'MM-E2u': {
    line: "One general acts on one die: the brigade's own general if he is in range and sight (also when he is Indecisive), otherwise the nearest higher general who is.",
    from: 'ruling',
  },
  'MM-E2v': {
    line: "For MM-E2e draw one line from the general's centre to the point of the company nearest to that centre; terrain blocks as in MM-B5i and MM-B5j, troops do not. For a formed regiment any one company in range and sight is enough.",
    from: 'ruling',
  },
  'MM-E2w': {
    line: '"Must charge" binds each impetuous company of the group that can reach melee range of an enemy it may attack by one straight leg along the line of closest points (first pivoted to face along it) that P-MOVE and P-CHARGE allow; it must then end its move in melee range of some enemy. A company that can reach none obeys orders. "In fortifications" is in an earthwork or touching an unbreached high wall, not in a town.',
    from: 'ruling',
  },
  'MM-E2x': {
    line: 'A group under "must charge" may not shoot first.',
    from: 'ruling',
  },
  'MM-E2y': {
    line: '"No advance": pivots are free; a move is allowed only if no leg takes the centre farther from its own base edge and it does not end nearer to the enemy company that was nearest to it.',
    from: 'ruling',
    rulings: ['MM-R1'],
  },
  'MM-E2z': {
    line: "MM-E2k: a company of the formed regiment may move if at the end its stand is on or behind the front line of the regiment's company nearest to any enemy company (of equals the owner picks), touches a company of the regiment, and is not in melee range of an enemy it was not in range of before.",
    from: 'ruling',
  },
  'MM-E2aa': {
    line: "Moves of phase P5 (MM-B6f, MM-B6g, MM-B6ag, MM-B6ak), retreats, pursuits and generals' own moves need no roll.",
    from: 'ruling',
  },
  'MM-E2ab': {
    line: 'When a general is lost his units come under the army commander; when he is lost too their dice are not changed.',
    from: 'ruling',
  },
  'MM-E2ac': {
    line: "The player's general is the army commander of the side and is always Bold. By a switch either every other general is rolled for (MM-E2m), also where a battle lists a value; or the battle's list gives the personality, and a general without a listed one is rolled for; or every general is Bold.",
    from: 'ruling',
    rulings: ['MM-R12'],
  },
  'MM-E2ad': {
    line: 'Without command control no command die is rolled and every unit simply obeys orders: MM-E2b to MM-E2k and MM-E2n to MM-E2aa do not apply, the traits impetuous and cautious have no effect, and a general acts only through MM-B6m, E4 and E5.',
    from: 'ruling',
  },
  'MM-E3a': {
    line: "When, at the start of a turn, half of a general's brigade is lost, every remaining company or formed regiment of it rolls one die.",
    from: 'source rules §E3',
  },
  'MM-E3b': {
    line: 'A brigade takes this test only once in the game.',
    from: 'source rules §E3',
  },
  'MM-E3c': {
    line: '5,6: the unit turns about and moves off the table by the most direct way while avoiding the enemy.',
    from: 'source rules §E3',
  },
  'MM-E3d': {
    line: 'Such a unit does not shoot or charge, but defends itself in melee.',
    from: 'source rules §E3',
  },
  'MM-E3e': {
    line: '3,4: no effect.',
    from: 'source rules §E3',
  },
  'MM-E3f': {
    line: '1,2: the unit retreats 1 move.',
    from: 'source rules §E3',
  },
  'MM-E3g': {
    line: "This retreat uses up the unit's move of that turn.",
    from: 'source rules §E3',
  },
  'MM-E3h': {
    line: "Test at the start of the owner's player turn; half is reached when 2 x lost >= original companies of the brigade, reinforcements included; only units on the table roll.",
    from: 'ruling',
  },
  'MM-E3i': {
    line: "The owner chooses the order of the units; carry out each unit's result before the next die. Generals do not change these dice.",
    from: 'ruling',
  },
  'MM-E3j': {
    line: 'Rout move (MM-E3c): the full allowance, terrain as in MM-B6x, in a straight line to the nearest point of the own base edge or of the two side edges (base edge on ties, then the west or south one), never into melee range of another enemy nor nearer to one it was in range of (as in MM-B6y). It is barred when an enemy stops it before the full way or the edge; then try the turns of MM-B6y and take the first that is not barred, or if all are, the longest way. Friends as in MM-B6z. A company whose centre reaches the edge is lost. It faces the way it goes.',
    from: 'ruling',
  },
  'MM-E3k': {
    line: 'Routing companies make their rout move at the start of each later player turn of their side, before anything else, and do nothing more. They do not rally.',
    from: 'ruling',
  },
  'MM-E3l': {
    line: 'Retreat (MM-E3f): as in MM-B6x to MM-B6aa, but straight towards the own base edge and without surrender (MM-E3m); the unit ends facing away from its base edge. It may still shoot, not charge. A formed regiment moves by one common vector: the first turn of MM-B6y that gets all its companies out of melee range, at the shortest length any of them can make.',
    from: 'ruling',
  },
  'MM-E3m': {
    line: 'A unit that has left melee range by MM-E3c or MM-E3f is not bound by MM-B6e in that turn; one that cannot leave fights as normal if it is not routing, and surrenders if it is.',
    from: 'ruling',
  },
  'MM-E3n': {
    line: 'Without brigade morale no brigade tests and no company ever routs.',
    from: 'ruling',
  },
  'MM-E4a': {
    line: 'Rallying is tried at the start of a turn by a company or formed regiment outside melee distance of every enemy.',
    from: 'source rules §E4',
  },
  'MM-E4b': {
    line: 'A general must be with it: its brigadier or one above him.',
    from: 'source rules §E4',
  },
  'MM-E4c': {
    line: 'Roll one die; on 5 or 6 (modified) the unit is rallied.',
    from: 'source rules §E4',
  },
  'MM-E4d': {
    line: 'A rallied unit removes half of the hits on those companies of it that are present.',
    from: 'source rules §E4',
  },
  'MM-E4e': {
    line: 'The half is rounded down.',
    from: 'source rules §E4',
  },
  'MM-E4f': {
    line: 'Rallying does not stop the unit from moving or fighting in that turn.',
    from: 'source rules §E4',
  },
  'MM-E4g': {
    line: '+1 if the general is charismatic.',
    from: 'source rules §E4',
  },
  'MM-E4h': {
    line: '+1 for elite or stubborn troops.',
    from: 'source rules §E4',
  },
  'MM-E4i': {
    line: '-1 for militia.',
    from: 'source rules §E4',
  },
  'MM-E4j': {
    line: '"Joined" means attached (MM-B1q) at the start of the owner\'s player turn, that is since an earlier step.',
    from: 'ruling',
    rulings: ['MM-R8'],
  },
  'MM-E4k': {
    line: 'Halve the sum of the hits on all companies of a formed regiment; the owner chooses which companies regain the SP. Lost companies do not return.',
    from: 'ruling',
  },
  'MM-E4l': {
    line: 'One roll per unit and per general in each player turn.',
    from: 'ruling',
    rulings: ['MM-R4'],
  },
  'MM-E4m': {
    line: 'A unit that is both elite and stubborn gets +1 only.',
    from: 'ruling',
  },
  'MM-E4n': {
    line: 'Without rallying no rally die is rolled and lost SP never return.',
    from: 'ruling',
  },
  'MM-E5a': {
    line: 'Only when a general is the nearest target of all may he be shot at.',
    from: 'source rules §E5',
  },
  'MM-E5b': {
    line: 'If a general is attached to a company that fights in melee, roll one enemy die against him.',
    from: 'source rules §E5',
  },
  'MM-E5c': {
    line: 'Closest: no enemy company or other general that is in range, and that the shooter could see by facing it, is nearer or equally near (turning is free, so turning away from a nearer target gains nothing).',
    from: 'ruling',
  },
  'MM-E5d': {
    line: "A general shot at is hit by the shooter's dice as a company would be, cover included; any hit removes him.",
    from: 'ruling',
  },
  'MM-E5e': {
    line: 'An attached general cannot be shot at, and hits on his company do not harm him.',
    from: 'ruling',
  },
  'MM-E5f': {
    line: 'The die of MM-E5b is an extra die; it removes him when it is equal to or below the melee value the enemy used in that round (or, by a switch, on a 1 only).',
    from: 'ruling',
  },
  'MM-E5g': {
    line: "The general's +1 (MM-B6m) counts in the round in which he falls.",
    from: 'ruling',
  },
  'MM-E5h': {
    line: 'Without risk to generals E5 does not apply: no general can be shot at and no risk die is rolled; MM-B1o and MM-B6ai stay. How great his risk is in a melee matters only with it.',
    from: 'ruling',
  },
  'MM-E6a': {
    line: 'Two or more infantry companies in contact, the back of one against the back or a side of another, form a square while they stand still.',
    from: 'source rules §E6',
  },
  'MM-E6b': {
    line: 'Companies in square have no flank: flank attacks on them do not exist.',
    from: 'source rules §E6',
  },
  'MM-E6c': {
    line: 'Cavalry attacking a square uses its flank value.',
    from: 'source rules §E6',
  },
  'MM-E6d': {
    line: 'Contact: the rear edge of one stand and the rear or a side edge of the other are parallel within 5 degrees, at most 0.1 inch apart, and overlap over at least 1 inch.',
    from: 'ruling',
  },
  'MM-E6e': {
    line: '"Do not move": neither company has moved its centre in its own last player turn, and neither has retreated since; pivots are allowed. At the start of the game nobody has moved.',
    from: 'ruling',
  },
  'MM-E6f': {
    line: 'Infantry here means Line or Light Infantry of the same side. Each company in such contact is in square. Cavalry in MM-E6c is heavy or light.',
    from: 'ruling',
  },
  'MM-E6g': {
    line: 'Judge the square just before the dice of each round of melee.',
    from: 'ruling',
  },
  'MM-E6h': {
    line: 'Without squares E6 does not apply: touching companies keep their flanks and cavalry attacks them with its front value.',
    from: 'ruling',
  },
  'MM-E7a1': {
    line: 'Elite troops: front and flank melee values +1.',
    from: 'source rules §E7a',
  },
  'MM-E7a2': {
    line: 'No melee value is ever above 5.',
    from: 'source rules §E7a',
  },
  'MM-E7a3': {
    line: 'Sharpshooters (a mark for Light Infantry): lowest hitting score 4.',
    from: 'source rules §E7a',
  },
  'MM-E7b1': {
    line: 'Militia and poor troops: melee values -1.',
    from: 'source rules §E7b',
  },
  'MM-E7b2': {
    line: 'No melee value is ever below 1.',
    from: 'source rules §E7b',
  },
  'MM-E7c1': {
    line: "Inferior firepower: the weaker side's shooting hits on 6 only.",
    from: 'source rules §E7c',
  },
  'MM-E7c2': {
    line: 'MM-E7c1 is a mark on a side and touches its muskets and rifles (infantry, light infantry, engineers), not carbines or artillery.',
    from: 'ruling',
  },
  'MM-E7d1': {
    line: 'Battalion guns: artillery with a range of 24 inches and 1 SP.',
    from: 'source rules §E7d',
  },
  'MM-E7d2': {
    line: 'They move 9 inches.',
    from: 'source rules §E7d',
  },
  'MM-E7e1': {
    line: 'Horse artillery moves 24 inches.',
    from: 'source rules §E7e',
  },
  'MM-E7f1': {
    line: 'Early artillery may not move and shoot in the same turn.',
    from: 'source rules §E7f',
  },
  'MM-E7g1': {
    line: 'Heavy artillery moves 6 inches.',
    from: 'source rules §E7g',
  },
  'MM-E7g2': {
    line: 'It has 3 SP.',
    from: 'source rules §E7g',
  },
  'MM-E7g3': {
    line: 'When it fires at a town (or earthwork, MM-C6a) the reduction is 1 instead of 2.',
    from: 'source rules §E7g',
  },
  'MM-E7h1': {
    line: 'Howitzers may fire overhead (MM-B5c).',
    from: 'source rules §E7h',
  },
  'MM-E7h2': {
    line: 'Their maximum range is 24 inches.',
    from: 'source rules §E7h',
  },
  'MM-E7i1': {
    line: 'Rifled artillery: long range 48 inches.',
    from: 'source rules §E7i',
  },
  'MM-E7i2': {
    line: "Rifled artillery's canister: lowest hitting score 3.",
    from: 'source rules §E7i',
  },
  'MM-E7j1': {
    line: 'Highland charge (special troops): Light Infantry with melee value 4 when charging.',
    from: 'source rules §E7j',
  },
  'MM-E7j2': {
    line: 'Their shooting: lowest hitting score 6.',
    from: 'source rules §E7j',
  },
  'MM-E7j3': {
    line: 'Fellahin (special troops): Light Infantry with no shooting.',
    from: 'source rules §E7j',
  },
  'MM-E7j4': {
    line: 'Players may design other variations: keep T1 and the traits as data, so that a battle can add rows.',
    from: 'source rules §E7j',
  },
  'MM-E7j5': {
    line: "The 4 of MM-E7j1 replaces the front value in the round that ends the company's own charge; elite and militia still apply.",
    from: 'ruling',
  },
  'MM-E7k1': {
    line: 'Tasks for engineers (bridges to build or destroy and the like) take an engineer stand and a supply wagon together.',
    from: 'source rules §E7k',
  },
  'MM-E7k2': {
    line: 'Each task gets rules of its own.',
    from: 'source rules §E7k',
  },
  'MM-E7k3': {
    line: "A turn of work counts when, at the end of the owner's player turn, both stands touch the site, neither moved, shot or meleed in that player turn, and neither is in melee range. The work need not be continuous.",
    from: 'ruling',
  },
  'MM-E7k4': {
    line: 'The tasks and their turns of work are those of T-ENGINEERING; a battle may add others.',
    from: 'ruling',
    rulings: ['MM-R13'],
  },
  'MM-E7k5': {
    line: 'Without engineering no task of T-ENGINEERING can be begun; MM-C6g, MM-C6l and all other rules for engineers and wagons stay.',
    from: 'ruling',
  },
  'MM-E7l1': {
    line: 'Impetuous troops may charge without orders (MM-E2f).',
    from: 'source rules §E7l',
  },
  'MM-E7m1': {
    line: 'Cautious troops may refuse to charge (MM-E2g).',
    from: 'source rules §E7m',
  },
  'MM-E7n1': {
    line: 'Stubborn troops rally more easily (MM-E4h).',
    from: 'source rules §E7n',
  },
  'MM-E7o1': {
    line: 'Artillery traits may be combined; where two give a number the smaller move, the smaller range and the SP of battalion or heavy count. Horse, heavy and battalion exclude each other.',
    from: 'ruling',
  },
  'MM-E7o2': {
    line: 'A trait whose switch (last column of T-TRAITS) is off has no effect anywhere - move, SP, shooting, melee, rally, command, breaching - and the company is the plain type with the weapon of the order of battle, or a musket if it is a foot company listed without one. Without inferior firepower the mark on the side is ignored. The trait ladders has no switch.',
    from: 'ruling',
  },
  'MM-E8a': {
    line: 'Exception to MM-B6n: a cavalry company that charges and removes its opponent or forces it to retreat may advance 3 inches and melee another company.',
    from: 'source rules §E8',
  },
  'MM-E8b': {
    line: 'Cavalry here means heavy or light.',
    from: 'ruling',
  },
  'MM-E8c': {
    line: 'The advance is a free pivot and one straight leg of 0 to 3 inches, not counted against the allowance, that ends in melee range of an enemy company other than the one just beaten; without such an enemy there is no pursuit. If it is in melee range of such an enemy before it moves, it may pivot but not move, and attacks one of those. MM-B3j to MM-B3p apply.',
    from: 'ruling',
    rulings: ['MM-R9'],
  },
  'MM-E8d': {
    line: 'One pursuit per company and turn. The melee of a pursuit counts as charging.',
    from: 'ruling',
  },
  'MM-E8e': {
    line: 'A pursuing company that loses or wins its second melee does nothing more, except to retreat.',
    from: 'ruling',
  },
  'MM-E8f': {
    line: 'Without pursuit there is no pursuit: MM-B6d and MM-B6n hold for cavalry too.',
    from: 'ruling',
  },
  'MM-BAT1a': {
    line: 'Generate the game from a 32-bit seed number with the generator of T-PRNG; one number per die or coordinate, in the order given in "Battles".',
    from: 'ruling',
  },
  'MM-BAT1b': {
    line: 'Roll in this order: army list, number of terrain pairs, road, then for each pair its kind and up to 20 placement tries.',
    from: 'ruling',
  },
  'MM-BAT1c': {
    line: 'Both sides use the same list; the north side is the south side turned by 180 degrees about (36, 24).',
    from: 'ruling',
  },
  'MM-BAT1d': {
    line: 'Dice for the first move (MM-A5a); 12 turns; MM-D1c applies.',
    from: 'ruling',
  },
  'MM-BAT1e': {
    line: 'At the end of turn 12 the side that has lost the smaller fraction of its companies wins; equal fractions: the side with more companies within 12 inches of (36, 24); equal again: draw.',
    from: 'ruling',
  },
  'MM-BAT1f': {
    line: 'Instead of the fixed list both players may buy forces of 140 points each from T-POINTS and place them within 12 inches of their base edges, alternately by regiment, the loser of the initiative die first.',
    from: 'ruling',
  },
  'MM-BAT2a': {
    line: 'Use the data block MM-BAT2. The British move first; 10 turns; either side loses at once when it has lost half of its companies.',
    from: 'ruling',
  },
  'MM-BAT2b': {
    line: 'At the end of turn 10 the British win if 5 or more of their companies other than battalion guns have their centres at y > 54; otherwise the Americans win.',
    from: 'ruling',
  },
  'MM-BAT3a': {
    line: 'Use the data block MM-BAT3. The British move first; 12 turns; the British lose at once when half, the Americans when two fifths (12 of 28) of their companies are lost.',
    from: 'ruling',
  },
  'MM-BAT3b': {
    line: 'On turn 1 the American companies other than DE-1, PI-1 and PI-2 may pivot, shoot and fight in melee but not move (forced retreats excepted).',
    from: 'ruling',
  },
  'MM-BAT3c': {
    line: 'The militia companies RE-1 to RE-5 may not move before turn 4 unless an enemy company is within 12 inches of one of them when their activation begins (forced retreats excepted).',
    from: 'ruling',
  },
  'MM-BAT3d': {
    line: 'The dragoons WD-1 and WD-2 enter on turn 5 or later on the west edge between y = 2 and y = 14.',
    from: 'ruling',
  },
  'MM-BAT3e': {
    line: 'At the end of turn 12 the British win if 3 or more of their companies have their centres on the hill "hobkirk"; otherwise the Americans win.',
    from: 'ruling',
  },
  'MM-BAT4a': {
    line: 'Use the data block MM-BAT4. Dice for the first move; 12 turns; either side loses at once when it has lost half of its companies.',
    from: 'ruling',
  },
  'MM-BAT4b': {
    line: 'The companies 20-1 to 20-3 enter on turn 4 or later on the west edge between y = 2 and y = 11.',
    from: 'ruling',
  },
  'MM-BAT4c': {
    line: 'At the end of turn 12 the side that has lost the smaller fraction of its companies wins if the fractions differ by 1/10 or more; otherwise the game is a draw.',
    from: 'ruling',
  },
} as const satisfies Clauses;

/** The id of a rule of this system. */
export type MorschauserClause = keyof typeof CLAUSES;
