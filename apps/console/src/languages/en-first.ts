import { accounts } from '@matai/i18n/en/accounts'
import { app } from '@matai/i18n/en/app'
import { errors } from '@matai/i18n/en/errors'

/** What the sign-in says: enough for pages without the frame. */
export const phrases = { accounts, app, errors }
