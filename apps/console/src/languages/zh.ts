export { zh as phrases } from '@matai/i18n/zh'
export { default as antdLocale } from 'antd/locale/zh_CN'
