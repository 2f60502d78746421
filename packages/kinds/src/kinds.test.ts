import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { blankOf, finish, isBlank, showsNothing, slotsOf, toDraft, withFile } from './drafts.ts'
import { any, divider, full, note, pair, paper, picture } from './example.fixture.ts'
import { record, thingId } from './fields.ts'
import { filePlaces, filesNamed, wrongFiles } from './files.ts'
import { linksOf, richTexts, withoutBadLinks, withRichTexts } from './links.ts'
import { opened } from './opened.ts'
import { problemsOf } from './problems.ts'
import { thingsNamed } from './things.ts'
import { fillVariables, isHollow, renameVariable, variablesOf } from './variables.ts'
import { mapFields, schemaPaths } from './walk.ts'
import { differences, searchText, wordsOf } from './words.ts'

type Note = z.output<typeof note>
const page: z.output<typeof any> = [{ id: 'l', type: 'line', look: 'a' }, full]

describe('files', () => {
  it('are named with their place and what they must be, each once', () => {
    expect(filePlaces(any, page)).toEqual([
      { fileId: paper, kind: 'file', path: [1, 'posterFileId'] },
      { fileId: picture, kind: 'picture', path: [1, 'items', 0, 'fileId'] },
    ])
    expect(filesNamed(any, [full, full])).toEqual([paper, picture])
  })

  it('of another kind are found: `file` takes what is not played', () => {
    const of = (poster: 'picture' | 'audio', item: 'picture' | 'file') =>
      wrongFiles(note, full, [
        { id: paper, kind: poster },
        { id: picture, kind: item },
      ]).map(({ path }) => path[0])
    expect(of('picture', 'picture')).toEqual([])
    expect(of('audio', 'file')).toEqual(['posterFileId', 'items'])
  })

  it('have places that are known without a value', () => {
    const paths = schemaPaths(any).filter(({ field }) => field.is === 'file')
    expect(paths.map(({ path, type }) => [path.join('.'), type])).toEqual([
      ['*.posterFileId', 'note'],
      ['*.items.*.fileId', 'note'],
    ])
  })
})

describe('other things', () => {
  const entry = record({ formId: thingId({ of: 'form', missing: 'codeForms.formMissing' }) })

  it('are named, are still to be chosen in a draft that begins, and what is missing is said', () => {
    expect(thingsNamed(entry, { formId: 7 }, 'form')).toEqual([7])
    expect(thingsNamed(entry, { formId: 7 }, 'coupon')).toEqual([])
    expect(blankOf(entry)).toEqual({ formId: 0 })
    expect(thingsNamed(entry, { formId: 0 }, 'form')).toEqual([])
    expect(isBlank(entry, { formId: 0 })).toBe(true)
    expect(isBlank(entry, { formId: 7 })).toBe(false)
    expect(problemsOf(entry, { formId: 0 })).toMatchObject([{ path: ['formId'], phrase: 'codeForms.formMissing' }])
  })
})

describe('drafts', () => {
  it('go to and fro unchanged', () => {
    const draft = toDraft(note, full, 'n')
    expect(draft).toMatchObject({ posterUpload: null, items: [{ key: 'n-0', upload: null, fileId: picture }] })
    expect(finish(note, draft)).toEqual(full)
    expect(toDraft(divider, page[0])).toBe(page[0])
  })

  it('wait for files and get them', () => {
    const draft = { ...toDraft(note, full), posterUpload: 'u', posterFileId: null }
    const waiting = { ...draft, items: [...draft.items, { key: 'x', caption: '', fileId: null, upload: 'v' }] }
    expect(slotsOf(note, waiting).map(({ upload, kind }) => [upload, kind])).toEqual([
      ['u', 'file'],
      [null, 'picture'],
      ['v', 'picture'],
    ])
    const arrived = withFile(note, withFile(note, waiting, 'u', paper), 'v', picture)
    expect(finish(note, arrived)?.items).toHaveLength(2)
    expect(finish(note, arrived)?.posterFileId).toBe(paper)
    expect(withFile(note, arrived, 'unknown', 'x')).toBe(arrived)
  })

  it('leave out what has not arrived, and are none where a list would be too short', () => {
    const waiting = { key: 'x', caption: '', fileId: null, upload: 'v' }
    const draft = toDraft(note, full)
    expect(finish(note, { ...draft, items: [...draft.items, waiting] })).toEqual(full)
    expect(finish(note, { ...draft, items: [waiting] })).toBeNull()
  })

  it('are blank until somebody put something in', () => {
    const blank = blankOf(note) as Note
    expect(blank).toMatchObject({ title: '', look: 'plain', latitude: null, posterUpload: null, cells: [] })
    expect(isBlank(note, blank)).toBe(true)
    for (const part of [{ title: 'x' }, { latitude: 0 }, { posterUpload: 'u' }, { cells: [['x']] }, { body: '<hr>' }])
      expect(isBlank(note, { ...blank, ...part })).toBe(false)
    expect(isBlank(note, { ...blank, look: 'bold', body: '<p>\u200b&nbsp;</p>', title: ' ' })).toBe(true)
    // Nothing can be put into a line: it is meant, and shows nothing by itself.
    expect([isBlank(divider, page[0]), showsNothing(divider, page[0])]).toEqual([false, true])
  })
})

describe('problems', () => {
  const of = (part: object) =>
    problemsOf(note, { ...full, ...part }).map(({ path, phrase }) => [path.join('.'), phrase])

  it.each([
    [{}, []],
    [{ title: ' ' }, [['title', 'blocks.textMissing']]],
    [{ title: 'x'.repeat(31) }, [['title', 'errors.tooLong']]],
    [{ url: 'javascript:alert(1)' }, [['url', 'qrCodes.unsafeLink']]],
    [{ url: '', phone: '' }, []],
    [{ phone: 'abc' }, [['phone', 'blocks.phoneWrong']]],
    [{ items: [] }, [['items', 'blocks.albumEmpty']]],
    [{ latitude: 91 }, [['latitude', 'errors.tooBig']]],
    [{ look: 'x' }, [['look', 'errors.wrongChoice']]],
    [{ more: 1 }, [['', 'errors.unknownKeys']]],
    [{ title: undefined }, [['title', 'errors.required']]],
  ])('of %o are %o', (part, problems) => expect(of(part)).toEqual(problems))

  it('of fields that belong together are said, too', () => {
    expect(problemsOf(pair, { from: 1, to: null })).toEqual([
      { path: [], phrase: 'blocks.coordinatesHalf', params: {} },
    ])
  })

  it('clean what is written: full-width digits, line ends', () => {
    expect(note.parse({ ...full, phone: '＋８６ 139', remark: 'a\r\nb ' })).toMatchObject({
      phone: '+86 139',
      remark: 'a\nb',
    })
  })
})

describe('words', () => {
  it('are those of the texts, or of the files where there are none', () => {
    expect(wordsOf(note, full)).toBe('步骤 看 这里 https://good.example/ 110 一\n二 图 甲 乙')
    const silent = { ...full, title: '', body: '', url: '', phone: '', remark: '', cells: [] }
    const items = [{ fileId: picture, caption: '' }]
    expect(wordsOf(note, { ...silent, items }, new Map([[picture, '图.png']]))).toBe('图.png')
    expect(searchText(note, { ...silent, items, title: '甲' })).toBe('甲')
  })

  it('tell what changed', () => {
    const after = { ...full, title: '新', latitude: null, look: 'plain', items: [...full.items, ...full.items] }
    expect(differences(note, full, after).map(({ path, from, to }) => [path.join('.'), from, to])).toEqual([
      ['title', '步骤', '新'],
      ['look', 'bold', 'plain'],
      ['latitude', '1', ''],
      ['items.1.fileId', '', ''],
      ['items.1.caption', '', '图'],
    ])
    expect(differences(note, full, { ...full, items: full.items.map((item) => ({ ...item })) })).toEqual([])
  })
})

describe('links and rich texts', () => {
  const isBad = (url: string) => url.includes('bad.example')

  it('are found with their places', () => {
    expect(linksOf(any, page)).toEqual([
      { url: 'https://bad.example/?a=1&b=2', path: [1, 'body'] },
      { url: 'https://good.example/', path: [1, 'url'] },
    ])
  })

  it('lose their address and nothing else', () => {
    const { value, stopped } = withoutBadLinks(note, { ...full, url: 'https://bad.example' }, isBad)
    expect(value.body).toBe('<p>看 <a>这里</a></p>')
    expect(stopped).toEqual([['url']])
    expect(withoutBadLinks(note, full, () => false).value).toBe(full)
  })

  it('are handed out for cleaning and taken back', () => {
    expect(richTexts(any, page)).toEqual([{ path: [1, 'body'], html: full.body, max: 1_000 }])
    expect(withRichTexts(any, page, ['<p>1</p>'])[1]).toEqual({ ...full, body: '<p>1</p>' })
  })
})

describe('variables', () => {
  const open: Note = { ...full, title: '{{名}}', url: '{{网址}}/a', phone: '{{电话}}', body: '<p>{{R&amp;D}}</p>' }
  const values: Record<string, string> = { 名: '甲', 网址: 'https://a.example', 电话: '110', 'R&D': '<b>' }
  const fill = (value: Note, by = values) => fillVariables(note, value, (name) => by[name])

  it('are taken by the opened schema only, which is longer where it says so', () => {
    expect(problemsOf(note, open).map(({ path }) => path[0])).toEqual(['url', 'phone'])
    expect(problemsOf(opened(note), open)).toEqual([])
    expect(problemsOf(opened(note), { ...open, title: 'x'.repeat(200) })).toEqual([])
    expect(problemsOf(opened(note), { ...open, url: 'javascript:1' })).toHaveLength(1)
    expect(problemsOf(opened(any), [open])).toEqual([])
    expect(opened(divider)).toBe(divider)
  })

  it('are known by name, renamed and filled', () => {
    expect(variablesOf(opened(note), open)).toEqual(['名', 'R&D', '网址', '电话'])
    expect(renameVariable(note, open, 'R&D', 'A<B').body).toBe('<p>{{A&lt;B}}</p>')
    expect(fill(open)).toMatchObject({
      value: { title: '甲', url: 'https://a.example/a', phone: '110', body: '<p>&lt;b&gt;</p>' },
      faults: [],
    })
  })

  it('say what does not fit, and what would be left', () => {
    const bad = fill(open, { ...values, 名: '长'.repeat(31), 网址: 'javascript:1', 电话: 'x' })
    expect(bad.faults.map(({ variable, is }) => [variable, is])).toEqual([
      ['名', 'tooLong'],
      ['网址', 'noLink'],
      ['电话', 'noPhone'],
    ])
    expect(isHollow(note, fill(open, { ...values, 名: '' }).value)).toBe(true)
    expect(isHollow(note, full)).toBe(false)
  })

  it('stop when more HTML was written than there may be', () => {
    const { budget } = fillVariables(note, { ...open, body: '{{名}}'.repeat(10) }, () => 'x'.repeat(99), 100)
    expect(budget).toBeLessThan(0)
  })
})

it('a value that does not change is itself', () => {
  expect(mapFields(any, page, (value) => value)).toBe(page)
})
