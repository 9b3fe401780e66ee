import { run } from '../run.ts'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'Nothing was sent to Chromatic: set CHROMATIC_PROJECT_TOKEN to the project’s token first. Visual regression runs without it by `npm run test:stories`.',
  )
  process.exit(0)
}
const { code } = await run('chromatic', [
  '--build-script-name',
  'build:storybook',
  '--exit-zero-on-changes',
  ...process.argv.slice(2),
])
process.exit(code)
