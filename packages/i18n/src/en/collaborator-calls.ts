/** What the calls of collaborators do. */
export const collaboratorCalls = {
  collaborators_list: 'Lists collaborators',
  collaborators_add: 'Adds a collaborator',
  collaborators_edit: 'Changes a collaborator',
  collaborators_del: 'Removes collaborators',
  collaborators_setGroup: 'Puts collaborators into a group or takes them out',
  collaborators_export: 'Exports collaborators',
  collaborators_import: 'Imports collaborators from a workbook',
  collaborators_undoImport: 'Takes an import back',
  identityGroups_list: 'Lists identity groups',
  identityGroups_add: 'Makes an identity group',
  identityGroups_rename: 'Renames an identity group',
  identityGroups_del: 'Deletes an identity group',
}
