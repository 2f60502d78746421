import type { Ports } from '../../platform/ports.ts'
import { formRecords } from '../forms/ports.ts'
import { limitCounters } from '../tiers/ports.ts'
import { countRecords } from './service/count-records.ts'
import type { Records } from './service/records.ts'

export function answerRecords(ports: Ports, { countsOf }: Pick<Records, 'countsOf'>): void {
  ports.answer(formRecords, countsOf)
  ports.answer(limitCounters, { key: 'records', count: countRecords })
}
