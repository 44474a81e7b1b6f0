import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ChallengeView } from '@linstock/protocol';
import type { Page, WebSocketRoute } from 'playwright-core';
import { encode } from 'uqr';
import { objections } from './axe.ts';
import { openPage } from './launch.ts';
import { layoutOf } from './layout.ts';
import { byName, signUp } from './member.ts';
import { useTestSite } from './testSite.ts';

const TERMS = {
  ...{ system: 'american-legions', battle: 'waxhaws', options: {}, side: 'first', pair: false },
  ...{ clock: { kind: 'none' }, counts: 'friendly', talk: 'phrases', spectators: 'now' },
};

describe('challenges', () => {
  const site = useTestSite();

  test('a challenge is made, sent, and accepted by a guest, who gets six words and the table', async () => {
    const mine = await site.page({ viewport: { width: 1440, height: 900 } });
    await mine.page.goto(`${site.url()}#/challenges/new`);
    const link = await makeChallenge(mine.page);
    const theirs = await site.page({ of: 'phone' });
    await theirs.page.goto(link);
    await theirs.page.getByRole('heading', { name: /challenges you to fight at Waxhaws/ }).waitFor();
    const found: Record<string, unknown> = {};
    for (const colorScheme of ['light', 'dark'] as const) {
      await theirs.page.emulateMedia({ colorScheme });
      const { overflow, small } = await layoutOf(theirs.page, { finger: 44 });
      const all = [
        ...(await objections(theirs.page, 'body')),
        ...small,
        ...(overflow > 0 ? [`${overflow} px`] : []),
      ];
      if (all.length > 0) found[colorScheme] = all;
    }
    assert.deepEqual(found, {});
    await theirs.page.setViewportSize({ width: 390, height: 664 });
    const name = theirs.page.getByRole('textbox', { name: 'Your name at this table' });
    const button = theirs.page.getByRole('button', { name: 'Accept and play the American side' });
    const [field, bar] = [await name.boundingBox(), await button.boundingBox()];
    assert.ok(field && bar && field.y + field.height <= bar.y && bar.y + bar.height <= 664, 'both in sight');
    await name.fill('Juno');
    await button.click();
    await theirs.page.getByRole('heading', { name: 'You have the American seat' }).waitFor();
    await theirs.page.locator('.six-words li').nth(5).waitFor();
    await theirs.page.getByRole('button', { name: 'I have them' }).click();
    await theirs.page.getByRole('application').waitFor();
    await mine.page.getByText('Juno accepted your challenge.').waitFor();
    await mine.page.getByRole('button', { name: 'To the table' }).click();
    await mine.page.getByRole('application').waitFor();
    await callOff(mine.page);
    const maker = await lobbyVisitor(site.url());
    await maker('', { ...TERMS, name: 'Harrow', who: 'anyone' });
    await theirs.page.goto(`${site.url()}#/`);
    // The name is known now, so one press on home is enough.
    await theirs.page.getByRole('button', { name: 'Accept Waxhaws against Harrow' }).click();
    await theirs.page.waitForURL(/#\/g\//);
    await theirs.page.getByRole('application').waitFor();
    assert.deepEqual([...mine.complaints, ...theirs.complaints], []);
  });

  test('a signed-in player who accepts goes to the table at once', async () => {
    const maker = await lobbyVisitor(site.url());
    const { id } = (await maker('', { ...TERMS, name: 'Corbet', who: 'link' })) as ChallengeView;
    const { page, complaints } = await openPage(site.browser());
    await signUp(page, site.url(), 'Selby');
    await page.goto(`${byName(site.url())}#/challenges/${id}`);
    await page.getByText('and your account will hold the seat.').waitFor();
    await page.getByRole('button', { name: /^Accept and play the / }).click();
    await page.waitForURL(/#\/g\//);
    await page.getByRole('application').waitFor();
    assert.deepEqual(complaints, []);
    await page.close();
  });

  test('a seat whose player has left is shown in the lobby, and a new player gets it by consent', async () => {
    const [stay, seeker] = [await site.page(), await site.page({ of: 'phone' })];
    await stay.page.goto(`${site.url()}#/challenges`);
    const id = await postFrom(stay.page, { ...TERMS, name: 'Osric', who: 'link' });
    await acceptAndLeave(site.url(), id);
    await seeker.page.goto(`${site.url()}#/challenges`);
    await seeker.page.getByRole('heading', { name: 'Open challenges' }).waitFor();
    await stay.page.goto(`${site.url()}#/challenges/${id}`);
    await stay.page.getByRole('button', { name: 'To the table' }).click();
    await stay.page.getByRole('button', { name: 'Your seat' }).click();
    await stay.page.getByRole('button', { name: 'Show it in the lobby' }).click();
    await seeker.page.getByRole('link', { name: /^Take over: the American side at Waxhaws/ }).click();
    const name = seeker.page.getByRole('textbox', { name: 'Your name at this table' });
    await name.fill('Juno');
    const { overflow, small } = await layoutOf(seeker.page, { finger: 44 });
    assert.deepEqual([overflow > 0, small, await objections(seeker.page, 'body')], [false, [], []]);
    await seeker.page.getByRole('button', { name: 'Ask for the American seat' }).click();
    await seeker.page.getByText('Osric is asked.').waitFor();
    await stay.page.getByText('Juno would like to take over').waitFor();
    await stay.page.getByRole('button', { name: 'Agree' }).click();
    await stay.page.getByText('You agreed.').waitFor();
    await seeker.page.getByText('Osric agrees. The seat is yours on').waitFor();
    assert.deepEqual([...stay.complaints, ...seeker.complaints], []);
  });

  test('of 500 few rows are in the page, none moves under the pointer, and a late press says who was first', async () => {
    const { page, complaints } = await openPage(site.browser(), { viewport: { width: 1440, height: 900 } });
    const taken = await acceptedChallenge(site.url());
    const list = [
      taken,
      ...Array.from({ length: 499 }, (_, i) => ({
        ...taken,
        battle: 'cowpens',
        posted: 1,
        id: `row-${i}`.padEnd(22, '-'),
      })),
    ];
    const live = await stubList(
      page,
      list.map((view) => ({ ...view, state: 'open', taker: null })),
    );
    await page.addInitScript(() => localStorage.setItem('linstock.name', 'Osric'));
    await page.goto(`${site.url()}#/challenges`);
    const grid = page.getByRole('grid', { name: 'Open challenges' });
    await grid.waitFor();
    assert.equal(await grid.getAttribute('aria-rowcount'), '500');
    const rows = grid.getByRole('row');
    assert.ok((await rows.count()) < 60, 'few rows are in the page');
    await rows.nth(3).hover();
    const before = await rows.nth(4).boundingBox();
    await live.send({
      ...taken,
      battle: 'cowpens',
      id: 'new'.padEnd(22, '-'),
      maker: 'Harrow',
      state: 'open',
      taker: null,
      posted: Date.now(),
    });
    await page.getByText('1 new.').waitFor();
    assert.deepEqual(await rows.nth(4).boundingBox(), before);
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('row', { name: /Harrow/ }).waitFor();
    await page
      .getByRole('row', { name: /Waxhaws. Corbet/ })
      .getByRole('button', { name: /^Accept/ })
      .click();
    await page.getByText('Too late. Juno accepted this challenge.').waitFor();
    await page.getByRole('link', { name: /^See \d+ like it$/ }).waitFor();
    assert.deepEqual(
      complaints.filter((each) => !each.includes('409')),
      [],
    );
  });
});

/** Makes a challenge at Waxhaws in the form, and returns its link. The form posts nothing before its button is pressed. */
async function makeChallenge(page: Page): Promise<string> {
  await page.getByText('Waxhaws', { exact: true }).click();
  const rated = page.getByRole('radio', { name: 'rated' });
  const why = await rated.getAttribute('aria-describedby');
  assert.ok(await rated.isDisabled());
  assert.match((await page.locator(`[id="${why}"]`).textContent()) ?? '', /needs an account/);
  await page.getByRole('radio', { name: 'by dice' }).focus();
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('.qr-code').count(), 0, 'a draft has no code');
  assert.match(page.url(), /challenges\/new$/);
  await page.reload();
  assert.ok(await page.getByRole('radio', { name: /^Waxhaws/ }).isChecked(), 'entries survive a reload');
  await page.getByRole('button', { name: 'Only make the link' }).click();
  const field = page.getByRole('textbox', { name: 'Link to the challenge' });
  const link = await field.inputValue();
  assert.ok(await field.evaluate((element) => element === document.activeElement));
  const { data } = encode(link, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  assert.equal(await page.locator('.qr-code path').getAttribute('d'), path.join(''), 'the code is the link');
  return link;
}

/** Calls the game off: it needs a second press, and the page then says what became of it. */
async function callOff(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your seat' }).click();
  await page.getByRole('button', { name: 'Call it off' }).click();
  await page.getByText('The game ends for both of you, and counts for nothing.').waitFor();
  await page.getByRole('button', { name: 'Press again to call it off' }).click();
  await page
    .getByText(/called the game off before its second turn/)
    .first()
    .waitFor();
}

/** Posts a challenge as the browser of a page. Returns its id. */
function postFrom(page: Page, challenge: object): Promise<string> {
  return page.evaluate(async (wish) => {
    const post = (path: string, body: object) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('api/challenges/key', {});
    return (await (await post('api/challenges', wish)).json()).id;
  }, challenge);
}

/** A player without a page accepts a challenge, and signs the only device of the seat out. */
async function acceptAndLeave(url: string, id: string): Promise<void> {
  const key = await fetch(`${url}api/challenges/key`, { method: 'POST' });
  const cookie = cookieOf(key);
  const headers = { 'content-type': 'application/json', cookie };
  const accepted = await fetch(`${url}api/challenges/${id}/accept`, {
    ...{ method: 'POST', headers, body: JSON.stringify({ name: 'Harrow' }) },
  });
  const { game } = await accepted.json();
  const seated = { cookie: cookieOf(accepted) };
  const seat = await (await fetch(`${url}api/games/${game}/seat`, { headers: seated })).json();
  const path = `${url}api/games/${game}/seat/devices/${seat.devices[0].id}/sign-out`;
  assert.equal((await fetch(path, { method: 'POST', headers: seated })).status, 204);
}

const cookieOf = (reply: Response): string => reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** A challenge by Corbet that Juno has accepted. */
async function acceptedChallenge(url: string): Promise<ChallengeView> {
  const [maker, taker] = [await lobbyVisitor(url), await lobbyVisitor(url)];
  const view = (await maker('', { ...TERMS, name: 'Corbet', who: 'anyone' })) as ChallengeView;
  await taker(`/${view.id}/accept`, { name: 'Juno' });
  return { ...view, mine: false };
}

/** A browser in the lobby without a page: posts a body to a path of the challenges. */
async function lobbyVisitor(url: string): Promise<(path: string, body: object) => Promise<unknown>> {
  const key = await fetch(`${url}api/challenges/key`, { method: 'POST' });
  const cookie = key.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return async (path, body) => {
    const headers = { 'content-type': 'application/json', cookie };
    const reply = await fetch(`${url}api/challenges${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return reply.json();
  };
}

/** Has a page read this list, and hear of changes from the test. */
async function stubList(
  page: Page,
  list: readonly object[],
): Promise<{ send: (challenge: object) => Promise<void> }> {
  const live = Promise.withResolvers<WebSocketRoute>();
  await page.routeWebSocket(/challenges\/live/, (route) => {
    route.send('{"t":"ready"}');
    live.resolve(route);
  });
  await page.route(/api\/challenges\?/, (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get('after')?.split('.')[0] ?? 0);
    const challenges = list.slice(from, from + 100);
    const next = from + 100 < list.length ? `${from + 100}.${'-'.repeat(22)}` : null;
    return route.fulfill({ json: { challenges, count: list.length, next } });
  });
  return {
    send: async (challenge) => (await live.promise).send(JSON.stringify({ t: 'challenge', challenge })),
  };
}
