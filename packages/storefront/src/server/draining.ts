import fastifyPlugin from 'fastify-plugin'

/** On shutdown closes each connection with its response: keep-alive connections would keep the process running. */
export const draining = fastifyPlugin(
  (app, _options, done) => {
    let isStopping = false
    app.addHook('preClose', async () => {
      isStopping = true
    })
    app.addHook('onSend', (_request, reply, payload, next) => {
      if (isStopping) void reply.header('connection', 'close')
      next(null, payload)
    })
    done()
  },
  { name: 'draining' },
)
