import { formDocument } from '@matai/form-kit/schema'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { maskedAnswers, maskedFacts, maskingOf } from './masking.ts'

const form = (...components: object[]) =>
  z.parse(formDocument, { title: '登记', intro: '', pages: [{ id: 'p1', components }] })
const phone = (masked: boolean) => ({ id: 't', type: 'phone', settings: { title: '手机', masked } })

it('lets the form as it is now decide, and the version about questions that are gone', () => {
  const answers = { t: '+8613912345678' }
  const [open, closed, none] = [form(phone(false)), form(phone(true)), form()]
  const seen = (version: typeof open, newest: typeof open) => maskedAnswers(answers, version, maskingOf(newest)).t
  expect(seen(open, open)).toBe('+8613912345678')
  expect(seen(open, closed)).toBe('+86139••••5678')
  expect(seen(closed, open)).toBe('+8613912345678')
  expect(seen(closed, none)).toBe('+86139••••5678')
  expect(seen(open, none)).toBe('+8613912345678')
})

it('takes away what it cannot read, and hides facts of which the form no longer tells', () => {
  const closed = form(phone(true))
  expect(maskedAnswers({ t: { odd: '+8613912345678' } }, closed, maskingOf(closed))).toEqual({})
  const facts = { phone: '+8613912345678', name: '王芳' }
  expect(maskedFacts(facts, maskingOf(form(phone(false))))).toEqual(facts)
  expect(maskedFacts(facts, maskingOf(form()))).toEqual({ phone: '+86••••78', name: '王芳' })
})
