/** What is asked of the blocks of a page: the engine of `@matai/kinds`, asked of the whole list. */
import * as kinds from '@matai/kinds'
import { type Block, block, blockSchemas, content } from './schema.ts'

export type { ShownCoupon } from './view-props.ts'

type StoredFile = { id: string; kind: kinds.FileKind }
type IsUnwanted = (url: string) => boolean

/** The files that a content names, each once. */
export const filesIn = (blocks: readonly Block[]) => kinds.filesNamed(content, blocks)

/** The forms that a content names, each once. */
export const formsIn = (blocks: readonly Block[]) => kinds.thingsNamed(content, blocks, 'form')

/** The coupons that a content names, each once. */
export const couponsIn = (blocks: readonly Block[]) => kinds.thingsNamed(content, blocks, 'coupon')

/** The places whose file is of another kind than they show. */
export const wrongKinds = (blocks: readonly Block[], files: readonly StoredFile[]) =>
  kinds.wrongFiles(content, blocks, files)

/** Whether there is nothing among cleaned blocks that somebody could read, see or press. */
export const showsNothing = (blocks: readonly Block[]) => kinds.showsNothing(content, blocks)

/** Whether a block lacks what it cannot do without, as a number to call: its owner is told, visitors do not see it. */
export const isGap = (one: Pick<Block, 'type'>) => kinds.isHollow(blockSchemas[one.type], one)

/** Every address that a visitor of a content can follow, with its place. */
export const linksOf = (blocks: readonly Block[]) => kinds.linksOf(content, blocks)

/** What was saved before its host was known to be bad: rich text keeps the words, buttons are named to be shown without address. */
export function withoutBadLinks(blocks: Block[], isUnwanted: IsUnwanted): { blocks: Block[]; stopped: string[] } {
  const { value, stopped } = kinds.withoutBadLinks(content, blocks, isUnwanted)
  return { blocks: value, stopped: stopped.flatMap(([place]) => blocks[Number(place)]?.id ?? []) }
}

/** The HTML of a content, with its place and how much of it there may be. */
export const richTexts = (blocks: readonly Block[]) => kinds.richTexts(content, blocks)

/** The content with the HTML of `richTexts` changed, in the same order. */
export const withRichTexts = (blocks: readonly Block[], htmls: readonly string[]): Block[] =>
  kinds.withRichTexts(content, [...blocks], htmls)

/** The words that a reader knows a block by; the names of its files where it has none. */
export const wordsOf = (one: Block, names: ReadonlyMap<string, string>) => kinds.wordsOf(block, one, names)

/** The pictures of a content in its order, without those that only stand in for something until it is played. */
export const picturesOf = (blocks: readonly Block[]): string[] =>
  kinds
    .placesOf(content, blocks)
    .flatMap(({ field, key, value }) =>
      field.is === 'file' && field.kind === 'picture' && key === 'fileId' && typeof value === 'string' ? [value] : [],
    )

/** The place of the first block whose id another one has before it; -1: none. Nobody would know which of them is meant. */
export function twinAt(blocks: readonly Block[]): number {
  const ids = new Set<string>()
  return blocks.findIndex(({ id }) => ids.size === ids.add(id).size)
}

/** Where files stand in stored blocks, as paths of SQL/JSON. */
export const filePaths: string[] = [
  ...new Set(
    kinds
      .schemaPaths(content)
      .filter(({ field }) => field.is === 'file')
      .map(({ path }) => `$${path.map((step) => (step === '*' ? '[*]' : `.${step}`)).join('')}`),
  ),
]
