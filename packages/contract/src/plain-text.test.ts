import { expect, test } from 'vitest'
import { AccessSettings } from './code-access.ts'
import { block as Block } from '@matai/content/schema'
import { nameField } from './fields.ts'
import { parseMobile } from '@matai/rules/mobile'
import { isUnseen, plainDigits, plainName } from '@matai/rules/plain-text'

test.each(['\u200B', '\u200B\u2060', '\u3164', '\u2800', '\u202E', ' \u00A0\u3000', '\uFEFF', '\u200D'])(
  'the name %j has nothing to see and is refused',
  (name) => {
    expect(isUnseen(name)).toBe(true)
    expect(nameField(20).safeParse(name)).toMatchObject({
      success: false,
      error: { issues: [{ message: 'errors.nameEmpty' }] },
    })
  },
)

test.each([
  ['\u202Egpj.exe', 'gpj.exe'],
  ['\u200B 大厅 \uFEFF', '大厅'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['می‌خواهم', 'می‌خواهم'],
  ['\u2067אבג\u2069 1', 'אבג 1'],
])('the name %j is kept as %j', (written, kept) => {
  expect(plainName(written)).toBe(kept)
  expect(nameField(20).parse(written)).toBe(kept)
})

test('numbers are read with full-width digits and with what a chat adds', () => {
  expect(plainDigits('\u202D１３９ ００１３—８０００\u202C')).toBe('139 0013-8000')
  expect(parseMobile('＋８６１３８００１３８０００')?.e164).toBe('+8613800138000')
  const button = { id: 'p', type: 'phoneButton', text: '致电', phone: '４００－８００－１２３４' }
  expect(Block.parse(button)).toMatchObject({ phone: '400-800-1234' })
})

test('a period from a moment until the same moment is refused at its end', () => {
  const of = (until: string) => AccessSettings.safeParse({ periods: [{ weekdays: [1], from: '08:30', until }] })
  expect(of('08:31').success).toBe(true)
  expect(of('07:00').success).toBe(true)
  expect(of('08:30').error?.issues).toMatchObject([
    { path: ['periods', 0, 'until'], message: 'codeAccess.periodEmpty' },
  ])
})
