/**
 * Finds the place where a text stops being JSON. The messages of browsers and of Node differ, and not all of them say
 * it.
 */

/**
 * What may come next: a value, the first item of a list or an object, a name, a colon, or a comma or bracket after a
 * value.
 */
type Expected = 'value' | 'first value' | 'first name' | 'name' | 'colon' | 'next';

/** White space, then a bracket, a sign or the beginning of a string, or a number or word. */
const TOKEN =
  /[\t\n\r ]*(?:([{}[\],:"])|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)\b)/uy;

/** The letters of a string up to its end or the next escape, and an escape. */
const LETTERS = /[ !#-[\]-\u{10ffff}]*/uy;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/uy;

/** White space before a token. */
const SPACE = /[\t\n\r ]*/uy;

/**
 * The place of the first letter that JSON does not allow there.
 * @returns the index of that letter, or of the string it is in; the text's length if only its end is missing; null if
 *   the text is JSON
 */
export function findJsonError(text: string): number | null {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = 0;
  while (expected !== 'next' || open.length > 0) {
    const begins = endOf(SPACE, text, at) ?? at;
    TOKEN.lastIndex = at;
    const [whole, sign = 'scalar'] = TOKEN.exec(text) ?? [];
    if (whole === undefined) return begins;
    const after = nextAfter(sign, expected, open);
    const end = sign === '"' ? endOfString(text, begins) : at + whole.length;
    if (after === null || end === null) return begins;
    if (end > text.length) return text.length;
    expected = after;
    at = end;
  }
  const rest = endOf(SPACE, text, at) ?? at;
  return rest < text.length ? rest : null;
}

/** The index after what a pattern matches at a place; null if it does not match there. */
function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/** The index after a string; more than the text's length if the string never ends; null if a letter in it is wrong. */
function endOfString(text: string, begins: number): number | null {
  let at = begins + 1;
  for (;;) {
    at = endOf(LETTERS, text, at) ?? at;
    if (text[at] === '"') return at + 1;
    if (at >= text.length - 1) return at === text.length || text[at] === '\\' ? text.length + 1 : null;
    const after = endOf(ESCAPE, text, at);
    if (after === null) return null;
    at = after;
  }
}

/** The tokens that may follow; null if the token is not allowed there. Opens and closes lists and objects. */
function nextAfter(token: string, expected: Expected, open: ('{' | '[')[]): Expected | null {
  const isValue = expected === 'value' || expected === 'first value';
  const within = open.at(-1);
  switch (token) {
    case '{':
    case '[':
      if (!isValue) return null;
      open.push(token);
      return token === '{' ? 'first name' : 'first value';
    case '}':
    case ']': {
      const fits = within === (token === '}' ? '{' : '[');
      const empty = expected === (token === '}' ? 'first name' : 'first value');
      if (!fits || !(expected === 'next' || empty)) return null;
      open.pop();
      return 'next';
    }
    case ',':
      if (expected !== 'next') return null;
      return within === '{' ? 'name' : 'value';
    case ':':
      return expected === 'colon' ? 'value' : null;
    case '"':
      if (expected === 'name' || expected === 'first name') return 'colon';
      return isValue ? 'next' : null;
    default:
      return isValue ? 'next' : null;
  }
}
