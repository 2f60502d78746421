import type { FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'
import type { IncomingFile } from './context.ts'

/** Fields that stand before the file, and the file, whose bytes are still to be read. Throws a FastifyError or a Failure on broken input. */
export async function readMultipart(
  request: FastifyRequest,
  fileSize: number,
): Promise<{ fields: Record<string, string>; file: IncomingFile | undefined }> {
  const limits = { files: 1, fields: 20, fieldSize: 16_384, fileSize: Number.isFinite(fileSize) ? fileSize : undefined }
  const fields: Record<string, string> = {}
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') return { fields, file: { name: part.filename || 'file', stream: part.file } }
      fields[part.fieldname] = String(part.value)
    }
  } catch (error) {
    throw isRefusal(error) ? error : new Failure('inputInvalid', 'errors.input')
  }
  return { fields, file: undefined }
}

/** The framework's own refusals carry a code; what the parser says of a form that is none does not. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error
}
