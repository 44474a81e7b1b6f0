/** Accounts in the page: a passkey of a virtual authenticator, an e-mail link read from the folder, the own pages. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openPage } from './launch.ts';
import { addAuthenticator, byName } from './member.ts';
import { useTestSite } from './testSite.ts';

/** The address of the link in the last letter. */
function lastLink(folder: string): string {
  const mail = join(folder, 'mail');
  const last = readdirSync(mail).toSorted().at(-1) ?? '';
  const letter = readFileSync(join(mail, last), 'utf8')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
  return /http\S+#\/sign-in\/[\w-]{43}/.exec(letter)?.[0] ?? '';
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('accounts', () => {
  const site = useTestSite();

  test('a player signs up by a passkey, out and in again, and adds an address by its link', async () => {
    const { page, complaints } = await openPage(site.browser());
    await addAuthenticator(page);
    const url = byName(site.url());
    await page.goto(`${url}#/sign-in`);
    await page.getByLabel('Name').fill('Marlowe');
    await button(page, 'Make an account with a passkey').click();
    await page.getByRole('heading', { name: 'Welcome, Marlowe' }).waitFor();
    await page.getByRole('link', { name: 'Your account' }).click();
    await page.getByLabel('Device').selectOption('cross');
    await button(page, 'Save').click();
    await page.getByText('Saved.').waitFor();

    await button(page, 'Sign out here').click();
    await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor();
    await button(page, 'With a passkey').click();
    await page.getByRole('heading', { name: 'Welcome, Marlowe' }).waitFor();

    await page.getByRole('link', { name: 'Your account' }).click();
    await page.getByLabel('E-mail address, another way in').fill('marlowe@example.org');
    await button(page, 'Add this address').click();
    await page.getByText('We sent a link to marlowe@example.org.').waitFor();
    await page.goto(lastLink(site.folder()));
    await button(page, 'Go on').click();
    await page.getByRole('heading', { name: 'Welcome, Marlowe' }).waitFor();
    await page.getByRole('link', { name: 'Go on' }).waitFor();
    assert.doesNotMatch(page.url(), /sign-in\/\w/, 'the code has left the address');
    await page.getByRole('link', { name: 'Your account' }).click();
    await page.getByLabel('E-mail address, now marlowe@example.org').waitFor();

    await page.getByRole('link', { name: 'Your public page' }).click();
    await page.getByText('No games yet.').waitFor();
    assert.deepEqual(complaints, []);
    await page.close();
  });

  test('a guest with the link of an e-mail chooses a name', async () => {
    const { page } = await site.page();
    await page.goto(`${site.url()}#/sign-in`);
    await page.getByLabel('E-mail address').fill('kestrel@example.org');
    await button(page, 'Send the link').click();
    await page.getByText('It works once, for 15 minutes.').waitFor();
    await page.goto(lastLink(site.folder()));
    await button(page, 'Go on').click();
    await page.getByLabel('Name').fill('marlowe');
    await button(page, 'Make the account').click();
    await page.getByText('marlowe is taken by another player.').waitFor();
    await page.getByLabel('Name').fill('Kestrel');
    await button(page, 'Make the account').click();
    await page.getByRole('heading', { name: 'Welcome, Kestrel' }).waitFor();
  });
});
