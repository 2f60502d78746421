import type { Tx } from '../../../platform/db/database.ts'
import { failField } from '../../../platform/failure.ts'
import { hostOf, hrefOf, isTooLong, isTrusted, printedIdIn, type TargetStanding } from '../rules/target.ts'
import { ownerOf } from '../../addresses/service/addresses.ts'
import { kindOf } from '../store/kinds.ts'
import type { Dependencies } from './dependencies.ts'

/** Where jumps may lead. */
export function createTargets({ trustedHosts, isKnownBad }: Pick<Dependencies, 'trustedHosts' | 'isKnownBad'>) {
  /** Asked at each save and each scan, because what the operator knows changes. */
  function standingOf(target: string): TargetStanding {
    if (isKnownBad(hrefOf(target))) return 'bad'
    return isTrusted(hostOf(target), trustedHosts) ? 'trusted' : 'outside'
  }

  return {
    standingOf,

    /** Refuses what visitors must not or can not be led to. A jump to a jump could go round in a circle. */
    async refuse(tx: Tx, target: string): Promise<void> {
      if (isTooLong(target)) failField('target', 'kinds.targetTooLong')
      if (standingOf(target) === 'bad') failField('target', 'kinds.targetBad')
      const printed = printedIdIn(target)
      const owner = printed && (await ownerOf(tx, 'code', printed))
      if (owner && (await kindOf(tx, owner, printed)) === 'jump') failField('target', 'kinds.targetJumps')
    },
  }
}
