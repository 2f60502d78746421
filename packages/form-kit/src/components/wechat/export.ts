import { type ExportFace, filesCell, textCell } from '../../engine/export-face.ts'
import type { WechatAnswer, WechatSettings } from './schema.ts'

/** The name, and the picture where it is asked for. */
export const sheet: ExportFace<WechatSettings, WechatAnswer> = {
  columns: ({ title, avatar }, { say }) => [
    { part: '', heading: title },
    ...(avatar ? [{ part: 'avatar', heading: `${title} · ${say('forms.partAvatar')}` }] : []),
  ],
  cells: ({ name, avatarFileId }, { avatar }, words) => [
    textCell(name),
    ...(avatar ? [filesCell(avatarFileId === null ? [] : [avatarFileId], words)] : []),
  ],
}
