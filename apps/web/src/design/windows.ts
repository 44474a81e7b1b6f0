/** The windows of `windows.css` as media queries, for scripts. `test/windows.test.ts` compares the two. */
export const WINDOWS = {
  phone: '(max-width: 799px) and (orientation: portrait), (max-width: 479px)',
  narrow: '(max-width: 799px)',
  medium: '(max-width: 1199px)',
  low: '(max-height: 600px)',
} as const;
