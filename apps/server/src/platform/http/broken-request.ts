import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { createTranslator, type PhraseKey } from '@matai/i18n'
import { Failure } from '../failure.ts'
import { failure } from './answer.ts'

const known: Record<string, { status: number; phrase: PhraseKey }> = {
  HPE_HEADER_OVERFLOW: { status: 431, phrase: 'errors.tooLarge' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, phrase: 'errors.tooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, phrase: 'errors.timeout' },
}

/** What the parser refuses never becomes a request, but gets the same envelope; in which language nobody said. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, phrase } = known[error.code ?? ''] ?? { status: 400, phrase: 'errors.input' }
  const body = JSON.stringify(failure(new Failure('inputInvalid', phrase), createTranslator('zh')))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
