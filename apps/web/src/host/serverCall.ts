import { errorSchema, PATH_HEADER } from '@linstock/protocol';
import type { z } from 'zod';
import { addressOf, home } from '../common/home.ts';
import { HostError } from './host.ts';
import { parseJson } from './json.ts';

/**
 * Asks the server that this page came from. Throws a HostError with a sentence if it refuses or cannot be reached.
 * @param token proves the right to do it, if no cookie does
 */
export async function callServer<T>(
  method: string,
  path: string,
  schema: z.ZodType<T>,
  body?: unknown,
  token?: string,
): Promise<T> {
  const headers = {
    [PATH_HEADER]: home.pathname,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const sent =
    body === undefined
      ? { headers }
      : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(addressOf(path), { method, credentials: 'same-origin', ...sent });
  } catch {
    throw new HostError(
      'unreachable',
      'The server cannot be reached. Check that it is still running, then try again.',
    );
  }
  const text = await answer.text();
  const said: unknown = text === '' ? null : parseJson(text);
  if (answer.ok) return schema.parse(said);
  const fault = errorSchema.safeParse(said);
  if (fault.success) throw new HostError(fault.data.error.code, fault.data.error.sentence);
  throw new HostError('http', `The server answered ${answer.status} to ${method} /${path}.`);
}
