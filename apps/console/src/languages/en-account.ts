export { account as phrases } from '@matai/i18n/en/account'
