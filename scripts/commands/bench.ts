import { runBenchmarks } from '#bench/main.ts'

await runBenchmarks(process.argv.slice(2))
