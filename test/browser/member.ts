/** Players with an account, for the browser tests. */
import type { Page } from 'playwright-core';

/** Gives a page a device that makes and shows passkeys by itself. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** The address of a site by a name: a passkey belongs to one, and an address in numbers has none. */
export const byName = (url: string): string => url.replace('127.0.0.1', 'localhost');

/** Makes an account in a page, which stays signed in. The page is one of its own, as the account stays in its cookies. */
export async function signUp(page: Page, url: string, name: string): Promise<void> {
  await addAuthenticator(page);
  await page.goto(`${byName(url)}#/sign-in`);
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Make an account with a passkey', exact: true }).click();
  await page.getByRole('heading', { name: `Welcome, ${name}` }).waitFor();
}
