import { accounts } from '@matai/i18n/zh/accounts'
import { app } from '@matai/i18n/zh/app'
import { errors } from '@matai/i18n/zh/errors'

/** What the sign-in says: enough for pages without the frame. */
export const phrases = { accounts, app, errors }
