export { screens as phrases } from '@matai/i18n/zh/screens'
export { default as antdLocale } from 'antd/locale/zh_CN'
