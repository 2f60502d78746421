import type { Ports } from '../../platform/ports.ts'
import { numberProven } from '../mini-program/ports.ts'
import type { Collaborators } from './service/collaborators.ts'

/** A number that WeChat proved is bound, as one that a text message proved. */
export function answerCollaborators(ports: Ports, { places }: Pick<Collaborators, 'places'>): void {
  ports.answer(numberProven, places.bind)
}
