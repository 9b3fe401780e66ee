import { run } from '../run.ts'

const { code } = await run('storybook', [
  'build',
  '--output-dir',
  'storybook-static',
  '--quiet',
  ...process.argv.slice(2),
])
process.exit(code)
