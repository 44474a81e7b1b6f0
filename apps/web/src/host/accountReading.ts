import { isRemembered } from './account.ts';

let asked: Promise<void> | null = null;

/** Asks once who is signed in, if somebody was. The seats that the account has got elsewhere are taken along. */
export function readAccountOnce(): Promise<void> {
  asked ??= isRemembered() ? readLater() : Promise.resolve();
  return asked;
}

async function readLater(): Promise<void> {
  const { readAccount } = await import('./accountSession.ts');
  await readAccount().catch(() => undefined);
}
