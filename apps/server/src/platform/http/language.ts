import { acceptedLanguage, type Language } from '@matai/i18n'
import type { FastifyRequest } from 'fastify'
import type { Caller } from './context.ts'

type WithLanguage = Pick<Caller, 'language'> & Partial<Pick<Caller, 'userId' | 'accountId'>>

/** Whose request it is, once the gate knows: a refusal further down speaks the user's language too. */
const callers = new WeakMap<FastifyRequest, WithLanguage>()

export function rememberCaller(request: FastifyRequest, caller: WithLanguage): void {
  callers.set(request, caller)
}

/** Who a request turned out to come from, for the log. */
export function callerKnown(request: FastifyRequest): { userId: number; accountId: number } | undefined {
  const { userId, accountId } = callers.get(request) ?? {}
  return userId === undefined || accountId === undefined ? undefined : { userId, accountId }
}

/** Language of an answer: what the request asks for, then the user's setting, then Chinese. */
export function languageOf(request: FastifyRequest, caller = callers.get(request)): Language {
  return acceptedLanguage(request.headers['accept-language']) ?? caller?.language ?? 'zh'
}
