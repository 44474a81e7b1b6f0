import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { hex, hmacSha256, sha256Hex } from './sha256.ts';

test('SHA-256 is that of node:crypto at every length around the block borders', () => {
  for (let length = 0; length < 200; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) & 255);
    assert.equal(sha256Hex(bytes), createHash('sha256').update(bytes).digest('hex'), `length ${length}`);
  }
});

test('SHA-256 of texts counts their UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      assert.equal(sha256Hex(text), createHash('sha256').update(Buffer.from(text, 'utf8')).digest('hex'));
    }),
  );
});

test('HMAC is that of node:crypto, with keys shorter and longer than a block', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 150 }), fc.uint8Array({ maxLength: 150 }), (key, message) => {
      assert.equal(hex(hmacSha256(key, message)), createHmac('sha256', key).update(message).digest('hex'));
    }),
  );
});
