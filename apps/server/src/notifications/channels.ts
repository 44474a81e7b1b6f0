import type { NotificationChannel } from '@linstock/protocol';
import { Fault } from '../fault.ts';
import type { Services } from '../services.ts';
import { eventLetter, LetterLinks, type LetterReader, testLetter } from './letters.ts';
import { type Post, readOutgoingUrl } from './outgoing.ts';
import {
  MAX_WEBHOOK_FAILURES,
  type NotifiedDevice,
  type NotifiedPeople,
  type NotifiedPerson,
} from './people.ts';
import type { WebPush } from './webPush.ts';
import { webhookMessage, type WebhookNews } from './webhook.ts';
import { type NotificationFacts, type NotificationWords, wordsOf } from './words.ts';

/** The result of sending on a channel: `failed` may be tried again, `none` never could be sent. */
export interface ChannelResult {
  readonly state: 'sent' | 'failed' | 'none';
  /** In a few words, for the player's list. */
  readonly detail: string;
}

/** The ways in which notifications leave the server. */
export class Channels {
  readonly links: LetterLinks;
  readonly push: WebPush;
  readonly #services: Services;
  readonly #people: NotifiedPeople;
  readonly #post: Post;
  /** True if webhooks may lead to private networks. */
  readonly #allowPrivate: boolean;

  constructor(
    services: Services,
    people: NotifiedPeople,
    push: WebPush,
    { post, allowPrivate }: { readonly post: Post; readonly allowPrivate: boolean },
  ) {
    this.links = new LetterLinks(services.tables);
    this.push = push;
    this.#services = services;
    this.#people = people;
    this.#post = post;
    this.#allowPrivate = allowPrivate;
  }

  /** Throws a Fault for a webhook that may not be called. */
  checkWebhook(url: string): void {
    readOutgoingUrl(url, this.#allowPrivate);
  }

  /** True if a person can be reached on a channel now. */
  isReady(person: NotifiedPerson, channel: NotificationChannel): boolean {
    const { settings, email, emailConfirmed, site, webhookFailures } = person;
    switch (channel) {
      case 'device':
        return settings.device.on;
      case 'email':
        return settings.email.on && email !== null && emailConfirmed && site !== null;
      case 'webhook':
        return settings.webhook.on && site !== null && webhookFailures < MAX_WEBHOOK_FAILURES;
    }
  }

  /** Sends a notification of an event to a person. */
  async send(
    person: NotifiedPerson,
    channel: NotificationChannel,
    facts: NotificationFacts,
  ): Promise<ChannelResult> {
    const words = wordsOf(facts);
    switch (channel) {
      case 'device':
        return this.#toDevices(await this.#people.devices(person.id), words, facts.path);
      case 'email':
        return this.#byMail(person, words, facts);
      case 'webhook':
        return this.#toWebhook(person, { kind: facts.kind, words, link: linkTo(person, facts.path) });
    }
  }

  /** Removes a game's notifications from a person's browsers. */
  async close(person: string, tag: string): Promise<void> {
    for (const device of await this.#people.devices(person))
      await this.push.send(device, { t: 'close', tag }).catch(() => undefined);
  }

  /** Sends a test. The result is a sentence for the player. */
  async test(person: NotifiedPerson, channel: NotificationChannel, endpoint: string): Promise<ChannelResult> {
    switch (channel) {
      case 'device': {
        const own = (await this.#people.devices(person.id)).filter((each) => each.endpoint === endpoint);
        return this.#toDevices(own, TEST_WORDS, '#/notifications');
      }
      case 'email': {
        const reader = await this.reader(person, null);
        if (!reader) return { state: 'none', detail: 'There is no confirmed address.' };
        return this.#deliver(() => this.#services.mail.send(testLetter(reader)), 'the mail server has it');
      }
      case 'webhook':
        return this.#toWebhook(person, { kind: 'test', words: TEST_WORDS, link: linkTo(person, '#/') });
    }
  }

  /** The reader of a letter, with the links of its foot; null for a person who gets none. */
  async reader(
    { id, email, emailConfirmed, site, settings }: NotifiedPerson,
    game: string | null,
  ): Promise<LetterReader | null> {
    if (email === null || !emailConfirmed || site === null) return null;
    const token = await this.links.sign({ t: 'off', person: id, game });
    return { to: email, site, zone: settings.zone, token };
  }

  async #toDevices(
    devices: readonly NotifiedDevice[],
    words: NotificationWords,
    path: string,
  ): Promise<ChannelResult> {
    const message = { t: 'show', title: words.title, body: words.body, tag: tagOf(path), path } as const;
    const names: string[] = [];
    const faults: string[] = [];
    for (const device of devices) {
      try {
        if ((await this.push.send(device, message)) === 'sent') names.push(device.name);
        else await this.#people.removeDevice(device.person, device.endpoint);
      } catch (error) {
        faults.push(reasonOf(error));
      }
    }
    if (names.length > 0) return { state: 'sent', detail: names.join(', ') };
    if (faults.length > 0) return { state: 'failed', detail: faults.join(', ') };
    return { state: 'none', detail: 'no browser has notifications on' };
  }

  async #byMail(
    person: NotifiedPerson,
    words: NotificationWords,
    facts: NotificationFacts,
  ): Promise<ChannelResult> {
    const reader = await this.reader(person, gameIn(facts.path));
    if (!reader) return { state: 'none', detail: 'no confirmed address' };
    const letter = eventLetter(reader, words, facts, this.#services.now());
    return this.#deliver(() => this.#services.mail.send(letter), '');
  }

  async #toWebhook(person: NotifiedPerson, news: WebhookNews): Promise<ChannelResult> {
    const start = performance.now();
    let result: ChannelResult;
    try {
      const status = await this.#post(webhookMessage(person.settings.webhook, news));
      const ok = status >= 200 && status < 300;
      const detail = ok
        ? `answered ${status} in ${Math.round(performance.now() - start)} ms`
        : `answered ${status}`;
      result = { state: ok ? 'sent' : 'failed', detail };
    } catch (error) {
      result = { state: 'failed', detail: reasonOf(error) };
    }
    await this.#people.noteWebhook(person.id, result.state === 'sent');
    return result;
  }

  async #deliver(send: () => Promise<void>, detail: string): Promise<ChannelResult> {
    try {
      await send();
      return { state: 'sent', detail };
    } catch (error) {
      return { state: 'failed', detail: reasonOf(error) };
    }
  }
}

const TEST_WORDS: NotificationWords = {
  title: 'Linstock: a test',
  body: 'This is how you are notified. Nothing waits for you here.',
  subject: 'Linstock: a test',
  line: 'Linstock: this is a test. Nothing waits for you here.',
};

/** The game of a place in the page; null if it is another place. */
const gameIn = (path: string): string | null => /^#\/g\/([\w-]+)$/.exec(path)?.[1] ?? null;

/** The name of a browser's notification about a place: a later one replaces it. */
export const tagOf = (path: string): string => `linstock ${path}`;

const linkTo = ({ site }: NotifiedPerson, path: string): string =>
  site === null ? path : `${site.origin}${site.path}/${path}`;

/** Why something could not be sent, without addresses: they may hold a secret. */
function reasonOf(error: unknown): string {
  if (error instanceof Fault) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'ECONNREFUSED') return 'no connection';
  if (code === 'ENOTFOUND') return 'no such address';
  if (code === 'ABORT_ERR' || (error instanceof Error && error.name === 'TimeoutError'))
    return 'no answer within 10 seconds';
  if (error instanceof Error && /^its push service answered \d+$/.test(error.message)) return error.message;
  return 'it could not be sent';
}
