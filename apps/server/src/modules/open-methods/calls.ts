import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { OpenMethods } from './service/open-methods.ts'

export function openMethodCalls({ list, miniCode }: Pick<OpenMethods, 'list' | 'miniCode'>) {
  return bind(contract.openMethods, { list: (_, context) => list(context), miniCode })
}
