import { seal } from '@matai/client/seal'
import { contract, type FailureData, type StoredFile, type Tier } from '@matai/contract'
import { randomInt } from 'node:crypto'
import { type startFilesServer, tokenFor } from './files-server.fixture.ts'

type FilesServer = Awaited<ReturnType<typeof startFilesServer>>

interface Answer {
  code: number
  msg: string
  data: StoredFile & FailureData
}

/** An account that no other test works in. */
export function newAccount(): number {
  return randomInt(2 ** 40)
}

/** Somebody signed in at a fixture's server. */
export function visitorOf(
  { address, sealKey }: Pick<FilesServer, 'address' | 'sealKey'>,
  { tier = 'free', accountId = newAccount() }: { tier?: Tier; accountId?: number } = {},
) {
  const headers = { Authorization: `Bearer ${tokenFor(accountId, tier)}`, 'Accept-Language': 'zh' }

  async function post(path: string, body: FormData | string): Promise<Answer> {
    const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}
    const answer = await fetch(address + path, { method: 'POST', headers: { ...headers, ...type }, body })
    return (await answer.json()) as Answer // the gate parses its own output
  }

  const sign = (name: string) => seal([...name].slice(0, 4).join(''), 'upload', sealKey)

  return {
    accountId,
    headers,
    sign,
    upload: (bytes: Uint8Array, name: string, sealed = sign(name)) =>
      post(contract.files.upload.path, formOf(sealed, bytes, name)),
    simple: (bytes: Uint8Array, name: string) => post(contract.files.simple.path, formOf(sign(name), bytes, name)),
    post,
    saveFile: (id: string, name?: string) => post(contract.files.saveFile.path, JSON.stringify({ id, name })),
    get: (path: string, init: RequestInit = {}) => fetch(address + path, init),
  }
}

function formOf(sign: string, bytes: Uint8Array, name: string): FormData {
  const form = new FormData()
  form.append('sign', sign)
  form.append('file', new File([new Uint8Array(bytes)], name))
  return form
}
