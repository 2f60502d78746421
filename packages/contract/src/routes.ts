import type { Call, Carrier } from './call.ts'

/** What a client needs to know of a call at run time. */
export interface Route {
  path: string
  method: 'GET' | 'POST'
  carrier: Carrier
  /** Makes something: takes a key under which it happens once. */
  creates?: true
  /** Answers its data without an envelope. */
  plain?: true
}

export type Routes = Record<string, Record<string, Route>>

/** The slim part of a contract, so that a browser need not load the schemas. */
export function routesOf(contract: Record<string, Record<string, Call>>): Routes {
  return mapValues(contract, (module) =>
    mapValues(module, ({ path, method, carrier, creates, answer }) => ({
      path,
      method,
      carrier,
      ...(creates ? { creates } : {}),
      ...(answer === 'plain' ? { plain: true as const } : {}),
    })),
  )
}

function mapValues<From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
