import type { Plugin } from 'vite'

const routesId = 'virtual:contract-routes'
const constantsId = 'virtual:contract-constants'

/**
 * Gives the browser two slim views of the contract, so that neither zod nor the schemas are shipped:
 * `virtual:contract-routes` (path, method and carrier of every call) and `virtual:contract-constants`
 * (every export that is plain data: limits, lengths, patterns).
 */
export function contractModules(): Plugin {
  return {
    name: 'matai-contract-modules',
    resolveId: (id) => (id === routesId || id === constantsId ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${routesId}` && id !== `\0${constantsId}`) return undefined
      const contract = await import('@matai/contract')
      if (id === `\0${routesId}`) {
        return `export const routes = ${JSON.stringify(contract.routesOf(contract.contract))}`
      }
      return Object.entries(contract)
        .filter(([, value]) => isPlain(value))
        .map(([name, value]) => `export const ${name} = ${literal(value)}`)
        .join('\n')
    },
  }
}

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value) || value instanceof RegExp) return true
  if (typeof value !== 'object') return false
  const proto = Object.getPrototypeOf(value)
  return (proto === Object.prototype || proto === Array.prototype) && Object.values(value).every(isPlain)
}

function literal(value: unknown): string {
  return value instanceof RegExp ? String(value) : JSON.stringify(value)
}
