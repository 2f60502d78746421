import { type ExportFace, filesCell, textCell } from '../../engine/export-face.ts'
import type { WechatAnswer, WechatSettings } from './schema.ts'

/** The name, who that is in WeChat where it said so, and the picture where it is asked for. */
export const sheet: ExportFace<WechatSettings, WechatAnswer> = {
  columns: ({ title, avatar }, { say }) => [
    { part: '', heading: title },
    { part: 'openId', heading: `${title} · OpenID` },
    ...(avatar ? [{ part: 'avatar', heading: `${title} · ${say('forms.partAvatar')}` }] : []),
  ],
  cells: ({ name, avatarFileId, openId }, { avatar }, words) => [
    textCell(name),
    textCell(openId),
    ...(avatar ? [filesCell(avatarFileId === null ? [] : [avatarFileId], words)] : []),
  ],
}
