import { problemOf, WechatError } from './wechat-error.ts'

/** Milliseconds for WeChat to answer: the person waits in front of the page. */
const patience = 5_000

export interface Question {
  /** Fields of the query. */
  query?: Record<string, string>
  /** Makes it a POST with JSON. */
  body?: object
  timeout?: number | undefined
}

export type WechatAnswer = Record<string, unknown>

/** Asks WeChat and reads its JSON. Throws a WechatError when there is no answer in time, or one with an errcode. */
export async function askWechat(origin: string, path: string, question: Question = {}): Promise<WechatAnswer> {
  const { response, host } = await send(origin, path, question)
  return answerOf(await readText(response, host), host, path)
}

/** The bytes of a picture; WeChat says in JSON why there is none. */
export async function askWechatPicture(origin: string, path: string, question: Question): Promise<Buffer> {
  const { response, host } = await send(origin, path, question)
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('image/')) return Buffer.from(await response.arrayBuffer())
  answerOf(await readText(response, host), host, path)
  throw new WechatError('failed', `${host}${path} answered no picture`)
}

async function send(origin: string, path: string, { query, body, timeout = patience }: Question) {
  const url = new URL(path, origin)
  url.search = String(new URLSearchParams(query))
  try {
    const response = await fetch(url, {
      ...(body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    return { response, host: url.host }
  } catch (cause) {
    throw away(url.host, cause)
  }
}

async function readText(response: Response, host: string): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    throw away(host, cause)
  }
}

const away = (host: string, cause: unknown) =>
  new WechatError('away', `${host} did not answer: ${(cause as Error).message}`, { cause })

function answerOf(text: string, host: string, path: string): WechatAnswer {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch (cause) {
    throw new WechatError('away', `${host}${path} answered no JSON`, { cause })
  }
  if (typeof answer !== 'object' || answer === null) throw new WechatError('away', `${host}${path} answered no object`)
  const { errcode = 0, errmsg = '' } = answer as { errcode?: number; errmsg?: string }
  if (errcode !== 0)
    throw new WechatError(problemOf(errcode), `${host}${path} refused: ${errcode} ${errmsg}`, { errcode })
  return { ...answer }
}

/** A text of an answer; empty where it is missing. */
export const textOf = (answer: WechatAnswer, name: string): string => {
  const value = answer[name]
  return typeof value === 'string' ? value : ''
}

/** A text that an answer must hold. */
export function neededText(answer: WechatAnswer, name: string): string {
  const value = textOf(answer, name)
  if (value === '') throw new WechatError('failed', `the answer holds no ${name}`)
  return value
}

/** A part of an answer that is an object itself. */
export const partOf = (answer: WechatAnswer, name: string): WechatAnswer => {
  const value = answer[name]
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Seconds for which something holds; 0 where it is not said. */
export const secondsOf = (answer: WechatAnswer, name = 'expires_in'): number => Number(answer[name] ?? 0) || 0
