import type { Ports } from '../../platform/ports.ts'
import { invitationsFor } from '../accounts/ports.ts'
import type { Team } from './service/team.ts'

export function answerTeam(ports: Ports, { inviting }: Team): void {
  ports.answer(invitationsFor, inviting.waiting)
}
