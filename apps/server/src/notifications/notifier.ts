import { NOTIFICATION_CHANNELS, type NotificationChannel } from '@linstock/protocol';
import { z } from 'zod';
import type { Rooms } from '../games/rooms.ts';
import type { Services } from '../services.ts';
import { Channels, tagOf } from './channels.ts';
import { EVENT_QUEUE, eventSchema, type NotificationEvent, PERSON_QUEUE, scheduleEvent } from './events.ts';
import { EventFacts } from './facts.ts';
import { dailyLetter } from './letters.ts';
import { outgoingPost } from './outgoing.ts';
import { NotifiedPeople, type NotifiedPerson } from './people.ts';
import { nextDaily, quietUntil } from './quietHours.ts';
import { MAX_TRIES, SentLog } from './sentLog.ts';
import { WebPush } from './webPush.ts';
import { type NotificationFacts, wordsOf } from './words.ts';

/** Milliseconds between a question and its notification: a player who answers by then gets none. */
export const WAIT_MS = 120_000;

/** Looks at a player who has the table open; then an open page does not count as a player. */
const MAX_LOOKS = 4;

/** Milliseconds until what failed is tried again; four times as long after each failure. */
const RETRY_MS = 60_000;

/** The part of the time at which little is left: of days, and of a budget or the time for an answer. */
const LOW = { days: 0.25, budget: 0.1, answer: 0.1 } as const;

const MINUTE_MS = 60_000;

/** The queue of daily letters. */
const DAILY_QUEUE = 'notification-daily';

const personEventSchema = z.object({ person: z.string().max(100), event: eventSchema });

/** The parts of the server that notifications need. */
interface NotifierParts {
  readonly rooms: Rooms;
  readonly services: Services;
  readonly publicUrl: URL | null;
  /** True if webhooks and push services may be in private networks. */
  readonly allowPrivate: boolean;
}

/** Notifies players whose page is closed. Each event is a job; each notification is claimed before it is sent. */
export class Notifier {
  readonly people: NotifiedPeople;
  readonly channels: Channels;
  readonly sent: SentLog;
  readonly #services: Services;
  readonly #facts: EventFacts;
  readonly #rooms: Rooms;

  constructor({ rooms, services, publicUrl, allowPrivate }: NotifierParts) {
    const post = outgoingPost(allowPrivate);
    this.people = new NotifiedPeople(services);
    const push = new WebPush(services, post, publicUrl);
    this.channels = new Channels(services, this.people, push, { post, allowPrivate });
    this.sent = new SentLog(services);
    this.#services = services;
    this.#rooms = rooms;
    this.#facts = new EventFacts(rooms, services.tables);
  }

  /** Does the jobs about notifications on this node. */
  start(): void {
    const { jobs } = this.#services;
    jobs.work(EVENT_QUEUE, eventSchema, (event) => this.#look(event));
    jobs.work(PERSON_QUEUE, personEventSchema, ({ person, event }) => this.#notify(person, event));
    jobs.work(DAILY_QUEUE, z.string().max(100), (person) => this.#sendDaily(person));
  }

  /** Checks if an event still applies, and whom to notify. */
  async #look(event: NotificationEvent): Promise<void> {
    const { now } = this.#services;
    if (event.kind === 'accepted') {
      const found = await this.#facts.ofChallenge(event.challenge);
      if (found)
        await this.#spread(event, await this.people.makerOf(found.row.maker_hash, found.row.maker_account));
      return;
    }
    const people = await this.people.atSeat(event.game, event.side);
    if (people.length === 0) return;
    if (event.kind === 'answered') return this.#closeShown(event.game, event.side);
    const current = await this.#facts.ofGame(event);
    if (!current) return;
    if (event.kind === 'asked' && current.connected && event.looks < MAX_LOOKS) {
      const later = { ...event, looks: event.looks + 1 };
      return scheduleEvent(this.#services, later, now() + WAIT_MS * 2 ** event.looks);
    }
    if (event.kind === 'low') {
      const wait = await this.#untilLow(event.game, event.side);
      if (wait === null) return;
      if (wait > 0) return scheduleEvent(this.#services, event, now() + wait);
    }
    if (event.kind !== 'asked' && current.connected) return;
    if (event.kind === 'asked') await this.#watchClock(event);
    await this.#spread(event, people);
  }

  /** Gives each person a job, so that one person's failure or quiet hours delay nobody else. */
  async #spread(event: NotificationEvent, people: readonly string[]): Promise<void> {
    const { jobs, now } = this.#services;
    for (const person of people)
      await jobs.schedule(PERSON_QUEUE, personKey(event, person), now(), { person, event });
  }

  async #notify(id: string, event: NotificationEvent): Promise<void> {
    if (event.kind === 'answered') return;
    const found =
      event.kind === 'accepted'
        ? await this.#facts.ofChallenge(event.challenge)
        : await this.#facts.ofGame(event);
    if (!found) return;
    const person = await this.people.find(id);
    if ('game' in event && (await this.people.muted(id)).includes(event.game)) return;
    const key = 'key' in found ? found.key : `accepted ${found.row.id}`;
    const { jobs, now } = this.#services;
    const until = quietUntil(person.settings, now());
    const { left } = found.facts;
    // A clock that would run out in the quiet hours is more important than they are.
    if (until !== null && (left === null || now() + left > until))
      return jobs.schedule(PERSON_QUEUE, personKey(event, id), until, { person: id, event });
    let tries = 0;
    for (const channel of channelsOf(person, found.facts))
      tries = Math.max(tries, await this.#send(person, channel, key, found.facts));
    if (tries > 0 && tries < MAX_TRIES)
      await jobs.schedule(PERSON_QUEUE, personKey(event, id), now() + RETRY_MS * 4 ** (tries - 1), {
        person: id,
        event,
      });
    await this.sent.removeOld();
  }

  /** Sends on one channel, once. Returns how often it has failed; 0 if there is nothing to try again. */
  async #send(
    person: NotifiedPerson,
    channel: NotificationChannel,
    event: string,
    facts: NotificationFacts,
  ): Promise<number> {
    if (!this.channels.isReady(person, channel)) return 0;
    const key = { person: person.id, event, channel };
    const { title } = wordsOf(facts);
    if (!(await this.sent.claim(key, title, facts.path))) return 0;
    if (channel === 'email' && person.settings.email.when === 'daily' && facts.kind !== 'low') {
      await this.sent.note(key, 'waiting', 'waits for the letter at 18:00');
      const { jobs, now } = this.#services;
      await jobs.schedule(DAILY_QUEUE, person.id, nextDaily(person.settings.zone, now()), person.id);
      return 0;
    }
    const { state, detail } = await this.channels.send(person, channel, facts);
    const tries = await this.sent.note(key, state === 'none' ? 'gone' : state, detail);
    return state === 'failed' ? tries : 0;
  }

  async #sendDaily(id: string): Promise<void> {
    const items = await this.sent.waiting(id);
    if (items.length === 0) return;
    const person = await this.people.find(id);
    const reader = this.channels.isReady(person, 'email') ? await this.channels.reader(person, null) : null;
    if (reader) await this.#services.mail.send(dailyLetter(reader, items));
    for (const { event, channel } of items)
      await this.sent.note(
        { person: id, event, channel },
        reader ? 'sent' : 'gone',
        reader ? 'in the letter of the day' : '',
      );
  }

  /** A question was answered: its notification leaves the browsers that show it. */
  async #closeShown(game: string, side: 0 | 1): Promise<void> {
    for (const key of await this.sent.shown(`asked ${game} ${side} `)) {
      await this.sent.note(key, 'gone', 'answered since');
      await this.channels.close(key.person, tagOf(`#/g/${game}`));
    }
  }

  /** After a notification of a question, little time left is the next event. */
  async #watchClock({ game, side, since }: Extract<NotificationEvent, { kind: 'asked' }>): Promise<void> {
    const wait = await this.#untilLow(game, side);
    if (wait !== null)
      await scheduleEvent(this.#services, { kind: 'low', game, side, since }, this.#services.now() + wait);
  }

  /** Milliseconds until little time is left; 0 if it is little already; null if no clock runs. */
  async #untilLow(game: string, side: 0 | 1): Promise<number | null> {
    const present = await this.#rooms.present(game);
    const terms = present?.clock;
    const clock = present?.sides[side].clock;
    if (!terms || !clock || clock.state === 'out' || clock.state === 'stopped') return null;
    const all = terms.kind === 'days' ? terms.days * 1440 * MINUTE_MS : terms.minutes * MINUTE_MS;
    const wait = clock.left - all * LOW[terms.kind];
    // A pause has an end that may change: it is looked at again.
    return clock.state === 'paused' ? Math.max(wait, MINUTE_MS) : Math.max(0, wait);
  }
}

/** The channels on which a person wants to hear of an event. */
function channelsOf(
  { settings }: NotifiedPerson,
  { kind }: NotificationFacts,
): readonly NotificationChannel[] {
  const chosen = settings.what[kind];
  // Short of time is what the choice "only when time is short" is about.
  const short = settings.email.when === 'short';
  return NOTIFICATION_CHANNELS.filter((channel) =>
    channel === 'email' && short ? kind === 'low' : chosen.includes(channel),
  );
}

function personKey(event: NotificationEvent, person: string): string {
  const about = event.kind === 'accepted' ? event.challenge : `${event.game} ${event.side}`;
  const what = event.kind === 'offer' ? ` ${event.what}` : '';
  return `${event.kind}${what} ${about} ${person}`;
}
