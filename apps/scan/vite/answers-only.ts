import type { Plugin } from 'vite'

/** What only editor, lists and server ask of a component: the schema of its settings, what is wrong with them, and such. */
const unasked = new Set(['settings', 'faults', 'isDated'])

interface Node {
  type: string
  start: number
  end: number
}
interface Property extends Node {
  key?: { name?: string }
}
interface Declarator extends Node {
  id: { name?: string }
  init: (Node & { properties?: Property[] }) | null
}
interface Statement extends Node {
  declarations?: Declarator[]
  declaration?: Statement | null
}

/** Leaves out of each component's schema what nobody asks who only fills it in. */
export function answersOnly(): Plugin {
  return {
    name: 'answers-only',
    transform: {
      order: 'post',
      filter: { id: /form-kit\/src\/components\/[\w-]+\/schema\.ts$/ },
      handler(code) {
        const body = this.parse(code).body as unknown as Statement[]
        const isNamed = (statement: Statement, name: string) =>
          (statement.declaration ?? statement).declarations?.[0]?.id.name === name
        const face = body.find((statement) => isNamed(statement, 'schema'))
        const { init } = (face?.declaration ?? face)?.declarations?.[0] ?? {}
        if (!face || !init?.properties) return null
        const kept = init.properties.filter(({ key }) => !unasked.has(key?.name ?? ''))
        const written = kept.map(({ start, end }) => code.slice(start, end)).join(',')
        const settings = body.find((statement) => isNamed(statement, 'settings'))
        const cuts = [
          { start: init.start, end: init.end, text: `{${written}}` },
          ...(settings ? [{ start: settings.start, end: settings.end, text: '' }] : []),
        ]
        return cuts
          .sort((a, b) => b.start - a.start)
          .reduce((text, cut) => text.slice(0, cut.start) + cut.text + text.slice(cut.end), code)
      },
    },
  }
}
