import type { DocumentedCall, Schema } from './open-api.ts'

/** A call that can be pasted into a shell, with made-up values in the required fields. */
export function curlOf(call: DocumentedCall, origin: string): string {
  const lines = [`curl ${call.method === 'POST' ? '-X POST ' : ''}'${origin}${call.path}${queryOf(call)}'`]
  if (call.access !== 'public') lines.push("-H 'Authorization: Bearer TOKEN'")
  if (call.bodyType === 'multipart/form-data') lines.push("-F 'sign=SIGN'", "-F 'file=@picture.png'")
  else if (call.bodyType) {
    lines.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(sampleOf(call.input))}'`)
  }
  if (!call.output) lines.push('-o code.png')
  return lines.join(' \\\n  ')
}

function queryOf({ bodyType, input }: DocumentedCall): string {
  if (bodyType) return ''
  const query = new URLSearchParams(
    Object.entries(sampleOf(input) as Record<string, unknown>).map(([key, value]) => [key, String(value)]),
  ).toString()
  return query && `?${query}`
}

/** The smallest value that fits a schema. */
export function sampleOf(schema: Schema): unknown {
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const one = schema.anyOf?.[0] ?? schema.oneOf?.[0]
  if (one) return sampleOf(one)
  if (schema.properties) {
    const required = schema.required ?? []
    const entries = Object.entries(schema.properties).filter(([key]) => required.includes(key))
    return Object.fromEntries(entries.map(([key, field]) => [key, sampleOf(field)]))
  }
  if (schema.type === 'array') return schema.items ? [sampleOf(schema.items)] : []
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  return schema.type === 'boolean' ? true : '…'
}
