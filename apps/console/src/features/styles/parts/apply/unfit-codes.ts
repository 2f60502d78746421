import type { QrCodeItem } from '@matai/contract'
import { CallError } from '../../../../client.ts'

/** A code that cannot take a style, and why. */
export interface UnfitCode {
  id: string
  name: string
  reason: string
}

/** Which of the codes the server refused; none when it failed for another reason. */
export function unfitCodes(error: unknown, asked: readonly Pick<QrCodeItem, 'id' | 'name'>[]): UnfitCode[] {
  const issues = error instanceof CallError ? (error.data.issues ?? []) : []
  return issues.flatMap(({ path: [field, place], message }) => {
    const code = field === 'ids' && typeof place === 'number' ? asked[place] : undefined
    return code ? [{ id: code.id, name: code.name, reason: message }] : []
  })
}
