export { campaigns as phrases } from '@matai/i18n/zh/campaigns'
