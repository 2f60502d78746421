/** Label templates and their editor. */
export const labelEditor = {
  title: '标签模板',
}
