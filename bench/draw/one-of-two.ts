import { ourStyled } from './painters.ts'
import { rateOf } from './rate.ts'

// One of several processes that draw at once; prints pictures a second.
const [, , name = ''] = process.argv
await ourStyled('http://127.0.0.1:8080/q/warm')
await rateOf(ourStyled, `${name}w`)
process.stdout.write(String(await rateOf(ourStyled, name)))
