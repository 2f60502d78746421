import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newSecret, signaturesOf } from './signing.ts'

const guide = join(import.meta.dirname, '../../../../../../docs/guide')

/** What the piece of the guide for programmers says, run as they would run it. */
function ask(language: string, ...asked: unknown[]): string {
  const [, code = ''] = /```js\n(.*?)```/s.exec(readFileSync(join(guide, language, 'push.md'), 'utf8')) ?? []
  const program = `${code}\nprocess.stdout.write(String(isFromMatai(...${JSON.stringify(asked)})))`
  return execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
}

it.each(['zh', 'en'])(
  'the guide (%s) knows what we sent, also while a secret is replaced, and nothing else',
  (language) => {
    const [fresh, former] = [newSecret(), newSecret()]
    const timestamp = Math.floor(Date.now() / 1_000)
    const body = '{"type":"record.made","data":{"name":"消防栓"}}'
    const headersFor = (at: number) => ({
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(at),
      'webhook-signature': signaturesOf({ id: 'evt_1', timestamp: at, body }, [fresh, former]),
    })
    expect(ask(language, headersFor(timestamp), body, fresh)).toBe('true')
    expect(ask(language, headersFor(timestamp), body, former)).toBe('true')
    expect(ask(language, headersFor(timestamp), `${body} `, fresh)).toBe('false')
    expect(ask(language, headersFor(timestamp), body, newSecret())).toBe('false')
    expect(ask(language, headersFor(timestamp - 600), body, fresh)).toBe('false')
  },
)
