/** Names in a row, with the regiment that several in succession share said at the first of them alone. */
export function shortenNames(names: readonly string[]): string[] {
  const regimentOf = (name: string): string => / of the .+$/.exec(name)?.[0] ?? '';
  return names.map((name, i) => {
    const regiment = regimentOf(name);
    const same = regiment !== '' && i > 0 && regimentOf(names[i - 1] ?? '') === regiment;
    return same ? name.slice(0, -regiment.length) : name;
  });
}
