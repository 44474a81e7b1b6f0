import type { Clauses } from '@linstock/kernel';

/** Every rule of Johnny Reb in one line of our own words, by id. */
export const CLAUSES = {
  'JR-1.1a': {
    line: 'One inch on the table is 50 yards of ground.',
    from: 'source: acrossadeadlyfield.com/johnny-reb',
  },
  'JR-1.1b': {
    line: 'One turn is 20 minutes.',
    from: 'source: acrossadeadlyfield.com/johnny-reb; source: deepfriedhappymice.com/html/rd_johhny_reb_iii.html',
  },
  'JR-1.1c': {
    line: 'Every die is six-sided; "one die" is 1 to 6 and "n dice" is the sum of n such dice.',
    from: 'source rules §combat procedure',
  },
  'JR-1.2a': {
    line: 'One figure is 30 men: figures = floor(men / 30 + 0.5), at least 1.',
    from: 'source: acrossadeadlyfield.com/johnny-reb; rounding: ruling',
  },
  'JR-1.2b': {
    line: 'An infantry unit has at most 4 stands of at most 5 figures (20 figures); play a stronger regiment as two or more battalions, each a unit of its own.',
    from: 'source: acrossadeadlyfield.com/johnny-reb',
  },
  'JR-1.2c': {
    line: 'Spread F figures over n = min(4, F) stands: each gets F div n, and the first F mod n stands get one more.',
    from: 'ruling',
  },
  'JR-1.2d': {
    line: 'A cavalry unit has at most 4 stands of at most 3 figures (12 figures).',
    from: 'source: acrossadeadlyfield.com/johnny-reb',
  },
  'JR-1.2e': {
    line: 'A battery is one gun stand; its strength is counted in sections of 2 guns, one crew figure for each section; a single gun is half a section.',
    from: 'source: acrossadeadlyfield.com/johnny-reb; source: scribd.com/document/533493277/JR3-Custom-QRS',
  },
  'JR-1.2f': {
    line: 'An officer is a point marker with a rank (brigade, division or corps), a command (one or more brigades) and no footprint.',
    from: 'source: acrossadeadlyfield.com/johnny-reb; ruling',
  },
  'JR-1.3a': {
    line: 'Quality is elite, veteran or green, with basic morale points (BMP) 2, 3 and 4.',
    from: 'source rules §bmp',
  },
  'JR-1.3b': {
    line: 'Militia has BMP 5 and counts as green in every other rule.',
    from: 'source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html; ruling',
  },
  'JR-1.4a': {
    line: 'Take lost figures from stand 1 until it is empty, then stand 2, and so on.',
    from: 'source: stefanov.no-ip.org/MagWeb/zouave/v12n1/z121neao.htm; ruling',
  },
  'JR-1.4b': {
    line: 'Remove a stand with no figure left at once: the unit has lost a stand. A battery loses a section for each section removed.',
    from: 'source: stefanov.no-ip.org/MagWeb/zouave/v12n1/z121neao.htm; source rules §morale',
  },
  'JR-1.4c': {
    line: 'Stands (or sections) lost = those at the start of the battle minus those present; a half section lost counts as one.',
    from: 'source rules §mpm; ruling',
  },
  'JR-1.4d': {
    line: 'A unit with no figures (battery: no sections) left is destroyed and removed.',
    from: 'ruling',
  },
  'JR-1.4e': {
    line: "When stands are removed keep the unit's front-centre point and heading and recompute its footprint.",
    from: 'ruling',
  },
  'JR-1.4f': {
    line: 'Each section loss takes one section, or the half section when only that is left.',
    from: 'ruling',
  },
  'JR-1.5a': {
    line: "A unit's morale level is good, shaken or routed; every unit starts good.",
    from: 'source rules §morale',
  },
  'JR-1.5b': {
    line: 'A unit is lost to its brigade when it is destroyed, has surrendered, was picked up, or left the table routed; a battery lost by JR-11.5a or JR-11.7a counts as destroyed.',
    from: 'ruling',
  },
  'JR-2.1a': {
    line: 'The table is a rectangle measured in inches, origin at the south-west corner, x to the east, y to the north; positions are real numbers.',
    from: 'ruling',
  },
  'JR-2.1b': {
    line: 'Heading h is in degrees clockwise from north. Forward f = (sin h, cos h); right r = (cos h, -sin h).',
    from: 'ruling',
  },
  'JR-2.1c': {
    line: 'Compare lengths and angles with a tolerance of 0.000001.',
    from: 'ruling',
    rulings: ['JR-R2'],
  },
  'JR-2.2a': { line: "A unit's pose is P, the middle of its front edge, and h.", from: 'ruling' },
  'JR-2.2b': {
    line: 'Its footprint is the rectangle FL = P - (W/2) r, FR = P + (W/2) r, RR = FR - D f, RL = FL - D f with width W and depth D from JR-T9; its centre is C = P - (D/2) f.',
    from: 'ruling',
  },
  'JR-2.2c': {
    line: 'Footprints never overlap each other, never leave the table and never overlap a building; touching edges are allowed.',
    from: 'ruling',
  },
  'JR-2.3a': {
    line: 'The local coordinates of a point q are u = (q - P) . r and v = (q - P) . f.',
    from: 'ruling',
  },
  'JR-2.4a': {
    line: 'The distance between two units is the least distance between their footprints, 0 when they touch.',
    from: 'ruling',
  },
  'JR-2.4b': {
    line: 'The distance between an officer and a unit is from his point to the footprint.',
    from: 'ruling',
  },
  'JR-2.4c': {
    line: 'Two units of opposite sides are in contact when the distance between them is 0 (JR-2.1c).',
    from: 'ruling',
  },
  'JR-2.5a': {
    line: 'The front arc is every point with v >= 0 and abs(u) <= W/2 + v (a 45-degree splay outward from each front corner).',
    from: 'ruling R-12 (45 degrees: source rules §charge)',
  },
  'JR-2.5b': {
    line: 'The primary zone is every point with v >= 0 and abs(u) <= W/2 (straight ahead).',
    from: 'source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html; ruling',
  },
  'JR-2.5c': {
    line: 'A target is in the arc (in the primary zone) when its footprint and that region share at least one point.',
    from: 'ruling',
  },
  'JR-2.5d': {
    line: "Range is the least distance from the front edge FL-FR of the firer to the part of the target's footprint that lies in the firer's front arc.",
    from: 'ruling',
  },
  'JR-2.6a': {
    line: "Aspect of an attack on a unit, from the attack point q in the target's local coordinates: front when v >= 0 and abs(u) <= W/2 + v.",
    from: 'ruling',
  },
  'JR-2.6b': { line: 'Rear when v <= -D and abs(u) <= W/2 + (-D - v).', from: 'ruling' },
  'JR-2.6c': { line: 'Otherwise partial flank when v >= 0, and full flank when v < 0.', from: 'ruling' },
  'JR-2.6d': {
    line: 'Skirmishers have no flanks or rear: every attack on them is from the front.',
    from: 'ruling',
  },
  'JR-2.6e': {
    line: "The attack point of a fire is the firer's P; of a charge it is the charger's P when its charge begins, against the defender's heading at that moment.",
    from: 'ruling',
  },
  'JR-2.6f': {
    line: "The attack point of a melee is the enemy's P when its first round begins.",
    from: 'ruling',
  },
  'JR-3.1a': {
    line: 'Infantry formations: single line, extended line, double line (the attack column is the same formation), skirmish line, march column.',
    from: 'source: scribd.com/document/565343792/JR3-Rules',
  },
  'JR-3.1b': {
    line: 'Cavalry is mounted (mounted line or mounted column) or dismounted (single line, extended line, skirmish line or march column with dismounted stands).',
    from: 'source: scribd.com/document/565343792/JR3-Rules; ruling',
  },
  'JR-3.1c': {
    line: 'A battery is limbered or unlimbered.',
    from: 'source: scribd.com/document/565343792/JR3-Rules; source rules §drms',
  },
  'JR-3.2a': {
    line: 'Stand sizes (width by depth): infantry and dismounted 0.875 by 0.75; mounted 1.0 by 1.5; unlimbered gun 1.0 by 1.0; limbered gun 1.0 by 2.0.',
    from: 'source: deepfriedhappymice.com/html/rd_johhny_reb_iii.html; limbered depth: ruling',
  },
  'JR-3.2b': {
    line: 'Single line and mounted line: n stands side by side, W = n x w, D = d.',
    from: 'ruling',
  },
  'JR-3.2c': {
    line: 'Extended line: n stands with a gap of half a stand each, W = 1.5 x n x w, D = d.',
    from: 'ruling',
  },
  'JR-3.2d': {
    line: 'Double line: ceil(n/2) stands in front, the rest behind, W = ceil(n/2) x w, D = 2 d (d when n = 1).',
    from: 'ruling',
  },
  'JR-3.2e': {
    line: 'Skirmish line: n stands with a gap of a whole stand each, W = 2 x n x w, D = d.',
    from: 'ruling',
  },
  'JR-3.2f': {
    line: 'March column and mounted column: stands one behind another, W = w, D = n x d.',
    from: 'ruling',
  },
  'JR-3.3a': {
    line: 'Disorder is a state laid over a formation: the footprint stays, and the disorder rows of JR-T5, JR-T8 and JR-T10 (for a battery only that of JR-T8: JR-9.2b, JR-6.1e) and the fire multiplier cap of JR-T9 replace those of the formation.',
    from: 'source rules §drms; ruling',
  },
  'JR-3.3b': {
    line: 'A unit becomes disordered when it passes its charge disorder point, begins a charge at an angle, makes an oblique leg as green or militia (JR-6.2c), loses an impact, falls back from a melee, routs, or is passed through by a routed unit.',
    from: 'source rules §charge; ruling',
  },
  'JR-3.3c': {
    line: 'A unit leaves disorder only by carrying out a Form order.',
    from: 'source: acrossadeadlyfield.com/johnny-reb',
  },
  'JR-3.4a': {
    line: 'A unit on Hold in single line with at least 3 stands may refuse its left or right flank when orders are revealed; it stays refused until it moves, forms, falls back, is disordered or has fewer than 3 stands; while on Hold its owner may change or end it at a later reveal.',
    from: 'source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html; ruling',
  },
  'JR-3.4b': {
    line: 'Attacks from the refused side count one step milder: full flank becomes partial flank, partial flank becomes front (the side is that of the sign of u: right when u > 0).',
    from: 'ruling',
  },
  'JR-3.4c': { line: "A refused unit's fire strength is multiplied by (n - 1) / n.", from: 'ruling' },
  'JR-4.1a': {
    line: 'Each turn both players secretly place one order marker on each of their units that is not routed: First fire (Fr), Hold (H), Move (M), Form (Fm), Disengage (D) or Charge (C).',
    from: 'source: acrossadeadlyfield.com/johnny-reb; source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html',
  },
  'JR-4.1b': { line: 'A routed unit and an officer get no order.', from: 'ruling' },
  'JR-4.1c': { line: 'A unit left without a marker counts as Hold.', from: 'ruling' },
  'JR-4.1d': {
    line: 'A unit that routs loses its order; a unit rallied in phase 2 without a marker holds.',
    from: 'ruling',
  },
  'JR-4.2a': {
    line: 'First fire: the unit fires in phase 4, before any movement, and does not move this turn; it pivots only by JR-14.4b.',
    from: 'source: acrossadeadlyfield.com/johnny-reb; source rules §combat procedure',
  },
  'JR-4.2b': {
    line: 'First fire may not be given to a limbered battery or to a unit in march column or mounted column.',
    from: 'ruling',
  },
  'JR-4.3a': {
    line: 'Hold: the unit stays and may fire once in the turn: in phase 4, as an interrupt in phases 5 to 7 (JR-5.8b, JR-14.5a) or in phase 8.',
    from: 'source: acrossadeadlyfield.com/johnny-reb; source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html',
  },
  'JR-4.3b': {
    line: 'A unit on Hold or Conditional hold may pivot up to 45 degrees about its centre once in the turn, at the moment it fires or when it is charged; it then fires as pivoted.',
    from: 'source rules §combat procedure (pivoted); ruling',
  },
  'JR-4.4a': {
    line: 'Disengage: the unit moves away from the enemy in phase 5; from the reveal to the end of the turn, moved or not, its losses are halved (JR-10.3a).',
    from: 'source: acrossadeadlyfield.com/johnny-reb; source rules §combat procedure',
  },
  'JR-4.4b': { line: 'Disengage needs a visible enemy within 12 inches.', from: 'ruling' },
  'JR-4.4c': {
    line: 'A disengaging unit does not fire this turn, save a defensive volley when charged in its arc.',
    from: 'ruling',
  },
  'JR-4.5a': {
    line: 'Charge: the unit charges in phase 6.',
    from: 'source: acrossadeadlyfield.com/johnny-reb',
  },
  'JR-4.5b': {
    line: 'Charge may be given only to infantry or dismounted cavalry in single, extended or double line or to cavalry in mounted line, in good morale, not disordered, and in command (JR-16.4a).',
    from: 'ruling',
  },
  'JR-4.6a': {
    line: 'Move: the marker carries an arrow, a heading; the unit moves in phase 7 so that its net displacement, if longer than 0.5 inch, lies within 45 degrees of the arrow.',
    from: 'source: acrossadeadlyfield.com/johnny-reb; ruling',
  },
  'JR-4.6b': { line: 'A moving unit may move any part of its allowance, including none.', from: 'ruling' },
  'JR-4.6c': {
    line: 'A shaken unit on Move may not end nearer to the nearest visible enemy than it began.',
    from: 'ruling',
  },
  'JR-4.7a': {
    line: 'Form: the unit changes formation, re-forms from disorder, limbers, unlimbers, mounts or dismounts in phase 7. A disordered unit always re-forms. A unit that makes no change does not move either.',
    from: 'source: acrossadeadlyfield.com/johnny-reb; ruling',
  },
  'JR-4.7b': {
    line: 'Forming takes half the move of an elite or veteran unit: it forms and then moves up to half, or moves up to half and then forms.',
    from: 'source: acrossadeadlyfield.com/johnny-reb; source: scribd.com/document/498524179/Johnny-Reb-III-AWI-Variant',
  },
  'JR-4.7c': {
    line: 'Forming takes the whole move for green or militia units, for any change into or out of skirmish line, and for re-forming from disorder.',
    from: 'source: acrossadeadlyfield.com/johnny-reb',
  },
  'JR-4.8a': {
    line: 'Conditional hold (CH) is never placed; it is what a marker becomes when the owner changes it at reveal (JR-5.4b). It is a hold-type order: the unit does not move and may fire once in phases 4 to 8.',
    from: 'source rules §combat procedure; source: deepfriedhappymice.com/html/rd_johhny_reb_iii.html; source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html',
  },
  'JR-4.8b': {
    line: 'Only Move, Form and Charge markers may be changed to Conditional hold.',
    from: 'source: deepfriedhappymice.com/html/rd_johhny_reb_iii.html; ruling',
  },
  'JR-5.1a': {
    line: 'A turn is nine phases in this order: 1 mark orders; 2 initiative, routs, rallies, replacements; 3 reveal orders; 4 first fires; 5 disengaging moves; 6 charges; 7 normal moves and forming; 8 remaining fires; 9 melees in contact and end of turn.',
    from: 'source: deepfriedhappymice.com/html/rd_johhny_reb_iii.html (1-5); source: johnnyreb.wikidot.com/clarification-document-2008 (6); source: stefanov.no-ip.org/MagWeb/zouave/53/z053pie3.htm (7); source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html (fires to step 8); ruling',
  },
  'JR-5.2a': {
    line: 'Phase 1: both players place orders in secret; the phase ends when both have locked them; they stay hidden until phase 3.',
    from: 'source: deepfriedhappymice.com/html/rd_johhny_reb_iii.html',
  },
  'JR-5.3a': {
    line: "Phase 2 begins with one die a side: the higher has the initiative this turn; on a tie the side that had it keeps it (turn 1: the battle's first side). The Union die is drawn first.",
    from: 'ruling',
  },
  'JR-5.3b': {
    line: 'Phase 2 then runs: every routed unit moves; then every rally attempt; then replacement rolls.',
    from: 'source: deepfriedhappymice.com/html/rd_johhny_reb_iii.html; source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html',
  },
  'JR-5.3c': {
    line: 'Wherever both sides have something to do one after another in phases 2, 5 and 7, the side without the initiative goes first and finishes before the other starts.',
    from: 'ruling',
  },
  'JR-5.4a': {
    line: 'Phase 3: all markers are turned up together.',
    from: 'source: deepfriedhappymice.com/html/rd_johhny_reb_iii.html',
  },
  'JR-5.4b': {
    line: 'Having seen them, both players secretly choose which of their Move, Form and Charge markers become Conditional hold and which units refuse a flank; the choices are revealed together.',
    from: 'source: deepfriedhappymice.com/html/rd_johhny_reb_iii.html; ruling',
  },
  'JR-5.4c': {
    line: 'Then each charging unit names its target (JR-14.1).',
    from: 'source rules §charge step 1; source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html',
  },
  'JR-5.5a': {
    line: 'Phase 4: all units on First fire, and any units on Hold or Conditional hold whose owners wish it, name targets in secret; all these fires are one simultaneous batch.',
    from: 'source: deepfriedhappymice.com/html/rd_johhny_reb_iii.html; source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html; ruling',
  },
  'JR-5.5b': {
    line: 'A unit on First fire with no eligible target loses its fire and its phase 8 fire.',
    from: 'ruling',
  },
  'JR-5.6a': {
    line: 'Phase 5: disengaging units move.',
    from: 'source: deepfriedhappymice.com/html/rd_johhny_reb_iii.html',
  },
  'JR-5.7a': {
    line: 'Phase 6: charges are resolved one at a time, each completely, in ascending order of the distance between charger and target at the start of the phase; ties go to the side with the initiative, then to the unit listed first.',
    from: 'source: johnnyreb.wikidot.com/clarification-document-2008; ties: ruling',
  },
  'JR-5.8a': {
    line: 'Phase 7: each side carries out its Move and Form orders one unit at a time in the order it likes, and moves its officers.',
    from: 'source: stefanov.no-ip.org/MagWeb/zouave/53/z053pie3.htm; ruling',
  },
  'JR-5.8b': {
    line: 'During phases 5, 6 and 7 an enemy unit on Hold or Conditional hold that has not fired may fire at a moving unit after any leg of its move, and at a charger when it is halted (JR-14.5a); all fires named after one leg, or at one halt, are one batch.',
    from: 'source: acrossadeadlyfield.com/johnny-reb (fire at any time); ruling',
  },
  'JR-5.8c': {
    line: 'A change of formation, and the entry of a reinforcement, count as legs for JR-5.8b; turning and moving an officer do not.',
    from: 'ruling',
  },
  'JR-5.9a': {
    line: 'Phase 8: every unit that may still fire names a target or declines, in secret; all these fires are one simultaneous batch.',
    from: 'source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html; ruling',
  },
  'JR-5.9b': {
    line: 'Phase 9: units of both sides in contact fight a melee (JR-15); then remove order markers and all turn marks (Vocabulary).',
    from: 'source rules §charge step 4; ruling',
  },
  'JR-5.10a': {
    line: 'In a simultaneous batch every fire uses the strengths, states and positions from before the batch; all losses are then applied together, then officers are checked, then morale. Each check reads the states and places of its own moment.',
    from: 'ruling',
  },
  'JR-5.10b': {
    line: 'Morale checks after a batch are made by the side with the initiative first, each side in unit list order, then the chain of JR-12.2d.',
    from: 'ruling',
  },
  'JR-5.10c': {
    line: 'A pivot named with a fire of a batch changes the arc and range of that fire at once; fires at the pivoting unit in the same batch use its pose from before the batch. The pivots are made in the order of the fires (P2), before losses come off; one that then has no room is left out and its fire stands.',
    from: 'ruling',
  },
  'JR-5.11a': {
    line: 'A unit that fell back, that was the target of a charge for which the die of JR-14.4a was rolled, or that a charge touched, carries out no Move, Form or Charge order afterwards this turn (for a Charge see JR-14.1c).',
    from: "source: johnnyreb.wikidot.com/clarification-document-2008 (a charge upsets the enemy's movement); ruling",
  },
  'JR-6.1a': {
    line: "A unit's allowance is the open rate of its row in JR-T10 (half of it with a Form order that leaves half a move).",
    from: 'ruling',
  },
  'JR-6.1e': {
    line: 'The row is that of the formation and state in which the unit begins its legs, and stays for all of them; disordered foot or mounted units use the disordered row, routed units the routed row; a battery uses its limbered (foot or horse) row, disordered or not, and prolonge when unlimbered.',
    from: 'ruling',
  },
  'JR-6.1b': {
    line: 'Each inch that P travels in terrain t costs (open rate / rate in t) inches of allowance; a rate of 0 forbids the terrain.',
    from: 'ruling',
  },
  'JR-6.1c': {
    line: 'The road rate holds only for a march column, mounted column, limbered battery or officer whose P stays on the road; other formations treat a road as the ground beside it. On it the road takes the place of the areas under it; obstacles count.',
    from: 'ruling',
    rulings: ['JR-R3'],
  },
  'JR-6.1d': {
    line: "Each linear obstacle (fence, wall, works, stream) that P crosses adds 1 inch for foot, 2 for mounted cavalry and batteries, 0 for officers. Every crossing counts, on a wheel those of the straight line from P to P'; one that P only reaches is paid when P goes on over it.",
    from: 'ruling',
    rulings: ['JR-R4'],
  },
  'JR-6.2a': {
    line: 'A move is a list of legs: advance, oblique, wheel, backward step, about-face; the costs add up and may not exceed the allowance.',
    from: 'ruling',
  },
  'JR-6.2b': { line: "Advance s: P' = P + s f; cost s.", from: 'ruling' },
  'JR-6.2c': {
    line: "Oblique s at an angle a of at most 45 degrees to either side: P' = P + s (f cos a + r sin a), heading unchanged; cost s. Green and militia units become disordered by an oblique leg.",
    from: 'source: scribd.com/document/498524179/Johnny-Reb-III-AWI-Variant; ruling',
  },
  'JR-6.2d': {
    line: "Wheel right by a (at most 90 degrees a leg) about FR: h' = h + a, P' = FR - (W/2) r'; wheel left about FL: h' = h - a, P' = FL + (W/2) r'. Cost W x a x pi/180, at the dearest terrain under FL, P or FR before or after.",
    from: 'ruling',
  },
  'JR-6.2e': {
    line: "Backward step s: P' = P - s f, heading unchanged; cost 2 s.",
    from: 'source: scribd.com/document/498524179/Johnny-Reb-III-AWI-Variant; ruling',
  },
  'JR-6.2f': {
    line: "About-face: h' = h + 180, P' = P - D f, once a turn; cost 2 inches (elite, veteran) or 3 (green, militia), whatever the terrain.",
    from: 'source: scribd.com/document/498524179/Johnny-Reb-III-AWI-Variant; ruling',
  },
  'JR-6.2g': {
    line: "Pivot by a (at most 45 degrees): C stays, h' = h + a, P' = C + (D/2) f'; allowed only by JR-4.3b and JR-14.4b.",
    from: 'ruling',
  },
  'JR-6.2h': {
    line: 'The owner states all legs of a move (and the change of formation) before the first; they are checked as a whole, JR-4.6a, JR-4.6c and JR-6.7a included, then carried out one by one with interrupts. A unit that fails a morale check or falls back on the way stops; a later leg that an interrupt has made illegal ends the move there, and the end place is not checked again.',
    from: 'ruling',
  },
  'JR-6.3a': {
    line: 'No point of a leg of a normal or disengaging move may be nearer than 1 inch to an enemy unit; a unit that begins a leg nearer than that may come no nearer to that enemy.',
    from: 'ruling',
  },
  'JR-6.3b': {
    line: 'A leg is legal when the region swept by the footprint (exact for straight legs; every 5 degrees of a wheel and its end) stays on the table and overlaps no building, no enemy and no unit it may not pass.',
    from: 'ruling',
  },
  'JR-6.3c': {
    line: 'Units may pass through friendly skirmishers, friendly batteries and officers, and skirmishers and officers through any friends, but may not end a leg overlapping them.',
    from: 'ruling',
  },
  'JR-6.4a': {
    line: 'Quick march: a unit on Move in march column, mounted column or line, single line or limbered, in good morale and not disordered, may add its bonus move roll (JR-T11) to its allowance if no visible enemy is within 12 inches of it at the start and after every leg.',
    from: 'source: scribd.com/document/565343792/JR3-Rules (bonus move, push move); ruling',
  },
  'JR-6.4b': { line: 'A unit that quick-marched may not fire this turn.', from: 'ruling' },
  'JR-6.5a': {
    line: 'Forming keeps P; the new heading may differ by up to 90 degrees; the new footprint must be clear.',
    from: 'ruling',
  },
  'JR-6.5b': {
    line: 'Re-forming from disorder may at once take up any formation open to the unit.',
    from: 'ruling',
  },
  'JR-6.5c': {
    line: 'A unit on Form counts as forming from the reveal to the end of phase 7.',
    from: 'ruling',
  },
  'JR-6.6a': {
    line: 'Prolonge: an unlimbered battery on Move may move by the prolonge row of JR-T10, by advance, backward step (at cost 1) and wheel.',
    from: 'source: scribd.com/document/565343792/JR3-Rules; ruling',
  },
  'JR-6.7a': {
    line: 'A disengaging unit moves up to its allowance by any legs; backward steps cost 1 per inch and one about-face is free; if it moves at all it must end farther than it began from every enemy that was within 12 inches.',
    from: 'source: acrossadeadlyfield.com/johnny-reb; ruling',
  },
  'JR-7.1a': {
    line: 'Terrain classes for movement: road, open, broken, woods, rough; a point in several areas has the class with the lowest rate for the unit.',
    from: 'source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html; ruling',
  },
  'JR-7.1b': { line: 'A unit is in woods when its centre C is in a woods area.', from: 'ruling' },
  'JR-7.1c': {
    line: "A unit's level is the highest level of the elevation areas that contain P (0 if none).",
    from: 'ruling',
  },
  'JR-7.2a': {
    line: "Linear cover (fence, wall, works) protects against a fire or charge when the segment from the attack point (JR-2.6e; so for a charge, JR-14.4c included, the place where it began; in a melee JR-2.6f; for other checks the P of the enemy of JR-12.4k) to the nearest point of the target in the arc (of the whole target if nothing of it is in the arc) crosses it, or ends on it, at a place within 0.5 inch of the target's footprint.",
    from: 'ruling',
  },
  'JR-7.2b': {
    line: 'Use only the one cover row that is best for the target; rows never add. A row that applies is used even if its number is 0 (a wood fence against guns).',
    from: 'ruling',
  },
  'JR-7.2c': {
    line: 'A unit is in works for its own fire when the segment from its P to the nearest point of the target crosses such works, or begins on them, within 0.5 inch of its front edge.',
    from: 'ruling',
  },
  'JR-7.3a': {
    line: "Nothing can be seen or fired at beyond the battle's visibility for the turn.",
    from: 'ruling',
  },
  'JR-7.4a': {
    line: "Sight runs from the viewer's P to each of these points of the other unit that lies in the arc (for plain visibility: any of them): its four corners, its centre, the point nearest to P of the part in the arc; the unit is visible when at least one line is clear.",
    from: 'ruling',
  },
  'JR-7.4b': {
    line: 'A line is blocked when it passes through more than 2 inches of woods in all, or through a building.',
    from: 'ruling',
  },
  'JR-7.4c': {
    line: "A line is blocked when at any point more than 1 inch from both its ends the ground level is above the straight line that joins (viewer's level + 0.25) to (target's level + 0.25).",
    from: 'ruling',
  },
  'JR-7.4d': {
    line: "A line is blocked when it crosses the footprint of another unit, unless that unit is a skirmish line of the viewer's side or JR-11.6a applies.",
    from: 'ruling',
  },
  'JR-7.5a': {
    line: 'Area fire: a unit may fire at an enemy hidden only because the line has more than 2 but no more than 4 inches of woods, if that enemy has fired or moved this turn; deduct 1 die.',
    from: 'source rules §combat procedure; ruling',
  },
  'JR-8.1a': {
    line: 'A unit may fire when it is not routed, its ammunition is not out, it has not fired this turn, and a target is visible, in its front arc and within range.',
    from: 'ruling',
  },
  'JR-8.1b': {
    line: 'A unit fires at most once a turn; defensive volleys, after-charge volleys and melee do not need that fire to be unused (JR-14.4d).',
    from: 'ruling',
  },
  'JR-8.1c': { line: 'A limbered battery and a mounted column cannot fire.', from: 'ruling' },
  'JR-8.1d': {
    line: 'If an enemy it may fire at (JR-8.1a, JR-8.1e) is within close range (battery: canister range) the unit must choose its target among such enemies; otherwise it may choose any eligible target.',
    from: 'ruling',
  },
  'JR-8.1e': {
    line: 'A unit in contact with an enemy neither fires nor is fired at, save in melee and by the volleys of a charge.',
    from: 'ruling',
  },
  'JR-8.1f': {
    line: 'In phase 8 only units on Hold, Conditional hold, Move or Form (and reinforcements, as on Move) may fire; not units on First fire, Disengage or a Charge that was carried out, supports included.',
    from: 'ruling',
  },
  'JR-8.2a': {
    line: 'Step 1: count the figures (battery: sections) of the unit.',
    from: 'source rules §combat procedure',
  },
  'JR-8.2b': {
    line: 'Step 2: multiply by the firer formation effect of JR-T9; dismounted cavalry at most 3/4; a disordered unit at most 1/2; keep fractions.',
    from: 'source rules §combat procedure; ruling',
  },
  'JR-8.2c': {
    line: 'Step 3: the row of JR-T1 is the one with the greatest label not above that strength; below 1 figure (half a section) there is no fire; 32 or more use row 32, 16 sections or more likewise.',
    from: 'source rules §fire table ("32+"); ruling',
  },
  'JR-8.3a': {
    line: 'Base dice: a unit on Hold that has not moved, formed or pivoted rolls 3.',
    from: 'source rules §combat procedure',
  },
  'JR-8.3b': {
    line: 'First fire rolls 3 dice and adds 1 to the total.',
    from: 'source rules §combat procedure',
  },
  'JR-8.3c': {
    line: 'A unit that moved, formed or pivoted this turn rolls 2; so does every unit whose marker is Move, Form or Charge, even before or without carrying it out.',
    from: 'source rules §combat procedure; ruling',
  },
  'JR-8.3d': { line: 'Melee rolls 4 dice.', from: 'source rules §combat procedure' },
  'JR-8.3e': {
    line: 'Add 1 die at close range (small arms) and 1 die for repeaters.',
    from: 'source rules §combat procedure',
  },
  'JR-8.3f': {
    line: 'Deduct 1 die for each: long range, firer shaken, area fire, firer on Conditional hold.',
    from: 'source rules §combat procedure',
  },
  'JR-8.3g': { line: 'Deduct 1 die when the firer is low on ammunition.', from: 'ruling' },
  'JR-8.3h': {
    line: 'Artillery canister adds 2 dice, double canister 3.',
    from: 'source rules §combat procedure',
  },
  'JR-8.3i': { line: 'With no dice left there is no fire and the fire is not used.', from: 'ruling' },
  'JR-8.3j': {
    line: 'Sharpshooter rifles lose no die at long range.',
    from: 'source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html',
  },
  'JR-8.3k': {
    line: 'Falling back counts as moving for JR-8.3a, JR-8.3c and JR-14.4d.',
    from: 'ruling',
    rulings: ['JR-R5'],
  },
  'JR-8.3l': {
    line: 'The Conditional hold deduction follows the order: it is taken from every base of such a unit, also after a pivot or for a second volley.',
    from: 'ruling',
  },
  'JR-8.4a': {
    line: 'Step 4: roll, add up, add the modifiers of section 9, and read the column: below 1 no effect, 1 to 20 as numbered, 21 and 22 share a column, 23 and more use the last.',
    from: 'source rules §fire table; ruling',
  },
  'JR-8.5a': {
    line: 'Small-arms range bands are close, normal and long, with the limits of JR-T2 inclusive; beyond long there is no fire.',
    from: 'source rules §ranges',
  },
  'JR-8.5b': {
    line: 'Artillery bands are canister, normal and long, with the limits of JR-T3 inclusive; beyond long there is no fire.',
    from: 'source rules §ranges',
  },
  'JR-8.5c': { line: 'Rifle musket: close 2, normal 4, long 12.', from: 'source rules §ranges' },
  'JR-8.5d': {
    line: 'Smoothbore musket: close 1 with +1 on the total, normal 3, long 6.',
    from: 'source rules §ranges',
  },
  'JR-8.5e': { line: 'Muzzle-loading carbine: close 1, normal 2, long 4.', from: 'source rules §ranges' },
  'JR-8.5f': { line: 'Breech-loading carbine: close 1, normal 3, long 7.', from: 'source rules §ranges' },
  'JR-8.5g': { line: '12-pounder Napoleon: canister 3, normal 12, long 30.', from: 'source rules §ranges' },
  'JR-8.5h': {
    line: '10-pounder or 3-inch rifle: canister 2, normal 16, long 36.',
    from: 'source rules §ranges',
  },
  'JR-8.5i': {
    line: '6-pounder: canister 1, normal 10, long 28, and -1 on the total.',
    from: 'source rules §ranges',
  },
  'JR-8.5j': {
    line: '20-pounder rifle: canister 2, normal 18, long 40, and +1 on the total.',
    from: 'source rules §ranges',
  },
  'JR-8.5k': { line: 'Mixed guns: canister 2, normal 14, long 33.', from: 'source rules §ranges' },
  'JR-8.5l': {
    line: 'Mixed, flintlock and sharpshooter weapons, repeaters, pistols, shotguns and the 12-pounder howitzer use their rows in JR-T2 and JR-T3.',
    from: 'source: scribd.com/document/533493277/JR3-Custom-QRS; source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html',
  },
  'JR-8.6a': {
    line: 'Rapid fire: a unit with breech-loading carbines may, before rolling, take +2 on the total at the ammunition risk of JR-10.5b.',
    from: 'source: scribd.com/document/533493277/JR3-Custom-QRS; ruling',
  },
  'JR-9.1a': { line: 'Firer: officer present +1 (once, whatever his rank).', from: 'source rules §drms' },
  'JR-9.1b': {
    line: 'Firer: opening volley +2, the first small-arms fire the unit makes in the battle, volleys included, melee excluded.',
    from: 'source rules §drms; ruling',
  },
  'JR-9.1c': {
    line: 'Firer marked First fire +1 in its phase 4 fire; this is the same +1 as JR-8.3b.',
    from: 'source rules §drms; ruling',
  },
  'JR-9.1d': { line: 'Firer elite +1; firer green or militia -1.', from: 'source rules §drms' },
  'JR-9.1e': {
    line: 'Firer in hasty works +1; in medium or heavy works +2.',
    from: 'source rules §drms; ruling',
  },
  'JR-9.2a': {
    line: 'Target in extended line -1; in double line +1; in march column +3.',
    from: 'source rules §drms',
  },
  'JR-9.2b': {
    line: 'Target disordered or routed +3, in place of its formation row; a battery keeps its own row.',
    from: 'source rules §drms; ruling',
  },
  'JR-9.2c': { line: 'Limbered guns +3; unlimbered guns -3.', from: 'source rules §drms' },
  'JR-9.2d': { line: 'Mounted cavalry +1.', from: 'ruling' },
  'JR-9.3a': { line: 'Target behind a wood fence -1 (artillery 0).', from: 'source rules §drms' },
  'JR-9.3b': { line: 'Target behind a stone wall -2 (artillery -1).', from: 'source rules §drms' },
  'JR-9.3c': { line: 'Target in woods -2 (artillery -1).', from: 'source rules §drms' },
  'JR-9.3d': { line: 'Target in hasty works -3 (artillery -2).', from: 'source rules §drms' },
  'JR-9.3e': { line: 'Target in medium works -6 (artillery -5).', from: 'source rules §drms' },
  'JR-9.3f': { line: 'Target in heavy works -8 (artillery -7).', from: 'source rules §drms' },
  'JR-9.3g': {
    line: 'A charging unit gets no cover modifier.',
    from: 'source: johnnyreb.wikidot.com/clarification-document-2008',
  },
  'JR-9.4a': { line: 'Fire on the partial flank +2 (artillery +3).', from: 'source rules §drms' },
  'JR-9.4b': { line: 'Fire on the full flank +4 (artillery +6).', from: 'source rules §drms' },
  'JR-9.4c': { line: 'Fire on the rear +2 (artillery +3).', from: 'source rules §drms' },
  'JR-9.5a': { line: 'Target green or militia +1; target elite -1.', from: 'source rules §drms' },
  'JR-9.6a': { line: 'All modifiers that apply are added together; there is no cap.', from: 'ruling' },
  'JR-10.1a': {
    line: 'MC from artillery or sharpshooters: no loss, but the target checks morale.',
    from: 'source rules §fire table notes',
  },
  'JR-10.1b': { line: 'MC from any other firer has no effect.', from: 'source rules §fire table notes' },
  'JR-10.2a': {
    line: '1*: roll one die; 4, 5 or 6 is one loss, otherwise none.',
    from: 'source rules §fire table notes; source: scribd.com/document/533493277/JR3-Custom-QRS',
  },
  'JR-10.2b': {
    line: '1* from artillery or sharpshooters makes the target check morale even without a loss.',
    from: 'source: scribd.com/document/533493277/JR3-Custom-QRS; source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html',
  },
  'JR-10.2c': { line: 'A number is that many figures lost.', from: 'source rules §fire table' },
  'JR-10.3a': {
    line: 'Halve the losses that one fire or one melee round inflicts on a target that is disengaging or in skirmish line (once, even if both; in melee after JR-T14).',
    from: 'source rules §combat procedure; source: scribd.com/document/533493277/JR3-Custom-QRS',
  },
  'JR-10.3b': { line: 'An odd half is settled by one die: 4, 5 or 6 is a loss.', from: 'ruling' },
  'JR-10.3c': { line: "Losses beyond the target's figures are ignored.", from: 'ruling' },
  'JR-10.4a': {
    line: 'Each loss on a battery by fire is one die: 1 to 4 a horse marker, 5 or 6 a section; roll for all of them, hits past the last section are ignored.',
    from: 'source: scribd.com/document/533493277/JR3-Custom-QRS; source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html',
  },
  'JR-10.4b': {
    line: 'A horse marker is not a loss in the sense of JR-12.1, JR-12.2a and JR-16.2a.',
    from: 'ruling',
  },
  'JR-10.5a': {
    line: "When a fire of at least 2 dice shows nothing but sixes the firer's ammunition drops one step, full to low or low to out.",
    from: 'source rules §fire table notes; ruling',
  },
  'JR-10.5b': {
    line: 'Rapid fire drops it on nothing but fives and sixes; repeaters on nothing but fours, fives and sixes; double canister on nothing but fives and sixes.',
    from: 'source: scribd.com/document/533493277/JR3-Custom-QRS; double canister: ruling',
  },
  'JR-10.5c': {
    line: 'A unit out of ammunition cannot fire or volley; it fights melee normally.',
    from: 'ruling',
  },
  'JR-10.5d': { line: 'Melee and after-charge volleys never change ammunition.', from: 'ruling' },
  'JR-11.1a': {
    line: 'A battery fires all its sections at one target.',
    from: 'source: metroeastgaming.org/jr25.htm; ruling',
  },
  'JR-11.2a': {
    line: 'In the canister band the battery chooses canister, double canister or neither before rolling.',
    from: 'source rules §combat procedure; ruling',
  },
  'JR-11.2b': { line: 'Double canister needs a range of at most half the canister limit.', from: 'ruling' },
  'JR-11.3a': {
    line: 'A battery whose centre is in woods counts half its sections.',
    from: 'source: scribd.com/document/533493277/JR3-Custom-QRS',
  },
  'JR-11.4a': {
    line: 'Limbering and unlimbering are Form orders; P and heading rules of JR-6.5a apply, and unlimbering may also turn the battery right about, so that it may take any heading.',
    from: 'ruling',
  },
  'JR-11.4b': {
    line: 'A battery with at least one horse marker moves limbered at half the rate of its row (routed too); with at least as many horse markers as sections it cannot limber or move limbered.',
    from: 'ruling',
  },
  'JR-11.4c': {
    line: 'An unlimbered battery on Disengage limbers and then moves up to half its limbered allowance; JR-11.4b applies.',
    from: 'ruling',
  },
  'JR-11.5a': {
    line: 'An unlimbered battery that must fall back or rout limbers and goes (limbered rows of JR-T10 and JR-T11); a battery that JR-11.4b keeps from moving limbered is lost instead, in JR-13.3a too.',
    from: 'ruling',
  },
  'JR-11.6a': {
    line: 'A battery at least one level above a friendly unit may fire over it when that unit is at least 4 inches from both battery and target.',
    from: 'source: scribd.com/document/565343792/JR3-Rules; ruling',
  },
  'JR-11.7a': {
    line: 'A battery that loses an impact, or is contacted while limbered or routed, is lost; no fall-back or status is rolled for it.',
    from: 'ruling',
  },
  'JR-12.1a': {
    line: 'A unit checks morale when it takes its first loss of the battle.',
    from: 'source rules §morale',
  },
  'JR-12.1b': {
    line: 'A unit checks morale when hit by artillery or sharpshooters (any of MC, 1* or a number), adding 1 to its MPM for each figure or section that fire cost it.',
    from: 'source rules §morale; ruling',
  },
  'JR-12.1c': {
    line: 'A unit checks morale when it loses a stand or section.',
    from: 'source rules §morale',
  },
  'JR-12.1d': {
    line: 'A unit checks morale when a friendly unit within 6 inches routs or is destroyed (also: surrenders, is picked up), or a friendly officer within 6 inches is killed.',
    from: 'source rules §morale; ruling',
  },
  'JR-12.2a': {
    line: 'A unit makes one check after a batch, whatever the number of reasons among JR-12.1a, b and c; take the worst aspect (highest in JR-T8) among the fires that cost it a loss or hit it by JR-12.1b, and the sum of artillery and sharpshooter losses.',
    from: 'ruling',
  },
  'JR-12.2b': { line: 'A routed unit makes no morale check.', from: 'ruling' },
  'JR-12.2c': {
    line: 'A charging unit does not check for JR-12.1d until its charge is over, and then only if the routed unit (after anything else the place where it happened) is still within 6 inches.',
    from: 'source: johnnyreb.wikidot.com/clarification-document-2008; ruling',
  },
  'JR-12.2d': {
    line: 'Checks for JR-12.1d follow in a queue, nearest unit first, each unit at most once a phase for that reason.',
    from: 'ruling',
  },
  'JR-12.3a': {
    line: 'Check: roll two dice; the unit passes if the total is higher than its modified morale point (MPM = BMP plus all modifiers that apply).',
    from: 'source rules §morale',
  },
  'JR-12.3b': { line: 'A total of 2 always fails and routs the unit.', from: 'source rules §morale' },
  'JR-12.3c': {
    line: 'A total of 12 always passes and raises the unit to good morale.',
    from: 'source rules §morale; ruling',
  },
  'JR-12.3d': {
    line: 'A unit that fails drops one level: good to shaken, shaken to routed.',
    from: 'source rules §morale',
  },
  'JR-12.4a': {
    line: 'Officer present: -1 brigade, -2 division, -3 corps (the best one only).',
    from: 'source rules §mpm; ruling',
  },
  'JR-12.4b': { line: 'Unit is charging: -1.', from: 'source rules §mpm' },
  'JR-12.4c': {
    line: 'Behind cover, in woods or uphill of the enemy concerned: -1.',
    from: 'source rules §mpm; uphill source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html; ruling',
    rulings: ['JR-R11'],
  },
  'JR-12.4d': {
    line: 'In hasty works -2, in medium or heavy works -3, in place of JR-12.4c.',
    from: 'source rules §mpm; ruling',
  },
  'JR-12.4e': { line: 'Behind friendly units: -4.', from: 'source rules §mpm' },
  'JR-12.4f': {
    line: 'A unit is behind friends when the segment from its centre to the centre of the nearest enemy crosses the footprint of a friendly infantry or cavalry unit in good morale and not disordered; not used at impact.',
    from: 'ruling',
  },
  'JR-12.4g': { line: 'Each stand or section lost: +3.', from: 'source rules §mpm' },
  'JR-12.4h': { line: 'Brigade commander lost and not replaced: +1.', from: 'source rules §mpm; ruling' },
  'JR-12.4i': {
    line: 'Each other regiment or battalion lost by the same brigade: +1 (batteries do not count).',
    from: 'source rules §mpm; ruling',
  },
  'JR-12.4j': { line: 'Unit shaken: +2. Unit routed: +4.', from: 'source rules §mpm' },
  'JR-12.4k': {
    line: 'The enemy concerned for cover and height is that of JR-13.2g after fire, the opponent at impact or in melee, otherwise (rally and JR-12.1d too) the nearest enemy; with no enemy on the table only woods count.',
    from: 'ruling',
  },
  'JR-12.5a': {
    line: 'Only in a check caused by fire (first value) or in an Impact Morale (second value): partial flank +2 / +3.',
    from: 'source rules §mpm; ruling',
  },
  'JR-12.5b': { line: 'Likewise full flank +4 / +6.', from: 'source rules §mpm' },
  'JR-12.5c': { line: 'Likewise rear +6 / +9.', from: 'source rules §mpm' },
  'JR-12.5d': { line: 'Likewise in disorder +1 / +4.', from: 'source rules §mpm' },
  'JR-12.5e': {
    line: 'Likewise forming +2 / +2 and on Conditional hold +2 / +2; if both, both count.',
    from: 'source rules §mpm',
  },
  'JR-12.5f': {
    line: 'Melee checks use the charge column for disorder and no aspect, forming or Conditional hold modifier.',
    from: 'ruling',
  },
  'JR-12.5g': {
    line: 'A charging unit counts no cover in its MPM.',
    from: 'source: johnnyreb.wikidot.com/clarification-document-2008; ruling',
  },
  'JR-13.1a': {
    line: 'A unit that goes shaken falls back one die in inches unless an officer is present.',
    from: 'source rules §morale',
  },
  'JR-13.1b': {
    line: 'A unit that routs falls back its bonus move roll at once, is disordered and turns its back.',
    from: 'source rules §morale; ruling',
  },
  'JR-13.2a': {
    line: "Direction: straight away from the enemy that caused it (from his centre through the unit's centre); with no such enemy, at right angles towards the home edge.",
    from: 'ruling',
  },
  'JR-13.2b': {
    line: 'The unit slides in a straight line keeping its heading (a routed unit first turns about C to face its direction of travel); terrain and obstacles do not shorten it.',
    from: 'ruling',
  },
  'JR-13.2c': {
    line: 'It passes through friends. If it would end on another unit or a building it goes on by half inches until clear.',
    from: 'ruling',
  },
  'JR-13.2d': { line: 'Friends passed through by a routed unit become disordered.', from: 'ruling' },
  'JR-13.2e': {
    line: 'If the path touches an enemy unit, other than one it touches at the start and moves off from, it stops 0.5 inch of path before that, or where it began; a routed unit stopped before half its distance surrenders.',
    from: 'ruling',
  },
  'JR-13.2f': {
    line: 'A routed unit is lost as soon as any part of its footprint would pass a table edge; any other unit stops at the edge.',
    from: 'ruling',
  },
  'JR-13.2g': {
    line: 'After a batch with several firers the enemy that caused it is the one that took most figures, then the nearest.',
    from: 'ruling',
    rulings: ['JR-R1', 'JR-R12'],
  },
  'JR-13.2h': {
    line: 'If no clear place is found by JR-13.2c before the table edge or an enemy the unit stops at the last clear place of its path, its start included; with none it surrenders. Equal claims in JR-13.2g go to the unit listed first.',
    from: 'ruling',
  },
  'JR-13.3a': {
    line: 'Phase 2: each unit that is routed as this step begins moves, in list order, its full routed rate at right angles towards its home edge, paying for terrain (JR-6.1b; a building as open) but not for obstacles, by the rules of JR-13.2b to f and h; it counts as having fallen back.',
    from: 'source: deepfriedhappymice.com/html/rd_johhny_reb_iii.html; source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html; ruling',
  },
  'JR-13.4a': {
    line: 'Phase 2: then each unit that is routed or shaken as this step begins attempts to rally, in list order and at the level it has when its turn comes (not if it has become good): two dice must beat its MPM (with +4 or +2 for its state).',
    from: 'source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html; ruling',
  },
  'JR-13.4b': { line: 'Success raises it one level: routed to shaken, shaken to good.', from: 'ruling' },
  'JR-13.4c': { line: 'A 12 raises it to good.', from: 'source rules §morale; ruling' },
  'JR-13.4d': {
    line: 'A routed unit that fails loses one stand (the figures of its first remaining stand; a battery one section); if that destroys it JR-12.1d applies.',
    from: 'source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html',
  },
  'JR-13.4e': { line: 'A shaken unit that fails stays shaken, but on a 2 it routs.', from: 'ruling' },
  'JR-13.4f': { line: 'Rally attempts count no fire or charge modifiers.', from: 'ruling' },
  'JR-13.5a': {
    line: 'Phase 2: then one replacement roll for each low or out unit not routed: one die plus the officer value present (0 to 3) above its BMP restores one ammunition step; a unit that the battle leaves without supply makes none.',
    from: 'source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html',
  },
  'JR-13.5b': {
    line: 'One such roll for each battery with horse markers, not routed: success removes one.',
    from: 'source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html; ruling',
  },
  'JR-13.5c': {
    line: 'One die for each brigade whose commander was lost on an earlier turn: above the lowest BMP of its regiments on the table brings a new commander, placed with any of its units.',
    from: 'source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html; ruling',
  },
  'JR-13.5d': {
    line: 'A side rolls for ammunition in list order, then for horses, then for commanders in the order of its officers; every roll that is due is made.',
    from: 'ruling',
  },
  'JR-14.1a': {
    line: 'A charge must be made against the closest visible enemy unit in the primary zone (least distance; the owner chooses among equals).',
    from: 'source rules §charge step 1; source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html',
  },
  'JR-14.1b': {
    line: 'With no visible enemy in the primary zone it must be made against the closest visible one in the front arc, and the unit charges disordered from the start.',
    from: 'source rules §charge step 1; source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html',
  },
  'JR-14.1c': {
    line: 'With no visible enemy in the arc, with the turn barred, or the straight way to the target barred by a building, the table edge or friends it cannot pass (JR-6.3b, JR-6.3c), or when as its charge comes up the unit is no longer in good morale and order or JR-5.11a forbids it, the charge is not made and the unit stands on Conditional hold; a unit that can name no target in phase 3 does so from then on.',
    from: 'ruling',
  },
  'JR-14.1d': {
    line: 'If the target has been removed, or is no longer visible in the front arc, when phase 6 begins or when the charge is resolved, the owner names the closest one anew by JR-14.1a and b; with none, JR-14.1c. The order of JR-5.7a is fixed when phase 6 begins.',
    from: 'ruling',
  },
  'JR-14.2a': {
    line: 'Supports: friendly Charge-marked units of the same brigade (or of one division whose officer is with the point unit) within 2 inches of the point unit that name it, not a target, move with it. The point unit must itself name a target. A support that as the charge begins is not within 2 inches, in good morale and in order, or that JR-5.11a forbids to go, stands on Conditional hold.',
    from: 'source: johnnyreb.wikidot.com/clarification-document-2008 (point unit and supports); source: metroeastgaming.org/jr25.htm (2 inches); ruling',
  },
  'JR-14.2b': {
    line: 'Only the point unit rolls for charge bonus; the supports make the same displacement and share its disorder point; each keeps its heading, and a support that would meet another unit, a building or the table edge stops where they would touch.',
    from: 'source: metroeastgaming.org/jr25.htm; ruling',
  },
  'JR-14.2c': {
    line: 'If the point unit makes no charge its supports stand on Conditional hold. Supports do not take the impact result: they stay where they stopped, each disordered if past the disorder point.',
    from: 'ruling',
  },
  'JR-14.3a': {
    line: "Roll the charge bonus of JR-T11; reach = open rate of the formation's row (also when disordered) + bonus, spent as in JR-6.1b and d.",
    from: 'source rules §charge step 2; ruling',
  },
  'JR-14.3b': {
    line: 'Elite and veteran chargers become disordered when they have spent more than the open rate plus half the bonus.',
    from: 'source rules §charge step 2',
  },
  'JR-14.3c': {
    line: 'Green and militia chargers become disordered when they have spent more than half of the reach.',
    from: 'source rules §charge step 2',
  },
  'JR-14.3d': {
    line: 'The charger first turns about P to face the point nearest to P of that part of the target which lies in its arc (free, at most 45 degrees), then goes straight ahead until its footprint touches the target or its reach is spent; if that straight path would miss the target however long the reach, JR-14.1c applies. It does not turn when it touches the target at the start; a turn that would run onto the target is made by whole degrees while it stays clear, and the charger then touches the target.',
    from: 'ruling',
  },
  'JR-14.3e': {
    line: "A different enemy unit touched first becomes the target. If that is before the halt, the halt is there and the named target fires its volley; the new one gets no volley of its own beyond JR-14.5a, and its aspect is taken from the charger's P at the start (JR-2.6e). A routed unit or limbered battery touched so falls by JR-14.9a or JR-11.7a.",
    from: 'ruling',
  },
  'JR-14.3f': {
    line: 'A charger that would stop for good on friends it passed through stands at the last clear place of its path instead; if it could touch the target only on top of them, JR-14.1c applies.',
    from: 'ruling',
    rulings: ['JR-R6'],
  },
  'JR-14.4a': {
    line: "The defender rolls one die for the volley point: half an inch a pip for elite and veteran, one inch for green and militia (the defender's quality).",
    from: 'source rules §charge step 3',
  },
  'JR-14.4b': {
    line: 'A defender on Hold, First fire or Conditional hold that has not pivoted may first pivot up to 45 degrees to bring the charger into its arc; its volley is then fired as pivoted.',
    from: 'ruling',
  },
  'JR-14.4c': {
    line: 'Add 1 pip if the defender is on Conditional hold, disordered or forming (1 in all); deduct 1 if an officer is present or it is in works (1 in all); the least is 0.',
    from: 'source rules §charge step 3; ruling',
  },
  'JR-14.4d': {
    line: 'The charger is halted at that distance (or where it stands if already nearer, or where its reach ends if it falls short), and the defender fires its volley there: base 3 dice on Hold or Conditional hold if it has not fired, moved or pivoted this turn, otherwise base 2; all other rules of sections 8 to 10 apply.',
    from: 'source rules §charge step 3; ruling',
  },
  'JR-14.4e': {
    line: "There is no volley when the charger is outside the defender's arc, not visible or beyond long range, or when the defender is routed, limbered, in mounted column or out of ammunition.",
    from: 'ruling',
  },
  'JR-14.4f': { line: "The volley uses up the defender's fire of the turn.", from: 'ruling' },
  'JR-14.4g': {
    line: 'A charge at a routed unit or a limbered battery has no volley point: no halt, no volley, no interrupt; with too little reach the charger stops where its reach ends, disordered if past its disorder point.',
    from: 'ruling',
  },
  'JR-14.4h': {
    line: "The volley is always fired at the point unit, whatever JR-8.1d says. A pivot by JR-14.4b is made before the die of JR-14.4a, and not if the charger's straight way would then miss the defender; the distances of the halt and of contact are those to the pivoted footprint.",
    from: 'ruling',
    rulings: ['JR-R10'],
  },
  'JR-14.5a': {
    line: 'At the halt, enemy units on Hold or Conditional hold that have not fired may fire at the charger or its supports in the same batch as the volley; a halt at 0 inches is not yet contact.',
    from: 'source: acrossadeadlyfield.com/johnny-reb; ruling',
  },
  'JR-14.5b': {
    line: 'If the charger fails its morale check the charge ends there: it falls back if JR-13.1 says so, otherwise stays at the halt, and is disordered if past its disorder point.',
    from: 'ruling',
  },
  'JR-14.5c': {
    line: 'If it passes, or has no check to make, it goes on; if its reach ends before contact, or friends it cannot pass have come into its way, it stops there.',
    from: 'source rules §charge step 2; ruling',
  },
  'JR-14.5d': {
    line: 'A support that goes shaken or routed or is destroyed leaves the charge: it moves no further with the point unit and no longer counts as a support.',
    from: 'ruling',
  },
  'JR-14.6a': {
    line: "Contact: each side's Impact Morale is its BMP plus its formation charge morale (JR-T9) plus every morale modifier that applies, by charge.",
    from: 'source rules §charge step 4',
  },
  'JR-14.6b': {
    line: 'Deduct 1 for each infantry unit and 2 for each cavalry unit in support of that side.',
    from: 'source rules §charge step 4',
  },
  'JR-14.6c': {
    line: 'In support: for the attacker, supports of JR-14.2a within 2 inches; for the defender, friendly units in good morale, not disordered, not in contact with another enemy, within 2 inches; dismounted cavalry counts as infantry, batteries do not count.',
    from: 'ruling',
  },
  'JR-14.6d': {
    line: 'Each side rolls two dice and adds its Impact Morale; the lower total wins; equal totals mean melee.',
    from: 'source rules §charge step 4',
  },
  'JR-14.7a': {
    line: 'Defender wins: the attacker falls back, disordered, one die of inches from the defender.',
    from: 'source rules §charge step 4',
  },
  'JR-14.7b': {
    line: 'Then both fire a volley of exactly two dice at each other, at the same time, whatever the range, arc or sight; aspect is front, the modifiers of section 9 and the plain weapon modifier apply, no range band counts (no close-range +1), and no state changes the number of dice.',
    from: 'source rules §charge step 4; ruling',
  },
  'JR-14.7c': { line: 'This volley neither needs nor uses up the fire of the turn.', from: 'ruling' },
  'JR-14.8a': {
    line: 'Attacker wins: the defender falls back, disordered, two dice of inches from the attacker.',
    from: 'source rules §charge step 4',
  },
  'JR-14.8b': {
    line: "The same roll sets the defender's morale: 2 to 4 good, 5 to 8 shaken, 9 to 11 routed, 12 picked up (captured and removed).",
    from: 'source rules §charge step 4',
  },
  'JR-14.8c': { line: "A result never improves the defender's level.", from: 'ruling' },
  'JR-14.8d': {
    line: 'The attacker advances straight until its P is level with the centre C the defender had (s = (C - P) . f; it stays if s is negative), or its footprint touches another unit, a building or the table edge, and stops; touching an enemy is contact (JR-15.5a).',
    from: 'ruling',
  },
  'JR-14.8e': {
    line: 'A shaken or routed result uses the two-dice fall-back only; JR-13.1a and the bonus move are not rolled.',
    from: 'ruling',
  },
  'JR-14.9a': {
    line: 'A routed unit contacted by a charge surrenders without impact.',
    from: 'source rules §charge step 4 (rout in melee); ruling',
  },
  'JR-14.9b': {
    line: 'When the charge is over its units return to non-charge status; then JR-12.2c.',
    from: 'source: johnnyreb.wikidot.com/clarification-document-2008',
  },
  'JR-14.9c': {
    line: 'A unit, supports included, counts as charging from step 2 of P6 until its charge is over or it has dropped out of it (JR-14.5d), the volleys of JR-14.7b and a melee after a tied impact included; before that its Charge marker changes neither its cover nor its MPM.',
    from: 'ruling',
  },
  'JR-15.1a': {
    line: 'Melee follows a tied impact, or units in contact at the end of the turn.',
    from: 'source rules §charge step 4',
  },
  'JR-15.2a': {
    line: 'A round: both sides roll four dice (less 1 if shaken) on the row of their strength, at the same time; formation effects do not reduce it.',
    from: 'source rules §combat procedure; ruling',
  },
  'JR-15.2b': {
    line: 'Add half the figures of the units in support of that side (JR-14.6c) in the first round, all of them in later rounds.',
    from: 'source rules §charge step 4',
  },
  'JR-15.2c': {
    line: 'Modifiers: officer present, firer and target quality, target formation or disorder, aspect at contact, weapon melee modifier; no cover, range, opening or First fire modifiers.',
    from: 'ruling',
  },
  'JR-15.2d': {
    line: 'Smoothbore muskets, shotguns and pistols +1; all cavalry +1 (it has pistols); together never more than +1.',
    from: 'source: scribd.com/document/533493277/JR3-Custom-QRS; source: info.5y1.org/h-r-single-shot-22-rifle_1_ae77d9.html; ruling',
  },
  'JR-15.2e': {
    line: 'No other addition or deduction of dice applies in melee (no close range, repeaters, canister, ammunition or Conditional hold).',
    from: 'ruling',
  },
  'JR-15.2f': {
    line: 'A battery with supports fights on the figures column: the figures label of its own row plus the supports of JR-15.2b. Its modifiers stay those of an artillery firer, aspect too.',
    from: 'ruling',
  },
  'JR-15.3a': { line: 'All infantry losses are doubled.', from: 'source rules §combat procedure' },
  'JR-15.3b': {
    line: 'All losses suffered by mounted cavalry or by a battery are single, whoever inflicts them (JR-T14); a battery, too, doubles what it inflicts on infantry or dismounted cavalry.',
    from: 'source rules §combat procedure; source: scribd.com/document/533493277/JR3-Custom-QRS; ruling',
  },
  'JR-15.3c': {
    line: '1* is settled by its die before doubling; MC does nothing; losses fall on the unit in contact, never on supports; each loss on a battery is a section.',
    from: 'ruling',
  },
  'JR-15.4a': {
    line: 'After a round each unit in contact that lost a figure or section checks morale, the attacker first.',
    from: 'ruling',
  },
  'JR-15.4b': {
    line: 'A unit that routs in melee surrenders and is removed.',
    from: 'source rules §charge step 4',
  },
  'JR-15.4c': {
    line: 'A unit that goes shaken falls back one die, disordered, officer or not; the melee is over.',
    from: 'ruling',
  },
  'JR-15.4d': { line: 'If both go shaken only the attacker falls back.', from: 'ruling' },
  'JR-15.4e': {
    line: 'If neither does, fight another round, at most 3 in one melee; after the third the attacker falls back one die, disordered.',
    from: 'ruling',
  },
  'JR-15.4f': {
    line: 'Melee checks replace JR-13.1a and b. Make both before carrying out either; a unit whose enemy has surrendered or is destroyed does not fall back.',
    from: 'ruling',
  },
  'JR-15.4g': { line: 'The melee is over when either unit is destroyed or surrenders.', from: 'ruling' },
  'JR-15.4h': {
    line: 'The chain of JR-12.2d for officers killed and units lost in a melee runs when the melee is over.',
    from: 'ruling',
  },
  'JR-15.5a': {
    line: 'In phase 9 the side whose unit moved into contact is the attacker (if unclear: the side with the initiative).',
    from: 'ruling',
  },
  'JR-15.5b': {
    line: 'Phase 9 melees are fought one after another: take the units of the side with the initiative in list order, each against the first listed enemy it touches that has fought none this phase; a unit fights at most one. The supports in it are the other units, save batteries, of each side that touch the opponent; JR-14.6c is not used.',
    from: 'ruling',
  },
  'JR-15.5c': {
    line: 'A routed unit in contact in phase 9 surrenders without a melee, a limbered battery is lost (JR-11.7a); both before the first melee, the side with the initiative first.',
    from: 'ruling',
  },
  'JR-16.1a': {
    line: "An officer is present with a unit of his command when he is attached to it; he shares its moves and its fate; his point is then the middle of the unit's rear edge, P - D f.",
    from: 'source rules §mpm; ruling',
  },
  'JR-16.1b': {
    line: 'In phase 7 each officer may leave his unit, move once by the officer row of JR-T10 in straight legs (through friends, not through buildings nor within 1 inch of an enemy) and attach to a unit of his command he touches; or stay with his unit as it moves, and then not move himself.',
    from: 'source: scribd.com/document/565343792/JR3-Rules; ruling',
    rulings: ['JR-R7'],
  },
  'JR-16.2a': {
    line: 'When a unit loses figures or sections in a batch or melee round roll two dice for each officer with it, once, in list order: 12 kills him (11 or 12 if sharpshooters fired at the unit).',
    from: 'ruling',
  },
  'JR-16.2b': {
    line: 'An officer whose unit is destroyed by losses or leaves the table, and an unattached officer touched by an enemy unit, is moved to the nearest friendly unit of his command on the table (from his point) and attached to it; with none he is lost.',
    from: 'ruling',
    rulings: ['JR-R9'],
  },
  'JR-16.2c': {
    line: 'Officers attached to a unit that surrenders or is picked up, or to a battery lost by JR-11.5a or JR-11.7a, are lost.',
    from: 'ruling',
  },
  'JR-16.3a': {
    line: 'A lost brigade commander gives his brigade JR-12.4h until he is replaced.',
    from: 'source rules §mpm',
  },
  'JR-16.4a': {
    line: 'A unit is in command when it is within 12 inches of an officer of its command.',
    from: 'source: stefanov.no-ip.org/MagWeb/zouave/53/z053pie3.htm (brigade integrity); ruling',
  },
  'JR-16.5a': { line: 'There is no brigade exhaustion beyond JR-12.4h and JR-12.4i.', from: 'ruling' },
  'JR-17.1a': {
    line: 'Mounting and dismounting are Form orders; the led horses are not modelled and the unit may mount again anywhere.',
    from: 'ruling',
  },
  'JR-17.2a': {
    line: 'Mounted cavalry charges with two bonus dice and gives 2 for each support.',
    from: 'source rules §charge step 4; ruling',
  },
  'JR-18.1a': {
    line: "The game ends after the battle's last turn, or at the end of a turn in which one side has no unit on the table that is not routed, or when a player concedes.",
    from: 'ruling',
  },
  'JR-18.1b': {
    line: 'Count the points of the battle (section Battles); a conceding side loses decisively. In the control of an objective infantry is the arm of that name; cavalry holds one only in a battle that says so, but as an enemy every unit counts.',
    from: 'ruling',
  },
  'JR-18.2a': {
    line: 'Reinforcements enter in phase 7 of their turn, in list order, as if on Move without an arrow: heading at right angles inward, rear edge on the table edge, P opposite a point of the span, then their full allowance; a unit that finds no clear place in the span waits a turn. The place is clear and at least 1 inch from every enemy; the owner chooses when among his moves they enter.',
    from: 'ruling',
    rulings: ['JR-R8'],
  },
  'JR-18.3a': {
    line: 'A battle fixes the pose, formation and state of every unit at the start; there is no free deployment.',
    from: 'ruling',
  },
} as const satisfies Clauses;

/** The id of a rule of Johnny Reb. */
export type RebClause = keyof typeof CLAUSES;
