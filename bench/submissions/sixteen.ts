/** A form of sixteen fields, as an inspection or a registration has them, and answers to it. */
const texts = Array.from({ length: 8 }, (_, at) => ({
  ...{ id: `t${at}`, type: 'text', settings: { title: `文字 ${at}` } },
}))
const numbers = Array.from({ length: 4 }, (_, at) => ({
  ...{ id: `n${at}`, type: 'number', settings: { title: `数字 ${at}` } },
}))
const dates = Array.from({ length: 2 }, (_, at) => ({ id: `d${at}`, type: 'date', settings: { title: `日期 ${at}` } }))
const person = [
  { id: 'name', type: 'name', settings: { title: '姓名' } },
  { id: 'phone', type: 'phone', settings: { title: '手机' } },
]

export const sixteenFields = {
  title: '登记',
  intro: '',
  pages: [{ id: 'p1', components: [...texts, ...numbers, ...dates, ...person] }],
}

/** Answers of the nth filler; one in a hundred comes again. */
export function sixteenAnswers(nth: number): Record<string, string> {
  const who = Math.floor(nth * 0.99)
  return {
    ...Object.fromEntries(texts.map(({ id }, at) => [id, `回答 ${nth}-${at}`])),
    ...Object.fromEntries(numbers.map(({ id }, at) => [id, String((nth * 7 + at) % 10_000)])),
    ...Object.fromEntries(dates.map(({ id }, at) => [id, `2026-11-${String(1 + ((nth + at) % 28)).padStart(2, '0')}`])),
    name: `填写人${who}`,
    phone: `+86139${String(10_000_000 + who)}`,
  }
}
