import { z } from 'zod'
import { say } from './fields.ts'

/** A small workbook (.xlsx or .csv) that is sent along with a call, in base64. */
export const workbookField = (bytes: number) =>
  z
    .string()
    .min(1)
    .max(Math.ceil(bytes / 3) * 4, say('files.workbookTooLarge'))
    .regex(/^[0-9A-Za-z+/]+={0,2}$/, say('errors.wrongFormat'))
