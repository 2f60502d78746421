export { editing as phrases } from '@matai/i18n/en/editing'
