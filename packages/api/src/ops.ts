import { readConfig } from './config.ts'
import { openDatabase } from './database/connection.ts'
import { joinEmbeddedPostgres } from './database/embedded.ts'
import { migrateDatabase } from './database/migrate.ts'
import { perform, readCommand, usage } from './operations.ts'
import { explain } from './plugins/log.ts'

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
  const embedded = databaseUrl === null ? await joinEmbeddedPostgres(dataFolder) : null
  try {
    const url = databaseUrl ?? embedded!.url
    await migrateDatabase(url)
    const database = openDatabase(url, { connections: 2 })
    try {
      const { isDone, sentence } = await perform(command, { database, clock: Date.now })
      console[isDone ? 'log' : 'error'](sentence)
      return isDone ? 0 : 1
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
    console.error(explain(problem))
    process.exitCode = 1
  },
)
