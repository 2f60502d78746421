import { importsOf, isTest, type Rule, targetOf } from './source.ts'

/** The platform knows the outside world and no noun of the product. */
export const platform: Rule = ({ path, text }) => {
  if (!path.startsWith('apps/server/src/platform/') || isTest(path)) return []
  return importsOf(text).flatMap(({ from }) => {
    const target = targetOf(path, from)
    if (!target?.startsWith('apps/server/src/modules/')) return []
    return [
      { path, problem: `the platform imports ${target}`, mend: 'pass it in from the wiring, or move it into a module' },
    ]
  })
}
