import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** A bare Fastify that responds with the bytes of a file: the upper bound for any Fastify response. */
const { BODY = '', TYPE = '', PORT } = process.env
const body = readFileSync(BODY)
const app = Fastify()
app.get('/', (_, reply) => reply.type(TYPE).send(body))
await app.listen({ port: Number(PORT), host: '127.0.0.1' })
console.log(`Bare Fastify listening on ${PORT}`)
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
