import { allCalls, type Call, type KeyScope, keyScopeOf } from '@matai/contract'
import { createTranslator, isPhraseKey, type Language } from '@matai/i18n'
import { z } from 'zod'

/** A call of the contract as agents see it. */
export interface Tool {
  name: string
  call: Call
  scope: KeyScope
}

/** Every call that a key can reach and whose input and answer are JSON; `qrCodes.save` is `qrCodes_save` there. */
export const tools: readonly Tool[] = Object.entries(allCalls).flatMap(([module, entries]) =>
  Object.entries(entries).flatMap(([entry, call]) => {
    const scope = keyScopeOf(call)
    return scope && call.carrier === 'json' && call.answer === 'envelope'
      ? [{ name: `${module}_${entry}`, call, scope }]
      : []
  }),
)

/** Agents look, unless the key says that they may change things. */
export function mayUse({ scope }: Tool, scopes: readonly KeyScope[]): boolean {
  return scopes.includes(scope) && (scope.endsWith(':read') || scopes.includes('agents:write'))
}

/** The scope that is missing for a tool, if one is. */
export function missingScope({ scope }: Tool, scopes: readonly KeyScope[]): KeyScope {
  return scopes.includes(scope) ? 'agents:write' : scope
}

const schemas = new Map<Call, object>()

/** As `tools/list` answers it. */
export function describeTool({ name, call, scope }: Tool, language: Language) {
  const phrase = `calls.${name}`
  return {
    name,
    description: isPhraseKey(phrase) ? createTranslator(language)(phrase) : name,
    inputSchema: schemaOf(call),
    annotations: {
      readOnlyHint: scope.endsWith(':read'),
      destructiveHint: scope.endsWith(':delete'),
      openWorldHint: false,
    },
  }
}

function schemaOf(call: Call): object {
  const known = schemas.get(call)
  if (known) return known
  const { $schema, ...schema } = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  const made = { ...schema, type: 'object' } // refined unions are objects too, and clients look for the word
  schemas.set(call, made)
  return made
}
