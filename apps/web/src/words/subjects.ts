/** The pieces that a throw is about: those its title names. */
import { regimentIn, type Scene } from '@linstock/scene';

/** A name, and the pieces that bear it. */
interface NamedPieces {
  readonly name: string;
  readonly pieces: readonly string[];
}

/** Finds the pieces that a title names: by their own name, their regiment's, their body's. The longest names count. */
export function subjectsIn(scene: Pick<Scene, 'pieces' | 'bodies'>): (title: string) => readonly string[] {
  const names = namesIn(scene);
  const found = new Map<string, readonly string[]>();
  return (title) => {
    const known = found.get(title);
    if (known) return known;
    const spans = names.flatMap(({ name, pieces }) =>
      placesOf(name, title).map((at) => ({ at, end: at + name.length, pieces })),
    );
    const longest = spans.filter(
      (span) =>
        !spans.some(
          (other) =>
            other.at <= span.at && other.end >= span.end && other.end - other.at > span.end - span.at,
        ),
    );
    const subjects = [...new Set(longest.flatMap(({ pieces }) => pieces))];
    found.set(title, subjects);
    return subjects;
  };
}

function namesIn({ pieces, bodies }: Pick<Scene, 'pieces' | 'bodies'>): NamedPieces[] {
  const regiments = new Map<string, string[]>();
  for (const { id, name } of pieces) {
    const regiment = regimentIn(name);
    regiments.set(regiment, [...(regiments.get(regiment) ?? []), id]);
  }
  return [
    ...pieces.map(({ id, name }) => ({ name, pieces: [id] })),
    ...[...regiments].map(([name, members]) => ({ name, pieces: members })),
    ...bodies.map(({ name, pieces: members }) => ({ name, pieces: members })),
  ].filter(({ name }) => name !== '');
}

/** The place of a name in a title, as whole words. */
function placesOf(name: string, title: string): number[] {
  const places: number[] = [];
  for (let at = title.indexOf(name); at >= 0; at = title.indexOf(name, at + 1)) {
    const before = title[at - 1] ?? ' ';
    const after = title[at + name.length] ?? ' ';
    if (!LETTER.test(before) && !LETTER.test(after)) places.push(at);
  }
  return places;
}

const LETTER = /[\p{L}\p{N}]/u;
