import type { z } from 'zod'
import type { Access } from './access.ts'
import { withoutRules } from './stored.ts'
import type { Feature, LimitKey } from './tier-table.ts'

/** Calls of one session: so many at once, and so many more each second; the console and honest programs stay far below. */
export const callRate = { burst: 600, perSecond: 60 } as const

/** How the input travels: JSON in a POST, fields and one file in a multipart POST, or the query of a GET. */
export type Carrier = 'json' | 'multipart' | 'query'

/**
 * What the answer is: the {code, msg, data} envelope, a picture with a real HTTP status, a download (refused in the
 * envelope), or plain JSON that caches keep for a day.
 */
export type Answer = 'envelope' | 'picture' | 'file' | 'plain'

/** One call of the API: the only place that knows its path, rights, gates and shapes. */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Rights extends Access = Access,
  Carried extends Carrier = Carrier,
> {
  readonly path: string
  readonly method: 'GET' | 'POST'
  readonly access: Rights
  readonly feature?: Feature
  readonly limit?: LimitKey
  readonly carrier: Carried
  readonly answer: Answer
  /** Largest JSON body in bytes, where the default of 1 MiB does not fit. */
  readonly bodyLimit?: number
  /** Takes long with a large input: an account has two of these under way at a time, and others wait their turn. */
  readonly heavy?: boolean
  /** Makes something: takes an `Idempotency-Key`, under which it happens once. */
  readonly creates?: true
  readonly input: Input
  readonly output: Output
}

interface CallDraft<Input extends z.ZodType, Output extends z.ZodType, Rights extends Access, Carried extends Carrier>
  extends Pick<
    Call<Input, Output, Rights, Carried>,
    'path' | 'access' | 'input' | 'output' | 'feature' | 'limit' | 'bodyLimit' | 'heavy' | 'creates'
  > {
  readonly carrier?: Carried
  readonly answer?: Answer
}

/** A POST with JSON and an envelope, unless the draft says otherwise. What it answers has a shape, and no limits. */
export function call<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Rights extends Access,
  const Carried extends Carrier = 'json',
>(draft: CallDraft<Input, Output, Rights, Carried>): Call<Input, Output, Rights, Carried> {
  const carrier = draft.carrier ?? ('json' as Carried) // the default of the type is the default of the value
  const output = withoutRules(draft.output)
  return { answer: 'envelope', ...draft, output, carrier, method: carrier === 'query' ? 'GET' : 'POST' }
}

/** What a program sends, before defaults are filled in. */
export type CallInput<C> = C extends Call<infer Input, z.ZodType> ? z.input<Input> : never
/** What a handler receives, defaults filled in. */
export type ParsedInput<C> = C extends Call<infer Input, z.ZodType> ? z.output<Input> : never
/** What a program receives in `data`. */
export type CallOutput<C> = C extends Call<z.ZodType, infer Output> ? z.output<Output> : never
