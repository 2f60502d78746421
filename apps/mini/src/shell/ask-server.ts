import type { CallInput, CallOutput, Contract } from '@matai/contract'
import { miniPaths } from './mini-paths.ts'
import { language, origin } from './settings.ts'

type Calls = Contract['miniProgram']

/** What the server said no to, in the person's language; `code` is that of the envelope, 0 where nobody answered. */
export class Refused extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

const patience = 12_000

interface Envelope {
  code: number
  msg: string
  data: unknown
}

/** One call. Throws a Refused; with code 0 where the server was not reached. */
export function askServer<Name extends keyof Calls>(
  name: Name,
  input: CallInput<Calls[Name]>,
): Promise<CallOutput<Calls[Name]>> {
  return new Promise((resolve, reject) => {
    wx.request({
      url: `${origin}${miniPaths[name]}`,
      method: 'POST',
      data: input as object,
      header: { 'content-type': 'application/json', 'accept-language': language },
      timeout: patience,
      success({ data }) {
        const { code, msg, data: told } = (typeof data === 'object' ? data : {}) as Partial<Envelope>
        if (code === 0)
          resolve(told as CallOutput<Calls[Name]>) // the server checks what it says against the contract
        else reject(new Refused(code ?? 0, msg ?? ''))
      },
      fail: () => reject(new Refused(0, '')),
    })
  })
}
