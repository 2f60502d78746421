import { type Finding, importsOf, type Rule, targetOf } from './source.ts'

const FEATURE = /^apps\/console\/src\/features\/([^/]+)\/(.+)$/
const KIT = 'apps/console/src/ui/'

/** Console features know each other through one door, in the order of the nouns; the kit knows none of them. */
export const features: Rule = ({ path, text }, order) => {
  const noun = FEATURE.exec(path)?.[1]
  if (noun && !order.modules.includes(noun)) {
    return [{ path, problem: `the feature ${noun} has no place`, mend: 'add it to "modules" in tools/order.json' }]
  }
  return importsOf(text).flatMap(({ from }) => {
    const target = targetOf(path, from)
    const [, other, rest] = FEATURE.exec(target ?? '') ?? []
    if (!other || other === noun) return []
    if (path.startsWith(KIT)) return [{ path, problem: `the kit imports ${target}`, mend: 'pass it in as a property' }]
    return noun ? checkNeighbour(path, noun, other, rest ?? '', order.modules) : []
  })
}

function checkNeighbour(path: string, noun: string, other: string, rest: string, order: string[]): Finding[] {
  if (!/^public\.tsx?$/.test(rest)) {
    return [{ path, problem: `reaches into ${other}/${rest}`, mend: `export it from features/${other}/public.tsx` }]
  }
  if (order.indexOf(other) < order.indexOf(noun)) return []
  const mend = 'move the part to the earlier feature, or settle the order in tools/order.json'
  return [{ path, problem: `${noun} imports ${other}, which comes later`, mend }]
}
