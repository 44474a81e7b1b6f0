/**
 * Functions that the page uses and that browsers from Safari 16.4 and Firefox 115 on lack, by the rules of the standard. The first import
 * of the page and of each worker.
 */

/** Adds a function to an object that has none of this name. */
function add(to: object, name: string, value: unknown): void {
  if (!(name in to)) Object.defineProperty(to, name, { value, configurable: true, writable: true });
}

add(Map, 'groupBy', <T, K>(items: Iterable<T>, keyOf: (item: T, index: number) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
});

add(
  Object,
  'groupBy',
  <T>(items: Iterable<T>, keyOf: (item: T, index: number) => PropertyKey): Record<PropertyKey, T[]> => {
    const groups = Object.create(null) as Record<PropertyKey, T[]>;
    let index = 0;
    for (const item of items) {
      const key = keyOf(item, index++);
      groups[key] = [...(groups[key] ?? []), item];
    }
    return groups;
  },
);

add(Promise, 'withResolvers', <T>() => {
  let [resolve, reject]: [unknown, unknown] = [null, null];
  const promise = new Promise<T>((done, failed) => {
    [resolve, reject] = [done, failed];
  });
  return { promise, resolve, reject };
});

add(URL, 'canParse', (url: string, base?: string): boolean => {
  try {
    return new URL(url, base) instanceof URL;
  } catch {
    return false;
  }
});

/** A half of a character that stands without its other half. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

add(String.prototype, 'isWellFormed', function isWellFormed(this: string): boolean {
  return !LONE_SURROGATE.test(this);
});

add(String.prototype, 'toWellFormed', function toWellFormed(this: string): string {
  return this.replace(new RegExp(LONE_SURROGATE, 'g'), '\uFFFD');
});

// A worker has no elements.
if (typeof Element !== 'undefined')
  add(Element.prototype, 'checkVisibility', function checkVisibility(this: Element): boolean {
    return this.getClientRects().length > 0 && getComputedStyle(this).visibility !== 'hidden';
  });
