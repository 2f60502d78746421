/** Label templates and their editor. */
export const labelEditor = {
  title: 'Label templates',
}
