import { resolve } from 'node:path'
import { checkSettings } from './check-settings.ts'
import { refuseNearNames } from './near-names.ts'
import { Environment, settingNames, type Settings } from './settings.ts'
import { SettingsError } from './settings-error.ts'

/** Throws a SettingsError that names the first wrong variable; an empty variable counts as absent. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  refuseNearNames(environment, settingNames)
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    throw new SettingsError(name, issue?.message ?? 'invalid', given[name])
  }
  const settings = parsed.data
  // A person at a terminal wants sentences; a log collector wants lines.
  const LOG_LEVEL = settings.LOG_LEVEL ?? (settings.NODE_ENV === 'production' ? 'info' : 'warn')
  const NEW_ACCOUNT_TIER = settings.NEW_ACCOUNT_TIER ?? (settings.TIER_PRICES ? 'free' : 'enterprise')
  const FILES = settings.FILES ?? (settings.S3_BUCKET ? 's3' : 'local')
  const whole = { ...settings, FILES, NEW_ACCOUNT_TIER, LOG_LEVEL, DATA_DIR: resolve(settings.DATA_DIR) }
  checkSettings(whole, given)
  return whole
}
