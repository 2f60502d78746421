import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'

export type OpenIdMood =
  | 'well'
  | 'silent'
  | 'down'
  | 'otherNonce'
  | 'otherAudience'
  | 'otherIssuer'
  | 'expired'
  | 'unsigned'
  | 'otherKey'
  | 'refusing'

export type StandInPerson = { sub: string } & Record<string, unknown>

export const standInClient = { clientId: 'matai', clientSecret: 'a secret that only two know' } as const

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const piece of request) body += String(piece)
  return new URLSearchParams(body)
}

/** Speaks OpenID Connect as providers do: discovery, codes that let in once and only with their verifier, signed tokens. */
export async function startOpenIdStandIn({ port = 0 }: { port?: number } = {}) {
  const [right, wrong] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const jwk = { ...(await exportJWK(right.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const codes = new Map<string, { nonce: string; challenge: string; back: string; person: StandInPerson }>()
  const tokens = new Map<string, StandInPerson>()
  let mood: OpenIdMood = 'well'
  let person: StandInPerson = { sub: 'nobody' }
  let issuer = ''
  /** What userinfo alone tells. */
  let beside: Record<string, unknown> = {}

  async function idToken(nonce: string, who: StandInPerson): Promise<string> {
    const now = Math.floor(Date.now() / 1_000)
    const at = mood === 'expired' ? now - 7_200 : now
    const claims = {
      ...who,
      nonce: mood === 'otherNonce' ? 'another' : nonce,
      iss: mood === 'otherIssuer' ? 'https://elsewhere.example' : issuer,
      aud: mood === 'otherAudience' ? 'somebody-else' : standInClient.clientId,
    }
    if (mood === 'unsigned')
      return new UnsecuredJWT(claims)
        .setIssuedAt(at)
        .setExpirationTime(at + 300)
        .encode()
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .setIssuedAt(at)
      .setExpirationTime(at + 300)
      .sign(mood === 'otherKey' ? wrong.privateKey : right.privateKey)
  }

  async function tokenFor(request: IncomingMessage): Promise<[number, object]> {
    const form = await bodyOf(request)
    const given = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString()
    const [id, secret] = given.split(':').map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
    if ((id || form.get('client_id')) !== standInClient.clientId) return [401, { error: 'invalid_client' }]
    if ((secret ?? form.get('client_secret')) !== standInClient.clientSecret) return [401, { error: 'invalid_client' }]
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const proven = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight = code && code.back === form.get('redirect_uri') && code.challenge === proven
    if (!isRight || form.get('grant_type') !== 'authorization_code') return [400, { error: 'invalid_grant' }]
    const access = randomBytes(16).toString('hex')
    tokens.set(access, code.person)
    const id_token = await idToken(code.nonce, code.person)
    return [200, { access_token: access, token_type: 'Bearer', expires_in: 300, id_token }]
  }

  /** Where the browser goes back to; undefined for a request that no provider would take. */
  function back(url: URL): string | undefined {
    const of = (name: string) => url.searchParams.get(name) ?? ''
    const isWhole = of('client_id') === standInClient.clientId && of('code_challenge_method') === 'S256'
    if (!isWhole || of('response_type') !== 'code' || !of('state') || !of('nonce')) return undefined
    const to = new URL(of('redirect_uri'))
    to.searchParams.set('state', of('state'))
    if (mood === 'refusing') {
      to.searchParams.set('error', 'access_denied')
      return to.href
    }
    const code = randomBytes(12).toString('hex')
    codes.set(code, { nonce: of('nonce'), challenge: of('code_challenge'), back: of('redirect_uri'), person })
    to.searchParams.set('code', code)
    to.searchParams.set('iss', issuer)
    return to.href
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', issuer)
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    if (mood === 'silent') return
    if (mood === 'down') return void send(503, {})
    if (url.pathname === '/.well-known/openid-configuration')
      return void send(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        userinfo_endpoint: `${issuer}/me`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
        token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
        authorization_response_iss_parameter_supported: true,
      })
    if (url.pathname === '/keys') return void send(200, { keys: [jwk] })
    if (url.pathname === '/authorize') {
      const to = back(url)
      return void (to ? response.writeHead(302, { Location: to }).end() : send(400, { error: 'invalid_request' }))
    }
    if (url.pathname === '/me') {
      const who = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /i, ''))
      return void (who ? send(200, { sub: who.sub, ...beside }) : send(401, { error: 'invalid_token' }))
    }
    if (url.pathname === '/token') return void tokenFor(request).then(([status, body]) => send(status, body))
    send(404, {})
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    be: (wanted: OpenIdMood) => void (mood = wanted),
    /** Who sits in front of the browser. */
    seat(who: StandInPerson, told: Record<string, unknown> = {}) {
      person = who
      beside = told
    },
    /** What the provider sends a browser back with that came to an address. */
    async visit(address: string): Promise<{ state: string; code: string; iss?: string; error?: string }> {
      const { headers } = await fetch(address, { redirect: 'manual' })
      const query = new URL(headers.get('location') ?? 'http://nowhere').searchParams
      return Object.fromEntries(query) as { state: string; code: string; iss?: string; error?: string }
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type OpenIdStandIn = Awaited<ReturnType<typeof startOpenIdStandIn>>
