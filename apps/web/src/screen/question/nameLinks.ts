/** Pieces named in a sentence, to be drawn as links. */
import type { Name, Piece, Scene } from '@linstock/scene';

/** The name of a piece in the sentence. */
export interface NameLink {
  readonly piece: string;
  readonly name: string;
  readonly called: Name;
}

/** A sentence with the pieces it is about. */
export interface NamedParts {
  /** The sentence, cut where it names one of them. */
  readonly parts: readonly (string | NameLink)[];
  /** The units that it does not name. */
  readonly others: readonly NameLink[];
}

/** Cuts a sentence at the names of the pieces it is about; those it leaves out follow by themselves. */
export function splitAtNames(sentence: string, at: readonly string[], scene: Scene | null): NamedParts {
  const pieces = at.flatMap((id) => scene?.pieces.find((piece) => piece.id === id) ?? []);
  let parts: readonly (string | NameLink)[] = [sentence];
  // A longer name first: it may have a shorter one in it.
  for (const piece of pieces.toSorted((a, b) => b.name.length - a.name.length))
    parts = parts.flatMap((part) => (typeof part === 'string' ? cutAt(part, piece) : [part]));
  const named = new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.piece])));
  const others = pieces
    .filter(({ id }) => !named.has(id))
    .map(({ id, name, called }) => ({ piece: id, name, called }));
  return { parts: parts.filter((part) => part !== ''), others };
}

/** A name begins a sentence with a capital, and stands in it without. */
function cutAt(text: string, { id, name, called }: Piece): (string | NameLink)[] {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return [text];
  const end = at + name.length;
  return [text.slice(0, at), { piece: id, name: text.slice(at, end), called }, text.slice(end)];
}

/** A link in a list, with the words before it and the end of the sentence, which belongs to its last word. */
interface ListedLink extends NameLink {
  readonly before: string;
  readonly end: '' | '.';
}

/**
 * Lists names in a sentence. No line begins with a comma or a full stop: they stay with the word before them.
 * @param most how many are named
 * @returns the names, and the end of the sentence if there are more; it is empty otherwise
 */
export function listLinks(others: readonly NameLink[], most: number): { links: ListedLink[]; rest: string } {
  const more = Math.max(0, others.length - most);
  const named = others.slice(0, most);
  const links = named.map((each, i): ListedLink => {
    const last = i === others.length - 1;
    return { ...each, before: i === 0 ? '' : last ? ' and ' : '\u2060, ', end: last ? '.' : '' };
  });
  return { links, rest: more > 0 ? ` and ${more} more.` : '' };
}
