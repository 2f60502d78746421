export { formStudio as phrases } from '@matai/i18n/zh/form-studio'
