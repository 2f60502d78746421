import { openApi } from '@matai/contract/openapi'
import { systemLanguage } from './platform/settings/system-language.ts'
import { version } from './platform/version.ts'

process.stdout.write(`${JSON.stringify(openApi({ language: systemLanguage(process.env), version }), null, 2)}\n`)
