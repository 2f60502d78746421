import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type SignedUp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let owner: SignedUp
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.signUp({ tier: 'flagship' })
})
afterAll(() => app.close())

interface Answer {
  id: number
  result?: {
    tools?: { name: string; inputSchema: { type: string }; annotations: { readOnlyHint: boolean } }[]
    nextCursor?: string
    isError?: boolean
    content?: { text: string }[]
    structuredContent?: Record<string, unknown>
    protocolVersion?: string
  }
  error?: { code: number }
}

const post = (token: string, body: unknown, headers: Record<string, string> = {}) =>
  app.fetch('/mcp', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    body: JSON.stringify(body),
  })

/** An agent with a key of these scopes. */
async function makeAgent(scopes: string[]) {
  const { token } = await owner.client.keys.add({ name: '助手', scopes, until: null })
  let id = 0
  const ask = async (method: string, params: object = {}): Promise<Answer> =>
    (await (await post(token, { jsonrpc: '2.0', id: (id += 1), method, params })).json()) as Answer
  const use = async (name: string, args: object) => (await ask('tools/call', { name, arguments: args })).result
  return { token, ask, use }
}

describe('an agent', () => {
  it('makes a directory of ten codes and cannot delete one', async () => {
    const agent = await makeAgent(['directories:write', 'codes:read', 'codes:write', 'agents:write'])
    const hello = await agent.ask('initialize', { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: {} })
    expect(hello.result?.protocolVersion).toBe('2025-06-18')
    expect((await post(agent.token, { jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202)

    const names = (await agent.ask('tools/list')).result?.tools?.map(({ name }) => name) ?? []
    expect(names).toEqual(expect.arrayContaining(['directories_add', 'qrCodes_save', 'qrCodes_getCodeList']))
    expect(names).not.toContain('qrCodes_bulkRemove')

    const made = await agent.use('directories_add', { name: '一楼' })
    const directoryId = made?.structuredContent?.id
    for (let number = 1; number <= 10; number += 1)
      await agent.use('qrCodes_save', {
        name: `消防栓 ${number}`,
        directoryId,
        blocks: [{ id: 't', type: 'richText', html: `<p>${number}</p>` }],
      })
    const listed = await agent.use('qrCodes_getCodeList', { filters: { directoryId } })
    const codes = listed?.structuredContent as { total: number; list: { id: string }[] }
    expect(codes.total).toBe(10)

    const refused = await agent.use('qrCodes_bulkRemove', { ids: [codes.list[0]?.id] })
    expect(refused).toMatchObject({ isError: true, content: [{ text: '这个密钥没有权限 codes:delete' }] })
    expect((await owner.client.qrCodes.getCodeList({ filters: { directoryId: Number(directoryId) } })).total).toBe(10)
    const { list } = await owner.client.audit.createlog({ pageSize: 11 })
    expect(list.map(({ key, verb }) => `${key} ${verb}`)).toEqual(Array(11).fill('助手 created'))
  })

  it('only looks unless its key says that agents may change things', async () => {
    const agent = await makeAgent(['directories:read', 'directories:write'])
    const listed = (await agent.ask('tools/list')).result?.tools ?? []
    expect(listed.length).toBeGreaterThan(0)
    expect(listed.every(({ annotations }) => annotations.readOnlyHint)).toBe(true)
    expect(await agent.use('directories_add', { name: '二楼' })).toMatchObject({
      isError: true,
      content: [{ text: '这个密钥没有权限 agents:write' }],
    })
    expect((await agent.use('directories_listAll', {}))?.isError).toBeUndefined()
  })

  it('is told what is wrong with an input, by field', async () => {
    const agent = await makeAgent(['directories:write', 'agents:write'])
    const refused = await agent.use('directories_add', { name: '' })
    expect(refused?.isError).toBe(true)
    expect(JSON.parse(refused?.content?.[0]?.text ?? '{}')).toMatchObject({ code: 1001, issues: [{ path: ['name'] }] })
  })
})

describe('the endpoint', () => {
  it('lists every tool of a key page by page, each with a schema of an object', async () => {
    const { grantable } = await owner.client.keys.list({})
    const agent = await makeAgent([...grantable])
    const names: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const { result }: Answer = await agent.ask('tools/list', cursor ? { cursor } : {})
      for (const { name, inputSchema } of result?.tools ?? []) {
        expect([name, inputSchema.type]).toEqual([expect.stringMatching(/^[a-zA-Z_]{1,64}$/), 'object'])
        names.push(name)
      }
      cursor = result?.nextCursor
    }
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(150)
    expect((await agent.ask('tools/list', { cursor: 'x' })).error?.code).toBe(-32602)
  })

  it('speaks JSON-RPC, and only to keys', async () => {
    const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
    const agent = await makeAgent(['codes:read'])
    expect(await agent.ask('ping')).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
    expect((await agent.ask('resources/list')).error?.code).toBe(-32601)
    expect((await agent.ask('tools/call', { name: 'accounts_logout' })).error?.code).toBe(-32602)
    expect((await post('', ping)).status).toBe(401)
    expect((await post(owner.token, ping)).status).toBe(401)
    expect((await post(agent.token, [ping])).status).toBe(400)
    expect((await post(agent.token, ping, { 'MCP-Protocol-Version': '1999-01-01' })).status).toBe(400)
    expect((await post(agent.token, ping, { Origin: 'https://evil.example' })).status).toBe(403)
    const listening = await app.fetch('/mcp', { headers: { Authorization: `Bearer ${agent.token}` } })
    expect([listening.status, listening.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})
