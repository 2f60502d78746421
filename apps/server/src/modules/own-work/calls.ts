import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { OwnWork } from './service/own-work.ts'

export function ownWorkCalls({
  address,
  sendCode,
  prove,
  decide,
  setStatus,
  forgetPhone,
}: Omit<OwnWork, 'page' | 'statusPage' | 'photographerAt'>) {
  return bind(contract.ownWork, {
    address: (_, context) => address(context),
    sendCode,
    prove,
    setStatus,
    decide,
    forgetPhone: (_, context) => forgetPhone(context),
  })
}
