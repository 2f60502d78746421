import { CallError, createClient } from '@matai/client'
import { seal } from '@matai/client/seal'
import { allCalls, routesOf } from '@matai/contract'
import type { Hostile } from './corpus.ts'

export interface Stage {
  origin: string
  token: string
  /** What stands in the file that no answer may show. */
  secret: string
  template: number
  code: string
}

export interface Way {
  name: string
  /** Sends a file and answers what was wrong with the answers. */
  send(file: Hostile): Promise<string[]>
}

/** Milliseconds after which an answer counts as none. */
const patience = 30_000

/** Every way by which a file comes in, and on from there into what is drawn. */
export function openWays(stage: Stage): Way[] {
  return Object.entries(senders(stage)).map(([name, send]) => ({
    name,
    async send(file) {
      const faults: string[] = []
      await send(file, clientOf(stage, faults)).catch((error: unknown) => {
        if (!(error instanceof CallError) || error.code === 'network') faults.push(`no answer: ${String(error)}`)
      })
      return faults
    },
  }))
}

type Client = ReturnType<typeof createClient>

function clientOf(stage: Stage, faults: string[]): Client {
  return createClient({
    routes: routesOf(allCalls),
    headers: () => ({ Authorization: `Bearer ${stage.token}` }),
    fetch: async (input, init) => {
      const answer = await fetch(new URL(String(input), stage.origin), {
        ...init,
        signal: AbortSignal.timeout(patience),
      })
      const fault = await faultOf(answer.clone(), stage.secret)
      if (fault) faults.push(fault)
      return answer
    },
  })
}

/** What is wrong with an answer; undefined when it is the thing that was asked for, or a refusal with a sentence. */
async function faultOf(answer: Response, secret: string): Promise<string | undefined> {
  const body = await answer.text()
  if (body.includes(secret)) return 'shows what stands in a file of the server'
  if (answer.status >= 500) return `${answer.status} ${body.slice(0, 120)}`
  if (!answer.headers.get('Content-Type')?.startsWith('application/json')) {
    return answer.ok ? undefined : `${answer.status} without a sentence`
  }
  const { code, msg } = JSON.parse(body) as { code: number; msg?: string }
  return code !== 0 && !msg?.trim() ? `refused with ${code} and no word` : undefined
}

function senders(stage: Stage) {
  const sealed = async (client: Client, value: string) => {
    const { key } = await client.accounts.sealKey({})
    return seal(value, 'upload', key)
  }
  const upload = async ({ name, bytes }: Hostile, client: Client) => ({
    sign: await sealed(client, name.slice(0, 4)),
    file: new File([new Uint8Array(bytes)], name),
  })
  /** What is taken is fetched, drawn as logo and background of a style, and as a picture on a label. */
  const drawWith = async (client: Client, { id, url, kind }: { id: string; url: string; kind: string }) => {
    const stored = await fetch(new URL(url, stage.origin), { signal: AbortSignal.timeout(patience) })
    if ((await stored.text()).includes(stage.secret)) throw new Error('the stored file shows a file of the server')
    const looks = [{ logoUrl: id }, { bgUrl: id }]
    for (const look of kind === 'picture' ? looks : looks.slice(0, 1)) {
      await client.styles.create({ id: stage.code, ...look }).catch(refused)
    }
    const design = { width: 60, height: 40, bgUrl: id, layers: [codeLayer, { ...pictureLayer, fileId: id }] }
    await client.labels.customCreate({ design, id: stage.code }).catch(refused)
  }
  return {
    'picture of a style': async (file: Hostile, client: Client) =>
      drawWith(client, await client.files.simple(await upload(file, client))),
    file: async (file: Hostile, client: Client) =>
      drawWith(client, await client.files.upload(await upload(file, client))),
    'resumable upload': async (file: Hostile, client: Client) => {
      const id = await sendInPieces(stage, file)
      if (id) await client.files.saveFile({ id })
    },
    'workbook of a batch': ({ name, bytes }: Hostile, client: Client) =>
      client.batches.importExcel({ id: stage.template, fileName: name, workbook: bytes.toString('base64') }),
    'workbook of phones': ({ bytes }: Hostile, client: Client) =>
      client.codeAccess.importMobiles({ id: stage.code, workbook: bytes.toString('base64'), skipBad: true }),
    'photo of a code': async (file: Hostile, client: Client) => client.recovery.add(await upload(file, client)),
  }
}

const codeLayer = { id: 'c', type: 'code' as const, x: 2, y: 2, width: 30, height: 30 }
const pictureLayer = { id: 'p', type: 'picture' as const, x: 35, y: 5, width: 20, height: 20 }

function refused(error: unknown): void {
  if (!(error instanceof CallError) || error.code === 'network') throw error
}

/** By the tus protocol, in two pieces; the id of the upload, or nothing where it was refused. */
async function sendInPieces({ origin, token }: Stage, { name, bytes }: Hostile): Promise<string | undefined> {
  const headers = { Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0' }
  const created = await fetch(`${origin}/file/tus`, {
    method: 'POST',
    headers: {
      ...headers,
      'Upload-Length': String(bytes.length),
      'Upload-Metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
    signal: AbortSignal.timeout(patience),
  })
  const place = created.headers.get('Location')
  if (!place) {
    if (created.status >= 500 || !(await created.text()).trim()) throw new Error(`tus answers ${created.status}`)
    return undefined
  }
  const middle = bytes.length >> 1
  for (const [offset, piece] of [
    [0, bytes.subarray(0, middle)],
    [middle, bytes.subarray(middle)],
  ] as const) {
    const sent = await fetch(new URL(place, origin), {
      method: 'PATCH',
      headers: { ...headers, 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
      body: new Uint8Array(piece),
      signal: AbortSignal.timeout(patience),
    })
    if (sent.status >= 500) throw new Error(`tus answers ${sent.status}`)
  }
  return place.split('/').at(-1)
}
