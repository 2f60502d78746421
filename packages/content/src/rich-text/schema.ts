import { rich } from '@matai/kinds'
import { block } from '../block.ts'

/** Longest rich text, in characters of HTML. */
export const richTextMax = 100_000

/** HTML that is cleaned when saved. */
export const richText = block('richText', { html: rich(richTextMax, { variables: true }) })
