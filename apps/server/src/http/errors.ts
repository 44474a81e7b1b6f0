import type { FastifyError, FastifyInstance } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { Fault, faultOf } from '../fault.ts';

/** Makes every error one clear sentence in `{ error }`; only what is our own doing is logged, and never shown. */
export function speakPlainly(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const fault = plainFault(error);
    if (fault.status >= 500) request.log.error({ err: fault.cause ?? fault, url: request.routeOptions.url });
    return reply.code(fault.status).send({ error: fault.body });
  });
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
