import { type Filled, type Sheet, sayToSheet, sheetHelp, sheetInWords } from '@linstock/scene';

/** A person at a terminal. */
export interface Person {
  printWords(words: string): void;
  /** The next line; null if there are no more lines. */
  readLine(): Promise<string | null>;
}

/**
 * Lets a person fill in a sheet, line by line, until it is locked; null if the person stops.
 * @param last what the same sheet was filled with the last time
 */
export async function fillSheet<A>(
  sheet: Sheet<A>,
  last: Filled,
  person: Person,
): Promise<{ readonly answer: A; readonly filled: Filled } | null> {
  let filled: Filled = {};
  person.printWords(sheetInWords(sheet, filled));
  person.printWords(sheetHelp(sheet));
  for (;;) {
    const line = await person.readLine();
    if (line === null || line === 'quit') return null;
    const said = sayToSheet(sheet, filled, line, last);
    person.printWords(said?.says ?? `The sheet does not know these words. ${sheetHelp(sheet)}`);
    if (!said) continue;
    filled = said.filled;
    for (const warning of sheet.warn(filled)) person.printWords(warning);
    const answer = said.locks ? sheet.answer(filled) : null;
    if (answer !== null) return { answer, filled };
  }
}
