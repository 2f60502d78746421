import type { PhraseKey } from '@matai/i18n'
import type { FastifyError } from 'fastify'
import { Failure } from '../failure.ts'

/** What the framework refuses before a handler runs, by its code, as a sentence of ours. */
const phrases: Record<string, PhraseKey> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'errors.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'errors.wrongContentType',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'errors.wrongContentType',
  FST_ERR_CTP_INVALID_JSON_BODY: 'errors.brokenJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'errors.input',
  FST_REQ_FILE_TOO_LARGE: 'files.fileOverLimit',
  FST_FILES_LIMIT: 'errors.tooLarge',
  FST_FIELDS_LIMIT: 'errors.tooLarge',
  FST_PARTS_LIMIT: 'errors.tooLarge',
}

/** The refusal that an error of the framework stands for; undefined when the fault is ours. */
export function refusalOf(error: FastifyError): Failure | undefined {
  const multipart = error.code === 'FST_INVALID_MULTIPART_CONTENT_TYPE'
  const phrase = phrases[error.code] ?? (isClientFault(error) ? jsonOrInput(error) : undefined)
  if (!phrase) return undefined
  return new Failure('inputInvalid', phrase, {
    params: { expected: multipart ? 'multipart/form-data' : 'application/json' },
  })
}

function isClientFault(error: FastifyError): boolean {
  return typeof error.statusCode === 'number' && error.statusCode >= 400 && error.statusCode < 500
}

function jsonOrInput(error: Error): PhraseKey {
  return error instanceof SyntaxError ? 'errors.brokenJson' : 'errors.input'
}
