import type { Area } from '@matai/form-kit/fill'

interface AreaNode extends Area {
  children?: AreaNode[]
}
let tree: Promise<AreaNode[]> | undefined
let provinces: AreaNode[] | undefined

/** Provinces for '', else what lies within a place. */
export async function areasWithin(within: string): Promise<readonly Area[]> {
  tree ??= fetch('/static/area.json').then((answer) => answer.json() as Promise<AreaNode[]>)
  // What failed once is asked for again.
  provinces = await tree.catch((error: unknown) => {
    tree = undefined
    throw error
  })
  return within === '' ? provinces : (placeOf(within)?.children ?? [])
}

const placeOf = (code: string): AreaNode | undefined =>
  provinces?.flatMap((province) => [province, ...(province.children ?? [])]).find((one) => one.code === code)

/** Whether a place has parts; until the list is there, the server says so. */
export const isDivided = (code: string): boolean => !provinces || (placeOf(code)?.children?.length ?? 0) > 0
