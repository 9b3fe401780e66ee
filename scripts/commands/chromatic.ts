import { run } from '../run.ts'

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'Nothing was uploaded to Chromatic: CHROMATIC_PROJECT_TOKEN is not set. Visual regression runs without it with `npm run test:visual`.',
  )
  process.exit(0)
}
// chromatic.config.json holds the options, .storybook/variants.ts the modes.
const { code } = await run('chromatic', process.argv.slice(2))
process.exit(code)
