export { design as phrases } from '@matai/i18n/zh/design'
