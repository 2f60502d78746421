import { z } from 'zod'

/** Of an official account, a website, a mini program or a platform. */
const appId = z.string().regex(/^wx[0-9a-f]{16}$/, 'must be wx and 16 digits or letters a to f')
const secret = z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 digits or letters a to f')
const token = z.string().regex(/^[a-zA-Z0-9]{3,32}$/, 'must be 3 to 32 letters or digits')
const aesKey = z.string().regex(/^[a-zA-Z0-9]{43}$/, 'must be 43 letters or digits')

/** What a notice consists of, which a template of the operator's takes in fields of its own. */
export const noticeParts = ['title', 'text', 'time'] as const
export type NoticePart = (typeof noticeParts)[number]

/** `title=thing1,text=thing4,time=time2`: which field of the template takes what. */
const noticeFields = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z
      .array(z.string().regex(/^(title|text|time)=[a-z_]+\d*$/, 'must be such as title=thing1,text=thing4,time=time2'))
      .min(1),
  )
  .transform(
    (list) =>
      Object.fromEntries(list.map((one) => one.split('=') as [NoticePart, string])) as Partial<
        Record<NoticePart, string>
      >,
  )

/** `Ab12.txt=content`: small files by which WeChat sees that an address is ours. */
const files = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.string().regex(/^[\w-]{1,80}\.txt=[\w-]{1,200}$/, 'must be such as Ab12.txt=0123abcd')))
  .transform((list) => Object.fromEntries(list.map((one) => one.split('=') as [string, string])))

export const wechatSettings = { appId, secret, token, aesKey, noticeFields, files }
