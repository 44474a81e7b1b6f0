/** The coach's subjects that can be selected now; all of them if none can. */
export function choosePointerTargets(about: readonly string[], open: readonly string[]): readonly string[] {
  const now = about.filter((id) => open.includes(id));
  return now.length > 0 ? now : about;
}
