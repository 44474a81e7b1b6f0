import type { FastifyInstance } from 'fastify';
import { Fault } from '../fault.ts';
import type { Metrics } from '../metrics.ts';

/** The parts of a node that its health depends on. */
export interface HealthParts {
  /** Resolves if the store answers. */
  readonly ready: () => Promise<void>;
  readonly bus: { readonly connected: boolean };
  readonly metrics: Metrics;
  /** True for a node that does work in the background only: it has no games and no page for visitors. */
  readonly background: boolean;
}

/** Milliseconds in which the store has to answer. */
const READY_MS = 2000;

/**
 * The state of a node. `/healthz`: the process runs. `/readyz`: its store answers; without the bus it is degraded, since
 * news from other nodes then take a second. `/metrics`: figures for Prometheus, which are not shown through a proxy.
 */
export function serveHealth(app: FastifyInstance, { ready, bus, metrics, background }: HealthParts): void {
  const config = { rateLimit: false };
  app.get('/healthz', { config }, () => ({ ok: true }));
  app.get('/readyz', { config }, async () => {
    await inTime(ready());
    return bus.connected ? { ok: true } : { ok: true, degraded: 'The bus does not answer.' };
  });
  app.get('/metrics', { config }, async ({ headers }, reply) => {
    if ('x-forwarded-for' in headers || 'forwarded' in headers)
      throw new Fault(404, 'no-address', 'There is nothing at this address.');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
  if (!background) return;
  app.addHook('onRequest', async ({ url }) => {
    if (!/^\/(healthz|readyz|metrics)\/?(\?|$)/.test(url))
      throw new Fault(404, 'no-address', 'This node works in the background. Visit another one.');
  });
}

/** Rejects with a Fault if the store takes too long. */
async function inTime(answer: Promise<void>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(
    () => late.reject(new Fault(503, 'store-unread', 'The store does not answer in time.')),
    READY_MS,
  );
  await Promise.race([answer, late.promise]).finally(() => clearTimeout(timer));
}
