import type { PhraseKey } from '@matai/i18n'
import type { FileKind } from '@matai/kinds'
import { type ComponentType, createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { BlockType, DraftBlock, DraftBlockOf } from '../schema.ts'
import type { ShownFile } from '../view-props.ts'

/** One file on its way to the server; sizes in bytes. */
export interface Upload {
  id: string
  name: string
  size: number
  sent: number
  step: 'sending' | 'storing' | 'failed'
  /** Why it failed, in the reader's language. */
  reason: string | null
}

/** Files and uploads of the whole editor, for blocks that hold several. */
export interface Media {
  files: ReadonlyMap<string, ShownFile>
  uploads: ReadonlyMap<string, Upload>
  /** Sends a file; an upload that was cut off goes on under its id. Answers the id. */
  send: (file: File, upload?: string | null) => string
  retry: (upload: string) => void
  cancel: (upload: string) => void
}

/** What the editor of one type of block takes. */
export interface EditorProps<Type extends BlockType> {
  block: DraftBlockOf<Type>
  media: Media
  /** The stored file of the block, when it is known. */
  file: ShownFile | undefined
  upload: Upload | undefined
  /** `field` says what was changed, so that typing in one field makes one step of undo. */
  onChange: (block: DraftBlock, field: string) => void
  /** Sends a file for this block; an upload that was cut off goes on when it is the same file. */
  onFile: (file: File) => void
  onRetry: () => void
  onCancel: () => void
}

/** How a type of block is written. */
export interface EditorFace<Type extends BlockType> {
  name: PhraseKey
  icon: ReactElement
  /** Where it stands in the menu that adds blocks. */
  group: 'groupText' | 'groupMedia' | 'groupAction'
  Editor: ComponentType<EditorProps<Type>>
  /** Begins with files that are chosen: a block for `each`, or `one` for all of them. */
  files?: {
    into: 'each' | 'one'
    /** What the picker offers; anything without it. */
    accept?: PickedKind
    /** Whether what a file is decides of which type its block is. */
    byKind?: boolean
  }
  /** What dropped files become this type. */
  takes?: FileKind
  /** What a new one begins with, beyond what is usual; `uploads` are those of the files that it begins with. */
  begin?: (uploads: string[]) => Partial<DraftBlockOf<Type>>
}

/** Kinds of files for which there is a list of formats. */
export type PickedKind = Exclude<FileKind, 'file'>

/** What the application around lends to editors. */
export interface EditorParts {
  /** Label, control, hint and fault, tied together. */
  Field: ComponentType<FieldProps>
  /** How far an upload is, or why it failed. */
  UploadBar: ComponentType<{ upload: Upload; onRetry: () => void; onCancel: () => void }>
  /** Stands in the place of what is loading. */
  Skeleton: ComponentType<{ rows?: number }>
  /** Chooses one of the account's forms, and says what visitors will make of the chosen one. */
  FormField: ComponentType<{ value: number | null; onChange: (form: { id: number; title: string }) => void }>
  /** Chooses one of the account's coupons; absent where none can be chosen. */
  CouponField?: ComponentType<{ value: number | null; onChange: (id: number) => void }>
  /** MIME types for file pickers. */
  fileTypes: Record<PickedKind, string>
  formatBytes: (bytes: number) => string
  /** Says something that is no fault and passes. */
  tell: (words: string) => void
}

interface FieldProps {
  label: string
  labelHidden?: boolean
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** One control that takes `id`, `aria-*` and `status`. */
  children: ReactElement<{ id?: string; status?: 'error' | '' }>
}

const Parts = createContext<EditorParts | null>(null)
export const EditorPartsProvider = Parts.Provider

export function useEditorParts(): EditorParts {
  const parts = useContext(Parts)
  if (!parts) throw new Error('editors stand inside an EditorPartsProvider')
  return parts
}
