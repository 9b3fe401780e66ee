import { readConfig } from './config.ts'
import { openDatabase } from './database/connection.ts'
import { connectEmbeddedPostgres } from './database/embedded.ts'
import { migrateDatabase } from './database/migrate.ts'
import { runCommand, readCommand, usage } from './operations.ts'
import { formatError } from './plugins/log.ts'

/** `npm run ops -- …`: what operations do from a terminal, beside the running shop or without it. */
async function main(args: readonly string[]): Promise<number> {
  const command = readCommand(args)
  if (typeof command === 'string') {
    console.error(`${command}\n\n${usage}`)
    return 2
  }
  // Only where the data is: an errand needs none of the shop's secrets.
  const { DATABASE_URL, COLADA_DATA } = process.env
  const { databaseUrl, dataFolder } = readConfig({ DATABASE_URL, COLADA_DATA })
  const embedded = databaseUrl === null ? await connectEmbeddedPostgres(dataFolder) : null
  try {
    const url = databaseUrl ?? embedded!.url
    await migrateDatabase(url)
    const database = openDatabase(url, { connections: 2 })
    try {
      const { isSuccess, message } = await runCommand(command, { database, clock: Date.now })
      console[isSuccess ? 'log' : 'error'](message)
      return isSuccess ? 0 : 1
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (problem: unknown) => {
    console.error(formatError(problem))
    process.exitCode = 1
  },
)
