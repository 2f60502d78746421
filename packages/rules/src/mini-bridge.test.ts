import { expect, it } from 'vitest'
import { addressOf, askedIn, saidIn } from './mini-bridge.ts'

it('what a page asks arrives as it was asked', () => {
  const asked = { ask: 'phone', back: '/f/kHf2?code=Ab3xYz12&x=入口#a' } as const
  const query = new Map(
    addressOf(asked)
      .split('?')[1]
      ?.split('&')
      .map((one) => one.split('=') as [string, string]),
  )
  expect(askedIn(Object.fromEntries(query))).toEqual(asked)
})

it.each([{}, { ask: 'phone' }, { ask: 'money', back: '%2F' }, { ask: 'phone', back: '%' }])(
  '%j asks nothing',
  (options) => {
    expect(askedIn(options)).toBeUndefined()
  },
)

it('the newest saying counts, and what is none is left out', () => {
  const page = { say: 'page', path: '/f/a', title: 'First' }
  expect(saidIn([page, { ...page, title: 'Second', more: 1 }, { say: 'page', path: 1 }, null, 'x'])).toEqual({
    ...page,
    title: 'Second',
  })
  expect(saidIn([])).toBeUndefined()
})
