export { figures as phrases } from '@matai/i18n/en/figures'
