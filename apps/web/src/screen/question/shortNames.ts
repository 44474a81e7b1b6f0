import type { Name } from '@linstock/scene';

/** A label in a row, and the name that it is; undefined if it is no piece's name. */
export interface NamedLabel {
  readonly label: string;
  readonly called: Name | undefined;
}

/** Labels in a row. Of companies of one regiment in succession only the first has the regiment's name. */
export function shortenNames(named: readonly NamedLabel[]): string[] {
  return named.map(({ label, called }, i) => {
    const part = called?.part;
    const before = named[i - 1]?.called?.part;
    return part?.company && before?.company && before.of === part.of ? `${part.label} company` : label;
  });
}
