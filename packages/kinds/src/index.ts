/**
 * Kinds: what a schema says of its fields, and all that follows from it.
 *
 * A kind is a schema of `zod/mini`, put together from fields that say what they are:
 *
 *     export const step = record({ text: line(300, { missing: 'blocks.stepMissing' }), fileId: orNone(fileId({ kind: 'picture' })) })
 *     export const steps = record({ title: orEmpty(line(200)), steps: list(step, { least: 1, most: 50 }) })
 *
 * Nothing more is written for it. Of the schema and a value the functions below tell
 * - files: `filesNamed`, `wrongFiles`, and where they stand in any value (`schemaPaths`, for SQL and generated tests);
 * - other things of the account that it names: `thingsNamed`;
 * - writing: `toDraft`, `finish`, `isBlank`, `slotsOf`, `withFile`, `blankOf`. A draft is a value whose files may still be on
 *   their way: beside `fileId` it has `upload`, beside `posterFileId` `posterUpload`, and items of lists have a `key`;
 * - faults: `problemsOf` (phrase, parameters, path); a text that is missing only counts when it is to be finished;
 * - words: `wordsOf`, `differences`, `searchText`;
 * - what must not act on a reader: `linksOf`, `withoutBadLinks`, `richTexts`, `withRichTexts`;
 * - variables (`{{name}}`): `opened` is the schema of a value that holds some, `variablesOf`, `renameVariable`,
 *   `fillVariables`, `isHollow`.
 *
 * Everything is pure and knows no noun of the product. Paths are as zod writes them: keys and places, from the value on.
 * Fields that hold files are called `fileId` or end in `FileId`.
 */
export {
  blankOf,
  type Draft,
  finish,
  isBlank,
  showsNothing,
  type Slot,
  slotsOf,
  toDraft,
  uploadKey,
  withFile,
} from './drafts.ts'
export { type Difference, differences, searchText, wordsOf } from './words.ts'
export {
  choice,
  type Field,
  type FileKind,
  fieldOf,
  fileId,
  fileKinds,
  line,
  lines,
  link,
  list,
  number,
  orEmpty,
  orNone,
  phone,
  record,
  rich,
  rule,
  said,
  say,
  thingId,
  usually,
  whole,
  yes,
} from './fields.ts'
export { canNameFiles, filesNamed, filePlaces, type NamedFile, wrongFiles } from './files.ts'
export { isWrongFile } from './wrong-file.ts'
export { linksIn, linksOf, relinked, richTexts, withoutBadLinks, withoutLinks, withRichTexts } from './links.ts'
export { thingsNamed } from './things.ts'
export { opened } from './opened.ts'
export { type Part, partsIn } from './parts.ts'
export { htmlToText, isUnseen, phonePattern, plainDigits, plainName, plainPhone } from '@matai/rules/plain-text'
export { type Problem, problemsOf } from './problems.ts'
export { escapedHtml, fillText, hasVariable, renameInText, type ValueOf, variablesIn } from '@matai/rules/variable-text'
export { fillVariables, type FillFault, isHollow, renameVariable, variablesOf, withoutHollow } from './variables.ts'
export { mapFields, type Path, type Place, placesOf, type Schema, schemaPaths, type SchemaPath } from './walk.ts'
export { webAddress, webAddressMax } from '@matai/rules/web-address'
