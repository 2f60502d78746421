import type { CodeAccess } from '../modules/code-access/service/code-access.ts'
import type { Ledger } from '../modules/ledger/service/ledger.ts'
import type { Measures } from '../platform/health/measures.ts'

/** The ledger, with its scans in the server's figures. */
export function countScans(ledger: Ledger, { scans }: Measures): Ledger {
  const tell = (result: 'counted' | 'lost') => scans.labels(result).inc()
  return {
    ...ledger,
    async record(...args) {
      const outcome = await ledger.record(...args).catch(lose)
      if (outcome !== 'changed') tell(outcome === 'counted' ? 'counted' : 'lost') // what was changed is read again
      return outcome
    },
    async recordLimited(...args) {
      const outcome = await ledger.recordLimited(...args).catch(lose)
      if (outcome === 'shown') tell('counted') // whoever refuses the others counts them
      if (outcome === 'uncounted') tell('lost')
      return outcome
    },
  }

  function lose(error: unknown): never {
    tell('lost')
    throw error
  }
}

/** The guard of codes, with its refusals in the server's figures. */
export function countRefusals(codeAccess: CodeAccess, { scans }: Measures): CodeAccess {
  return {
    ...codeAccess,
    refuse(refusal) {
      scans.labels('refused').inc()
      codeAccess.refuse(refusal)
    },
  }
}

interface Sender {
  // What is sent differs from sender to sender.
  send(message: never): Promise<void>
}

/** A sender of messages, with what became of them in the server's figures. */
export function countMessages<Counted extends Sender>(
  sender: Counted,
  channel: 'sms' | 'email',
  { messages }: Measures,
): Counted {
  return {
    ...sender,
    async send(message: never) {
      try {
        await sender.send(message)
        messages.labels(channel, 'sent').inc()
      } catch (error) {
        messages.labels(channel, 'failed').inc()
        throw error
      }
    },
  }
}
