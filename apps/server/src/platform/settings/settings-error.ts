import { StartError } from '../start-error.ts'

/** Stops the start with one sentence that names the variable. Secrets are not repeated. */
export class SettingsError extends StartError {
  readonly variable: string

  constructor(variable: string, problem: string, given: unknown) {
    const shown = given === undefined || /SECRET|TOKEN|KEY|URL/.test(variable) ? '' : ` (given: ${String(given)})`
    super(`${variable}: ${problem}${shown}. See docs/operations/settings.md`)
    this.name = 'SettingsError'
    this.variable = variable
  }
}
