// Runs before anything is installed, and on Node 20: so plain JavaScript and nothing but Node's own modules.
const oldest = 20
if (Number(process.versions.node.split('.')[0]) < oldest) {
  const chinese = (process.env.LC_ALL || process.env.LANG || '').startsWith('zh')
  const found = process.versions.node
  console.error(
    chinese
      ? `码台需要 Node ${oldest} 或更新，这里是 ${found}。请安装新版 Node 后再试。`
      : `Matai needs Node ${oldest} or newer, this is ${found}. Install a newer Node and try again.`,
  )
  process.exit(1)
}

const { start } = await import('./setup/start.mjs')
process.exit(await start(process.argv.slice(2)))
