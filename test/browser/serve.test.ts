import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setUpBrowser } from './testSite.ts';
import { openPage } from './launch.ts';
import { dataFolder, type RunningServer, startServer } from './server.ts';

describe('linstock serve, as a person starts it', () => {
  const browser = setUpBrowser();
  const data = dataFolder();
  let server: RunningServer | undefined;
  before(async () => {
    server = await startServer(data.path);
  });
  after(async () => {
    await server?.stop('SIGKILL');
    data.remove();
  });

  function running(): RunningServer {
    if (server) return server;
    throw new Error('the server has not started');
  }

  test('the page opens without a complaint, offers Cowpens and shows the licences of what it is made with', async () => {
    const { page, complaints } = await openPage(browser());
    await page.goto(`${running().url}#/battles`);
    await page.getByText('Cowpens').first().waitFor();
    await page.getByRole('link', { name: 'Licences of the software in this page' }).click();
    await page.getByText('SIL OPEN FONT LICENSE').first().waitFor();
    assert.deepEqual(complaints, []);
  });

  test('a taken port is refused with a sentence that names it and the way out', async () => {
    const other = dataFolder();
    try {
      const port = Number(new URL(running().url).port);
      await assert.rejects(startServer(other.path, port), new RegExp(`${port}[^]*--port`));
    } finally {
      other.remove();
    }
  });

  test('Ctrl-C ends it cleanly', async () => {
    assert.equal(await running().stop('SIGINT'), 0);
  });
});
