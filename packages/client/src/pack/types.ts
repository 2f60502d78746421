import { allCalls, type Call } from '@matai/contract'
import { createTranslator, isPhraseKey } from '@matai/i18n'
import { z } from 'zod'
import { createTypeWriter, type JsonSchema } from './json-type.ts'

const head = `export interface CallOptions { signal?: AbortSignal }

/** A call that did not succeed. \`code\` is the contract's error code, or \`network\` when no answer came. */
export declare class CallError extends Error {
  readonly code: number | 'network'
  readonly data: {
    issues?: { path: (string | number)[]; message: string }[]
    needs?: number
    limit?: number
    used?: number
    retryAfter?: number
    requestId?: string
    scope?: string
  }
  /** What is wrong with one field of the input, if anything. */
  issueOf(field: string): string | undefined
}

export interface ProgramOptions {
  /** Scheme and host of the server, such as \`https://qr.example.com\`. */
  origin: string
  /** What the console showed when the key was made: \`mk_…\`. */
  key: string
  language?: 'zh' | 'en'
  /** Seconds that a call waits in all while it is told to wait its turn; 120 without it. */
  patience?: number
  fetch?: typeof fetch
}

/** One function for each call: it resolves to \`data\`, or throws a CallError. */
export declare function createClient(options: ProgramOptions): Client

/** Every item of a list, page by page. */
export declare function each<Input extends object, Item>(
  list: (input: Input & { page?: number; pageSize?: number; cursor?: string }) => Promise<{ list: Item[]; total: number; next: string | null }>,
  input: Input,
): AsyncGenerator<Item, void, undefined>
`

/** The declarations of the package: every call with its input and its answer, without a schema library. */
export function packageTypes(): string {
  const writer = createTypeWriter()
  const say = createTranslator('en')
  const modules = Object.entries(allCalls).map(([module, entries]) => {
    const calls = Object.entries(entries).map(([entry, call]) => {
      const phrase = `calls.${module}_${entry}`
      const note = isPhraseKey(phrase) ? `    /** ${say(phrase)} */\n` : ''
      return `${note}    ${entry}(input: ${inputOf(call, writer.write)}, options?: CallOptions): Promise<${outputOf(call, writer.write)}>`
    })
    return `  readonly ${module}: {\n${calls.join('\n')}\n  }`
  })
  return `${head}\nexport interface Client {\n${modules.join('\n')}\n}\n\n${writer.aliases()}\n`
}

type Write = (schema: JsonSchema) => string

function inputOf(call: Call, write: Write): string {
  const type = write(schemaOf(call.input, 'input'))
  return call.carrier === 'multipart' ? `${type} & { file: Blob & { name?: string } }` : type
}

function outputOf(call: Call, write: Write): string {
  if (call.answer === 'picture' || call.answer === 'file') return '{ mime: string; body: Uint8Array; fileName: string }'
  return write(schemaOf(call.output, 'output'))
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as JsonSchema
}
