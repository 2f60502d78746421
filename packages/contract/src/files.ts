import { type FileKind, fileKinds } from '@matai/kinds'
import { z } from 'zod'
import { call } from './call.ts'
import { fileId } from './fields.ts'

export { type FileKind, fileKinds }

/** An uploaded file. `url` is on an address whose answers can never run script for the console. */
export const StoredFile = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(fileKinds),
  mime: z.string(),
  size: z.number().describe('bytes as stored'),
  width: z.int().nullable(),
  height: z.int().nullable(),
  url: z.string(),
})
export type StoredFile = z.infer<typeof StoredFile>

const KindUsage = z.object({ files: z.int(), bytes: z.number() })

/** What an account has stored, by kind. */
export const StorageUsage = z.object({ picture: KindUsage, audio: KindUsage, video: KindUsage, file: KindUsage })

/** Sealed first four characters of the file's name (purpose `upload`); see seal.ts. */
const sign = z.string().min(1)

export const fileCalls = {
  upload: call({
    path: '/file/upload',
    access: 'member',
    limit: 'fileBytes',
    carrier: 'multipart',
    input: z.object({ sign }),
    output: StoredFile,
  }),
  simple: call({
    path: '/file/simple',
    access: 'member',
    limit: 'pictureBytes',
    carrier: 'multipart',
    input: z.object({ sign }),
    output: StoredFile,
  }),
  saveFile: call({
    path: '/qruser/console/file/save_file',
    access: 'member',
    input: z.strictObject({ id: fileId(), name: z.string().trim().min(1).max(255).optional() }),
    output: StoredFile,
  }),
  usage: call({
    path: '/qruser/console/file/usage',
    access: 'member',
    input: z.strictObject({}),
    output: StorageUsage,
  }),
}
