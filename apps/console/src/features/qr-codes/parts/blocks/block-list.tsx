import { newBlockId } from '@matai/content/draft'
import { EditorPartsProvider, type Media } from '@matai/content/editor'
import { blocksMax } from '@matai/content/schema'
import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Sortable } from '../../../../ui/sortable.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { faceOf } from './add-blocks.ts'
import { BlockCard } from './block-card.tsx'
import type { BlockEditor } from './block-editor.ts'
import css from './block-list.module.css'
import { InsertBlock } from './insert-block.tsx'
import { sayIfUnplayable } from './playable.ts'
import { useBlockEditorParts } from './use-editor-parts.ts'

interface BlockListProps {
  editor: BlockEditor
  /** Faults that the server found, by block. */
  faults: ReadonlyMap<string, string>
  /** There are these blocks and no others, in this order. */
  fixed?: boolean
}

/** The blocks in their order; dragged by mouse, finger or keyboard. */
export function BlockList({ editor, faults, fixed = false }: BlockListProps) {
  const { t } = useTranslation()
  const parts = useBlockEditorParts()
  const { content, files, uploads, queue, edit } = editor
  const { blocks } = content
  const rows = useMemo(
    () =>
      blocks.map(({ id, type }, place) => {
        return { id, name: t('qrCodes.blockOf', { place: place + 1, type: t(faceOf(type).name) }) }
      }),
    [blocks, t],
  )

  const media: Media = {
    files,
    uploads,
    send: (file, upload) => {
      // The same upload goes on after a reload; another file for a stored block is a new one.
      const id = upload || newBlockId()
      queue.add(id, file)
      void sayIfUnplayable(file)
      return id
    },
    retry: (upload) => queue.retry(upload),
    cancel: (upload) => queue.cancel(upload),
  }

  function move(id: string, other: string) {
    const to = blocks.findIndex((block) => block.id === other)
    if (to >= 0) edit({ do: 'move', id, to, at: Date.now() })
  }

  return (
    <EditorPartsProvider value={parts}>
      <Sortable rows={rows} onMove={move}>
        <div className={css.list}>
          {blocks.map((block, place) => {
            const upload = 'upload' in block && block.upload ? block.upload : ''
            return (
              <Fragment key={block.id}>
                <BlockCard
                  block={block}
                  place={place}
                  isLast={place === blocks.length - 1}
                  fixed={fixed}
                  fault={faults.get(block.id)}
                  file={'fileId' in block && block.fileId ? files.get(block.fileId) : undefined}
                  upload={uploads.get(upload)}
                  onChange={(changed, field) => edit({ do: 'change', block: changed, field, at: Date.now() })}
                  media={media}
                  onFile={(file) => {
                    if (!('upload' in block)) return
                    const id = media.send(file, upload)
                    if (!upload) {
                      const changed = { ...block, fileId: null, upload: id }
                      edit({ do: 'change', block: changed, field: 'file', at: Date.now() })
                    }
                  }}
                  onRetry={() => queue.retry(upload)}
                  onCancel={() => {
                    queue.cancel(upload)
                    edit({ do: 'remove', id: block.id, at: Date.now() })
                  }}
                  onMove={(to) => edit({ do: 'move', id: block.id, to, at: Date.now() })}
                  onDuplicate={() => edit({ do: 'duplicate', id: block.id, at: Date.now() })}
                  onRemove={() => {
                    edit({ do: 'remove', id: block.id, at: Date.now() })
                    toast.info(t('qrCodes.blockRemoved'))
                  }}
                />
                {!fixed && place < blocks.length - 1 && blocks.length < blocksMax && (
                  <InsertBlock editor={editor} after={block.id} />
                )}
              </Fragment>
            )
          })}
        </div>
      </Sortable>
    </EditorPartsProvider>
  )
}
