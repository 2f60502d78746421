import type { QrStyle } from './style.ts'

/** A drawing that cannot be made; `field` names what to change. */
export class StyleError extends Error {
  readonly field: keyof QrStyle | 'content' | 'logo' | 'background'

  constructor(field: StyleError['field'], message: string) {
    super(`${field}: ${message}`)
    this.name = 'StyleError'
    this.field = field
  }
}
