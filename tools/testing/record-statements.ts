import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll } from 'vitest'
import { statementsFolder } from './statements-folder.ts'

const plain = /^\s*(?:select|insert|update|delete|merge|with|values)\b/i
const seen = new Set<string>()

/** What the server's own connections send: `matai` is the name that they give to the database. */
function note(client: Client, statement: unknown): void {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text
  const { application_name: name } = (client as unknown as { connectionParameters: { application_name?: string } })
    .connectionParameters
  if (name === 'matai' && typeof text === 'string' && plain.test(text)) seen.add(text)
}

// A worker runs this before each of its files, on one and the same client.
const plainSend = Symbol.for('matai.plainSend')
type Send = (...args: unknown[]) => unknown
const prototype = Client.prototype as unknown as { query: Send; [plainSend]?: Send }
const send = (prototype[plainSend] ??= prototype.query)
Object.assign(prototype, {
  query(this: Client, ...args: unknown[]) {
    note(this, args[0])
    return send.apply(this, args)
  },
})

afterAll(() => {
  if (seen.size === 0) return
  mkdirSync(statementsFolder, { recursive: true })
  writeFileSync(join(statementsFolder, `${randomUUID()}.json`), JSON.stringify([...seen]))
})
