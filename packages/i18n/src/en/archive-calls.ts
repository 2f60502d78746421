/** What the calls do by which an account, or a list of codes, comes from elsewhere. */
export const archiveCalls = {
  codeImports_import: 'Makes live codes of a list from elsewhere',
  codeImports_undo: 'Takes the import of a list back',
  archives_make: 'Makes one archive of the whole account in the background',
  archives_take: 'Imports an uploaded archive of an account in the background',
  archives_list: 'Lists imported archives with their reports',
  archives_goOn: 'Continues an import of an archive that failed',
  archives_cancel: 'Cancels the import of an archive',
}
