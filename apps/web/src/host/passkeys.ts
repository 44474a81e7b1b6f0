import { passkeyOptionsSchema } from '@linstock/protocol';
import { z } from 'zod';
import { HostError } from './host.ts';
import { callServer } from './serverCall.ts';

const nothing = z.unknown();
const optionsSchema = z.looseObject({ challenge: z.string() });

/** True if this browser can make and show passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}

/**
 * Makes a passkey.
 * @param name of the new account; null for a player who is signed in and adds a passkey
 */
export async function makePasskey(name: string | null): Promise<void> {
  const wish = name === null ? {} : { name };
  const { options } = await callServer('POST', 'api/account/passkey/options', passkeyOptionsSchema, wish);
  const asked = z.custom<PublicKeyCredentialCreationOptionsJSON>(isOptions).parse(options);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  await send('api/account/passkey', () => navigator.credentials.create({ publicKey }));
}

/** Signs in by a passkey. */
export async function signInByPasskey(): Promise<void> {
  const { options } = await callServer('POST', 'api/account/sign-in/options', passkeyOptionsSchema, {});
  const asked = z.custom<PublicKeyCredentialRequestOptionsJSON>(isOptions).parse(options);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  await send('api/account/sign-in', () => navigator.credentials.get({ publicKey }));
}

const isOptions = (value: unknown): boolean => optionsSchema.safeParse(value).success;

/** Sends what the device has made or shown. Throws a HostError if the player has called it off. */
async function send(path: string, ask: () => Promise<Credential | null>): Promise<void> {
  const credential = await ask().catch(() => null);
  if (!(credential instanceof PublicKeyCredential))
    throw new HostError('no-passkey', 'No passkey was chosen. Nothing has changed.');
  await callServer('POST', path, nothing, plainReply(credential.toJSON()));
}

/** The reply without what the server does not read, such as the results of extensions. */
function plainReply(json: unknown): unknown {
  const { response, ...rest } = z.looseObject({ response: z.looseObject({}) }).parse(json);
  return { ...rest, clientExtensionResults: {}, response };
}
