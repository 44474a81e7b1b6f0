/** Short forms of words in regiments' names, from returns and plans. */
const SHORT: Readonly<Record<string, string>> = {
  Infantry: 'Inf.',
  Cavalry: 'Cav.',
  Highlanders: 'High.',
  Fusiliers: 'Fus.',
  Continental: 'Cont.',
  Continentals: 'Cont.',
  Dragoons: 'Drag.',
  Regiment: 'Regt',
  Volunteers: 'Vol.',
  Virginia: 'Va',
  Maryland: 'Md',
  Carolina: 'Car.',
  North: 'N.',
  South: 'S.',
  Georgia: 'Ga',
  Delaware: 'Del.',
  Artillery: 'Art.',
  American: 'Amer.',
  Detachment: 'Det.',
  Light: 'Lt',
  Grenadiers: 'Gren.',
  Skirmishers: 'Skirm.',
  Battalion: 'Bn',
  Company: 'Coy',
  Militia: 'Mil.',
  Wisconsin: 'Wis.',
  Indiana: 'Ind.',
  Tennessee: 'Tenn.',
  Alabama: 'Ala.',
  Pennsylvania: 'Pa',
  Royal: 'Roy.',
  Royalists: 'Roy.',
  Brigade: 'Bde',
  Lights: 'Lts',
  Convalescents: 'Conv.',
};

/**
 * Titles that a plan leaves out before a name. Reads a name: no battle gives the short form of a leader's name yet.
 */
const TITLES = /^((Lt|Maj|Brig|Gen|Col|Capt)\.?(?=\s) ?)+(Gen\.? )?/;

/**
 * A name in at most `letters` letters. A body named after its leader gets the leader's name. Of other names as many
 * words as needed are shortened, the last ones first.
 */
export function abbreviated(name: string, letters: number): string {
  const led = name.replace(/['’]s (Command|brigade|Brigade)$/, '').replace(TITLES, '');
  const words = led.split(' ');
  for (let i = words.length - 1; i >= 0 && words.join(' ').length > letters; i--) {
    const written = words[i] ?? '';
    const end = written.endsWith(',') ? ',' : '';
    const word = written.slice(0, written.length - end.length);
    words[i] = `${SHORT[word] ?? word}${end}`;
  }
  return words.join(' ');
}

/** Words, other than those of names, that a short line abbreviates. */
const SHORT_TOO: Readonly<Record<string, string>> = {
  company: 'coy',
  companies: 'coys',
  battalion: 'bn',
  Battery: 'Bty',
  Grenadier: 'Gren.',
  Detached: 'Det.',
  voltigeurs: 'volt.',
  volunteers: 'vol.',
  Chasseurs: 'Chass.',
  Provisional: 'Prov.',
};

/**
 * A name with every word that has a short form written short: `71st High.`, `3d Va Det., Right Wing`. Reads a name, word by word,
 * once when the name is made: a battle need not give a short form.
 */
export function shortened(name: string): string {
  return name.replace(/[A-Za-z]+\.?/g, (written) => {
    const stop = written.endsWith('.') ? '.' : '';
    const word = written.slice(0, written.length - stop.length);
    const short = SHORT[word] ?? SHORT_TOO[word] ?? word;
    return short.endsWith('.') ? short : `${short}${stop}`;
  });
}

/** Every word for which a short form may stand, in small letters and without a stop. */
const LONG: ReadonlyMap<string, readonly string[]> = longWords();

function longWords(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [long, short] of [...Object.entries(SHORT), ...Object.entries(SHORT_TOO)]) {
    const key = short.replace('.', '').toLowerCase();
    found.set(key, [...(found.get(key) ?? []), long.toLowerCase()]);
  }
  return found;
}

/**
 * Words of a name with the shortened ones, as on a button or in a headline, written out: `lt bn` as `light battalion`;
 * null if none is short. If a short word may stand for several, their common beginning is used.
 */
export function writeLong(words: readonly string[]): readonly string[] | null {
  const long = words.map((word) => {
    const [first = word, ...others] = LONG.get(word) ?? [];
    return others.reduce(alike, first);
  });
  return long.some((word, i) => word !== words[i]) ? long : null;
}

function alike(one: string, other: string): string {
  let n = 0;
  while (n < one.length && one[n] === other[n]) n++;
  return one.slice(0, n);
}
