/** Letters: into the folder of a server without a mail server, and to a real one over SMTP. */
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openMail } from '../src/mail/mailers.ts';

const letter = {
  to: 'marlowe@example.org',
  subject: 'Cowpens: your move',
  text: 'The British fire.\nTo the table: https://linstock.example/g/1',
  html: '<p>The British fire.</p>',
  unsubscribe: 'https://linstock.example/api/mail/off/abc',
};

test('without a mail server a letter is a file that only the owner of the data may read', async () => {
  const home = mkdtempSync(join(tmpdir(), 'linstock-mail-'));
  const mail = openMail(null, home);
  await mail.send(letter);
  mail.close();
  const [name = ''] = readdirSync(join(home, 'mail'));
  const path = join(home, 'mail', name);
  const text = readFileSync(path, 'utf8');
  assert.match(text, /^To: marlowe@example\.org\r$/m);
  assert.match(text, /^Subject: Cowpens: your move\r$/m);
  assert.match(text, /^List-Unsubscribe: <https:\/\/linstock\.example\/api\/mail\/off\/abc>\r$/m);
  assert.match(text, /The British fire\./);
  assert.equal(statSync(path).mode & 0o077, 0);
  rmSync(home, { recursive: true });
});

test('with a mail server a letter is handed to it, and a refusal of the server is an error', async () => {
  const heard: string[] = [];
  let refuses = false;
  const server = createServer((socket) => {
    let body = false;
    socket.write('220 test\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n').slice(0, -1)) {
        heard.push(line);
        if (body && line !== '.') continue;
        if (line === 'DATA') socket.write('354 go on\r\n');
        else if (line.startsWith('RCPT') && refuses) socket.write('550 nobody of that name\r\n');
        else socket.write('250 ok\r\n');
        body = line === 'DATA';
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const mail = openMail(
    { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Linstock <table@example.org>' },
    '/nowhere',
  );
  await mail.send(letter);
  assert.ok(heard.includes('RCPT TO:<marlowe@example.org>'), heard.join('\n'));
  assert.ok(heard.includes('From: Linstock <table@example.org>'));
  refuses = true;
  await assert.rejects(mail.send(letter), /nobody of that name/);
  mail.close();
  server.close();
});

test('an invalid mail server address is refused without repeating its password', () => {
  assert.throws(
    () => openMail({ smtpUrl: 'http://user:secret@mail.example', from: 'x@example.org' }, '/nowhere'),
    (error: Error) => /SMTP_URL is not/.test(error.message) && !error.message.includes('secret'),
  );
});
