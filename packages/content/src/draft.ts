/** Blocks while they are written: the engine of `@matai/kinds`, asked of blocks. */
import type { PhraseKey } from '@matai/i18n'
import * as kinds from '@matai/kinds'
import {
  type Block,
  type BlockType,
  block as anyBlock,
  blockSchemas,
  content,
  type DraftBlock,
  type DraftBlockOf,
  made,
} from './schema.ts'

export type { DraftBlock, DraftBlockOf } from './schema.ts'

export function newBlockId(): string {
  // randomUUID is withheld on plain http, where many self-hosted consoles live.
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** A new block with nothing in it but what is given. */
export function newDraft<Type extends BlockType>(
  type: Type,
  begun: Partial<DraftBlockOf<Type>> = {},
): DraftBlockOf<Type> {
  const blank = kinds.blankOf(blockSchemas[type]) as DraftBlockOf<Type>
  return { ...blank, id: newBlockId(), ...begun }
}

/** What a page begins with: a place to write. */
export const blankText = (html = '') => made.richText(newBlockId(), { html })

/** What a code that is a form begins with: its one way in. */
export const blankEntry = (formId = 0): DraftBlock => newDraft('formEntry', { formId })

/** What stands on the server, as something to go on writing. */
export const toDraft = (block: Block): DraftBlock => kinds.toDraft(anyBlock, block, block.id) as DraftBlock
export const toDrafts = (blocks: readonly Block[]): DraftBlock[] => blocks.map(toDraft)

const schemaOf = ({ type }: DraftBlock, open: boolean): kinds.Schema =>
  open ? kinds.opened(blockSchemas[type]) : blockSchemas[type]

/** Whether nothing was put into the block yet, so that it can be left out without a word. */
export const isBlank = (block: DraftBlock): boolean => kinds.isBlank(blockSchemas[block.type], block)

/**
 * What is missing or wrong in a block that was begun; null when it can be sent. In `open` ones texts may hold variables.
 * What is too long or too much the server says, with its numbers.
 */
export function blockProblem(block: DraftBlock, open = false): PhraseKey | null {
  if (isBlank(block)) return null
  const schema = schemaOf(block, open)
  const sent = kinds.finish(schema, block)
  if (sent === null) return null
  const problem = kinds.problemsOf(schema, sent).find(({ phrase }) => !phrase.startsWith('errors.'))
  return problem?.phrase ?? null
}

/** The block as the server takes it; null when there is nothing to show yet: no file, no words, half a button. */
export function finished(block: DraftBlock, open = false): Block | null {
  if (isBlank(block) || blockProblem(block, open)) return null
  return kinds.finish(schemaOf(block, open), block) as Block | null
}

export const finishedBlocks = (blocks: readonly DraftBlock[], open = false): Block[] =>
  blocks.map((block) => finished(block, open)).filter((block) => block !== null)

/** All places for files in blocks. */
export const slotsOf = (blocks: readonly DraftBlock[]): kinds.Slot[] => kinds.slotsOf(content, blocks)

/** Gives the blocks that wait for an upload their file; the list itself when none does. */
export const fileArrived = (blocks: DraftBlock[], upload: string, fileId: string): DraftBlock[] =>
  kinds.withFile(content, blocks, upload, fileId)

/** Uploads that the blocks wait for. */
export const pendingUploads = (blocks: readonly DraftBlock[]): string[] =>
  slotsOf(blocks).flatMap(({ upload }) => upload ?? [])

/** Ids of the stored files that blocks name. */
export const filesNamed = (blocks: readonly DraftBlock[]): Set<string> => new Set(kinds.filesNamed(content, blocks))
