import type { Ports } from '../../platform/ports.ts'
import { invitationsFor } from '../accounts/ports.ts'
import { featureUses, limitUses } from '../tiers/ports.ts'
import type { Team } from './service/team.ts'

export function answerTeam(ports: Ports, { inviting, named, namedWithin }: Team): void {
  ports.answer(invitationsFor, inviting.waiting)
  ports.answer(limitUses, { of: 'subAdmins', named })
  ports.answer(featureUses, { of: 'subAdmins', named })
  ports.answer(featureUses, { of: 'directoryLimits', named: namedWithin })
}
