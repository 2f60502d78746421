import type { LabelLayer } from '@matai/label'
import { readLayer } from './read-layer.ts'

/** A picture that copied layers name, and where it can be fetched. */
export interface CopiedFile {
  id: string
  url: string
}

export interface CopiedLayers {
  layers: LabelLayer[]
  files: CopiedFile[]
}

const mark = 'matai-label-layers'

/** Layers as text, so that they can be pasted into another template, or kept in a file. */
export function writeLayers({ layers, files }: CopiedLayers): string {
  return JSON.stringify({ [mark]: 1, layers, files })
}

/** Layers of a clipboard; null for any other text. What is not quite a layer is left out. */
export function readLayers(text: string): CopiedLayers | null {
  const found = parse(text)
  if (!isRecord(found) || found[mark] !== 1 || !Array.isArray(found.layers)) return null
  const layers = found.layers.map(readLayer).filter((layer) => layer !== null)
  const files = Array.isArray(found.files) ? found.files.filter(isFile).map(({ id, url }) => ({ id, url })) : []
  return layers.length > 0 ? { layers, files } : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Only what looks like a stored file's address is ever fetched. */
function isFile(value: unknown): value is CopiedFile {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.url === 'string' &&
    /^(https?:\/\/[^/?#@]+)?\/u\/[\w./-]+$/.test(value.url)
  )
}
