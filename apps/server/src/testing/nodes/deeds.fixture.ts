import { randomBytes, randomUUID } from 'node:crypto'
import { contract } from '@matai/contract'
import { strFromU8, unzipSync } from 'fflate'
import { fileOfTask, taskThat } from './journeys.fixture.ts'
import type { Owner, Reach } from './owner.ts'

/** A page of text, and its id. */
export async function makeCode({ client }: Owner): Promise<string> {
  const blocks = [{ id: 't', type: 'richText' as const, html: '<p>一层东侧</p>' }]
  const { list } = await client.qrCodes.bulkSave({ items: [{ name: '灭火器', blocks }] })
  return list[0]?.id ?? ''
}

const person = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

/** True when a person was shown the page. */
export async function scan(origin: string, id: string, nth: number): Promise<boolean> {
  const headers = { 'User-Agent': person, 'X-Forwarded-For': `10.${(nth >> 8) % 250}.${nth % 250}.1` }
  const answer = await fetch(`${origin}/q/${id}`, { headers, signal: AbortSignal.timeout(8_000) }).catch(
    () => undefined,
  )
  const text = await answer?.text().catch(() => undefined)
  return answer?.status === 200 && text !== undefined
}

interface Pieces {
  bytes: Buffer
  piece: number
  /** Runs after each of them. */
  between?(nth: number): Promise<unknown>
}

const tus = ({ headers }: Owner) => ({ ...headers, 'Tus-Resumable': '1.0.0' })

/** The id of an upload of so many bytes. */
export async function beginUpload(reach: Reach, owner: Owner, size: number): Promise<string> {
  const headers = { ...tus(owner), 'Upload-Length': String(size) }
  const begun = await reach.fetch('/file/tus', { method: 'POST', headers })
  const id = begun.headers.get('location')?.split('/').at(-1)
  if (!id) throw new Error(`an upload is refused: ${begun.status} ${await begun.text()}`)
  return id
}

/** Sends what is not there yet, in pieces, each to whichever node is next. */
export async function sendPieces(
  reach: Reach,
  owner: Owner,
  { id, bytes, piece, between = async () => undefined }: Pieces & { id: string },
): Promise<void> {
  const headers = tus(owner)
  for (let nth = 0; ; nth++) {
    const asked = await reach.fetch(`/file/tus/${id}`, { method: 'HEAD', headers })
    if (!asked.ok) throw new Error(`an upload that was begun is answered ${asked.status}`)
    const offset = Number(asked.headers.get('upload-offset'))
    if (offset >= bytes.length) return
    const sent = { ...headers, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' }
    const body = new Uint8Array(bytes.subarray(offset, offset + piece))
    await reach.fetch(`/file/tus/${id}`, { method: 'PATCH', headers: sent, body })
    await between(nth)
  }
}

/** A file in pieces, kept in the account. */
export async function sendInPieces(reach: Reach, owner: Owner, pieces: Pieces): Promise<{ id: string; url: string }> {
  const id = await beginUpload(reach, owner, pieces.bytes.length)
  await sendPieces(reach, owner, { ...pieces, id })
  return owner.client.files.saveFile({ id, name: 'manual.bin' })
}

/** A form of one question, ready to be filled. */
export async function makeForm({ client }: Owner): Promise<{ formId: number; id: string; version: number }> {
  const components = [{ id: 't', type: 'text', settings: { title: '说明' } }]
  const document = { title: '登记', intro: '', pages: [{ id: 'p', components }] }
  const saved = await client.forms.save({ document: document as never, publish: true }) // as the editor sends it
  const { id } = await client.records.address({ formId: saved.id })
  return { formId: saved.id, id, version: saved.version ?? 1 }
}

export interface Submission {
  key: string
  text: string
}

export const newSubmission = (): Submission => ({ key: randomUUID(), text: randomBytes(6).toString('hex') })

/** The answer of a submission that was kept, undefined when none came. The same key is the same submission. */
export async function submit(
  reach: Reach,
  { id, version }: { id: string; version: number },
  { key, text }: Submission,
  nth: number,
): Promise<unknown> {
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': key,
    'X-Forwarded-For': `10.${(nth >> 8) % 250}.${nth % 250}.2`,
  }
  const body = JSON.stringify({ id, version, answers: { t: text } })
  const answer = await reach.fetch(contract.filling.submit.path, { method: 'POST', headers, body })
  const said = (await answer.json()) as { code: number; msg: string; data: unknown } // the gate's envelope
  if (said.code !== 0) throw new Error(`a submission was refused: ${said.msg}`)
  return said.data
}

/** The codes in the zip of everything that an account has, a line each. */
export async function exportAccount(reach: Reach, owner: Owner): Promise<string> {
  const { task } = await owner.client.exports.accountData({})
  await taskThat(owner, task.id, ({ state }) => state === 'done')
  const entries = unzipSync(await fileOfTask(reach, owner, task.id))
  return strFromU8(entries['codes.jsonl'] ?? new Uint8Array())
}
