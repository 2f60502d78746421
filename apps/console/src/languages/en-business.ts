export { business as phrases } from '@matai/i18n/en/business'
