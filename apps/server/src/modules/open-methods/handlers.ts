import type { Ports } from '../../platform/ports.ts'
import { ownMiniPrograms } from '../mini-program/ports.ts'
import { openMethodFaults } from '../qr-codes/ports.ts'
import type { OpenMethods } from './service/open-methods.ts'

export function answerOpenMethods(ports: Ports, { faultOf, byAppId }: Pick<OpenMethods, 'faultOf' | 'byAppId'>): void {
  ports.answer(openMethodFaults, faultOf)
  ports.answer(ownMiniPrograms, byAppId)
}
