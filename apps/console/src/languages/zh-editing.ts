export { editing as phrases } from '@matai/i18n/zh/editing'
