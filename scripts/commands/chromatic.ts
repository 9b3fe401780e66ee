import { run } from '../run.ts'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'Nothing was sent to Chromatic: set CHROMATIC_PROJECT_TOKEN to the project’s token first. Visual regression runs without it by `npm run test:visual`.',
  )
  process.exit(0)
}
// What is sent and which stories a change can touch stands in chromatic.config.json, the modes in .storybook/variants.ts.
const { code } = await run('chromatic', process.argv.slice(2))
process.exit(code)
