import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { tokenHash } from '../games/tokens.ts';
import type { Services } from '../services.ts';

/** The subject on which nodes say which browsers have a page of the lobby open. */
const HERE_SUBJECT = 'lobby-here';

/** Milliseconds without a connection after which a browser counts as away: a page that is loaded again stays. */
const AWAY_MS = 60_000;

/** Milliseconds between two reports of a node, and after which one that sends none is forgotten. */
const REPORT_MS = 20_000;
const FORGET_MS = 50_000;

/** Browsers in one report. */
const MAX_REPORTED = 5000;

/** All browsers at a node; or with `more` only those that have just come. */
const reportSchema = z.object({
  node: z.string().max(40),
  more: z.boolean(),
  here: z.array(z.string().length(64)).max(MAX_REPORTED),
});

/** The key under which the pages of an account are counted, in whatever browser they are. */
export function presenceOfAccount(account: string): string {
  return tokenHash(`account ${account}`);
}

/** The browsers that have a page of the lobby open, at any node. */
export class LobbyPresence {
  readonly #services: Pick<Services, 'bus' | 'now'>;
  readonly #changed: (browser: string) => void;
  readonly #node = randomUUID();
  /** Open connections of each browser at this node, and when the last one was closed. */
  readonly #own = new Map<string, { open: number; left: number }>();
  readonly #others = new Map<string, { at: number; here: ReadonlySet<string> }>();
  readonly #timer: NodeJS.Timeout;
  readonly #leave: () => void;

  /** @param changed called with the hash of a browser that has come or gone */
  constructor(services: Pick<Services, 'bus' | 'now'>, changed: (browser: string) => void) {
    this.#services = services;
    this.#changed = changed;
    this.#leave = services.bus.subscribe(HERE_SUBJECT, reportSchema, (report) => this.#hear(report));
    this.#timer = setInterval(() => this.#review(), REPORT_MS).unref();
  }

  /** True if a browser has a page open, or had one a moment ago. */
  has(browser: string): boolean {
    return this.#own.has(browser) || [...this.#others.values()].some(({ here }) => here.has(browser));
  }

  /** A browser has opened a page. Returns the function to call when the page is closed. */
  enter(browser: string): () => void {
    const known = this.#own.get(browser) ?? { open: 0, left: 0 };
    const came = !this.has(browser);
    known.open++;
    this.#own.set(browser, known);
    if (came) {
      this.#report([browser], true);
      this.#changed(browser);
    }
    return () => {
      known.open--;
      known.left = this.#services.now();
    };
  }

  close(): void {
    clearInterval(this.#timer);
    this.#leave();
  }

  #review(): void {
    const now = this.#services.now();
    const gone = [...this.#own].filter(([, { open, left }]) => open === 0 && now - left >= AWAY_MS);
    for (const [browser] of gone) this.#own.delete(browser);
    for (const [node, { at, here }] of this.#others)
      if (now - at >= FORGET_MS) {
        this.#others.delete(node);
        gone.push(...[...here].map((browser): (typeof gone)[number] => [browser, { open: 0, left: at }]));
      }
    this.#report([...this.#own.keys()].slice(0, MAX_REPORTED), false);
    for (const [browser] of gone) if (!this.has(browser)) this.#changed(browser);
  }

  #report(here: readonly string[], more: boolean): void {
    this.#services.bus.publish(HERE_SUBJECT, { node: this.#node, more, here });
  }

  #hear({ node, more, here }: z.infer<typeof reportSchema>): void {
    if (node === this.#node) return;
    const before: ReadonlySet<string> = this.#others.get(node)?.here ?? new Set();
    const now = more ? before.union(new Set(here)) : new Set(here);
    const news = [...now.symmetricDifference(before)].filter((browser) => !this.#own.has(browser));
    this.#others.set(node, { at: this.#services.now(), here: now });
    for (const browser of news) this.#changed(browser);
  }
}
