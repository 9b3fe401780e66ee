import { build, type InlineConfig } from 'vite'

/** Builds with Vite and restores `NODE_ENV`, which Vite sets to production for the whole process. */
export async function bundle(config: InlineConfig): ReturnType<typeof build> {
  const { NODE_ENV } = process.env
  try {
    return await build(config)
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = NODE_ENV
  }
}
