import { contract, say } from '@matai/contract'
import { z } from 'zod'

/**
 * What stands in the folder, in the words of the contract: its own fields, and names where it has ids. Blocks and
 * documents of forms are looked through by their own schemas.
 */
const directory = contract.directories
const code = contract.qrCodes.save.input.shape
const plan = contract.plans.add.input.shape

/** By its names from the top down, `Ground floor/East`; a list where a name has a slash in it. */
const directoryRef = z.union([z.string().min(1), z.array(z.string().min(1)).min(1), z.int().positive()])
/** By its title, or by its id. */
const formRef = z.union([z.string().min(1), z.int().positive()])
export type FormRef = z.output<typeof formRef>

export interface DirectorySaid {
  id?: number | undefined
  name: string
  summary?: string | undefined
  published?: boolean | undefined
  directories?: DirectorySaid[] | undefined
}

const DirectoryShape: z.ZodType<DirectorySaid> = z.strictObject({
  id: z.int().positive().optional(),
  name: directory.add.input.shape.name,
  summary: directory.setSummary.input.shape.summary.optional(),
  published: directory.setSummary.input.shape.published.optional(),
  get directories() {
    return z.array(DirectoryShape).optional()
  },
})

const CodeShape = z.strictObject({
  id: code.id,
  name: code.name,
  directory: directoryRef.optional(),
  kind: code.kind,
  target: code.target,
  blocks: z.array(z.record(z.string(), z.unknown())).default([]),
})
export type CodeSaid = z.output<typeof CodeShape>

/** The rest of it is the document, and has a schema of its own. */
const FormShape = z.looseObject({
  id: z.int().positive().optional(),
  publish: z.boolean().default(true),
  title: z.string().min(1, say('formFaults.formTitleRequired')),
})
export type FormSaid = z.output<typeof FormShape>

const { id: _, version: __, formId: ___, directoryIds: ____, codeIds: _____, ...planFields } = plan
const PlanShape = z.strictObject({
  ...planFields,
  id: z.int().positive().optional(),
  form: formRef,
  directories: z.array(directoryRef).default([]),
  codes: z.array(z.string().min(1)).default([]),
  state: contract.plans.changeStatus.input.shape.state.optional(),
})
export type PlanSaid = z.output<typeof PlanShape>

export const SheetShape = z.strictObject({
  directories: z.array(DirectoryShape).optional(),
  codes: z.array(CodeShape).optional(),
  forms: z.array(FormShape).optional(),
  plans: z.array(PlanShape).optional(),
})

export const kinds = ['directories', 'forms', 'codes', 'plans'] as const
export type Kind = (typeof kinds)[number]
