import type { CallOutput, Contract } from '@matai/contract'

export type MainInfo = CallOutput<Contract['stats']['getMaininfo']>
