import type { FileKind } from './fields.ts'
import { type Path, placesOf, type Schema, schemaPaths } from './walk.ts'
import { isWrongFile } from './wrong-file.ts'

export interface NamedFile {
  fileId: string
  /** What the file must be there. */
  kind: FileKind | 'any'
  path: Path
}

const holders = new WeakMap<Schema, boolean>()

/** Whether a value of the schema can name a file at all: most answers cannot, and are asked for each record. */
export function canNameFiles(schema: Schema): boolean {
  const known = holders.get(schema) ?? schemaPaths(schema).some(({ field }) => field.is === 'file')
  holders.set(schema, known)
  return known
}

/** Every place of a value that names a file. */
export function filePlaces(schema: Schema, value: unknown): NamedFile[] {
  if (!canNameFiles(schema)) return []
  return placesOf(schema, value).flatMap(({ field, value: fileId, path }) =>
    field.is === 'file' && typeof fileId === 'string' && fileId ? [{ fileId, kind: field.kind, path }] : [],
  )
}

/** The files that a value names, each once. */
export function filesNamed(schema: Schema, value: unknown): string[] {
  return [...new Set(filePlaces(schema, value).map(({ fileId }) => fileId))]
}

/** The places whose file is of another kind than they take. */
export function wrongFiles(
  schema: Schema,
  value: unknown,
  files: readonly { id: string; kind: FileKind }[],
): (NamedFile & { kind: FileKind })[] {
  const kinds = new Map(files.map(({ id, kind }) => [id, kind]))
  const isWrong = (place: NamedFile): place is NamedFile & { kind: FileKind } =>
    isWrongFile(place.kind, kinds.get(place.fileId))
  return filePlaces(schema, value).filter(isWrong)
}
