import { afterEach, expect, it } from 'vitest'
import { noteEarly, replayEarly, standEarly } from './early.ts'

afterEach(() => document.body.replaceChildren())

/** A page as the server drew it, and what it hears once it listens. */
function draw() {
  document.body.innerHTML = `
    <input id="name" value=""><textarea id="text"></textarea>
    <input id="a" type="radio" name="r"><input id="b" type="radio" name="r"><input id="c" type="checkbox">
    <select id="s"><option value="">-</option><option value="x">x</option></select>`
  const heard: string[] = []
  const listen = () => {
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select'))
      field.addEventListener('change', () =>
        heard.push(`${field.id} ${['radio', 'checkbox'].includes(field.type) ? field.checked : field.value}`),
      )
  }
  const field = (id: string) => document.getElementById(id) as HTMLInputElement
  return { heard, listen, field }
}

it('says again what stood there before the page listened, and what was typed until it could keep it', () => {
  const { heard, listen, field } = draw()
  field('name').value = '王芳'
  field('b').checked = true
  field('s').value = 'x'
  noteEarly()
  // The page takes over and knows nothing of it.
  field('name').value = ''
  field('b').checked = false
  field('s').value = ''
  field('text').value = '门锁坏了'
  field('text').dispatchEvent(new Event('input', { bubbles: true }))
  field('text').value = ''
  listen()
  standEarly()
  const stands = [field('name').value, field('b').checked, field('s').value, field('text').value]
  expect([stands, heard]).toEqual([['王芳', true, 'x', '门锁坏了'], []])
  replayEarly()
  expect(heard.sort()).toEqual(['b true', 'name 王芳', 's x', 'text 门锁坏了'])
})

it('says nothing of what is as it was drawn, and nothing twice', () => {
  const { heard, listen, field } = draw()
  noteEarly()
  field('name').value = 'A'
  field('name').dispatchEvent(new Event('input', { bubbles: true }))
  listen()
  replayEarly()
  replayEarly()
  expect(heard).toEqual(['name A'])
})
