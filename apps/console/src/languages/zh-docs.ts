import { docs } from '@matai/i18n/zh/docs'

/** What only the pages about the product and its calls say. */
export const phrases = { docs }
