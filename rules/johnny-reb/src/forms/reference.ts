import { inches, lengthNames, lengthNumber, lengthWords } from '@linstock/ground';
import type { ReferenceTable } from '@linstock/kernel';
import data from '../data/tables.json' with { type: 'json' };
import {
  ASPECTS,
  type Aspect,
  BASE_DICE,
  BMP,
  BONUS_DICE,
  BONUS_ROWS,
  COVER_ROWS,
  type CoverRow,
  FEWER_DICE,
  FIRE_COLUMNS,
  FIRE_MODES,
  FIRE_ROWS,
  FIRER_DRMS,
  FORMATION_RULES,
  FORMATIONS,
  GOINGS,
  GUN_RULES,
  GUNS,
  HIT_POINTS,
  INCHES_A_PIP,
  MORALE_POINTS,
  MORE_DICE,
  OBSTACLE_COST,
  OFFICER_VALUE,
  ORDER_NAMES,
  QUALITIES,
  RATE_ROWS,
  RATES,
  STRENGTH_CAPS,
  targetDrm,
  VOLLEY_POINT,
  WEAPON_RULES,
  WEAPONS,
} from '../tables/index.ts';

/** The tables of the rules on one page, from the numbers the program itself reads; the words are our own. */

const words = (name: string): string => name.replaceAll('_', ' ');
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

const fireResults: ReferenceTable = {
  title: 'Fire: dice and modifiers together',
  clause: 'JR-8.4a',
  wide: true,
  columns: ['Figures', 'Sections', ...FIRE_COLUMNS],
  rows: FIRE_ROWS.map(({ figures, sections, cells }) => [
    String(figures),
    sections === null ? '' : String(sections),
    ...cells.map((cell) => String(cell ?? '')),
  ]),
  note: 'The row not above the strength. MC: no loss; by guns and sharpshooters the target checks morale. 1*: one lost on 4 to 6, and by them a check. Losses on skirmishers and those disengaging are halved, an odd half on 4 to 6. A loss of guns: 1 to 4 a horse marker, 5 or 6 a section.',
};

const dice: ReferenceTable = {
  title: 'How many dice',
  clause: 'JR-8.3a',
  rows: [
    ...FIRE_MODES.map((mode) => [words(mode), String(BASE_DICE[mode])]),
    ['melee, each side', String(BASE_DICE.melee)],
    ['close range, small arms', signed(MORE_DICE.close_range_small_arms)],
    ['repeaters', signed(MORE_DICE.repeaters)],
    ['canister / double', `${signed(MORE_DICE.canister)} / ${signed(MORE_DICE.double_canister)}`],
    ['long range, shaken, area fire, low ammunition, Conditional hold', `each ${signed(-FEWER_DICE.shaken)}`],
  ],
  note: 'After charge: two dice whatever else holds. Ammunition drops when all dice show 6; rapid fire and double canister 5; repeaters 4.',
};

const smallArms: ReferenceTable = {
  title: `Small arms: ${lengthNames().many}, modifiers`,
  clause: 'JR-8.5a',
  columns: ['', 'Close', 'Normal', 'Long', 'Fire', 'Close', 'Melee'],
  rows: WEAPONS.map((weapon) => {
    const { close, normal, long, fire_drm, close_drm, melee_drm } = WEAPON_RULES[weapon];
    return [
      words(weapon),
      lengthNumber(inches(close)),
      lengthNumber(inches(normal)),
      lengthNumber(inches(long)),
      ...[fire_drm, close_drm, melee_drm].map(signed),
    ];
  }),
};

const guns: ReferenceTable = {
  title: `Guns: ${lengthNames().many}, modifier`,
  clause: 'JR-8.5b',
  columns: ['', 'Canister', 'Normal', 'Long', 'Fire'],
  rows: GUNS.map((gun) => {
    const { canister, normal, long, fire_drm } = GUN_RULES[gun];
    return [
      words(gun),
      ...[canister, normal, long].map((far) => lengthNumber(inches(far))),
      signed(fire_drm),
    ];
  }),
  note: 'Double canister within half the canister range.',
};

const firer: ReferenceTable = {
  title: 'The firer adds',
  clause: 'JR-9.1a',
  rows: Object.entries(FIRER_DRMS).map(([name, drm]) => [words(name), signed(drm)]),
};

const both = (small: number, artillery: number): string[] => [signed(small), signed(artillery)];
const cover = (row: CoverRow): string[] => [
  words(row),
  ...both(targetDrm('cover', row, 'small_arms'), targetDrm('cover', row, 'artillery')),
];
const struck = (aspect: Aspect): string[] => [
  words(aspect),
  ...both(targetDrm('aspect', aspect, 'small_arms'), targetDrm('aspect', aspect, 'artillery')),
];

const target: ReferenceTable = {
  title: 'The target adds',
  clause: 'JR-9.2a',
  columns: ['', 'By arms', 'By guns'],
  rows: [
    ...(
      [
        'extended_line',
        'double_line',
        'march_column',
        'disorder',
        'limbered',
        'unlimbered',
        'mounted_cavalry',
      ] as const
    ).map((row) => [
      row === 'disorder' ? 'disordered or routed' : words(row),
      ...both(targetDrm('formation', row, 'small_arms'), targetDrm('formation', row, 'artillery')),
    ]),
    ...COVER_ROWS.map(cover),
    ...ASPECTS.filter((aspect) => aspect !== 'front').map(struck),
    ...(['elite', 'green'] as const).map((quality) => [
      quality === 'green' ? 'green, militia' : quality,
      ...both(targetDrm('quality', quality, 'small_arms'), targetDrm('quality', quality, 'artillery')),
    ]),
  ],
  note: 'The best cover alone; none for chargers.',
};

const morale: ReferenceTable = {
  title: 'Morale: two dice above BMP and these',
  clause: 'JR-12.3a',
  rows: [
    ['BMP', QUALITIES.map((quality) => `${quality} ${BMP[quality]}`).join(', ')],
    ...Object.entries(MORALE_POINTS).map(([name, points]) => [words(name), signed(points)]),
    ['each loss to guns, sharpshooters', '+1'],
    ...Object.entries(HIT_POINTS).map(([name, { fire, charge }]) => [
      words(name),
      `fire ${signed(fire)}, charge ${signed(charge)}`,
    ]),
  ],
  note: '2 routs, 12 passes and restores. Fail: good to shaken (back a die, but for an officer), shaken to routed (back the bonus dice). Check at the first loss, a stand lost, a hit of guns or sharpshooters, a rout or loss or officer down within 6.',
};

const formations: ReferenceTable = {
  title: 'Formations',
  clause: 'JR-3.1a',
  columns: ['', 'Fires', 'Impact', 'Charges'],
  rows: FORMATIONS.map((formation) => {
    const { fire_multiplier, charge_morale, may_charge } = FORMATION_RULES[formation];
    return [words(formation), `×${fire_multiplier}`, signed(charge_morale), may_charge ? 'yes' : ''];
  }),
  note: `Disordered at most ×${STRENGTH_CAPS.disordered}, dismounted cavalry ×${STRENGTH_CAPS.dismounted}.`,
};

const movement: ReferenceTable = {
  title: `Movement: ${lengthNames().many} on each ground`,
  clause: 'JR-6.1a',
  columns: ['', ...GOINGS],
  rows: RATE_ROWS.map((row) => [
    words(row),
    ...GOINGS.map((going) => (RATES[row][going] === 0 ? '–' : lengthNumber(inches(RATES[row][going])))),
  ]),
  note: `An obstacle costs foot ${lengthNumber(inches(OBSTACLE_COST.foot))}, horse and guns ${lengthNumber(inches(OBSTACLE_COST.mounted))}. Backward twice; about-face 2, green 3. Bonus dice: ${BONUS_ROWS.map((row) => `${words(row)} ${BONUS_DICE[row]}`).join(', ')}.`,
};

const charge: ReferenceTable = {
  title: 'Charge',
  clause: 'JR-14.3a',
  rows: [
    ['1 reach', 'open rate and the bonus dice'],
    ['2 disorder', 'steady past the rate and half the bonus; green past half the reach'],
    [
      '3 volley point',
      `a die at ${lengthWords(inches(INCHES_A_PIP.veteran))} a pip, green ${lengthNumber(inches(INCHES_A_PIP.green))}; Conditional hold, disorder or forming ${signed(VOLLEY_POINT.defender_conditional_hold_or_disordered_or_forming)}, officer or works ${signed(VOLLEY_POINT.defender_officer_present_or_in_works)}`,
    ],
    ['4 volley', 'there, ready 3 dice, else 2; the charger checks'],
    [
      '5 impact',
      'two dice, morale by charge, formation; each support −1, horse −2; the lower wins, equal is melee',
    ],
    ['attacker loses', 'back a die, disordered; both fire two dice'],
    [
      'defender loses',
      `back two dice, disordered: ${data['JR-T13'].defender_loses.status.map(([totals, status]) => `${totals} ${words(String(status))}`).join(', ')}`,
    ],
    ['melee', 'half the supports, then all; losses on foot doubled; a rout surrenders; three rounds'],
  ],
};

const turn: ReferenceTable = {
  title: 'The turn',
  clause: 'JR-5.1a',
  rows: [
    [
      '1',
      `orders: ${Object.entries(ORDER_NAMES)
        .map(([code, name]) => `${code} ${words(name)}`)
        .join(', ')}`,
    ],
    ['2', 'initiative, routs move, rallies, replacements'],
    ['3', 'reveal; Conditional hold, flanks refused; charges named'],
    ['4', 'first fires, and holds that wish to'],
    ['5', 'disengaging moves'],
    ['6', 'charges, the nearest first'],
    ['7', 'moves, forming, officers'],
    ['8', 'all other fires'],
    ['9', 'melees in contact; markers off'],
  ],
};

const rallies: ReferenceTable = {
  title: 'Rally, replacements, officers',
  clause: 'JR-13.4a',
  rows: [
    ['rally', 'two dice above MPM: up a level; 12 good; a routed unit that fails loses a stand; 2 routs'],
    [
      'ammunition, horses',
      `a die and the officer (${Object.values(OFFICER_VALUE).slice(1).join(', ')}) above BMP`,
    ],
    ['new commander', 'a die above the lowest BMP of his brigade'],
    ['officer hit', 'his unit lost figures: 12, by sharpshooters 11'],
  ],
};

/** All tables, in the order of the sheet. */
export const reference: readonly ReferenceTable[] = [
  fireResults,
  turn,
  dice,
  smallArms,
  guns,
  firer,
  target,
  morale,
  formations,
  movement,
  charge,
  rallies,
];
