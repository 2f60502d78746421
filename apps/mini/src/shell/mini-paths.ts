import type { Contract } from '@matai/contract'

/** Where the calls are: the contract itself would bring all its schemas along. A test compares the two. */
export const miniPaths: Readonly<Record<keyof Contract['miniProgram'], string>> = {
  enter: '/v/mini/enter',
  setPhone: '/v/mini/phone',
  agree: '/v/mini/agree',
  getTicket: '/v/mini/ticket',
  forget: '/v/mini/forget',
}
