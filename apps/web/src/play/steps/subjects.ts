/** The subjects of an event that has no path and no line of fire on the map: they are ringed while it is shown. */
import type { LogItem } from '@linstock/kernel';
import { concernedIn, eventOf, type Piece, regimentIn, type Scene } from '@linstock/scene';

/** The pieces on the map that an entry is about. If it names none directly, those whose names are in its words. */
export function subjectsOf(logItems: readonly LogItem[], { pieces, bodies }: Scene): readonly string[] {
  const concerned = logItems.flatMap((each) => {
    const what = eventOf(each);
    if (!what) return [];
    const { pieces: own, bodies: groups } = concernedIn(what);
    return [...own, ...bodies.filter(({ id }) => groups.includes(id)).flatMap((body) => body.pieces)];
  });
  const here = pieces.filter(({ place, pose }) => place !== null || pose);
  if (concerned.length > 0) return here.flatMap(({ id }) => (concerned.includes(id) ? [id] : []));
  const thrown = logItems.flatMap((each) => (each.thrown ? [each.thrown.reckoning.title] : []));
  return thrown.flatMap((title) => piecesNamedIn(title, here).map(({ id }) => id));
}

/** The pieces that a title names: one by its own name, or all of a regiment by its. */
function piecesNamedIn(title: string, pieces: readonly Piece[]): readonly Piece[] {
  const has = (name: string) => `${title} `.includes(` ${name} `) || title.startsWith(`${name} `);
  const one = pieces.filter(({ name }) => has(name));
  return one.length > 0 ? one : pieces.filter(({ name }) => has(regimentIn(name)));
}
