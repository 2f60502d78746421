import { createTranslator } from '@matai/i18n'
import { describe, expect, it } from 'vitest'
import { Failure, fail, failField, notFound, tooManyRequests, withinLimit } from '../failure.ts'
import { failure, success } from './answer.ts'

const zh = createTranslator('zh')
const en = createTranslator('en')

function thrownBy(work: () => never | void): Failure {
  try {
    work()
  } catch (error) {
    if (error instanceof Failure) return error
  }
  throw new Error('nothing was refused')
}

describe('success', () => {
  it('carries its data under code 0', () => {
    expect(success({ id: 1 })).toEqual({ code: 0, msg: '', data: { id: 1 } })
  })
})

describe('failure', () => {
  it('says why in the language of the caller', () => {
    const error = thrownBy(notFound)
    expect(failure(error, zh)).toEqual({ code: 1002, msg: '找不到该内容', data: null })
    expect(failure(error, en)).toEqual({ code: 1002, msg: 'This could not be found', data: null })
  })

  it('names the field at fault', () => {
    const error = thrownBy(() => failField('name', 'directories.nameTaken'))
    const { code, msg, data } = failure(error, en)
    expect(code).toBe(1001)
    expect(data).toEqual({ issues: [{ path: ['name'], message: msg }] })
  })

  it('tells how long to wait', () => {
    const error = thrownBy(() => tooManyRequests(42))
    expect(failure(error, zh)).toEqual({ code: 1007, msg: '操作太频繁，请 42 秒后再试', data: { retryAfter: 42 } })
  })

  it('tells the limit and what is used of it', () => {
    expect(() => withinLimit({ used: 10, limit: 10 })).not.toThrow()
    const error = thrownBy(() => withinLimit({ used: 11, limit: 10 }))
    expect(failure(error, zh)).toMatchObject({ code: 1005, data: { limit: 10, used: 10 } })
  })

  it('takes the code that is named', () => {
    expect(
      failure(
        thrownBy(() => fail('errors.conflict', { as: 'conflict' })),
        en,
      ).code,
    ).toBe(1006)
    expect(
      failure(
        thrownBy(() => fail('errors.input')),
        en,
      ).code,
    ).toBe(1001)
  })
})
