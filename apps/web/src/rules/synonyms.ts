/**
 * Words with the same meaning for a reader who looks up a rule: each rule book has one of them, and a reader may
 * think of another.
 */
const SYNONYMS: readonly (readonly string[])[] = [
  ['horse', 'cavalry', 'horseman', 'horsemen', 'dragoon', 'mounted'],
  ['foot', 'infantry', 'footman'],
  ['gun', 'artillery', 'battery', 'cannon'],
  ['officer', 'leader', 'general', 'commander'],
  ['fire', 'shoot', 'shot', 'volley'],
  ['melee', 'mêlée', 'bayonet', 'shock'],
  ['charge', 'shock'],
  ['move', 'march'],
  ['rout', 'flee', 'flight', 'flies'],
  ['morale', 'nerve'],
  ['rally', 'reform', 're-form'],
  ['disorder', 'disrupt'],
  ['retreat', 'retire', 'withdraw', 'fall back', 'falls back'],
  ['loss', 'casualty', 'kill'],
  ['sight', 'los', 'visible'],
  ['hill', 'slope', 'height', 'elevation', 'crest'],
  ['wood', 'forest', 'tree'],
  ['stream', 'river', 'water', 'creek'],
  ['town', 'village', 'building', 'house'],
  ['dice', 'die', 'throw', 'roll'],
  ['win', 'won', 'victory', 'beaten'],
];

/** A word and its grammatical forms, as the source of a regular expression. */
function formsOf(word: string): string {
  const plain = escaped(word);
  if (word.length < 4) return word.endsWith('s') ? plain : `${plain}s?`;
  if (word.endsWith('y')) return `${plain.slice(0, -1)}(?:y|ies|ied|ying)`;
  if (word.endsWith('e')) return `${plain.slice(0, -1)}(?:e|es|ed|er|ers|ing|ement|ements)`;
  return `${plain}(?:s|es|ed|er|ers|ing)?`;
}

/** By group: whole words with the same meaning. */
const FORMS = SYNONYMS.map((words) => `(?<![\\p{L}])(?:${words.map(formsOf).join('|')})(?![\\p{L}])`);

/**
 * The pattern for a search word, as the source of a regular expression with `i` and `u`. It matches the word
 * anywhere, with or without an s, and whole words with the same meaning.
 */
export function searchPattern(word: string): string {
  const same = FORMS.filter((forms) => new RegExp(`^${forms}$`, 'iu').test(word));
  const singular = /[^s]s$/.test(word) && word.length > 3 ? [escaped(word.slice(0, -1))] : [];
  return [escaped(word), ...singular, ...same].join('|');
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
