import { parseMobile } from '@matai/rules/mobile'
import { providerTimeout } from './provider-fetch.ts'
import { SmsError, type SmsSender } from './sms-sender.ts'

export interface HttpGatewayOptions {
  /** May hold placeholders, as the body does: {mobile} (digits within the country), {country} (its dial code), {code}, {text}. */
  url: string
  method: 'POST' | 'GET'
  /** How values are written into the body. */
  type: 'json' | 'form'
  headers: Record<string, string>
  body: string
  /** `path=value` of the answer's JSON; without one, any status from 200 to 299 is a yes. */
  success?: string | undefined
  /** Milliseconds; 5 s unless a test is in a hurry. */
  timeout?: number
}

interface Values {
  mobile: string
  country: string
  code: string
  text: string
}

/** Any gateway that takes a text message as one HTTP request. What fails names its host only: addresses hold keys. */
export function createHttpGatewaySms(options: HttpGatewayOptions): SmsSender {
  const { url, method, type, headers, body, success, timeout = providerTimeout } = options
  const { host } = new URL(fillIn(url, { mobile: '0', country: '0', code: '0', text: '0' }, encodeURIComponent))

  async function post(values: Values): Promise<void> {
    const written = type === 'json' ? inJson : encodeURIComponent
    const carried = method === 'POST' ? { body: fillIn(body, values, written) } : {}
    let status: number
    let answer: string
    try {
      const response = await fetch(fillIn(url, values, encodeURIComponent), {
        method,
        headers: { ...(method === 'POST' ? { 'content-type': contentTypes[type] } : {}), ...headers },
        ...carried,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      status = response.status
      answer = await response.text()
    } catch (cause) {
      throw new SmsError('failed', `${host} did not answer: ${(cause as Error).message}`)
    }
    if (status === 429) throw new SmsError('tooOften', `${host} refused: ${status}`)
    if (status < 200 || status > 299) throw new SmsError('failed', `${host} refused: ${status}`)
    if (success && !saysYes(answer, success)) throw new SmsError('failed', `${host} did not say ${success}`)
  }

  const valuesFor = (to: string, code: string, text: string): Values => {
    const country = parseMobile(to)?.dialCode ?? ''
    return { mobile: to.slice(1 + country.length), country, code, text }
  }
  return {
    send: ({ to, smsCode, text }) => post(valuesFor(to, smsCode, text)),
    tell: ({ to, text }) => post(valuesFor(to, '', text)),
  }
}

const contentTypes = { json: 'application/json; charset=utf-8', form: 'application/x-www-form-urlencoded' }

function fillIn(template: string, values: Values, write: (value: string) => string): string {
  return template.replace(/\{(mobile|country|code|text)\}/g, (_, name: keyof Values) => write(values[name]))
}

/** Inside the quotes that the template has. */
function inJson(value: string): string {
  return JSON.stringify(value).slice(1, -1)
}

function saysYes(answer: string, rule: string): boolean {
  const at = rule.indexOf('=')
  try {
    let found: unknown = JSON.parse(answer)
    for (const name of rule.slice(0, at).split('.')) found = (found as Record<string, unknown> | null)?.[name]
    return String(found) === rule.slice(at + 1)
  } catch {
    return false
  }
}
