import type { ComponentType } from '@matai/form-kit/schema'

/** A question as somebody wrote it into a text. */
export interface ReadQuestion {
  title: string
  type: ComponentType
  required: boolean
  options: string[]
  /** places of the right options of an exam question, from 0 on */
  right: number[]
}

const number = /^\s*(?:第?\s*\d+\s*[.、)）．题:：]|[（(]\d+[)）]|[一二三四五六七八九十]+、|Q\d+[.:：]?)\s*/i
const choice = /^\s*(?:[（(]?[A-Z][.、)）．:：]|[-*•·○□◯☐]|[①-⑳])\s*/
const several = /[[（(【]\s*(?:多选(?:题)?|可多选|multiple(?: choice)?|several)\s*[\]）)】]/i
const single = /[[（(【]\s*(?:单选(?:题)?|single(?: choice)?)\s*[\]）)】]/i
const needed = /[[（(【]\s*(?:必填|required)\s*[\]）)】]|\*\s*$/i
const answer = /^\s*(?:正确)?(?:答案|answer)\s*[:：]\s*([A-Z](?:[\s,，、]*[A-Z])*)\s*$/i
const inTitle = /[（(]\s*([A-Z](?:[\s,，、]*[A-Z])*)\s*[）)]\s*$/

/** What a title asks for, where no options stand below it. */
const guesses: readonly (readonly [RegExp, ComponentType])[] = [
  [/手机|电话|联系方式|\b(?:phone|mobile)\b/i, 'phone'],
  [/身份证|\bid card\b/i, 'idcard'],
  [/^(?:.{0,4}姓名|联系人|名字|称呼|(?:full |your )?name)$/i, 'name'],
  [/车牌|\b(?:license )?plate\b/i, 'car_number'],
  [/工号|\bemployee (?:id|no)/i, 'employee_id'],
  [/签名|签字|\bsign(?:ature|ed)?\b/i, 'signature'],
  [/照片|拍照|图片|\b(?:photo|picture)s?\b/i, 'image'],
  [/附件|文件|简历|\b(?:file|attachment)s?\b/i, 'file'],
  [/日期|生日|哪天|\b(?:date|birthday)\b/i, 'date'],
  [/时间|几点|\btime\b/i, 'datetime'],
  [/地址|住址|\baddress\b/i, 'address'],
  [/年龄|\bage\b/i, 'age'],
  [/^性别|\bgender\b/i, 'sex'],
  [/数量|人数|金额|价格|多少|几(?:个|人|次|天)|\b(?:number of|how many|amount|price)\b/i, 'number'],
  [/说明|原因|意见|建议|备注|描述|详情|\b(?:why|describe|comments?|notes?|reason)\b/i, 'textarea'],
]

/**
 * Questions of a text: a title a line, numbered or not, with its options below it (`A.`, `-`, `○` or further in).
 * Of a sheet's rows the first cell is the title and the others are options.
 */
export function readQuestions(text: string): ReadQuestion[] {
  const found: { title: string; options: string[]; key: string }[] = []
  let isBelow = false
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      isBelow = false
      continue
    }
    const last = found.at(-1)
    const told = answer.exec(line)
    if (last && told) {
      last.key = told[1] ?? ''
    } else if (line.includes('\t') && line.trimStart() === line) {
      const [title = '', ...cells] = line.split('\t').map((cell) => cell.trim())
      found.push({ title, options: cells.filter(Boolean), key: '' })
    } else if (last && isBelow && (choice.test(line) || /^(?:\s{2,}|\t)/.test(line)) && !number.test(line)) {
      last.options.push(line.replace(choice, '').trim())
    } else {
      found.push({ title: line.replace(number, '').trim(), options: [], key: '' })
      isBelow = true
    }
  }
  return found.filter(({ title }) => title !== '').map(questionOf)
}

function questionOf({ title: written, options, key }: { title: string; options: string[]; key: string }): ReadQuestion {
  const isSeveral = several.test(written)
  const bare = written.replace(several, '').replace(single, '')
  const required = needed.test(bare)
  const within = options.length > 0 && key === '' ? inTitle.exec(bare.replace(needed, '').trim()) : null
  const title = (within ? bare.replace(needed, '').trim().replace(inTitle, '') : bare.replace(needed, ''))
    .trim()
    .replace(/[:：]$/, '')
    .slice(0, 200)
  const letters = (within?.[1] ?? key).toUpperCase().match(/[A-Z]/g) ?? []
  const right = [...new Set(letters)].map((letter) => letter.charCodeAt(0) - 65).filter((at) => at < options.length)
  return { title, required, options: options.map((one) => one.slice(0, 200)).slice(0, 99), right, type: typeOf() }

  function typeOf(): ComponentType {
    if (options.length > 0 && right.length > 0) return isSeveral || right.length > 1 ? 'exam_checkbox' : 'exam_radio'
    if (options.length > 0) return isSeveral ? 'checkbox' : 'radio'
    return guesses.find(([pattern]) => pattern.test(title))?.[1] ?? 'text'
  }
}
