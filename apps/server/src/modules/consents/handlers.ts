import type { Ports } from '../../platform/ports.ts'
import { removalConsents } from '../directories/ports.ts'
import type { Consents } from './service/consents.ts'

export function answerConsents(ports: Ports, { removal }: Pick<Consents, 'removal'>): void {
  ports.answer(removalConsents, removal)
}
