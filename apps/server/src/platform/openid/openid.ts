import * as client from 'openid-client'
import type { MayBePrivate } from '../outgoing/public-address.ts'
import type { SafeFetch } from '../outgoing/safe-fetch.ts'

/** A client of a company at its provider. Without a secret it is a public one, which PKCE alone proves. */
export interface OpenIdClient {
  issuer: string
  clientId: string
  clientSecret: string | undefined
}

/** `away`: no answer, or none that can be used. `refused`: what came is not what was asked for, or is not true. */
export class OpenIdError extends Error {
  readonly problem: 'away' | 'refused'
  constructor(problem: 'away' | 'refused', message: string, options?: ErrorOptions) {
    super(message, options)
    this.problem = problem
  }
}

export interface Begun {
  /** Where the browser is sent back to. */
  back: string
  state: string
  nonce: string
  verifier: string
}

export type Claims = Readonly<Record<string, unknown>> & { sub: string }

/** Milliseconds for a provider to answer: the person waits in front of the page. */
export const openIdPatience = 5_000
/** Bytes of what a provider answers. */
export const openIdAnswerMax = 1_000_000

/** Milliseconds for which what a provider says of itself is taken as known. */
const freshFor = 10 * 60_000
const scope = 'openid email profile'

export type OpenId = ReturnType<typeof createOpenId>

/** Signs people in at OpenID providers: authorization code flow with PKCE, state and nonce. */
export function createOpenId({ fetch, now, mayBePlain }: { fetch: SafeFetch; now(): Date; mayBePlain: MayBePrivate }) {
  const known = new Map<string, { config: Promise<client.Configuration>; at: number }>()

  const ask: client.CustomFetch = (url, { method, headers, body }) =>
    fetch(url, {
      method,
      headers,
      body: body instanceof URLSearchParams ? body.toString() : typeof body === 'string' ? body : undefined,
    })

  async function discover({ issuer, clientId, clientSecret }: OpenIdClient): Promise<client.Configuration> {
    const server = new URL(issuer)
    const isPlain = server.protocol === 'http:'
    if (isPlain && !mayBePlain(server)) throw new OpenIdError('refused', 'the provider has no TLS')
    const insecure = isPlain ? [client.allowInsecureRequests] : []
    const auth = clientSecret === undefined ? client.None() : undefined
    const config = await client.discovery(server, clientId, clientSecret, auth, {
      [client.customFetch]: ask,
      execute: [...insecure, client.enableNonRepudiationChecks],
    })
    config[client.customFetch] = ask
    return config
  }

  function configOf(company: OpenIdClient): Promise<client.Configuration> {
    const name = JSON.stringify([company.issuer, company.clientId, company.clientSecret])
    const at = now().getTime()
    const kept = known.get(name)
    if (kept && at - kept.at < freshFor) return kept.config
    if (known.size > 500) known.clear()
    const config = discover(company)
    known.set(name, { config, at })
    config.catch(() => known.delete(name))
    return config
  }

  /** What failed says whether nobody answered, or whether the answer was wrong. */
  async function asking<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work()
    } catch (cause) {
      if (cause instanceof OpenIdError) throw cause
      const { message, code } = cause as Error & { code?: string }
      const isWrong =
        cause instanceof client.ResponseBodyError ||
        cause instanceof client.AuthorizationResponseError ||
        /INVALID|CLAIM|ATTRIBUTE|JWT|KEY|UNSUPPORTED/.test(code ?? '')
      throw new OpenIdError(isWrong ? 'refused' : 'away', `${code ?? 'error'}: ${message}`, { cause })
    }
  }

  return {
    /** Whether somebody answers there who can do what is needed. */
    check: (company: OpenIdClient): Promise<void> =>
      asking(async () => {
        const metadata = (await configOf(company)).serverMetadata()
        if (!metadata.authorization_endpoint || !metadata.token_endpoint || !metadata.jwks_uri)
          throw new OpenIdError('refused', 'the provider names no endpoints')
      }),

    /** Where the browser goes. */
    address: (company: OpenIdClient, { back, state, nonce, verifier }: Begun): Promise<string> =>
      asking(async () => {
        const config = await configOf(company)
        const challenge = await client.calculatePKCECodeChallenge(verifier)
        return client.buildAuthorizationUrl(config, {
          ...{ redirect_uri: back, scope, state, nonce },
          ...{ code_challenge: challenge, code_challenge_method: 'S256' },
        }).href
      }),

    /** Who came back, as the provider signed it, with what it tells beside where that is asked for. */
    personOf: (
      company: OpenIdClient,
      { back, state, nonce, verifier }: Begun,
      { code, iss, wanted }: { code: string; iss: string | undefined; wanted: readonly string[] },
    ): Promise<Claims> =>
      asking(async () => {
        const config = await configOf(company)
        const came = new URL(back)
        came.search = String(new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }))
        const answer = await client.authorizationCodeGrant(config, came, {
          ...{ pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true },
        })
        const claims = answer.claims()
        if (!claims) throw new OpenIdError('refused', 'the provider gave no identity')
        const lacks = wanted.some((name) => claims[name] === undefined)
        if (!lacks || !config.serverMetadata().userinfo_endpoint) return claims
        return { ...(await client.fetchUserInfo(config, answer.access_token, claims.sub)), ...claims }
      }),
  }
}
