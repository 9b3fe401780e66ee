import { readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { chromiumFlags, ensureBrowser } from '../scripts/browser.ts'
import { build, buildStamp } from '../scripts/build.ts'
import { root } from '../scripts/run.ts'
import { type Row, withBench } from './bench.ts'
import { CPU_SLOWDOWN, slowDown, traceLoad } from './trace.ts'

const storefront = join(root, 'packages/storefront')
const MOST = 40
const SAMPLING_INTERVAL_US = 200
/** The end of a page's work is not announced. */
const IDLE_MS = 2_000

/**
 * Prints what the main thread of a phone does while a page loads: its activities, and the CPU time of scripts by module and by
 * function, of a build with their names.
 */
export async function profile(path: string): Promise<void> {
  await build(['--minify', 'false', '--sourcemapClient'])
  try {
    await withBench(async ({ shop }) => {
      const executablePath = await ensureBrowser()
      const browser = await chromium.launch({
        ...(executablePath && { executablePath }),
        args: chromiumFlags,
      })
      const newPage = () => browser.newPage({ viewport: { width: 367, height: 740 }, isMobile: true })
      const activities = await traceLoad(browser, await newPage(), shop.url + path)
      console.log(
        `\n${path}: activities of the main thread, ms, CPU ${CPU_SLOWDOWN}×; each contains those within it`,
      )
      console.table(toRows(activities))
      const { modules, functions } = await cpuTimes(await newPage(), shop.url + path)
      console.log('\nCPU time of scripts by module, ms')
      console.table(toRows(modules))
      console.log('\nCPU time of scripts by function, ms')
      console.table(toRows(functions))
      await browser.close()
    })
  } finally {
    // The next command builds the storefront that is served.
    rmSync(buildStamp, { force: true })
  }
}

function toRows(milliseconds: Readonly<Record<string, number>>): Record<string, Row> {
  const sorted = Object.entries(milliseconds).toSorted(([, a], [, b]) => b - a)
  return Object.fromEntries(sorted.slice(0, MOST).map(([name, ms]) => [name, { ms: Math.round(ms) }]))
}

/** Self times of the scripts of a page load. */
async function cpuTimes(page: Page, url: string) {
  await slowDown(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.setSamplingInterval', { interval: SAMPLING_INTERVAL_US })
  await devtools.send('Profiler.start')
  await page.goto(url, { waitUntil: 'load' })
  // oxlint-disable-next-line no-restricted-properties
  await page.waitForTimeout(IDLE_MS)
  const { profile: recorded } = await devtools.send('Profiler.stop')
  const nodes = new Map(recorded.nodes.map((node) => [node.id, node]))
  const modules: Record<string, number> = {}
  const functions: Record<string, number> = {}
  for (const [at, id] of (recorded.samples ?? []).entries()) {
    const { functionName, url: script, lineNumber, columnNumber } = nodes.get(id)!.callFrame
    if (functionName === '(idle)' || functionName === '(program)') continue
    const milliseconds = (recorded.timeDeltas?.[at] ?? 0) / 1000
    const module = moduleOf(script, lineNumber, columnNumber) || functionName
    modules[module] = (modules[module] ?? 0) + milliseconds
    const name = `${functionName || '(anonymous)'} ${module}`
    functions[name] = (functions[name] ?? 0) + milliseconds
  }
  return { modules, functions }
}

const maps = new Map<string, SourceMap | null>()

/** The source of a position in a script of the build; the script's path without one. */
function moduleOf(script: string, line: number, column: number): string {
  if (script === '') return ''
  const { pathname } = new URL(script, 'http://localhost')
  const map = maps.get(pathname) ?? readMap(pathname)
  maps.set(pathname, map)
  const entry = map?.findEntry(line, column)
  const source = entry && 'originalSource' in entry ? entry.originalSource : undefined
  return source?.replace(/^(?:\.\.\/)+/, '') ?? pathname
}

function readMap(pathname: string): SourceMap | null {
  try {
    return new SourceMap(
      JSON.parse(readFileSync(join(storefront, 'build/client', `${pathname}.map`), 'utf8')),
    )
  } catch {
    return null
  }
}
