// Keeps the live codes of a directory as a CSV file says: a line is `name,text`. Names that are new become codes, texts
// that are others become versions, the rest stays as it is. Key: directories:read, codes:read, codes:write.
import { readFile } from 'node:fs/promises'
import { createClient, each } from '@matai/client'

const { MATAI_ORIGIN, MATAI_KEY, DIRECTORY, FILE } = process.env
const client = createClient({ origin: MATAI_ORIGIN, key: MATAI_KEY, language: 'en' })
const escape = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const { list } = await client.directories.listAll({})
const directory = list.find(({ name }) => name === DIRECTORY)
if (!directory) throw new Error(`there is no directory ${DIRECTORY}`)

const known = new Map()
for await (const code of each(client.qrCodes.getCodeList, { filters: { directoryId: directory.id } }))
  known.set(code.name, code.id)

const done = { made: 0, changed: 0, kept: 0 }
const [, ...lines] = (await readFile(FILE, 'utf8')).trim().split(/\r?\n/)
for (const line of lines) {
  const [name, text] = line.split(',').map((cell) => cell.trim())
  const html = `<p>${escape(text)}</p>`
  const blocks = [{ id: 'text', type: 'richText', html }]
  const id = known.get(name)
  if (id === undefined) {
    await client.qrCodes.save({ name, directoryId: directory.id, blocks })
    done.made += 1
    continue
  }
  const code = await client.qrCodes.getInfo({ id })
  if (code.blocks.length === 1 && code.blocks[0].html === html) done.kept += 1
  else {
    await client.qrCodes.save({ id, name, version: code.version, blocks })
    done.changed += 1
  }
}
console.log(JSON.stringify(done))
