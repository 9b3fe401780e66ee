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
  // The location of the data, and the pepper of passwords: commands need no other secret.
  const { DATABASE_URL, COLADA_DATA, PEPPER } = process.env
  if (command.name === 'staff' && command.command.action === 'add' && !PEPPER) {
    console.error('PEPPER of the running API is needed: the passwords of staff members are hashed with it.')
    return 2
  }
  const config = readConfig({ DATABASE_URL, COLADA_DATA, PEPPER })
  const { databaseUrl, dataFolder } = config
  const embedded = databaseUrl === null ? await connectEmbeddedPostgres(dataFolder) : null
  try {
    const url = databaseUrl ?? embedded!.url
    await migrateDatabase(url)
    const database = openDatabase(url, { connections: 2 })
    try {
      const now = await readDatabaseTime(database)
      const { isSuccess, message } = await runCommand(command, { database, clock: () => now, config })
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
