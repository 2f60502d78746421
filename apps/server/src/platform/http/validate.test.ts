import { defaultStyle, nameField, Style, StyleDraft, say } from '@matai/contract'
import { createTranslator } from '@matai/i18n'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { validate } from './validate.ts'

const zh = createTranslator('zh')
const en = createTranslator('en')

async function faultsOf(schema: z.ZodType, input: unknown) {
  const failureIn = async (language: typeof zh) => {
    const outcome = await validate(schema, input, language)
    if (outcome.ok) throw new Error('the input was taken')
    return outcome.failure
  }
  return { zh: await failureIn(zh), en: await failureIn(en) }
}

const Form = z.strictObject({
  name: nameField(10),
  size: z.int().min(1).max(5),
  tags: z.array(z.string()).min(1).max(2),
})
const right = { name: '一号', size: 3, tags: ['a'] }

describe('validate', () => {
  it('answers the parsed input', async () => {
    expect(await validate(Form, { ...right, name: '  一号 ' }, zh)).toEqual({ ok: true, value: right })
  })

  it.each<[string, z.ZodType, unknown, string, string]>([
    ['a missing value', z.object({ a: z.string() }), {}, '不能为空', 'This is required'],
    [
      'a text for a number',
      z.object({ a: z.number() }),
      { a: '1' },
      '类型不正确，应为数字',
      'Wrong type, expected a number',
    ],
    ['a number for a text', z.object({ a: z.string() }), { a: 1 }, '类型不正确，应为文本', 'Wrong type, expected text'],
    ['a fraction', z.object({ a: z.int() }), { a: 1.5 }, '类型不正确，应为整数', 'Wrong type, expected a whole number'],
    ['null', z.object({ a: z.boolean() }), { a: null }, '类型不正确，应为是或否', 'Wrong type, expected true or false'],
    [
      'an object for a list',
      z.object({ a: z.array(z.string()) }),
      { a: {} },
      '类型不正确，应为列表',
      'Wrong type, expected a list',
    ],
    [
      'a list for an object',
      z.object({ a: z.object({}) }),
      { a: [] },
      '类型不正确，应为对象',
      'Wrong type, expected an object',
    ],
    ['a short text', z.object({ a: z.string().min(3) }), { a: 'ab' }, '至少 3 个字符', 'At least 3 characters'],
    ['a long text', z.object({ a: z.string().max(3) }), { a: 'abcd' }, '最多 3 个字符', 'At most 3 characters'],
    ['a small number', z.object({ a: z.number().min(3) }), { a: 2 }, '不能小于 3', 'Must not be less than 3'],
    ['a big number', z.object({ a: z.number().max(3) }), { a: 4 }, '不能大于 3', 'Must not be more than 3'],
    ['a short list', z.object({ a: z.array(z.int()).min(1) }), { a: [] }, '至少选择 1 项', 'Choose at least 1'],
    ['a long list', z.object({ a: z.array(z.int()).max(1) }), { a: [1, 2] }, '最多 1 项', 'At most 1 items'],
    ['a strange choice', z.object({ a: z.enum(['x', 'y']) }), { a: 'z' }, '只能是：x, y', 'Must be one of: x, y'],
    ['a strange pattern', z.object({ a: z.string().regex(/^a$/) }), { a: 'b' }, '格式不正确', 'Wrong format'],
    [
      'a phrase of its own',
      z.object({ a: z.string().min(1, say('errors.nameEmpty')) }),
      { a: '' },
      '名称不能为空',
      'The name cannot be empty',
    ],
    ['NUL', z.object({ a: z.string() }), { a: 'a\0' }, '格式不正确', 'Wrong format'],
    ['half a letter', z.object({ a: z.string() }), { a: 'a\ud83d' }, '格式不正确', 'Wrong format'],
  ])('says what is wrong with %s', async (_, schema, input, inChinese, inEnglish) => {
    const faults = await faultsOf(schema, input)
    expect(faults.zh).toMatchObject({ code: 1001, data: { issues: [{ path: ['a'], message: inChinese }] } })
    expect(faults.en).toMatchObject({ code: 1001, data: { issues: [{ path: ['a'], message: inEnglish }] } })
  })

  it('says the one fault that has a phrase of its own as the message of the whole', async () => {
    expect((await faultsOf(Form, { ...right, name: '' })).en.msg).toBe('The name cannot be empty')
    expect((await faultsOf(Form, { ...right, size: 9 })).en.msg).toBe(
      'Some of the input is wrong, please check it and try again',
    )
  })

  it('says one fault of a place: what is empty is not also too short', async () => {
    const Code = z.object({
      code: z
        .string()
        .min(1, say('accounts.smsCodeRequired'))
        .regex(/^\w{4,6}$/, say('accounts.smsCodeLength')),
    })
    const { en: fault } = await faultsOf(Code, { code: '' })
    expect(fault.msg).toBe('Please enter the verification code')
    expect(fault.data?.issues).toHaveLength(1)
  })

  it('names every fault with its place', async () => {
    const { en: fault } = await faultsOf(Form, { name: 1, size: 9, tags: ['a', 2] })
    expect(fault.data?.issues?.map(({ path }) => path)).toEqual([['name'], ['size'], ['tags', 1]])
  })

  it('repeats unknown fields as they are, whatever they are called', async () => {
    for (const key of ['$t(errors.server)', '{{keys}}', '<b>']) {
      const { en: fault } = await faultsOf(Form, { ...right, [key]: 1 })
      expect(fault.data?.issues?.[0]?.message).toBe(`Unknown fields: ${key}`)
    }
  })

  it('names the characters of a style that no font has, and takes emoji', async () => {
    const { zh, en } = await faultsOf(StyleDraft, { embedText: '会议室 م ไ م' })
    expect([zh.msg, en.msg]).toEqual(['这些字符印不出来，请换掉：م ไ', 'Cannot be printed, please replace: م ไ'])
    expect(StyleDraft.safeParse({ embedText: '电话☎ 😀', frameText: '❤️ 扫一扫' }).success).toBe(true)
    expect(Style.safeParse({ ...defaultStyle, embedText: 'م' }).success).toBe(true)
  })

  it('looks at no element of a list that is far too long, and says what the schema would have said', async () => {
    const Long = z.strictObject({
      ids: z
        .array(z.string().refine(() => expect.unreachable('looked at an element')))
        .max(20, say('errors.nameEmpty')),
      deep: z
        .array(z.object({ text: z.string().trim().max(5) }))
        .max(3)
        .optional(),
    })
    const many = await faultsOf(Long, { ids: Array.from({ length: 1_000 }, String) })
    expect(many.en.msg).toBe('The name cannot be empty')
    const text = await faultsOf(Long, { ids: [], deep: [{ text: 'a'.repeat(1_000) }] })
    expect(text.en.data?.issues).toEqual([{ path: ['deep', 0, 'text'], message: 'At most 5 characters' }])
    const Named = z.object({ name: nameField(20).overwrite(() => expect.unreachable('put a name in order')) })
    const name = await faultsOf(Named, { name: `x${' '.repeat(600_000)}x` })
    expect(name.en.data?.issues).toEqual([{ path: ['name'], message: 'At most 20 characters' }])
  })

  it('finds broken text anywhere, also in names of fields and in what no field takes', async () => {
    expect((await faultsOf(Form, { ...right, tags: ['a', '\ud800'] })).en.data?.issues?.[0]?.path).toEqual(['tags', 1])
    expect((await faultsOf(Form, { ...right, '\0': 1 })).en.msg).toMatch(/Some of the input/)
    expect((await faultsOf(z.unknown(), { deep: [{ er: '\0' }] })).en.data?.issues?.[0]?.path).toEqual([
      'deep',
      0,
      'er',
    ])
  })

  it('refuses floods soon and shortly', async () => {
    let deep: unknown = 'x'
    for (let depth = 0; depth < 15_000; depth += 1) deep = [deep]
    const start = performance.now()
    expect((await faultsOf(Form, deep)).zh.code).toBe(1001)
    expect((await faultsOf(Form, new Array(2_000_000).fill(1))).zh.msg).toBe('请求内容过大')
    const many = await faultsOf(z.array(z.string()), new Array(10_000).fill(1))
    expect(many.zh.data?.issues).toHaveLength(50)
    expect(performance.now() - start).toBeLessThan(20_000)
  })
})
