export const directories = {
  defaultName: 'Default directory',
  nameTaken: 'A directory of this name exists already',
  defaultLocked: 'The default directory cannot be deleted',
}
