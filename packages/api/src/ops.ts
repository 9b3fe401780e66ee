import { formatError } from '@colada/server/log'
import { readConfig } from './config.ts'
import { readDatabaseTime } from './database/clock.ts'
import { openDatabase } from './database/connection.ts'
import { connectEmbeddedPostgres } from './database/embedded.ts'
import { migrateDatabase } from './database/migrate.ts'
import { readCommand, usage } from './ops-arguments.ts'
import { runCommand } from './ops-commands.ts'

/** `npm run ops -- …`: a command, with or without a running shop. */
async function main(args: readonly string[]): Promise<number> {
  const command = readCommand(args)
  if (typeof command === 'string') {
    console.error(`${command}\n\n${usage}`)
    return 2
  }
  // Only the location of the data: commands need none of the secrets.
  const { DATABASE_URL, COLADA_DATA } = process.env
  const { databaseUrl, dataFolder } = readConfig({ DATABASE_URL, COLADA_DATA })
  const embedded = databaseUrl === null ? await connectEmbeddedPostgres(dataFolder) : null
  try {
    const url = databaseUrl ?? embedded!.url
    await migrateDatabase(url)
    const database = openDatabase(url, { connections: 2 })
    try {
      const now = await readDatabaseTime(database)
      const { isSuccess, message } = await runCommand(command, { database, clock: () => now })
      console[isSuccess ? 'log' : 'error'](message)
      return isSuccess ? 0 : 1
    } finally {
      await database.close()
    }
  } finally {
    await embedded?.stop()
  }
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(formatError(error))
  process.exitCode = 1
}
