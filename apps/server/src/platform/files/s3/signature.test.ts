import { expect, it } from 'vitest'
import { amzDate, authorizationOf, sha256 } from './signature.ts'

// The examples of Amazon's own documentation of the signature.
const keys = { region: 'us-east-1', keyId: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const at = amzDate(new Date('2013-05-24T00:00:00.123Z'))
const host = 'examplebucket.s3.amazonaws.com'
const signatureOf = (method: string, path: string, headers: Record<string, string>, body = '') =>
  /Signature=(\w+)$/.exec(
    authorizationOf(
      {
        method,
        url: new URL(`https://${host}${path}`),
        headers: { host, 'x-amz-date': at, 'x-amz-content-sha256': sha256(body), ...headers },
      },
      keys,
    ),
  )?.[1]

it('signs as the provider does', () => {
  expect(at).toBe('20130524T000000Z')
  expect(signatureOf('GET', '/test.txt', { range: 'bytes=0-9' })).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
  const put = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' }
  expect(signatureOf('PUT', '/test$file.text', put, 'Welcome to Amazon S3.')).toBe(
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  )
  expect(signatureOf('GET', '/?max-keys=2&prefix=J', {})).toBe(
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  )
  expect(signatureOf('GET', '/?lifecycle', {})).toBe('fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543')
})
