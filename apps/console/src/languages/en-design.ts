export { design as phrases } from '@matai/i18n/en/design'
