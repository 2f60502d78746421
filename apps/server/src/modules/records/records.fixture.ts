import { randomUUID } from 'node:crypto'
import { contract, type Submitted } from '@matai/contract'
import type { ComponentType } from '@matai/form-kit/schema'
import type { SignedUp, TestApp } from '../../testing/test-app.ts'

interface Question {
  id: string
  type: ComponentType
  settings: object
}

export interface OpenForm {
  /** the form's id in the account, and its address */
  formId: number
  id: string
  version: number
}

interface Answer<Data> {
  code: number
  msg: string
  data: Data & { issues?: { path: (string | number)[]; message: string }[] }
}

/** A published form with an address. */
export async function publish(
  { client }: SignedUp,
  questions: readonly Question[],
  { formId, ...more }: { formId?: number; [part: string]: unknown } = {},
): Promise<OpenForm> {
  const document = { title: '登记', intro: '', pages: [{ id: 'p1', components: questions }], ...more }
  const saved = await client.forms.save({
    ...(formId === undefined ? {} : { id: formId }),
    document: document as never, // what an editor would send: defaults are filled in by the server
    publish: true,
  })
  const { id } = await client.records.address({ formId: saved.id })
  return { formId: saved.id, id, version: saved.version }
}

/** Hands answers in, as a phone does. */
export async function submit(
  app: TestApp,
  { id, version }: Pick<OpenForm, 'id' | 'version'>,
  answers: object,
  { key = randomUUID(), language = 'zh', ...more }: { key?: string; language?: string; [field: string]: unknown } = {},
): Promise<Answer<Submitted>> {
  const answer = await app.fetch(contract.filling.submit.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'Accept-Language': language },
    body: JSON.stringify({ id, version, answers, ...more }),
  })
  return (await answer.json()) as Answer<Submitted>
}

export const text = (id: string, settings: object = {}): Question => ({
  id,
  type: 'text',
  settings: { title: `问题 ${id}`, ...settings },
})

/** Somebody with a browser of his own, who can prove a phone. */
export function createFiller(app: TestApp) {
  let cookie = ''
  async function call<Data>(path: string, body: object, key?: string, language = 'zh'): Promise<Answer<Data>> {
    const answer = await app.fetch(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Accept-Language': language,
        Cookie: cookie,
        ...(key && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body),
    })
    const [kept] = answer.headers.getSetCookie()
    if (kept) cookie = kept.split(';')[0] ?? ''
    return (await answer.json()) as Answer<Data>
  }
  return {
    call,
    submit: ({ id, version }: Pick<OpenForm, 'id' | 'version'>, answers: object, key = randomUUID(), more = {}) =>
      call<Submitted>(contract.filling.submit.path, { id, version, answers, ...more }, key),
    async prove(id: string, mobile: string, isFiller = true): Promise<string> {
      await call(contract.filling.sendCode.path, { id, mobile })
      const mobileCode = await app.smsCodeFor(mobile.replace('+', ''))
      const { data } = await call<{ proof: string }>(contract.filling.prove.path, { id, mobile, mobileCode, isFiller })
      return data?.proof ?? ''
    },
    page: async (id: string, language = 'zh') =>
      (await app.fetch(`/f/${id}`, { headers: { 'Accept-Language': language, Cookie: cookie } })).text(),
  }
}
