import type { Plugin } from 'vite'

interface Part {
  /** What is imported, and by which file of the component library. */
  source: RegExp
  importer: RegExp
  /** What stands in its place. */
  instead: string
}

const parts: Record<string, Part> = {
  // Menus over heads of columns: our lists are filtered in a form beside the table.
  filter: {
    source: /FilterDropdown(\.js)?$/,
    importer: /antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]index/,
    instead: 'export default () => null; export const flattenKeys = () => []',
  },
  // Fields look whether a form of the library stands around them: we have forms of our own.
  form: {
    source: /^@rc-component\/form$/,
    importer: /antd[\\/]es[\\/]form[\\/](context|hooks[\\/]useForm)/,
    instead: 'export const FormProvider = ({ children }) => children; export const useForm = () => []',
  },
  // Rows of ours are chosen with boxes.
  radio: {
    source: /^\.\.\/\.\.\/radio$/,
    importer: /antd[\\/]es[\\/]table[\\/]hooks[\\/]useSelection/,
    instead: 'export default () => null',
  },
  // Questions are asked by a dialog of ours.
  confirm: {
    source: /^\.\/confirm$/,
    importer: /antd[\\/]es[\\/]modal[\\/]index/,
    instead: `const none = () => undefined; export default none; export { none as modalGlobalConfig, none as withConfirm,
      none as withError, none as withInfo, none as withSuccess, none as withWarn }`,
  },
  asking: {
    source: /^\.\/(useModal|PurePanel)$/,
    importer: /antd[\\/]es[\\/]modal[\\/]index/,
    instead: 'export default () => null',
  },
}
const prefix = '\0without-'

/** Leaves out parts of the component library that come along with others and that no screen of ours ever shows. */
export function libraryWithoutParts(): Plugin {
  return {
    name: 'matai-library-without-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const part = Object.entries(parts).find(([, one]) => one.source.test(source) && one.importer.test(importer))
      return part ? prefix + part[0] : null
    },
    load: (id) => (id.startsWith(prefix) ? (parts[id.slice(prefix.length)]?.instead ?? null) : null),
  }
}
