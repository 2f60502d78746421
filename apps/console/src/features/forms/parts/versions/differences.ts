import { editorOf } from '@matai/form-kit/editor'
import { type Component, componentsOf, type FormDocument } from '@matai/form-kit/schema'
import type { TFunction } from 'i18next'
import { titleOf } from '../logic/titles.ts'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What turns one version of a form into the next, a sentence each. */
export function differencesOf(before: FormDocument, after: FormDocument, t: TFunction): string[] {
  const [old, now] = [componentsOf(before), componentsOf(after)]
  const oldById = new Map(old.map((one) => [one.id, one]))
  const nowIds = new Set(now.map(({ id }) => id))
  const name = (one: Component) => titleOf(one, t)
  const kept = old.filter(({ id }) => nowIds.has(id)).map(({ id }) => id)
  const stillThere = now.filter(({ id }) => oldById.has(id))
  return [
    ...(before.title === after.title ? [] : [t('formVersions.renamed', { from: before.title, to: after.title })]),
    ...(before.intro === after.intro ? [] : [t('formVersions.intro')]),
    ...(before.submitLabel === after.submitLabel && before.numbered === after.numbered ? [] : [t('formVersions.page')]),
    ...now.filter(({ id }) => !oldById.has(id)).map((one) => t('formVersions.added', { name: name(one) })),
    ...old.filter(({ id }) => !nowIds.has(id)).map((one) => t('formVersions.removed', { name: name(one) })),
    ...stillThere.flatMap((one) => {
      const was = oldById.get(one.id)
      const changed = was ? settingsChanged(was, one, t) : []
      if (changed.length === 0) return []
      return [t('formVersions.changed', { name: name(one), what: changed.join(t('formVersions.and')) })]
    }),
    ...(isSame(
      kept,
      stillThere.map(({ id }) => id),
    )
      ? []
      : [t('formVersions.ordered')]),
    ...(isSame(pagesOf(before), pagesOf(after)) ? [] : [t('formVersions.pages')]),
    ...(isSame(before.rules, after.rules)
      ? []
      : [t('formVersions.rules', { from: before.rules.length, to: after.rules.length })]),
    ...(isSame(before.exam, after.exam) ? [] : [t('formVersions.exam')]),
  ]
}

const pagesOf = ({ pages }: FormDocument) => pages.map(({ id, title, draw }) => ({ id, title, draw }))

/** What settings that differ are called. */
function settingsChanged(before: Component, after: Component, t: TFunction): string[] {
  const [was, is] = [before.settings, after.settings].map((one) => one as unknown as Record<string, unknown>)
  return Object.entries(editorOf(after.type).settings)
    .filter(([key]) => !isSame(was?.[key], is?.[key]))
    .map(([, { label }]) => t(label))
}
