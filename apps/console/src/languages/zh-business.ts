export { business as phrases } from '@matai/i18n/zh/business'
