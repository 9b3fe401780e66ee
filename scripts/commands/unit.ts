import { run } from '../run.ts'

const { code } = await run('vitest', ['run', '--config', 'vitest.config.ts', ...process.argv.slice(2)])
process.exit(code)
