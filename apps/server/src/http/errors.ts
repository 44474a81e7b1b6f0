import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Fault, faultOf } from '../fault.ts';

/** Makes every error one clear sentence in `{ error }`; only what is our own doing is logged, and never shown. */
export function speakPlainly(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const fault = plainFault(error);
    if (fault.cause !== undefined) request.log.error({ err: fault.cause, url: request.routeOptions.url });
    return reply.code(fault.status).send({ error: fault.body });
  });
}

/** What is said to an address that cannot be read; no route, and so no handler, is found for it. */
export function sayBroken(_error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const fault = new Fault(400, 'broken-address', 'This address is broken: look whether it was copied whole.');
  void reply.code(fault.status).send({ error: fault.body });
}

/** What is said to one who speaks no HTTP, or does not come to an end; then he is hung up on. */
export function hangUp(error: Error & { readonly code?: string }, connection: Socket): void {
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
    return new Fault(431, 'too-large', 'The head of this request is larger than anything Linstock takes.');
  return new Fault(400, 'malformed', 'This is not a request in HTTP.');
}

function plainFault(error: unknown): Fault {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const where = first?.instancePath.replaceAll('/', '.').replace(/^\./, '') || 'The request';
    return new Fault(400, 'malformed', `${where}: ${first?.message ?? 'is not as expected'}.`);
  }
  const { statusCode, code } = error as Partial<FastifyError>;
  if (error instanceof Fault || statusCode === undefined || statusCode >= 500) return faultOf(error);
  if (statusCode === 413)
    return new Fault(413, 'too-large', 'This is larger than anything Linstock takes here.');
  return new Fault(
    statusCode,
    code ?? 'bad-request',
    error instanceof Error ? error.message : 'Bad request.',
  );
}
