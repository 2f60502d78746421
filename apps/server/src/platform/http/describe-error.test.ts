import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeError } from './describe-error.ts'

it('keeps an error as it is', () => {
  const error = new TypeError('x is not a function')
  expect(describeError(error)).toMatchObject({ type: 'TypeError', message: 'x is not a function', stack: error.stack })
})

it('keeps the statement that failed, what the database said and where, but none of its values', () => {
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (mobile)=(8613912345678)',
  })
  const error = new DrizzleQueryError('insert into "user" values ($1, $2)', ['8613912345678', '$argon2id$x'], cause)
  const described = describeError(error)
  expect(described).toMatchObject({
    code: '23505',
    message: 'duplicate key value, in: insert into "user" values ($1, $2)',
  })
  expect(described.stack).toContain('describe-error.test.ts')
  expect(JSON.stringify(described)).not.toMatch(/86139|argon2/)
})
