import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashOfLab, hashOfLobby, hashOfPrint, hashOfTable, routeOf } from './route.ts';
import { hashOfSeatLink } from './seatLink.ts';

test('each address leads to its screen', () => {
  const table = { screen: 'table', game: 'k3f9', entry: null, seat: null };
  const rows = [
    ['', { screen: 'lobby', page: 'home', place: { path: [], query: '' } }],
    ['#/', { screen: 'lobby', page: 'home', place: { path: [], query: '' } }],
    ['#/battles/cowpens', { screen: 'lobby', page: 'battles', place: { path: ['cowpens'], query: '' } }],
    ['#/finished?by=Juno', { screen: 'lobby', page: 'finished', place: { path: [], query: 'by=Juno' } }],
    ['#/g/k3f9', table],
    ['#/g/k3f9?e=12', { ...table, entry: 12 }],
    ['#/g/k3f9?seat=abc', { ...table, seat: 'abc' }],
    ['#/reckoner', { screen: 'reckoner', system: null, form: null }],
    ['#/reckoner/american-legions/fire', { screen: 'reckoner', system: 'american-legions', form: 'fire' }],
    ['#/admin', { screen: 'admin', tab: 'reports', report: null }],
    ['#/admin?report=1f0c2a9b', { screen: 'admin', tab: 'reports', report: '1f0c2a9b' }],
    ['#/admin/log', { screen: 'admin', tab: 'log', report: null }],
    ['#/lab/cowpens', { screen: 'lab', battle: 'cowpens' }],
    ['#/print/toy', { screen: 'print', system: 'toy', battle: null }],
  ] as const;
  for (const [hash, route] of rows) assert.deepEqual(routeOf(hash), route, hash);
});

/** Links cut short in the middle of a letter. */
const BROKEN = ['#/battles/%E0%A4%A', '#/g/%E0%A4%A', '#/lab/%E0%A4%A', '#/g/%?e=3'];

test('an unknown address is remembered, so that the page can name it', () => {
  for (const hash of [
    '#/parade/ground',
    '#/g',
    '#/g/',
    '#/lab',
    '#/print',
    '#nonsense/x',
    '#/home',
    '#/admin/nonsense',
    ...BROKEN,
  ])
    assert.deepEqual(routeOf(hash), { screen: 'unknown', hash }, hash);
});

test('an entry that is no number shows the game as it is', () => {
  for (const wrong of ['-1', '1.5', 'last', '', '9999999999']) {
    const route = routeOf(`#/g/k3f9?e=${wrong}`);
    assert.ok(route.screen === 'table' && route.entry === null, wrong);
  }
});

test('the address made for a game or a battle leads back to it, whatever its name', () => {
  for (const name of ['k3f9', 'a b', 'x/y?z', 'Üb-er']) {
    const page = routeOf(hashOfLobby('battles', [name], 'a=b'));
    assert.deepEqual(page, { screen: 'lobby', page: 'battles', place: { path: [name], query: 'a=b' } });
    const table = routeOf(hashOfTable(name, 7));
    assert.ok(table.screen === 'table' && table.game === name && table.entry === 7, name);
    const lab = routeOf(hashOfLab(name));
    assert.ok(lab.screen === 'lab' && lab.battle === name, name);
    const print = routeOf(hashOfPrint('toy', name));
    assert.ok(print.screen === 'print' && print.system === 'toy' && print.battle === name, name);
  }
});

test('a link to a seat becomes the address of its game, its secret only when it looks like one', () => {
  const secret = 'a'.repeat(24);
  assert.equal(hashOfSeatLink('/g/k3f9', `#seat=${secret}`), `#/g/k3f9?seat=${secret}`);
  assert.equal(hashOfSeatLink('/g/k3f9', '#seat=short'), '#/g/k3f9');
  assert.equal(hashOfSeatLink('/', `#seat=${secret}`), null);
  assert.equal(hashOfSeatLink('/g/not<this>', ''), null);
});
