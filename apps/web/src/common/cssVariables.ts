import type { CSSProperties } from 'react';

/** A style attribute that sets CSS variables; the type of React names CSS properties only. */
export function setCssVariables(values: Readonly<Record<`--${string}`, string | number>>): CSSProperties {
  return values as CSSProperties;
}
