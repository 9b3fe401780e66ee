import { build, type InlineConfig } from 'vite'

/**
 * Builds with Vite and leaves the environment as it was: a build says that this is production, and whoever starts
 * the shop in the same process would believe it.
 */
export async function bundle(config: InlineConfig): ReturnType<typeof build> {
  const { NODE_ENV } = process.env
  try {
    return await build(config)
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
