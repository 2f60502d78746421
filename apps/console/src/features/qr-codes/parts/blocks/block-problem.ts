import { webAddress } from '@matai/kinds/web-address'
import type { PhraseKey } from '@matai/i18n'
import { phonePattern, plainPhone } from '@matai/kinds/plain-text'
import type { DraftBlock } from './draft-block.ts'

/** Whether nothing was put into the block yet, so that it can be left out without a word. */
export function isBlank(block: DraftBlock): boolean {
  switch (block.type) {
    case 'richText':
      return !/<hr\b/i.test(block.html) && block.html.replace(/<[^>]*>|&nbsp;/g, '').trim() === ''
    case 'linkButton':
      return block.text.trim() === '' && block.url.trim() === ''
    case 'phoneButton':
      return block.text.trim() === '' && block.phone.trim() === ''
    case 'location':
      return block.name.trim() === '' && block.address.trim() === '' && block.latitude === null
    case 'table':
      return [block.title, ...block.header, ...block.rows.flat()].every((cell) => cell.trim() === '')
    default:
      return false
  }
}

const isNever = () => false

/** What is missing or wrong in a block that was begun; null when it can be saved. `isOpen` texts are filled later. */
export function blockProblem(block: DraftBlock, isOpen: (text: string) => boolean = isNever): PhraseKey | null {
  if (isBlank(block)) return null
  switch (block.type) {
    case 'linkButton':
      if (block.text.trim() === '') return 'blocks.textMissing'
      return isOpen(block.url) || webAddress(block.url) !== null ? null : 'qrCodes.unsafeLink'
    case 'phoneButton':
      if (block.text.trim() === '') return 'blocks.textMissing'
      return isOpen(block.phone) || phonePattern.test(plainPhone(block.phone)) ? null : 'blocks.phoneWrong'
    case 'location':
      if (block.name.trim() === '') return 'blocks.placeMissing'
      return (block.latitude === null) === (block.longitude === null) ? null : 'blocks.coordinatesHalf'
    default:
      return null
  }
}
