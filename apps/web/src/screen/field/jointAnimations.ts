/** Actions of many troops together, shown at once: a Command's march, all shots of a regiment. */
import type { Path } from '@linstock/scene';
import type { Animation } from '../../play/steps/animation.ts';

/**
 * Animations of one step that all begin together. A piece that has two moves makes them as one.
 * @param together the word for their group
 */
export function playTogether(animations: readonly Animation[], together: string): readonly Animation[] {
  const at = new Map<string, number>();
  const all: Animation[] = [];
  for (const each of animations) {
    const before = each.kind === 'move' ? all[at.get(each.piece) ?? -1] : undefined;
    if (each.kind === 'move' && before?.kind === 'move') {
      const path = joinPaths(before.path, each.path);
      all[at.get(each.piece)!] = { ...each, id: before.id, together, path };
      continue;
    }
    if (each.kind === 'move') at.set(each.piece, all.length);
    all.push({ ...each, together });
  }
  return all;
}

/** One way after another: the second begins where the first ends. */
function joinPaths(first: Path, second: Path): Path {
  if ('hexes' in first && 'hexes' in second) return { hexes: [...first.hexes, ...second.hexes.slice(1)] };
  if ('poses' in first && 'poses' in second) return { poses: [...first.poses, ...second.poses.slice(1)] };
  return second;
}
