import type { ComponentType } from '@matai/form-kit/schema'

/** A question as somebody wrote it into a text. */
export interface ReadQuestion {
  title: string
  type: ComponentType
  required: boolean
  options: string[]
  /** places of the right options of an exam question, from 0 on */
  right: number[]
  /** of an exam question with blanks: what each of them accepts */
  blanks: string[][]
  /** of an exam question; null: as many as are usual */
  points: number | null
  explanation: string
}

/** A title with what stands below it. */
interface Found {
  title: string
  options: string[]
  answer: string
  points: string
  explanation: string
}

const number = /^\s*(?:第?\s*\d+\s*[.、)）．题:：]|[（(]\d+[)）]|[一二三四五六七八九十]+、|Q\d+[.:：]?)\s*/i
const choice = /^\s*(?:[（(]?[A-Z][.、)）．:：]|[-*•·○□◯☐]|[①-⑳])\s*/
const several = /[[（(【]\s*(?:多选(?:题)?|可多选|multiple(?: choice)?|several)\s*[\]）)】]/i
const single = /[[（(【]\s*(?:单选(?:题)?|single(?: choice)?)\s*[\]）)】]/i
const needed = /[[（(【]\s*(?:必填|required)\s*[\]）)】]|\*\s*$/i
const answer = /^\s*(?:正确|参考)?(?:答案|answer)\s*[:：]\s*(\S.*)$/i
const explained = /^\s*(?:答案)?(?:解析|explanation)\s*[:：]\s*(\S.*)$/i
const worth = /^\s*(?:分值|points?)\s*[:：]\s*(\d{1,3}(?:\.\d{1,2})?)\s*分?\s*$/i
const worthInTitle = /[[（(【]\s*(\d{1,3}(?:\.\d{1,2})?)\s*(?:分|points?|pts)\s*[\]）)】]/i
const letters = /^[A-Z](?:[\s,，、]*[A-Z])*$/i
const yes = /^(?:对|正确|√|✓|true)$/i
const no = /^(?:错|错误|×|✗|false)$/i
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
 * Questions of a text: a title a line, numbered or not, with its options below it (`A.`, `-`, `○` or further in), and
 * of an exam its answer, points and explanation. Of a sheet's rows the first cell is the title and the others are options.
 */
export function readQuestions(text: string): ReadQuestion[] {
  const found: Found[] = []
  const add = (title: string, options: string[] = []) =>
    found.push({ title, options, answer: '', points: '', explanation: '' })
  let isBelow = false
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      isBelow = false
      continue
    }
    const last = found.at(-1)
    if (last && tell(last, line)) continue
    if (line.includes('\t') && line.trimStart() === line) {
      const [title = '', ...cells] = line.split('\t').map((cell) => cell.trim())
      add(title, cells.filter(Boolean))
    } else if (last && isBelow && (choice.test(line) || /^(?:\s{2,}|\t)/.test(line)) && !number.test(line)) {
      last.options.push(line.replace(choice, '').trim())
    } else {
      add(line.replace(number, '').trim())
      isBelow = true
    }
  }
  return found.filter(({ title }) => title !== '').map(questionOf)
}

/** Whether a line says something of the question above it. */
function tell(question: Found, line: string): boolean {
  const told = { answer: answer.exec(line), points: worth.exec(line), explanation: explained.exec(line) }
  for (const key of ['answer', 'points', 'explanation'] as const) {
    const said = told[key]?.[1]?.trim()
    if (!said) continue
    question[key] = said
    return true
  }
  return false
}

function questionOf(found: Found): ReadQuestion {
  const { title: written, explanation } = found
  const isSeveral = several.test(written)
  const bare = written.replace(several, '').replace(single, '')
  const required = needed.test(bare)
  const plain = bare.replace(needed, '').trim()
  const within = found.options.length > 0 && found.answer === '' ? inTitle.exec(plain) : null
  const isJudged = found.options.length === 0 && (yes.test(found.answer) || no.test(found.answer))
  const options = isJudged ? ['对', '错'] : found.options
  const right = isJudged ? [yes.test(found.answer) ? 0 : 1] : rightOf(within?.[1] ?? found.answer, options)
  const blanks = options.length === 0 && found.answer !== '' ? blanksOf(found.answer) : []
  const isExam = right.length > 0 || blanks.length > 0
  const points = isExam ? found.points || (worthInTitle.exec(plain)?.[1] ?? '') : ''
  const asked = (within ? plain.replace(inTitle, '') : plain).trim()
  const title = (isExam ? asked.replace(worthInTitle, '').trim() : asked).replace(/[:：]$/, '').slice(0, 200)
  return {
    ...{ title, required, right, blanks, explanation: explanation.slice(0, 1_000) },
    points: points === '' ? null : Number(points),
    options: options.map((one) => one.slice(0, 200)).slice(0, 99),
    type: typeOf(),
  }

  function typeOf(): ComponentType {
    if (blanks.length > 0) return 'exam_fill'
    if (options.length > 0 && right.length > 0) return isSeveral || right.length > 1 ? 'exam_checkbox' : 'exam_radio'
    if (options.length > 0) return isSeveral ? 'checkbox' : 'radio'
    return guesses.find(([pattern]) => pattern.test(title))?.[1] ?? 'text'
  }
}

/** Places of what an answer names, by letters or by the words of the options. */
function rightOf(told: string, options: readonly string[]): number[] {
  const places = letters.test(told)
    ? (told.toUpperCase().match(/[A-Z]/g) ?? []).map((letter) => letter.charCodeAt(0) - 65)
    : told.split(/[;；]/).map((word) => options.indexOf(word.trim()))
  return [...new Set(places)].filter((at) => at >= 0 && at < options.length)
}

/** Blanks stand a semicolon apart, and what one of them accepts a stroke. */
const blanksOf = (told: string): string[][] =>
  told
    .split(/[;；]/)
    .map((blank) =>
      blank
        .split(/[/|]/)
        .flatMap((one) => one.trim().slice(0, 200) || [])
        .slice(0, 20),
    )
    .filter((blank) => blank.length > 0)
    .slice(0, 20)
