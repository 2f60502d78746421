import { createTranslator, isPhraseKey } from '@matai/i18n'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Words } from './engine/export-face.ts'
import { checkAnswer, componentTypes, type Facts, isBlank, schemaOf } from './schema.ts'
import { cellsOf, columnsOf } from './export.ts'
import { addAnswers, emptyTally, finishReport, mergeTallies } from './report.ts'
import { sampleFacts, sampleOf } from './sample.ts'

const words: Words = { say: createTranslator('zh'), fileName: (id) => `files/${id}.jpg` }

describe.each(componentTypes)('%s', (type) => {
  const face = schemaOf(type)
  const sample = sampleOf(type)
  const settingsWith = (some: object = {}) => z.parse(face.settings, { ...(sample.settings as object), ...some })
  const settings = settingsWith()
  const problemsOf = (answer: unknown, some?: object, facts?: Partial<Facts>) =>
    checkAnswer(face, {
      settings: settingsWith(some),
      answer,
      isRequired: true,
      facts: { ...sampleFacts, ...facts },
    })

  it('keeps its settings as they are, and they have no fault', () => {
    expect(settings).toEqual(sample.settings)
    expect(face.faults(settings)).toEqual([])
  })

  it('can begin with nothing but its defaults', () => {
    const blank = z.safeParse(face.settings, {})
    expect(blank.error?.issues ?? []).toEqual([])
  })

  it.each(sample.faults)('does not let a finished form have $settings', ({ settings: some, phrase }) => {
    expect(face.faults(settingsWith(some as object)).map((one) => one.phrase)).toContain(phrase)
  })

  it('takes the good answer, through to typed values, report and sheet', () => {
    if (!face.answer) {
      expect(sample.answer).toBeUndefined()
      expect(columnsOf({ type, settings }, words)).toEqual([])
      return
    }
    expect(problemsOf(sample.answer)).toEqual([])
    const answer = z.parse(face.answer, sample.answer)
    expect(answer).toEqual(sample.answer)
    expect(face.typed(answer, settings)).toEqual(sample.typed)
    expect(finishReport(addAnswers(emptyTally, { type, settings }, [answer]), { type, settings })).toEqual(
      sample.report,
    )
    expect(cellsOf({ type, settings }, answer, words)).toEqual(sample.cells)
    expect(columnsOf({ type, settings }, words)).toHaveLength(sample.cells.length)
    expect(cellsOf({ type, settings }, undefined, words)).toHaveLength(sample.cells.length)
    expect(face.score?.(settings, answer)).toEqual(sample.score)
  })

  it.each(sample.bad)('refuses $answer with $phrase', ({ answer, phrase, settings: some, facts }) => {
    expect(problemsOf(answer, some as object, facts)[0]?.phrase).toBe(phrase)
  })

  it('has an example of a wrong answer', () => {
    expect(face.answer === null || sample.bad.length > 0).toBe(true)
  })

  it('says in words what is wrong with any JSON, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (json) => {
        for (const { phrase } of problemsOf(json)) expect(isPhraseKey(phrase)).toBe(true)
      }),
      { numRuns: 200 },
    )
  })

  it('never throws on answers of its own shape', () => {
    fc.assert(
      fc.property(near(sample.answer), (answer) => {
        const problems = problemsOf(answer)
        const parsed = face.answer && z.safeParse(face.answer, answer)
        if (!parsed?.success || isBlank(answer)) return
        const rows = face.typed(parsed.data, settings)
        if (problems.length === 0) expect(rows.length).toBeGreaterThan(0)
      }),
      { numRuns: 200 },
    )
  })

  it('adds up the same in any order and grouping', () => {
    if (!face.answer) return
    const one = addAnswers(emptyTally, { type, settings }, [sample.answer])
    const two = addAnswers(one, { type, settings }, [sample.answer])
    expect(mergeTallies(mergeTallies(one, two), one)).toEqual(mergeTallies(one, mergeTallies(two, one)))
    expect(mergeTallies(one, emptyTally)).toEqual(one)
    expect(finishReport(emptyTally, { type, settings })).toHaveProperty('answered', 0)
  })
})

/** Values of the same shape as a sample, with other things in some of their places. */
function near(value: unknown): fc.Arbitrary<unknown> {
  const others = fc.oneof(
    fc.constant(value),
    fc.string(),
    fc.constantFrom('', '0', '-1', '1e9', '2026-02-28', '9'.repeat(31), null, 0, -1, 1.5, 1e21, true, '__proto__'),
  )
  if (Array.isArray(value)) {
    return fc.oneof(
      { weight: 4, arbitrary: fc.array(fc.oneof(...value.map(near), others), { maxLength: 4 }) },
      { weight: 1, arbitrary: others },
    )
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.fromEntries(Object.entries(value).map(([key, field]) => [key, near(field)]))
    return fc.oneof({ weight: 5, arbitrary: fc.record(fields) }, { weight: 1, arbitrary: others })
  }
  return others
}
