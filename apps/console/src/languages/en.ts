export { en as phrases } from '@matai/i18n/en'
export { default as antdLocale } from 'antd/locale/en_US'
