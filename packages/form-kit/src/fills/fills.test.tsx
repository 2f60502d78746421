import { languages } from '@matai/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { displayOf } from '../display.ts'
import type { FillProps } from '../engine/fill-face.ts'
import type { Problem } from '../engine/problem.ts'
import { loadType } from '../loading.ts'
import { fillOf } from '../fills.ts'
import { hands } from '../maps/hands.fixture.ts'
import { sampleFacts, sampleOf } from '../sample.ts'
import { checkAnswer, componentTypes, schemaOf } from '../schema.ts'
import { withDevices } from './devices.fixture.ts'
import { contextFor } from './context.fixture.ts'

const unsaid = /\b(?:forms|formFill|formProblems)\.\w+|\{\{/

beforeAll(withDevices)
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe.each(componentTypes)('%s', (type) => {
  const face = schemaOf(type)
  const sample = sampleOf(type)
  const Fill = fillOf(type)
  const settingsWith = (some: object = {}) => z.parse(face.settings, { ...(sample.settings as object), ...some })

  function propsWith(more: Partial<FillProps> = {}): FillProps {
    return {
      id: 'one',
      settings: settingsWith(),
      answer: undefined,
      onChange: () => {},
      onBusy: () => {},
      problems: [],
      isRequired: true,
      number: '1',
      context: contextFor(sample.answer),
      ...more,
    }
  }

  it.each(languages)('is filled and shown in %s on the server', (language) => {
    const context = contextFor(sample.answer, language)
    const blank = renderToStaticMarkup(<Fill {...propsWith({ context, isRequired: false })} />)
    const filled = renderToStaticMarkup(<Fill {...propsWith({ context, answer: sample.answer })} />)
    expect(blank + filled).not.toMatch(unsaid)
    const Display = displayOf(type)
    const shown = renderToStaticMarkup(<Display settings={settingsWith()} answer={sample.answer} context={context} />)
    expect(shown).toMatch(/\p{L}|\p{N}/u)
    expect(shown).not.toMatch(unsaid)
    expect(shown).not.toMatch(/<script|<button|<input/)
  })

  it('is loaded by itself', async () => {
    expect(await loadType(type)).toEqual({ face, fill: Fill })
  })

  it.each([
    ['blank', undefined],
    ['filled', sample.answer],
  ])('keeps nobody out (%s)', async (_, answer) => {
    const problems: Problem[] = face.answer ? [{ phrase: 'formProblems.required', params: {}, path: [] }] : []
    const { container } = render(<Fill {...propsWith({ answer, problems })} />)
    const { violations } = await axe.run(container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // There are neither colours nor sizes here, and a question is no page.
      rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })

  it('takes the good answer by hand', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    let last: unknown
    const context = contextFor(sample.answer)
    function Page() {
      const [answer, setAnswer] = useState<unknown>()
      last = answer
      return <Fill {...propsWith({ answer, context, number: '', onChange: setAnswer })} />
    }
    render(<Page />)
    await hands[type]({ user: userEvent.setup(), here: screen })
    await vi.waitFor(() => expect(last).toEqual(sample.answer), { timeout: 2_000 })
    if (!face.answer) return
    expect(checkAnswer(face, { settings: settingsWith(), answer: last, isRequired: true, facts: sampleFacts })).toEqual(
      [],
    )
  })

  it.each(face.answer ? sample.bad : [])('says beside the question what is wrong with $answer', (bad) => {
    const settings = settingsWith(bad.settings as object)
    const facts = { ...sampleFacts, ...bad.facts }
    const problems = checkAnswer(face, { settings, answer: bad.answer, isRequired: true, facts })
    expect(problems[0]?.phrase).toBe(bad.phrase)
    // What has not even the shape cannot have been given on this page.
    const parsed = face.answer && z.safeParse(face.answer, bad.answer)
    const answer = parsed?.success ? parsed.data : undefined
    for (const language of languages) {
      const context = contextFor(undefined, language)
      const { container } = render(<Fill {...propsWith({ settings, answer, problems, context })} />)
      const said = [...container.querySelectorAll('[aria-describedby]')].map((control) =>
        (control.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => container.querySelector(`#${id}`)?.textContent ?? '')
          .join(' '),
      )
      expect(said.join(' ')).toContain(context.say(bad.phrase, problems[0]?.params))
      cleanup()
    }
  })
})
