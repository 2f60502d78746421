export { formStudio as phrases } from '@matai/i18n/en/form-studio'
