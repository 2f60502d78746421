import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import type { Language } from '@matai/i18n'
import { en } from '@matai/i18n/en'
import { zh } from '@matai/i18n/zh'

/** What stands in both languages: names of things that have only one. */
const shared = new Set<string>(
  Object.values(zh)
    .flatMap((phrases) => Object.values<string>(phrases))
    .filter((phrase) => !/\p{Script=Han}/u.test(phrase)),
)
const english = new Set<string>(
  Object.values(en)
    .flatMap((phrases) => Object.values<string>(phrases))
    .filter((phrase) => /[a-z]{3}/i.test(phrase) && !phrase.includes('{{') && !shared.has(phrase)),
)
/** Names of the product and of the languages, as they call themselves. */
const ownNames = /码台|简体中文|中文|Matai|English/g

/** Texts that a person reads or hears: of elements, labels, hints, the page's title. */
async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      // Names of fields are English words in every language; Chinese in them is a word all the same.
      const isName = parent?.closest('code') && !/\p{Script=Han}/u.test(text)
      if (parent && !isName && !['SCRIPT', 'STYLE'].includes(parent.tagName)) texts.push(text)
    }
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[title],[alt]')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.push(element.getAttribute(name)?.trim() ?? '')
    }
    return texts.filter(Boolean)
  })
}

/** Fails on a word of the other language, but for what the test itself wrote. */
export async function expectOneLanguage(
  page: Page,
  language: Language,
  written: readonly string[] = [],
): Promise<void> {
  const texts = (await textsOf(page)).map((text) =>
    written.reduce((rest, own) => rest.replaceAll(own, ''), text).replace(ownNames, ''),
  )
  const foreign =
    language === 'en' ? texts.filter((text) => /\p{Script=Han}/u.test(text)) : texts.filter((text) => english.has(text))
  expect(foreign, `texts that are not ${language} at ${page.url()}`).toEqual([])
}

/** A colour on its way from one state to another is no colour to be measured. */
async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    const ended = Promise.allSettled(ending.map(({ finished }) => finished))
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 2_000))])
  })
}

/** Fails on what keeps people out: WCAG 2.2 AA as far as a program can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  await transitionsOver(page)
  // A preview is a frame without script, where the checker could not run; it is checked as the visitor's page.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // To name what is right takes most of the time, and nobody reads it.
    .options({ resultTypes: ['violations'] })
    .exclude('iframe')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  )
  expect(found, `accessibility at ${page.url()}`).toEqual([])
}

/** Fails when a page is wider than its window, which on a phone cuts words off. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, `sideways overflow at ${page.url()}`).toBeLessThanOrEqual(0)
}

/** Every language and every width once: what the checker looks at lies in the one or the other, not in both together. */
const looked = new Set(['zh-1440', 'en-390'])

export async function expectClean(page: Page, language: Language, written: readonly string[] = []): Promise<void> {
  await expectOneLanguage(page, language, written)
  await expectNoSidewaysScroll(page)
  if (looked.has(test.info().project.name)) await expectAccessible(page)
}
