import { languages } from '@colada/domain/wire/language'
import { sitemapPages } from '@colada/storefront/src/platform/seo/sitemap-pages.ts'
import { chromium } from 'playwright-core'
import { chromiumFlags, ensureBrowser } from '../scripts/browser.ts'
import { freePort } from '../scripts/shop.ts'
import { audit, type AuditFlags } from './audit.ts'
import type { Benchmark, Row } from './bench.ts'
import { median } from './median.ts'
import { findScreens, type MeasuredScreen } from './screens.ts'

/** Runs per page; the median counts. */
const runs = 3
const screens: readonly MeasuredScreen[] = ['home', 'category', 'product', 'cart', 'login']
const metrics = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
} as const

/**
 * The CPU throttling that makes this machine a mid-range phone, as Lighthouse's guide on throttling calibrates it: its
 * default of 4 is for a fast desktop and counts a slow machine twice.
 *
 * @param benchmarkIndex of an audit on this machine
 */
function calibratedCpuSlowdown(benchmarkIndex: number): number {
  const multiplier =
    benchmarkIndex >= 1300
      ? 3 + (benchmarkIndex - 1300) / 233
      : benchmarkIndex >= 800
        ? 2 + (benchmarkIndex - 800) / 500
        : 1 + Math.max(0, benchmarkIndex - 150) / 650
  return Math.round(multiplier * 10) / 10
}

/** Lighthouse of the measured screens. */
export const lighthouseScores: Benchmark = {
  title: `Lighthouse, phone, median of ${runs}`,
  measure: async ({ shop }) => {
    const paths = await findScreens(shop.url)
    return {
      rows: await auditPages(
        shop.url,
        screens.map((screen) => [screen, paths[screen]]),
      ),
    }
  },
}

/** Lighthouse of every public page without parameters, in turn in Spanish and in English. */
export const lighthouseOfAllPages: Benchmark = {
  title: `Lighthouse of all public pages, phone, median of ${runs}`,
  measure: async ({ shop }) => {
    const paths = sitemapPages([]).map((page, at) => page.paths[languages[at % languages.length]!])
    return {
      rows: await auditPages(
        shop.url,
        paths.map((path) => [path, path]),
      ),
    }
  },
}

/** Scores and metrics of first visits on a phone, with simulated throttling. */
async function auditPages(
  url: string,
  pages: readonly (readonly [name: string, path: string])[],
): Promise<Record<string, Row>> {
  const executablePath = await ensureBrowser()
  const port = await freePort()
  const chrome = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [`--remote-debugging-port=${port}`, ...chromiumFlags],
  })
  try {
    const { benchmarkIndex } = await audit(url, { port })
    const cpuSlowdownMultiplier = calibratedCpuSlowdown(benchmarkIndex)
    const rows: Record<string, Row> = {}
    for (const [name, path] of pages) {
      rows[name] = {
        ...(await scoresOf(url + path, { port, throttling: { cpuSlowdownMultiplier } })),
        'CPU slowdown': cpuSlowdownMultiplier,
      }
    }
    return rows
  } finally {
    await chrome.close()
  }
}

async function scoresOf(url: string, flags: AuditFlags): Promise<Row> {
  const results: Row[] = []
  const failedAudits = new Set<string>()
  for (let run = 0; run < runs; run += 1) {
    const page = await audit(url, flags)
    results.push({
      ...page.scores,
      ...Object.fromEntries(
        Object.entries(metrics).map(([name, id]) => [name, Math.round(page.numericValue(id))] as const),
      ),
      'CLS ×1000': Math.round(page.numericValue('cumulative-layout-shift') * 1000),
    })
    for (const id of page.failedAudits) failedAudits.add(id)
  }
  return { ...medians(results), 'failed audits': [...failedAudits].join(', ') }
}

function medians(rows: readonly Row[]): Row {
  return Object.fromEntries(
    Object.keys(rows[0]!).map((name) => [name, median(rows.map((row) => Number(row[name])))] as const),
  )
}
