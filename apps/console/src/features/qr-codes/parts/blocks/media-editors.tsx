import { Button, Input } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { captionMax } from '@matai/content/schema'
import { Field } from '../../../../ui/field.tsx'
import { AudioIcon, PictureIcon, VideoIcon } from '../../../../ui/editor-icons.ts'
import { audioTypes, pictureTypes, UploadBar, videoTypes } from '../../../files/public.ts'
import type { BlockProps } from './block-props.ts'
import css from './blocks.module.css'
import { FilePicker } from './file-picker.tsx'
import { FileSlot } from './file-slot.tsx'

/** Sound under a title. */
export function AudioEditor(props: BlockProps<'audio'>) {
  const { file, onFile } = props
  const { t } = useTranslation()
  const choose = (label: string) => (
    <FilePicker accept={audioTypes} icon={<AudioIcon />} onFiles={([chosen]) => chosen && onFile(chosen)}>
      {label}
    </FilePicker>
  )
  return (
    <div className={css.file}>
      <FileSlot {...props} choose={choose(t('blocks.chooseAudio'))}>
        {file && (
          <div className={css.shown}>
            <audio controls preload="metadata" src={file.url} aria-label={file.name} className={css.player} />
            {choose(t('blocks.replaceAudio'))}
          </div>
        )}
      </FileSlot>
      <TitleField {...props} />
    </div>
  )
}

/** Film under a title, with a picture that stands there until it is played. */
export function VideoEditor(props: BlockProps<'video'>) {
  const { file, onFile } = props
  const { t } = useTranslation()
  const choose = (label: string) => (
    <FilePicker accept={videoTypes} icon={<VideoIcon />} onFiles={([chosen]) => chosen && onFile(chosen)}>
      {label}
    </FilePicker>
  )
  return (
    <div className={css.file}>
      <FileSlot {...props} choose={choose(t('blocks.chooseVideo'))}>
        {file && (
          <div className={css.shown}>
            <video
              controls
              preload="metadata"
              playsInline
              src={file.url}
              aria-label={file.name}
              className={css.player}
            />
            {choose(t('blocks.replaceVideo'))}
          </div>
        )}
      </FileSlot>
      <TitleField {...props} />
      <Poster {...props} />
    </div>
  )
}

function TitleField({ block, file, onChange }: BlockProps<'audio' | 'video'>) {
  const { t } = useTranslation()
  return (
    <Field label={t('blocks.mediaTitle')} hint={t('blocks.mediaTitleHint')}>
      <Input
        value={block.title}
        maxLength={captionMax}
        placeholder={file?.name ?? ''}
        onChange={(event) => onChange({ ...block, title: event.target.value }, 'title')}
      />
    </Field>
  )
}

function Poster({ block, media, onChange }: BlockProps<'video'>) {
  const { t } = useTranslation()
  const { posterFileId, posterUpload } = block
  const stored = posterFileId ? media.files.get(posterFileId) : undefined
  const upload = posterUpload ? media.uploads.get(posterUpload) : undefined
  const remove = () => onChange({ ...block, posterFileId: null, posterUpload: null }, 'poster')
  const choose = (label: ReactNode) => (
    <FilePicker
      accept={pictureTypes}
      icon={<PictureIcon />}
      onFiles={([chosen]) => {
        if (chosen) onChange({ ...block, posterFileId: null, posterUpload: media.send(chosen, posterUpload) }, 'poster')
      }}
    >
      {label}
    </FilePicker>
  )
  return (
    <div role="group" aria-label={t('blocks.poster')} className={css.poster}>
      <span>
        {t('blocks.poster')} <small>{t('blocks.posterHint')}</small>
      </span>
      {upload && posterUpload ? (
        <UploadBar
          upload={upload}
          onRetry={() => media.retry(posterUpload)}
          onCancel={() => {
            media.cancel(posterUpload)
            remove()
          }}
        />
      ) : (
        <div className={css.shown}>
          {stored && <img src={stored.url} alt="" className={css.small} />}
          {choose(t(stored ? 'blocks.replacePoster' : 'blocks.choosePoster'))}
          {(stored || posterUpload) && <Button onClick={remove}>{t('blocks.removePoster')}</Button>}
          {posterUpload && <p role="alert">{t('qrCodes.cutOff')}</p>}
        </div>
      )}
    </div>
  )
}
