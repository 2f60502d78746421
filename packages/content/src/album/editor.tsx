import { BeforeIcon, AfterIcon, AddIcon, DeleteIcon, AlbumIcon } from '../editing/icons.ts'
import { Button, Input, Radio } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { captionMax } from '../block.ts'
import { albumMax } from './schema.ts'
import { type EditorFace, type EditorProps, type Media, useEditorParts } from '../editing/face.ts'
import css from '../editing/editing.module.css'
import { newBlockId } from '../draft.ts'
import type { DraftBlockOf } from '../schema.ts'
import { FilePicker } from '../editing/file-picker.tsx'

type DraftAlbumItem = DraftBlockOf<'album'>['items'][number]

const uploadingItem = (upload: string): DraftAlbumItem => ({
  key: newBlockId(),
  fileId: null,
  upload,
  caption: '',
  alt: '',
})

/** Up to 99 pictures with captions, in an order that buttons change. */
function AlbumEditor({ block, media, onChange }: EditorProps<'album'>) {
  const { t } = useTranslation()
  const { fileTypes } = useEditorParts()
  const { items } = block
  const change = (next: DraftAlbumItem[], field: string) => onChange({ ...block, items: next }, field)

  function add(files: File[]) {
    const added = files.slice(0, albumMax - items.length).map((file) => uploadingItem(media.send(file)))
    if (added.length > 0) change([...items, ...added], 'items')
  }

  return (
    <div className={css.file}>
      <Radio.Group
        aria-label={t('blocks.albumLayout')}
        value={block.layout}
        onChange={(event) => onChange({ ...block, layout: event.target.value }, 'layout')}
        options={[
          { value: 'grid', label: t('blocks.layoutGrid') },
          { value: 'swipe', label: t('blocks.layoutSwipe') },
        ]}
      />
      <ol className={css.album}>
        {items.map((item, at) => (
          <Item
            key={item.key}
            item={item}
            at={at}
            count={items.length}
            media={media}
            onChange={(changed, field) => change(items.with(at, changed), `${item.key}-${field}`)}
            onMove={(to) => change(items.toSpliced(at, 1).toSpliced(to, 0, item), 'items')}
            onRemove={() => change(items.toSpliced(at, 1), 'items')}
          />
        ))}
      </ol>
      {items.length < albumMax ? (
        <FilePicker multiple accept={fileTypes.picture} icon={<AddIcon />} onFiles={add}>
          {t('blocks.addPictures')}
        </FilePicker>
      ) : (
        <p className={css.hint}>{t('blocks.albumFull', { max: albumMax })}</p>
      )}
    </div>
  )
}

interface ItemProps {
  item: DraftAlbumItem
  at: number
  count: number
  media: Media
  onChange: (item: DraftAlbumItem, field: string) => void
  onMove: (to: number) => void
  onRemove: () => void
}

function Item({ item, at, count, media, onChange, onMove, onRemove }: ItemProps) {
  const { t } = useTranslation()
  const place = at + 1
  const button = (name: string, icon: ReactNode, onClick: () => void, disabled = false) => (
    <Button type="text" size="small" icon={icon} aria-label={name} title={name} {...{ onClick, disabled }} />
  )
  return (
    <li aria-label={t('blocks.albumPicture', { place })}>
      <Picture item={item} media={media} onChange={onChange} onRemove={onRemove} />
      <Input
        value={item.caption}
        maxLength={captionMax}
        placeholder={t('qrCodes.caption')}
        aria-label={t('blocks.albumCaption', { place })}
        onChange={(event) => onChange({ ...item, caption: event.target.value }, 'caption')}
      />
      <Input
        value={item.alt}
        maxLength={captionMax}
        placeholder={t('qrCodes.alt')}
        aria-label={t('blocks.albumAlt', { place })}
        title={item.alt === '' ? t('blocks.altMissing') : ''}
        onChange={(event) => onChange({ ...item, alt: event.target.value }, 'alt')}
      />
      <div className={css.itemButtons}>
        {button(t('blocks.moveEarlier', { place }), <BeforeIcon />, () => onMove(at - 1), at === 0)}
        {button(t('blocks.moveLater', { place }), <AfterIcon />, () => onMove(at + 1), place === count)}
        {button(t('blocks.removePicture', { place }), <DeleteIcon />, onRemove)}
      </div>
    </li>
  )
}

/** Where the picture stands: stored, on its way, or cut off. */
function Picture({ item, media, onChange, onRemove }: Pick<ItemProps, 'item' | 'media' | 'onChange' | 'onRemove'>) {
  const { t } = useTranslation()
  const { UploadBar, fileTypes } = useEditorParts()
  const { fileId, upload } = item
  const state = upload ? media.uploads.get(upload) : undefined
  if (upload && state) {
    const cancel = () => {
      media.cancel(upload)
      onRemove()
    }
    return <UploadBar upload={state} onRetry={() => media.retry(upload)} onCancel={cancel} />
  }
  const stored = fileId ? media.files.get(fileId) : undefined
  if (stored) return <img src={`${stored.url}?w=480`} alt={item.alt} className={css.tile} />
  return (
    <div className={css.slot}>
      <p role="alert">{t('qrCodes.cutOff')}</p>
      <FilePicker
        accept={fileTypes.picture}
        onFiles={([file]) => file && onChange({ ...item, upload: media.send(file, upload) }, 'file')}
      >
        {t('qrCodes.choosePicture')}
      </FilePicker>
    </div>
  )
}

export const albumEditor: EditorFace<'album'> = {
  name: 'blocks.album',
  icon: <AlbumIcon aria-hidden />,
  group: 'groupMedia',
  Editor: AlbumEditor,
  files: { into: 'one', accept: 'picture' },
  begin: (uploads) => ({ items: uploads.slice(0, albumMax).map(uploadingItem) }),
}
