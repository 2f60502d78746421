import { expect, it } from 'vitest'
import { morph } from './morph.ts'

function page(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html').body
}

function morphed(from: string, to: string) {
  const current = page(from)
  const pictures = [...current.querySelectorAll('img')]
  morph(current, page(to))
  return { html: current.innerHTML, current, pictures }
}

it.each([
  ['<p>one</p>', '<p>two</p>'],
  ['<p>one</p><p>two</p>', '<p>two</p>'],
  ['<p class="a" id="b">one</p>', '<p class="c">one</p><h2>new</h2>'],
  ['words', '<p>words</p>'],
  ['<ul><li>1</li></ul>', ''],
])('turns %s into %s', (from, to) => {
  expect(morphed(from, to).html).toBe(`<main>${to}</main>`)
})

it('keeps the pictures that stay, wherever something is added', () => {
  const picture = '<figure><img src="/f/1"></figure>'
  for (const to of [`<p>above</p>${picture}`, `${picture}<p>below</p>`]) {
    const { current, pictures } = morphed(picture, to)
    expect(current.querySelector('img')).toBe(pictures[0])
  }
})
