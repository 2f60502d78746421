// Makes 1,000 live codes in a directory, fifty at a time. Key: directories:write, codes:write.
import { createClient } from '@matai/client'

const { MATAI_ORIGIN, MATAI_KEY, COUNT = '1000', NAME = 'Hydrants' } = process.env
const client = createClient({ origin: MATAI_ORIGIN, key: MATAI_KEY, language: 'en' })

const directory = await client.directories.add({ name: NAME })
const numbers = Array.from({ length: Number(COUNT) }, (_, index) => index + 1)
let made = 0
for (let from = 0; from < numbers.length; from += 50) {
  const items = numbers.slice(from, from + 50).map((number) => ({
    name: `${NAME} ${number}`,
    directoryId: directory.id,
    blocks: [{ id: 'text', type: 'richText', html: `<p>${NAME} ${number}</p>` }],
  }))
  made += (await client.qrCodes.bulkSave({ items })).list.length
}
console.log(JSON.stringify({ directory: directory.id, made }))
