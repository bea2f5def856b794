import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {JSDOM} from 'jsdom';
import {install} from './support/browser.js';
import {cut, markup, plain} from '../../../webapp/portal/core/text.js';

const {window} = new JSDOM('');
install({DOMParser: window.DOMParser});

describe('HTML of others as plain text', () => {
  /** @type {[string, string | undefined, string][]} */
  const cases = [
    ['nothing', undefined, ''],
    ['words', 'Hello, world', 'Hello, world'],
    ['an element', 'Hello, <b>world</b>', 'Hello, world'],
    ['a link', '<a href="javascript:alert(1)">Hello</a>', 'Hello'],
    ['entities', 'a &lt; b &amp;&amp; c &#62; d', 'a < b && c > d'],
    ['entities of entities', '&amp;lt;script&amp;gt;', '&lt;script&gt;'],
    ['comparisons that are no elements', '1 < 2 & 3 > 2', '1 < 2 & 3 > 2'],
    ['a picture with a handler', 'a<img src=x onerror="alert(1)">b', 'ab'],
    ['an unclosed element', 'a<b><i>b', 'ab'],
    ['an unclosed tag', 'a<img src="x" onerror="alert(1)', 'a'],
    ['a comment', 'a<!-- <b>x</b> -->b', 'ab'],
    ['lines', 'a<br>b<br/>c<BR />d', 'a\nb\nc\nd'],
    ['paragraphs and lists', '<p>a</p><ul><li>b</li><li>c</li></ul>', 'a\nb\nc'],
    ['a template', 'a<template><b>x</b></template>b', 'ab']
  ];
  cases.forEach(([name, text, expected]) => test(`of ${name}`, () => assert.equal(plain(text), expected)));

  test('runs and loads nothing', () => {
    const before = window.document.documentElement.outerHTML;
    plain(
      '<script>document.title = "x"</script><iframe src="https://example.com"></iframe><base href="//example.com">'
    );
    assert.equal(window.document.documentElement.outerHTML, before);
  });
});

describe('What was typed as HTML', () => {
  const hostile = [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '&lt;b&gt; &amp; &#x3c;',
    '</textarea><!-- <![CDATA[ ]]> --> <br>',
    'one\ntwo\r\nthree',
    '\u0000\ud800 \u202e 👩‍👩‍👧'
  ];

  test('has no markup but line breaks', () => {
    hostile.forEach((text) => assert.doesNotMatch(markup(text).replaceAll('<br>', ''), /[<>"']/));
  });

  test('says the same as plain text', () => {
    hostile
      .filter((text) => text.isWellFormed() && !text.includes('\u0000'))
      .forEach((text) => assert.equal(plain(markup(text)), text.replaceAll('\r', '')));
  });
});

describe('A text that is cut', () => {
  test('is left as it is where it is short enough', () => {
    assert.equal(cut('abc', 3), 'abc');
  });

  test('ends with an ellipsis, and has no half of a character', () => {
    assert.equal(cut('abcd', 3), 'ab…');
    assert.equal(cut('😀😀😀😀', 3), '😀😀…');
  });
});
