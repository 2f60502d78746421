import type { Plugin } from 'vite'

/** Leaves out the older of a font's two formats: every browser that the console runs in reads the newer one. */
export function withoutWoff(): Plugin {
  return {
    name: 'matai-without-woff',
    enforce: 'pre',
    transform(code, id) {
      if (!/@fontsource[\\/].*\.css$/.test(id)) return undefined
      return { code: code.replace(/,\s*url\([^)]+\.woff\) format\('woff'\)/g, ''), map: null }
    },
  }
}
