import type { Ports } from '../../platform/ports.ts'
import { featureUses } from '../tiers/ports.ts'
import type { LoginHosts } from './service/hosts.ts'

export function answerBrand(ports: Ports, { named }: Pick<LoginHosts, 'named'>): void {
  ports.answer(featureUses, { of: 'ownDomain', named })
}
