import { type Finding, importsOf, type Order, type Rule, targetOf } from './source.ts'

const PLACE = /^(?:packages|apps)\/([\w-]+)\//
const OWN = /^@matai\/([\w-]+)/

/** Imports between packages go leftwards only, and through the door that package.json names. */
export const packages: Rule = ({ path, text }, order) => {
  const here = PLACE.exec(path)?.[1]
  if (!here) return []
  return importsOf(text).flatMap(({ from }) => {
    const named = OWN.exec(from)?.[1]
    if (named) return checkLayer(path, here, named, order)
    const target = targetOf(path, from)
    if (target === undefined || target.startsWith(`${path.split('/')[0]}/${here}/`) || !PLACE.test(target)) return []
    return [{ path, problem: `reaches into ${target}`, mend: `import from '@matai/${PLACE.exec(target)?.[1]}'` }]
  })
}

function checkLayer(path: string, here: string, named: string, { packages }: Order): Finding[] {
  const layerOf = (name: string) => packages.findIndex((layer) => layer.includes(name))
  if (layerOf(named) === -1) {
    return [{ path, problem: `imports the unknown package ${named}`, mend: 'give it a layer in tools/order.json' }]
  }
  if (named === here || layerOf(named) < layerOf(here)) return []
  return [
    {
      path,
      problem: `${here} imports ${named}, which stands to its right`,
      mend: 'move what both need into a package to the left',
    },
  ]
}
