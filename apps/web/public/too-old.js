/*
 * Says in a sentence that a browser is too old for the page, or that the page could not be fetched. In the language of the oldest
 * browsers, and loaded before anything else.
 */
(function () {
  'use strict';

  var NEEDS =
    'Your browser is too old for Linstock. It needs Safari 16.4, Firefox 115, Chrome 111 or Edge 111, or newer. ' +
    'Please update your browser, or open this page in another one.';
  var FETCH = 'A part of Linstock could not be fetched. Please load this page again.';

  /** Whether the page has begun: what fails later has its own words. */
  function hasBegun() {
    var root = document.getElementById('root');
    return root !== null && root.firstChild !== null;
  }

  function say(sentence) {
    if (hasBegun()) return;
    if (!document.body) return document.addEventListener('DOMContentLoaded', say.bind(null, sentence));
    var box = document.getElementById('too-old') || document.createElement('p');
    box.id = 'too-old';
    box.setAttribute('role', 'alert');
    box.style.cssText = 'max-width:36em;margin:3em auto;padding:0 1em;font:18px/1.5 Georgia,serif';
    box.textContent = sentence;
    document.body.appendChild(box);
  }

  /** Whether the browser has what the page cannot do without. */
  function isNewEnough() {
    try {
      new RegExp('(?<=a)b');
      return (
        'noModule' in document.createElement('script') &&
        typeof Worker === 'function' &&
        typeof ResizeObserver === 'function' &&
        typeof structuredClone === 'function' &&
        typeof Array.prototype.findLast === 'function' &&
        typeof Array.prototype.toSorted === 'function' &&
        typeof Object.hasOwn === 'function' &&
        CSS.supports('container-type', 'inline-size') &&
        CSS.supports('height', '1dvh') &&
        CSS.supports('color', 'color-mix(in srgb, red, blue)')
      );
    } catch (_) {
      return false;
    }
  }

  addEventListener(
    'error',
    function (event) {
      var isScript = event.target && event.target.tagName === 'SCRIPT';
      if (isScript) say(FETCH);
      else if (event.error instanceof SyntaxError || /SyntaxError/.test(event.message || '')) say(NEEDS);
    },
    true,
  );
  if (!isNewEnough()) say(NEEDS);
})();
