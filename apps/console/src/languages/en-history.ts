export { history as phrases } from '@matai/i18n/en/history'
