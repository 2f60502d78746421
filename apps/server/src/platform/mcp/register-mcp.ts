import type { KeyScope } from '@matai/contract'
import { createTranslator, type Language } from '@matai/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Caller } from '../http/context.ts'
import { isCrossSite } from '../http/cross-site.ts'
import { languageOf } from '../http/language.ts'
import { tokenOf } from '../http/session-cookie.ts'
import { answerOf, errorOf, isRecord, protocolVersions, readMessage, type RpcRequest } from './messages.ts'
import { describeTool, mayUse, missingScope, tools } from './tools.ts'

interface Options {
  clock: Clock
  findCaller(token: string, now: Date): Promise<Caller | undefined>
  ownOrigins: readonly string[]
  version: string
}

/** What comes along to the call itself, so that the gate sees who really asks. */
const passedOn = ['authorization', 'host', 'accept-language', 'user-agent', 'forwarded'] as const
const pageSize = 50

/**
 * The Model Context Protocol over streamable HTTP, without sessions and streams of our own: each POST is one message.
 * A tool is a call of the contract and goes through the same gate; what a key does not reach is not listed.
 */
export function registerMcp(app: FastifyInstance, { clock, findCaller, ownOrigins, version }: Options): void {
  app.post('/mcp', async (request, reply) => {
    const spoken = request.headers['mcp-protocol-version']
    if (isCrossSite(request, ownOrigins)) return reply.code(403).send(errorOf(null, 'request', 'other origin'))
    if (spoken !== undefined && !protocolVersions.some((one) => one === spoken))
      return reply.code(400).send(errorOf(null, 'request', `versions: ${protocolVersions.join(', ')}`))
    const given = tokenOf(request)
    const caller = given && !given.fromCookie ? await findCaller(given.token, clock.now()) : undefined
    if (!caller?.key)
      return reply
        .code(401)
        .header('WWW-Authenticate', 'Bearer realm="matai"')
        .send(errorOf(null, 'request', createTranslator(languageOf(request))('keys.agentNeedsKey')))
    const read = readMessage(request.body)
    if (read.kind === 'broken') return reply.code(400).send(errorOf(read.id, 'request', 'no JSON-RPC 2.0 message'))
    if (read.kind === 'silent') return reply.code(202).send()
    return answer(read.request, caller.key.scopes, request)
  })
  // There is nothing to listen to, and no session to end.
  for (const method of ['GET', 'DELETE'] as const)
    app.route({
      method,
      url: '/mcp',
      handler: (_request, reply: FastifyReply) => reply.code(405).header('Allow', 'POST').send(),
    })

  async function answer({ id, method, params }: RpcRequest, scopes: readonly KeyScope[], request: FastifyRequest) {
    const language = languageOf(request)
    if (method === 'initialize') return answerOf(id, greet(params.protocolVersion, language))
    if (method === 'ping') return answerOf(id, {})
    if (method === 'tools/list') return listTools(id, params, scopes, language)
    if (method !== 'tools/call') return errorOf(id, 'method', `unknown method ${method.slice(0, 100)}`)
    const tool = tools.find(({ name }) => name === params.name)
    if (!tool) return errorOf(id, 'params', `unknown tool ${String(params.name).slice(0, 100)}`)
    const say = createTranslator(language)
    if (!mayUse(tool, scopes))
      return answerOf(id, refused(say('keys.scopeMissing', { scope: missingScope(tool, scopes) })))
    const input = params.arguments ?? {}
    if (!isRecord(input)) return errorOf(id, 'params', 'arguments: an object')
    return answerOf(id, await use(tool.call.path, input, request))
  }

  function greet(wanted: unknown, language: Language) {
    const say = createTranslator(language)
    return {
      protocolVersion: protocolVersions.find((one) => one === wanted) ?? protocolVersions[0],
      capabilities: { tools: {} },
      serverInfo: { name: 'matai', title: say('app.name'), version },
      instructions: say('keys.agentGuide'),
    }
  }

  async function use(path: string, input: object, request: FastifyRequest) {
    const named = Object.entries(request.headers).filter(
      ([name]) => passedOn.some((one) => one === name) || name.startsWith('x-forwarded-'),
    )
    const answered = await app.inject({
      method: 'POST',
      url: path,
      remoteAddress: request.socket.remoteAddress ?? request.ip,
      headers: { ...Object.fromEntries(named), 'content-type': 'application/json' },
      payload: JSON.stringify(input),
    })
    const { code, msg, data } = answered.json<{ code: number; msg: string; data: unknown }>()
    if (code !== 0) return refused(JSON.stringify({ code, msg, ...(isRecord(data) ? data : {}) }))
    return { content: [{ type: 'text', text: JSON.stringify(data) }], structuredContent: data }
  }
}

const refused = (text: string) => ({ content: [{ type: 'text', text }], isError: true })

function listTools(
  id: RpcRequest['id'],
  params: RpcRequest['params'],
  scopes: readonly KeyScope[],
  language: Language,
) {
  const own = tools.filter((tool) => mayUse(tool, scopes))
  const from = params.cursor === undefined ? 0 : Number(params.cursor)
  if (!Number.isInteger(from) || from < 0 || from > own.length) return errorOf(id, 'params', 'unknown cursor')
  const rest = from + pageSize < own.length ? { nextCursor: String(from + pageSize) } : {}
  return answerOf(id, {
    tools: own.slice(from, from + pageSize).map((tool) => describeTool(tool, language)),
    ...rest,
  })
}
