/**
 * Commands to a running server from the same user on the same machine. They come over a port of this machine that has nothing
 * to do with the page's, and need a token from a file in the data folder, which only that user can read.
 */
import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { type AdminMessage, adminAnswerSchema, adminMessageSchema } from './admin/adminRequests.ts';
import { Fault, faultOf } from './fault.ts';
import { newToken } from './games/tokens.ts';

/** The file with the port and the token, inside the data folder. */
const CONTROL_FILE = 'games.control';

const LOOPBACK = '127.0.0.1';

const controlSchema = z.object({ port: z.int(), token: z.string() });
const backupSchema = z.object({ file: z.string().max(4096) });
const failureSchema = z.object({ sentence: z.string() });

/** The commands that a running server accepts. */
export interface ControlCommands {
  /** Copies all games to a file. */
  backup(file: string): Promise<void>;
  /** Does what the operator asks; lines to read. */
  admin(message: AdminMessage): Promise<string[]>;
}

/**
 * Accepts commands until it is closed.
 * @param folder the data folder
 * @returns closes it
 */
export async function openControl(folder: string, commands: ControlCommands): Promise<() => Promise<void>> {
  const token = newToken();
  const server = createServer((request, response) => {
    const end = (status: number, body: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (!holdsToken(request, token)) return end(401, { sentence: 'The token of the data folder is needed.' });
    const command = request.method === 'POST' ? commandAt(commands, request.url) : null;
    if (!command) return end(404, { sentence: 'There is no such command.' });
    json(request)
      .then(command)
      .then(
        (answer) => end(200, answer),
        (error: unknown) => end(500, { sentence: faultOf(error).message }),
      );
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const file = join(folder, CONTROL_FILE);
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify({ port, token }), { mode: 0o600 });
  return async () => {
    rmSync(file, { force: true });
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}

/** The command of an address: it gets the sent data, and its answer is sent back. */
function commandAt(
  { backup, admin }: ControlCommands,
  url: string | undefined,
): ((body: unknown) => Promise<object>) | null {
  if (url === '/backup') return async (body) => (await backup(backupSchema.parse(body).file), {});
  if (url === '/admin') return async (body) => ({ lines: await admin(adminMessageSchema.parse(body)) });
  return null;
}

/** Tells the server that has a data folder to copy its games to a file. Throws a Fault with one sentence if it does not. */
export async function requestBackup(folder: string, file: string): Promise<void> {
  await send(folder, '/backup', { file });
}

/** Has the server that has a data folder do what its operator asks. Throws a Fault with one sentence if it does not. */
export async function requestAdmin(folder: string, message: AdminMessage): Promise<string[]> {
  return adminAnswerSchema.parse(await send(folder, '/admin', message)).lines;
}

async function send(folder: string, path: string, body: object): Promise<unknown> {
  let reply: Response;
  try {
    const { port, token } = controlSchema.parse(JSON.parse(readFileSync(join(folder, CONTROL_FILE), 'utf8')));
    reply = await fetch(`http://${LOOPBACK}:${port}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch (error) {
    const sentence = `The server with the games in ${folder} does not answer. Try again when it has started, or stop it first.`;
    const fault = new Fault(503, 'no-answer', sentence);
    fault.cause = error;
    throw fault;
  }
  const answer: unknown = await reply.json();
  if (reply.ok) return answer;
  throw new Fault(reply.status, 'refused', failureSchema.parse(answer).sentence);
}

function holdsToken({ headers }: IncomingMessage, token: string): boolean {
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
