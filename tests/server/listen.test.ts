import fastify from 'fastify'
import { expect, it } from 'vitest'
import { listen } from '#server/listen.ts'

it('returns the port, and explains that it is in use', async () => {
  const [first, second] = [fastify(), fastify()]
  const address = { host: '127.0.0.1', variable: 'KIOSK_PORT' }
  const port = await listen(first, { ...address, port: 0 })
  expect(port).toBeGreaterThan(0)
  await expect(listen(second, { ...address, port })).rejects.toThrow(
    `Port ${port} is in use. Stop what listens there, or choose another with KIOSK_PORT.`,
  )
  await Promise.all([first.close(), second.close()])
})
