import type { Ports } from '../../platform/ports.ts'
import { openMethodFaults } from '../qr-codes/ports.ts'
import type { OpenMethods } from './service/open-methods.ts'

export function answerOpenMethods(ports: Ports, { faultOf }: Pick<OpenMethods, 'faultOf'>): void {
  ports.answer(openMethodFaults, faultOf)
}
