import fastifyPlugin from 'fastify-plugin'

/** Told to stop, it closes each line with its answer: a line kept for a next request would keep the process. */
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
