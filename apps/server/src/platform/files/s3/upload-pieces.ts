import type { Readable } from 'node:stream'
import { Readable as Stream } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { z } from 'zod'
import { About } from '../tus/spool.ts'
import { listObjects } from './list-objects.ts'
import { putFile, read } from './put-file.ts'
import type { S3 } from './s3-client.ts'

export interface Piece {
  from: number
  bytes: number
}

export type Described = z.output<typeof About> & { creation_date?: string | undefined }

const prefix = 'uploads/'
const aboutOf = (id: string) => `${prefix}${id}/about`
const pieceOf = (id: string, { from, bytes }: Piece) => `${prefix}${id}/${String(from).padStart(14, '0')}-${bytes}`

/**
 * Resumable uploads in a bucket: what is known of one in `uploads/<id>/about`, and its bytes in pieces named by where they
 * begin and how many they are, so that any node goes on where another one was killed.
 */
export function createUploadPieces(s3: S3) {
  async function describe(id: string, about: Described): Promise<void> {
    await read(await s3.ask('PUT', aboutOf(id), { body: JSON.stringify(about) }))
  }

  async function describedAs(id: string): Promise<Described | undefined> {
    const answer = await s3.ask('GET', aboutOf(id), { also: [404] })
    const text = await answer.text()
    return answer.status === 404 ? undefined : (About.loose().safeParse(JSON.parse(text)).data as Described | undefined)
  }

  async function piecesOf(id: string): Promise<Piece[]> {
    const pieces: Piece[] = []
    for await (const { key } of listObjects(s3, `${prefix}${id}/`)) {
      const [, from, bytes] = /\/(\d{14})-(\d+)$/.exec(key) ?? []
      if (from !== undefined) pieces.push({ from: Number(from), bytes: Number(bytes) })
    }
    return pieces
  }

  return {
    describe,
    describedAs,
    piecesOf,
    put: (id: string, piece: Piece, path: string) => putFile(s3, pieceOf(id, piece), path),

    async open(id: string, { from, bytes, skip }: Piece & { skip: number }): Promise<Readable> {
      const headers = { range: `bytes=${skip}-${bytes - 1}` }
      const { body } = await s3.ask('GET', pieceOf(id, { from, bytes }), { headers })
      return Stream.fromWeb(body as ReadableStream) // two types of the same stream
    },

    async touchedAt(id: string): Promise<Date | undefined> {
      const answer = await s3.ask('HEAD', aboutOf(id), { also: [404] })
      return answer.status === 404 ? undefined : new Date(answer.headers.get('last-modified') ?? 0)
    },

    async remove(id: string): Promise<void> {
      for await (const { key } of listObjects(s3, `${prefix}${id}/`)) await read(await s3.ask('DELETE', key))
    },

    /** Ids of uploads of which nothing was written since a moment. */
    async untouchedSince(moment: Date): Promise<string[]> {
      const newest = new Map<string, Date>()
      for await (const { key, storedAt } of listObjects(s3, prefix)) {
        const [, id = ''] = key.split('/')
        if (storedAt > (newest.get(id) ?? new Date(0))) newest.set(id, storedAt)
      }
      return [...newest].filter(([, at]) => at < moment).map(([id]) => id)
    },
  }
}

export type UploadPieces = ReturnType<typeof createUploadPieces>

/**
 * The pieces one after the other that have all bytes up to a gap, with how many of each are known from the one before:
 * two nodes may have stored the same stretch, when the sender lost one and went on with another.
 */
export function chainOf(pieces: readonly Piece[]): { chain: (Piece & { skip: number })[]; bytes: number } {
  const chain: (Piece & { skip: number })[] = []
  let reached = 0
  for (;;) {
    const next = pieces
      .filter(({ from, bytes }) => from <= reached && from + bytes > reached)
      .sort((a, b) => b.from + b.bytes - (a.from + a.bytes))[0]
    if (!next) return { chain, bytes: reached }
    chain.push({ ...next, skip: reached - next.from })
    reached = next.from + next.bytes
  }
}
