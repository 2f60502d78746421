import type { Settings } from '../settings/settings.ts'
import { createBaiduReporter } from './baidu.ts'
import type { ConversionReporter } from './conversion-reporter.ts'

/** Undefined where the operator named no provider. */
export function createConversionReporter({
  OCPC_TOKEN: token,
  OCPC_URL: url,
}: Pick<Settings, 'OCPC_TOKEN' | 'OCPC_URL'>): ConversionReporter | undefined {
  return token === undefined ? undefined : createBaiduReporter({ url, token })
}
