export { screens as phrases } from '@matai/i18n/en/screens'
export { default as antdLocale } from 'antd/locale/en_US'
