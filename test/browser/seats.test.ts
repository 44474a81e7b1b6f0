import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { begin, endStep, untilAsked, untilEntry } from './person.ts';
import { useTestSite } from './testSite.ts';

describe('a seat that travels', () => {
  const site = useTestSite();

  test('to another device and back out of it: both answer, and the code is in no address', async () => {
    const mine = await site.page();
    await begin(mine.page, site.url(), { battle: 'Waxhaws', side: 'British', against: 'A friend elsewhere' });
    await mine.page.getByRole('link', { name: 'To the table' }).click();
    await mine.page.getByRole('application').waitFor();
    await mine.page.getByRole('button', { name: 'Your seat' }).click();
    const panel = mine.page.getByRole('complementary', { name: 'Your seat' });
    await panel.getByText('This device keeps the seat too.').waitFor();
    assert.equal(await panel.getByRole('img', { name: /QR code/ }).count(), 0);
    await panel.getByRole('button', { name: 'Make a link' }).click();
    const link = await panel.getByRole('textbox', { name: 'Link for the other device' }).inputValue();
    assert.match(link, /\/s#[\w-]{14}$/);
    const code = link.split('#')[1] ?? '';

    const phone = await site.page({ of: 'second', viewport: { width: 390, height: 844 } });
    const asked: string[] = [];
    phone.page.on('request', (request) =>
      asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`),
    );
    await phone.page.goto(link);
    await phone.page.getByRole('heading', { name: 'Take the British seat to this computer?' }).waitFor();
    await phone.page.getByRole('button', { name: 'Take the seat along' }).click();
    await phone.page.getByRole('application').waitFor();
    assert.deepEqual(
      asked.filter((address) => address.replace(/#.*? /, ' ').includes(code)),
      [],
    );
    await panel.getByText(/^Taken to Chrome on Linux just now\./).waitFor();

    await phone.page.context().setOffline(true);
    await phone.page.getByText('You’re offline.').waitFor();
    const before = await untilAsked(phone.page);
    await endStep(phone.page);
    const waits = phone.page.getByText(/^You’re offline\. Your answer of \d\d:\d\d waits here/);
    await waits.waitFor();
    await phone.page.getByRole('button', { name: 'Take it back' }).click();
    await phone.page.getByText('You took your answer back. It was not sent.').first().waitFor();
    await endStep(phone.page);
    await waits.waitFor();
    await mine.page.getByRole('button', { name: 'Close Your seat' }).click();
    // The same side has answered on the other device meanwhile.
    await endStep(mine.page);
    await untilEntry(mine.page, before.entry + 1);
    await phone.page.context().setOffline(false);
    await phone.page.getByText('Your answer no longer fits and was not played').first().waitFor();
    await untilEntry(phone.page, before.entry + 1);
    phone.forgive();
    await mine.page.getByRole('button', { name: 'Your seat' }).click();

    await panel.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
    await phone.page.getByText('Signed out from Chrome on Linux. Choices not sent are gone.').waitFor();
    assert.equal(await phone.page.getByRole('application').count(), 0);
    assert.deepEqual([...mine.complaints, ...phone.complaints], []);
  });
});
