import { loadFace, loadFill } from '@matai/form-kit/loading'
import type { Fill } from '@matai/form-kit/fill'
import type { ComponentType, SchemaFace } from '@matai/form-kit/schema'
import { hydrate, useEffect, useState } from 'preact/compat'
import { type Device, openDevice } from '../device/device.ts'
import { FormApp } from '../form-app.tsx'
import { componentsOf } from '../form-parts.ts'
import type { FormPage } from '../page-data.ts'
import { sayFrom, type Words } from '../words.ts'

const faces = new Map<ComponentType, SchemaFace>()
const fills = new Map<ComponentType, Fill>()

async function load(types: readonly ComponentType[]): Promise<void> {
  await Promise.all(
    types.map(async (type) => {
      const [face, fill] = await Promise.all([loadFace(type), loadFill(type)])
      faces.set(type, face)
      fills.set(type, fill)
    }),
  )
}

const loaded = <Value,>(map: ReadonlyMap<ComponentType, Value>, type: ComponentType): Value => {
  const found = map.get(type)
  if (!found) throw new Error(`${type} was not loaded`)
  return found
}

const { page, words }: { page: FormPage; words: Words } = JSON.parse(
  document.getElementById('form-data')?.textContent ?? '',
)
const say = sayFrom(words)

/** Drawn as the server drew it, and then again with what only the device knows. */
function Island() {
  const [device, setDevice] = useState<Device | null>(null)
  useEffect(() => void openDevice().then(setDevice), [])
  return (
    <FormApp
      page={page}
      say={say}
      faceOf={(type) => loaded(faces, type)}
      fillOf={(type) => loaded(fills, type)}
      load={load}
      device={device}
    />
  )
}

await load(page.sheet ? [...new Set(componentsOf(page.sheet.document).map(({ type }) => type))] : [])
hydrate(<Island />, document.getElementById('form') as HTMLElement)
