import { CallError, type Client, createClient } from '@matai/client'
import { allCalls, routesOf } from '@matai/contract'
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOwnDatabase } from '../../testing/own-database.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

export interface TwoNodes {
  nodes: [TestApp, TestApp]
  /** A client that calls a node from an address; one of its own unless named. */
  from(node: number, ip?: string): Client
  /** Turns the clocks of both nodes ahead. */
  advance(seconds: number): void
  close(): Promise<void>
}

/** Two servers on one database and one data directory, which nobody else uses. */
export async function startTwoNodes(environment: Record<string, string> = {}): Promise<TwoNodes> {
  const database = await createOwnDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'matai-nodes-'))
  const options = { dataDir, environment: { DATABASE_URL: database.url, TRUST_PROXY: 'true', ...environment } }
  const nodes: TwoNodes['nodes'] = [await startTestApp(options), await startTestApp(options)]
  return {
    nodes,
    from: (node, ip = newIp()) =>
      createClient({
        routes: routesOf(allCalls),
        fetch: (nodes[node % 2] as TestApp).fetch,
        headers: () => ({ 'X-Forwarded-For': ip, 'Accept-Language': 'zh' }),
      }),
    advance: (seconds) => nodes.forEach(({ clock }) => clock.advance(seconds)),
    async close() {
      for (const node of nodes) await node.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export function newMobile(): string {
  return `86138${String(randomInt(1e8)).padStart(8, '0')}`
}

/** An address of the block that no network has (RFC 2544). */
export function newIp(): string {
  return `198.18.${randomInt(256)}.${randomInt(256)}`
}

/** What a call that has to fail fails with. */
export async function failureOf(call: Promise<unknown>): Promise<CallError> {
  const error = await call.then(
    () => new Error('the call succeeded'),
    (reason: unknown) => reason,
  )
  if (error instanceof CallError) return error
  throw error
}
