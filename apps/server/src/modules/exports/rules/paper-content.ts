/** A record as it stands on paper; pictures are data URIs. */
export interface PaperRecord {
  letterhead: { ownerName: string; logo: string | null; colour: string }
  title: string
  /** of the record, as people read it */
  name: string
  facts: (readonly [label: string, value: string])[]
  parts: PaperPart[]
  /** where the record is verified; null where it has no evidence */
  verify: { url: string; words: string; fingerprint: string } | null
  /** at the foot of every page */
  foot: string
  pageName(page: number, of: number): string
}

/** A heading over what follows, or a question with what was answered. */
export type PaperPart = (
  | { kind: 'heading'; text: string }
  | { kind: 'answer'; label: string; text: string; pictures: readonly string[]; component?: string; isSigned?: boolean }
) & {
  /** Of which block of a layout it is; without one of the answers. */
  of?: 'approval' | 'followUps'
}
