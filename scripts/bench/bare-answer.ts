import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** A bare Fastify that answers the bytes of a file: nothing that a shop needs, and nothing that could be faster in its place. */
const { BODY = '', TYPE = '', PORT } = process.env
const body = readFileSync(BODY)
const app = Fastify()
app.get('/', (_, reply) => reply.type(TYPE).send(body))
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
console.log(`Bare answer listening on ${PORT}`)
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
