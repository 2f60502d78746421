import { expect, it } from 'vitest'
import { atHeadings } from './headings.ts'

it.each([
  ['<p>a</p>', [['', '<p>a</p>']]],
  ['', []],
  [
    '<p>a</p><h2>一 &amp; 二</h2><p>b<br>c</p><h3><b>三</b></h3>',
    [
      ['', '<p>a</p>'],
      ['一 & 二', '<p>b<br>c</p>'],
      ['三', ''],
    ],
  ],
  ['<blockquote><h2>x</h2></blockquote><h2></h2>', [['', '<blockquote><h2>x</h2></blockquote><h2></h2>']]],
])('divides %s at its outermost headings', (html, parts) => {
  expect(atHeadings(html).map((part) => [part.title, part.html])).toEqual(parts)
})
