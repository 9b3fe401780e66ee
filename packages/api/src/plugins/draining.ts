import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/**
 * Once the process is told to stop, every answer that is still given closes its line. A line that was busy at that
 * moment would otherwise be kept open for its next request, and the process with it.
 */
export const draining = fp(
  (app: FastifyInstance, _options, done) => {
    let isStopping = false
    app.addHook('preClose', (stopped) => {
      isStopping = true
      stopped()
    })
    app.addHook('onSend', (_request, reply, _payload, sent) => {
      if (isStopping) void reply.header('connection', 'close')
      sent()
    })
    done()
  },
  { name: 'draining' },
)
