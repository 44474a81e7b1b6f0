/** Some parts of a value, at any depth. */
type Parts<T> = T extends
  | string
  | number
  | boolean
  | symbol
  | null
  | undefined
  | ((...given: never[]) => unknown)
  ? T
  : { readonly [K in keyof T]?: Parts<T[K]> };

/** A value of which a test needs only some parts. Each part given is checked against the type; the others are missing. */
export function partial<T>(parts: Parts<T>): T;
export function partial(parts: unknown): unknown {
  return parts;
}
