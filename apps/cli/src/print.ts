/** Writes a line to standard output. */
export function say(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Writes a value as JSON to standard output. */
export function sayJson(value: unknown): void {
  say(JSON.stringify(value, null, 2));
}

/** A share as a percentage with one decimal. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** Rows as columns of equal width, the first column to the left, numbers to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length))) ?? [];
  const cell = (text: string, i: number): string => {
    const width = widths[i] ?? 0;
    return /^[-+]?[\d.]+( %)?$/.test(text) ? text.padStart(width) : text.padEnd(width);
  };
  return rows.map((row) => row.map(cell).join('  ').trimEnd()).join('\n');
}
