import { useMemo } from 'react'
import { labelTemplatesMax } from 'virtual:contract-constants'
import { labelTemplates } from '../template-queries.ts'
import type { PrintSettings } from './print-data.ts'

export type TemplateChoice = ReturnType<typeof useTemplateChoice>

/** The label template that the address names; a caption where it was deleted. */
export function useTemplateChoice(wanted: PrintSettings) {
  const { data } = labelTemplates.useList({ page: 1, pageSize: labelTemplatesMax, keyword: '' })
  const template = data?.list.find(({ id }) => id === wanted.labelTemplateId)
  const isGone = data !== undefined && wanted.labelTemplateId !== null && !template
  const settings = useMemo(() => (isGone ? { ...wanted, labelTemplateId: null } : wanted), [isGone, wanted])
  return { templates: data?.list, template, isGone, settings }
}
