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
