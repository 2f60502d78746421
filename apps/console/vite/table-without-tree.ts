import type { Plugin } from 'vite'

const nothing = '\0table-without-tree'

/**
 * Leaves out the tree that antd's table brings along for column filters of the kind 'tree': our lists are filtered in
 * a form beside the table, and a tree that nobody sees weighs as much as three screens.
 */
export function tableWithoutTree(): Plugin {
  return {
    name: 'matai-table-without-tree',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      /[\\/]tree$/.test(source) && /antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter/.test(importer ?? '')
        ? nothing
        : null,
    load: (id) => (id === nothing ? 'export default () => null' : null),
  }
}
