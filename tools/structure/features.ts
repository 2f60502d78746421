import { type Finding, importsOf, isTest, type Rule, targetOf } from './source.ts'

const FEATURE = /^apps\/console\/src\/features\/([^/]+)\/(.+)$/
const KIT = 'apps/console/src/ui/'

/** What the kit says by itself: no word of it names a noun of the product. Names of colours stand with the styles. */
const OWN_PHRASE = /^(app|errors)\.|^styles\.colour_/
const PHRASE = /\bt\([^()'`]*['`](\w+\.\w+)/g

const SCREEN = /^apps\/console\/src\/(?!ui\/)/
const OWN_SHELL = /import \{[^}]*\b(Modal|Drawer|InputNumber)\b[^}]*\} from 'antd'/

/**
 * Dialogs and drawers are the kit's: closing, width on phones, sending and leaving are the same in all of them. So are
 * numbers, whose steps the library names in English.
 */
const shellsOfTheLibrary: Rule = ({ path, text }) => {
  const shell = SCREEN.test(path) ? OWN_SHELL.exec(text)?.[1] : undefined
  const mend = 'take DialogForm, DrawerForm, Dialog, SideDrawer or InputNumber of ui/'
  return shell ? [{ path, problem: `sets up a ${shell} of the library`, mend }] : []
}

const nounsOfTheKit: Rule = ({ path, text }) => {
  if (!path.startsWith(KIT) || isTest(path)) return []
  return [...text.matchAll(PHRASE)]
    .filter(([, phrase = '']) => !OWN_PHRASE.test(phrase))
    .map(([, phrase]) => ({
      path,
      problem: `the kit says ${phrase}`,
      mend: 'say app.… or take the words as a property',
    }))
}

const OWN_RIGHT =
  /\bvipLevel\s*[<>]|[<>]=?\s*tierNumbers\b|import \{[^}]*\bfeatures\b[^}]*\} from 'virtual:contract-constants'/

/** What the account's tier has comes with the person who is signed in; what may be done with an item comes with it. */
const rightsOfScreens: Rule = ({ path, text }) => {
  if (!path.startsWith('apps/console/src/') || isTest(path) || !OWN_RIGHT.test(text)) return []
  const mend = 'take useUser().tier, or the can of the item'
  return [{ path, problem: 'works out by itself what a tier has', mend }]
}

const FOR_ITSELF = /^import '(\.[^']+\.tsx?)'/gm

/** Its package says that its files do nothing by being loaded, so that a door brings only what is asked of it. */
const nothingByLoading: Rule = ({ path, text }) =>
  path.startsWith('apps/console/src/')
    ? [...text.matchAll(FOR_ITSELF)].map(([, from]) => ({
        path,
        problem: `imports ${from} for what it does by being loaded, which the build leaves out`,
        mend: 'export what it does as a function, and call it',
      }))
    : []

/** Console features know each other through one door, in the order of the nouns; the kit knows none of them. */
export const features: Rule = ({ path, text }, order) => {
  const noun = FEATURE.exec(path)?.[1]
  if (noun && !order.modules.includes(noun)) {
    return [{ path, problem: `the feature ${noun} has no place`, mend: 'add it to "modules" in tools/order.json' }]
  }
  const said = [
    ...nounsOfTheKit({ path, text }, order),
    ...shellsOfTheLibrary({ path, text }, order),
    ...rightsOfScreens({ path, text }, order),
    ...nothingByLoading({ path, text }, order),
  ]
  const imported = importsOf(text).flatMap(({ from }) => {
    const target = targetOf(path, from)
    const [, other, rest] = FEATURE.exec(target ?? '') ?? []
    if (!other || other === noun) return []
    if (path.startsWith(KIT)) return [{ path, problem: `the kit imports ${target}`, mend: 'pass it in as a property' }]
    return noun ? checkNeighbour(path, noun, other, rest ?? '', order.modules) : []
  })
  return [...said, ...imported]
}

function checkNeighbour(path: string, noun: string, other: string, rest: string, order: string[]): Finding[] {
  if (!/^public\.tsx?$/.test(rest)) {
    return [{ path, problem: `reaches into ${other}/${rest}`, mend: `export it from features/${other}/public.tsx` }]
  }
  if (order.indexOf(other) < order.indexOf(noun)) return []
  const mend = 'move the part to the earlier feature, or settle the order in tools/order.json'
  return [{ path, problem: `${noun} imports ${other}, which comes later`, mend }]
}
