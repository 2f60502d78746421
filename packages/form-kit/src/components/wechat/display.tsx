import type { DisplayProps } from '../../engine/display-face.ts'
import type { WechatAnswer, WechatSettings } from './schema.ts'

export const Display = ({
  answer: { name, avatarFileId, openId },
  context,
}: DisplayProps<WechatSettings, WechatAnswer>) => (
  <span className="mt-person">
    {avatarFileId && <img src={context.fileAddress(avatarFileId)} alt="" />}
    {name}
    {openId && ` · ${context.say('formFill.wechatProven')}`}
  </span>
)
