/** The subjects of an event that has no path and no line of fire on the map: they are ringed while it is shown. */
import type { LogItem } from '@linstock/kernel';
import { concernedIn, eventOf, type Scene } from '@linstock/scene';

/** The pieces on the map that an entry is about. If its events name none, those that its dice were thrown for. */
export function subjectsOf(logItems: readonly LogItem[], { pieces, bodies }: Scene): readonly string[] {
  const concerned = logItems.flatMap((each) => {
    const what = eventOf(each);
    if (!what) return [];
    const { pieces: own, bodies: groups } = concernedIn(what);
    return [...own, ...bodies.filter(({ id }) => groups.includes(id)).flatMap((body) => body.pieces)];
  });
  const here = pieces.filter(({ place, pose }) => place !== null || pose);
  if (concerned.length > 0) return here.flatMap(({ id }) => (concerned.includes(id) ? [id] : []));
  const thrown = logItems.flatMap((each) => each.thrown?.reckoning.about ?? []);
  return here.flatMap(({ id }) => (thrown.includes(id) ? [id] : []));
}
