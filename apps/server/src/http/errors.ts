import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Fault, faultOf } from '../fault.ts';

/**
 * Turns every error into one clear sentence in `{ error }`. Only our own faults are logged, and their details are
 * never shown.
 */
export function plainErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const fault = plainFault(error);
    if (fault.cause !== undefined) request.log.error({ err: fault.cause, url: request.routeOptions.url });
    return reply.code(fault.status).send({ error: fault.body });
  });
}

/** The error for an address at which there is nothing, or nothing for this reader. */
export function nothingAt({ url }: FastifyRequest): Fault {
  return new Fault(404, 'no-address', `There is nothing at ${url.slice(0, 100)}.`);
}

/** Replies to an address that cannot be read, for which no route or handler is found. */
export function replyToBadAddress(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const fault = new Fault(400, 'broken-address', 'This address is broken: look whether it was copied whole.');
  void reply.code(fault.status).send({ error: fault.body });
}

/** Closes a connection that sends no HTTP, or does not finish its request, after an error message. */
export function closeBadConnection(error: Error & { readonly code?: string }, connection: Socket): void {
  if (error.code === 'ECONNRESET' || connection.destroyed) return;
  const fault = clientFault(error.code);
  const body = JSON.stringify({ error: fault.body });
  if (connection.writable) {
    connection.write(
      `HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}\r\nConnection: close\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
  connection.destroy(error);
}

function clientFault(code: string | undefined): Fault {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Fault(408, 'too-slow', 'This request did not arrive in time. Send it again.');
  if (code === 'HPE_HEADER_OVERFLOW')
    return new Fault(431, 'too-large', 'The headers of this request are larger than Linstock accepts.');
  return new Fault(400, 'malformed', 'This is not a request in HTTP.');
}

function plainFault(error: unknown): Fault {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const where = first?.instancePath.replaceAll('/', '.').replace(/^\./, '') || 'The request';
    return new Fault(400, 'malformed', `${where}: ${first?.message ?? 'is not as expected'}.`);
  }
  const { statusCode } = error as Partial<FastifyError>;
  if (error instanceof Fault || statusCode === undefined || statusCode >= 500) return faultOf(error);
  const [own, sentence] = SENTENCES[statusCode] ?? BAD_REQUEST;
  return new Fault(statusCode, own, sentence);
}

/** The code and sentence, by HTTP status, if the web server itself refuses a request. */
const SENTENCES: Readonly<Record<number, readonly [code: string, sentence: string]>> = {
  403: ['no-address', 'This address is not public.'],
  404: ['no-address', 'There is nothing at this address.'],
  405: [
    'bad-method',
    'This address does not accept such a request. See the documentation at /api/openapi.json.',
  ],
  413: ['too-large', 'This is larger than Linstock accepts here.'],
  414: ['too-large', 'This address is longer than any that Linstock has.'],
  415: ['not-json', 'Linstock reads JSON only. Send it with the content type application/json.'],
  416: ['bad-range', 'This file has no such part. Ask for the whole file.'],
};
const BAD_REQUEST = [
  'bad-request',
  'This request cannot be read. Check whether all of it was sent.',
] as const;
