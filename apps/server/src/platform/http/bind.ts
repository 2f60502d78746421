import type { Call } from '@matai/contract'
import type { Handler, MemberContext } from './context.ts'

/** A call of the contract with the function that answers it. */
export interface BoundCall {
  call: Call
  handle(input: unknown, context: MemberContext): Promise<unknown>
}

/** Binds a module of the contract to its handlers. A handler that is missing or answers another shape does not compile. */
export function bind<Module extends Record<string, Call>>(
  module: Module,
  handlers: { [Entry in keyof Module]: Handler<Module[Entry]> },
): BoundCall[] {
  return Object.entries(module).map(([entry, call]) => ({
    call,
    // The gate parses the input with this very entry and lets nobody in whom its access does not name.
    handle: handlers[entry] as BoundCall['handle'],
  }))
}
