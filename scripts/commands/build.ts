import { build, ensureBuilt } from '../build.ts'

await (process.argv.includes('--if-needed') ? ensureBuilt() : build())
