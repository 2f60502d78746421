export { campaigns as phrases } from '@matai/i18n/en/campaigns'
