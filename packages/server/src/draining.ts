import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/**
 * Closes every connection with its next response once shutdown has begun. A connection that was busy at that moment would
 * otherwise stay open for further requests and keep the process from ending.
 */
export const draining = fp(
  (app: FastifyInstance, _options, done) => {
    let isStopping = false
    app.addHook('preClose', (done) => {
      isStopping = true
      done()
    })
    app.addHook('onSend', (_request, reply, _payload, next) => {
      if (isStopping) void reply.header('connection', 'close')
      next()
    })
    done()
  },
  { name: 'draining' },
)
