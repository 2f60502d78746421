import type { Plugin } from 'vite'
import { routeTable } from '../src/route-table.ts'

/** Leaves the addresses of all screens beside the pages: the server answers 200 there and 404 elsewhere. */
export function listScreens(): Plugin {
  const screens = Object.values(routeTable).map(({ path }) => path)
  return {
    name: 'list-screens',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source: JSON.stringify(['/', ...screens]) })
    },
  }
}
