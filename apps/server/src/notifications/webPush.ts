import { createHash } from 'node:crypto';
import type { PushMessage } from '@linstock/protocol';
import { z } from 'zod';
import type { Services } from '../services.ts';
import type { Post } from './outgoing.ts';
import type { NotifiedDevice } from './people.ts';
import { readServerSecret } from '../tables/serverSecrets.ts';

/** Seconds for which a push service stores a message for a browser that is not there: a day. */
const TTL_SECONDS = 86_400;

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** Loaded with the first message or key: most servers at home send none. */
const library = () => import('web-push');

/** Sends messages to browsers by their push services (RFC 8030), encrypted for the browser (RFC 8291) and signed (VAPID). */
export class WebPush {
  readonly #services: Pick<Services, 'tables'>;
  readonly #post: Post;
  /**
   * The address of the operator of this server, for the operators of push services: a web page or an e-mail address.
   */
  readonly #contact: string;
  #keys: Promise<z.infer<typeof keysSchema>> | null = null;

  constructor(services: Pick<Services, 'tables'>, post: Post, publicUrl: URL | null) {
    this.#services = services;
    this.#post = post;
    this.#contact = publicUrl?.protocol === 'https:' ? publicUrl.href : 'mailto:linstock@localhost.invalid';
  }

  /** The public key by which browsers sign up. It is made once. */
  async publicKey(): Promise<string> {
    return (await this.#readKeys()).publicKey;
  }

  /**
   * Sends a message. Returns `gone` if the push service no longer knows the browser. Rejects if it refuses the
   * message.
   */
  async send(device: NotifiedDevice, message: PushMessage): Promise<'sent' | 'gone'> {
    const { endpoint, p256dh, auth } = device;
    const { default: webPush } = await library();
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: this.#contact, ...(await this.#readKeys()) },
        TTL: TTL_SECONDS,
        urgency: 'normal',
        // A push service that stores a message replaces it by a later one about the same game.
        topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
      },
    );
    const headers = Object.entries(details.headers).map(([name, value]) => [name, String(value)]);
    const status = await this.#post({
      url: details.endpoint,
      headers: Object.fromEntries(headers),
      body: details.body ?? '',
    });
    if (status === 404 || status === 410) return 'gone';
    if (status < 200 || status > 299) throw new Error(`its push service answered ${status}`);
    return 'sent';
  }

  #readKeys(): Promise<z.infer<typeof keysSchema>> {
    this.#keys ??= this.#openKeys();
    this.#keys.catch(() => {
      this.#keys = null;
    });
    return this.#keys;
  }

  async #openKeys(): Promise<z.infer<typeof keysSchema>> {
    const { default: webPush } = await library();
    const make = (): string => JSON.stringify(webPush.generateVAPIDKeys());
    return keysSchema.parse(JSON.parse(await readServerSecret(this.#services, 'vapid', make)));
  }
}
