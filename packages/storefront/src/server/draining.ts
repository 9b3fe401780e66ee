import fastifyPlugin from 'fastify-plugin'

/** Told to stop, it closes each line with its answer: a line kept for a next request would keep the process. */
export const draining = fastifyPlugin(
  (app, _options, done) => {
    let isStopping = false
    app.addHook('preClose', async () => {
      isStopping = true
    })
    app.addHook('onSend', async (_, reply) => {
      if (isStopping) void reply.header('connection', 'close')
    })
    done()
  },
  { name: 'draining' },
)
