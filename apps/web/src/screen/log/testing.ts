/** For tests of the log: names that no pattern could read. */

/** Odd names: with dots, brackets, digits, apostrophes, "and", "of the", verbs, and ends that look plural or singular. */
export const ODD = [
  '5th U.S. (Hazlett)',
  'Company B, and the 2nd of the Line',
  'The Texas',
  'Guards',
  "O'Hara's",
  'is are',
  '1/78th',
  'who falls',
  'half of 3',
  'A. B. & C.',
  'Kansas',
  'men',
  'fires at the 9th',
  'a, b and c',
  'Is it?',
  'of the of the',
] as const;
