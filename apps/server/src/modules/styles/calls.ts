import { contract } from '@matai/contract'
import { bind } from '../../platform/http/bind.ts'
import type { Styles } from './service.ts'

const mimes = { png: 'image/png', svg: 'image/svg+xml' } as const

export function styleCalls(styles: Styles) {
  return bind(contract.styles, {
    create: async ({ content, id, format, download, ...named }, context) => {
      const given = Object.entries(named).filter(([, value]) => value !== undefined)
      const style = Object.fromEntries(given)
      const body = await styles.picture({ content, id, format, style }, context)
      return {
        mime: mimes[format],
        body,
        ...(download ? { fileName: `${download.replace(/\.(png|svg)$/i, '')}.${format}` } : {}),
      }
    },
  })
}
