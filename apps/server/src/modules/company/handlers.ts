import type { Ports } from '../../platform/ports.ts'
import { accountParts } from '../exports/ports.ts'
import { homeHeads } from '../qr-codes/ports.ts'
import type { Companies } from './service.ts'

export function answerCompany(ports: Ports, { headOf, parts }: Pick<Companies, 'headOf' | 'parts'>): void {
  ports.answer(accountParts, parts)
  ports.answer(homeHeads, headOf)
}
