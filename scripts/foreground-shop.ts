import { type Shop, type ShopOptions, startShop } from './shop.ts'

/**
 * Runs a shop in the foreground until a signal or the end of one of its processes, and stops all of it. Ends this process:
 * with 0 after a signal, with 1 otherwise.
 */
export async function runShop(options: ShopOptions, onOpen: (shop: Shop) => void): Promise<never> {
  const { signal, terminated } = watchTermination()
  try {
    const shop = await startShop({ ...options, signal })
    onOpen(shop)
    const ended = await Promise.race([shop.ended, terminated])
    if (ended !== null) console.error(`The ${ended} process ended; stopping the shop.`)
    await shop.stop()
    process.exit(ended === null ? 0 : 1)
  } catch (problem) {
    if (signal.aborted) process.exit(0)
    console.error(problem instanceof Error ? problem.message : problem)
    process.exit(1)
  }
}

function watchTermination() {
  const controller = new AbortController()
  const { promise: terminated, resolve } = Promise.withResolvers<null>()
  // Ctrl-C arrives twice, from the terminal and from the bootstrap: the listeners stay.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(name, () => {
      controller.abort()
      resolve(null)
    })
  return { signal: controller.signal, terminated }
}
