/** A newcomer who obeys the coach: reads the line next to the hand, and does what it says. */
import { type Chance, seededChance } from '@linstock/kernel';
import type { Page } from 'playwright-core';
import { answer } from './clicker.ts';
import { atRest } from './layout.ts';
import { cardButton, endStep, type Reading, read } from './person.ts';
import type { Pointer, Spot } from './pointer.ts';

/** The text of the coach's box. */
interface Coached {
  /** The number of the beat. */
  readonly beat: number;
  readonly words: string;
  /** The task; empty if the reader only watches. */
  readonly doThis: string;
  readonly goOn: boolean;
  readonly over: boolean;
}

/** Maximum number of actions in a lesson. */
const MOST = 160;

/**
 * Goes through the lesson on the page. Returns the coach's words at each beat that was reached, the last being the
 * end.
 * @param pointer the pupil's pointer; null for a pupil with keys alone
 * @param look called at each new beat
 */
export async function learn(
  page: Page,
  pointer: Pointer | null,
  look: (beat: number) => Promise<void> = async () => {},
): Promise<ReadonlyMap<number, string>> {
  const chance = seededChance('pupil');
  const heard = new Map<number, string>();
  const tried = new Map<string, number>();
  for (let done = 0; done < MOST; done++) {
    const said = await untilToDo(page);
    if (!heard.has(said.beat)) await look(said.beat);
    const before = heard.get(said.beat) ?? '';
    // At one beat the coach may say several things, one after another.
    if (!before.includes(said.words)) heard.set(said.beat, `${before}\n${said.words}`.trim());
    if (said.over) return heard;
    if (said.goOn) await pushes(page, pointer, 'Go on');
    else {
      const now = await read(page);
      if (!now) throw new Error('The table is gone.');
      const moment = `${said.beat} ${now.banner} ${now.prompt}`;
      const times = tried.get(moment) ?? 0;
      tried.set(moment, times + 1);
      const obeyed =
        now.card || times > 5 ? false : pointer ? await obey(page, pointer, said, now, times) : false;
      if (!obeyed && pointer) await otherwise(page, now, times, chance);
      if (!pointer) await page.keyboard.press(keyFor(now, times));
    }
    await page.waitForTimeout(60);
  }
  throw new Error(`After ${MOST} actions the coach was still at beat ${[...heard.keys()].at(-1)}.`);
}

/** Waits until the coach wants a press, there is a question, or the lesson is over. */
async function untilToDo(page: Page): Promise<Coached> {
  const found = await page.waitForFunction(
    () => {
      const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
      const asks = document.querySelector('section[aria-label="What is asked"]');
      const goOn = [...document.querySelectorAll('.coach-foot .button-main')].some(
        (each) => each.textContent === 'Go on',
      );
      const over = [...document.querySelectorAll('.coach-foot .coach-link')].some((each) =>
        each.textContent?.includes('Again'),
      );
      const asked = document.querySelector('section[aria-label="Actions"], section[aria-label="Odds"]');
      if (asks?.getAttribute('aria-busy') === 'true' || !(goOn || over || asked)) return false;
      return {
        beat: Number.parseInt(text('.coach-head .figure'), 10),
        words: text('.coach-words'),
        doThis: text('.coach-pointer'),
        goOn,
        over,
      };
    },
    undefined,
    { polling: 50 },
  );
  return (await found.jsonValue()) as Coached;
}

/** Does what the coach's line says; false if it names nothing that can be done now. */
async function obey(
  page: Page,
  pointer: Pointer,
  said: Coached,
  now: Reading,
  times: number,
): Promise<boolean> {
  const { doThis } = said;
  const press = (...stories: RegExp[]) => pressOne(page, pointer, stories);
  if (/acts where it stands/.test(doThis)) return answers(page, pointer, /acts where it stands/);
  if (/“(Stay as they are|Move no more|No relief|No pursuit)”/.test(doThis))
    return endStep(page).then(() => true);
  if (/Click the Battery/.test(doThis)) return times === 0 && press(/1st South Battery/);
  if (/Click the Light Infantry/.test(doThis)) return press(/2nd North Light Infantry/);
  if (/a company of the 1st Line/.test(doThis)) return press(/of the 1st South Line/);
  if (/Drag the (gold arrow|handle)/.test(doThis)) return drags(page, pointer);
  if (/Add 1 to the die/.test(doThis)) return answers(page, pointer, /Add 1/);
  if (/an enemy ahead/.test(doThis)) return times < 4 && press(/of the 2nd North Line/);
  if (/button “takes it”/.test(doThis)) return answers(page, pointer, /takes it$/);
  if (/takes the hit/.test(doThis)) return press(/company of .*can be chosen/);
  if (/Continentals under the hand/.test(doThis))
    return press(/Continental Line, in 1112.*can be chosen/, /Continental Line, in 1212.*can be chosen/);
  if (/at the Legion Infantry/.test(doThis))
    return press(/of the Legion Infantry, in 1113/, /Legion Infantry/);
  if (/all forced actions/.test(doThis)) return pushesForced(page, pointer);
  if (/marked D/.test(doThis))
    return times === 0 && now.picked.length === 0 && press(/Line.*disordered.*can be chosen/);
  if (/Choose Charge/.test(doThis)) return chooses(page, times);
  if (/dragoons, then a hex/.test(doThis) && now.picked.length === 0 && times === 0)
    return press(/3d Continental Dragoons.*can be chosen/);
  if (/who charges, then whom/.test(doThis) && now.picked.length === 0)
    return press(/Dragoons.*can be chosen/, /Continental Line.*can be chosen/);
  return false;
}

/** Gives the first answer with this name; false if there is none. */
async function answers(page: Page, pointer: Pointer, name: RegExp): Promise<boolean> {
  const button = page.getByRole('region', { name: 'Actions' }).getByRole('button', { name }).first();
  if (!(await button.isVisible())) return false;
  await pointer.push(button);
  return true;
}

/** Presses the button for all forced actions; false if there is no such button. */
async function pushesForced(page: Page, pointer: Pointer): Promise<boolean> {
  const button = page.getByRole('button', { name: /^Do all forced actions/ }).first();
  if (!(await button.isVisible())) return false;
  await pointer.push(button);
  return true;
}

/** About three inches on a phone or on a desktop, in pixels. */
const AHEAD = 44;

/**
 * Carries the line ahead by its handle and lets it go there. False if it has no handle. For a mouse the handle is at
 * its front.
 */
async function drags(page: Page, pointer: Pointer): Promise<boolean> {
  const middleOf = async (selector: string): Promise<Spot | null> => {
    const box = await page.locator(selector).boundingBox();
    return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  };
  const front = await middleOf('[data-grip="ahead"] .disc');
  const from = pointer.choosesFirst ? await middleOf('[data-grip="carry"] .disc') : front;
  const rear = pointer.choosesFirst ? from : await middleOf('.frame .casing');
  if (!from || !front || !rear) return false;
  const way = { x: front.x - rear.x, y: front.y - rear.y };
  const long = Math.hypot(way.x, way.y);
  await pointer.carry(from, { x: from.x + (AHEAD * way.x) / long, y: from.y + (AHEAD * way.y) / long });
  const give = page.getByRole('group', { name: 'The move' }).getByRole('button', { name: /^Do it/ });
  if (await give.isVisible()) await pointer.push(give);
  return true;
}

/** Gives the two orders of the lesson by their rows: the dragoons first, then the Continentals. */
async function chooses(page: Page, times: number): Promise<boolean> {
  const whom = ['3d Continental Dragoons', 'Continental Line'][times];
  if (whom === undefined) return false;
  const button = page
    .getByRole('region', { name: 'Actions' })
    .getByRole('button', { name: new RegExp(`${whom}.*Charge|Charge.*${whom}`) })
    .first();
  if (!(await button.isVisible())) return false;
  await button.click();
  return true;
}

/**
 * The actions of a pupil without a task: throws if a card is open, ends a step that was tried, and otherwise takes
 * an offered answer.
 */
async function otherwise(page: Page, now: Reading, times: number, chance: Chance): Promise<void> {
  if (now.card) return cardButton(page).click();
  if (now.end !== null && now.picked.length === 0 && times > 0) return endStep(page);
  return answer(page, now, chance);
}

/**
 * The key of a pupil who has keys alone: confirms an open card, takes the first listed answer, and ends a step that
 * was tried.
 */
function keyFor(now: Reading, times: number): string {
  if (now.card) return 'Enter';
  if (now.end !== null && now.picked.length === 0 && times > 0) return '.';
  if (now.picked.length > 0 && times > 3) return 'Escape';
  return (now.answers?.length ?? 0) > 0 ? '1' : 'Enter';
}

/** Presses the first piece with one of these descriptions that is on top; false if there is none. */
async function pressOne(page: Page, pointer: Pointer, stories: readonly RegExp[]): Promise<boolean> {
  await atRest(page);
  for (const story of stories) {
    const at = await page.evaluate((source): Spot | null => {
      for (const piece of document.querySelectorAll('[role="application"] [data-piece]')) {
        if (piece.classList.contains('chosen')) continue;
        if (!new RegExp(source).test(piece.getAttribute('aria-label') ?? '')) continue;
        const { x, y, width, height } = piece.getBoundingClientRect();
        const spot = { x: x + width / 2, y: y + height / 2 };
        if (document.elementFromPoint(spot.x, spot.y)?.closest('[data-piece]') === piece) return spot;
      }
      return null;
    }, story.source);
    if (!at) continue;
    await pointer.press(at);
    return true;
  }
  return false;
}

async function pushes(page: Page, pointer: Pointer | null, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  if (pointer) return pointer.push(button);
  await button.focus();
  await page.keyboard.press('Enter');
}
