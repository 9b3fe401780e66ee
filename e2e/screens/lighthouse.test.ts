import { chromium } from '@playwright/test'
import { audit } from '#bench/audit.ts'
import { chromiumFlags } from '#scripts/browser.ts'
import { freePort } from '#scripts/shop.ts'
import { expect, test } from '../support/test.ts'

const perfect = { accessibility: 100, seo: 100 }

/*
 * Lighthouse scores for accessibility and SEO (spec 000 §9, performance of pages). The crawl checks the meta tags of both
 * languages, and axe runs at both viewports, so one project is enough.
 */
test(
  'home, category, product and cart score 100 in Lighthouse accessibility and SEO',
  {
    tag: ['@phone', '@long'],
  },
  async ({ baseURL, catalogue, launchOptions }) => {
    test.slow()
    const port = await freePort()
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    })
    const pages = await catalogue.landingPaths()
    try {
      for (const [name, path] of Object.entries(pages)) {
        const { scores, failedAudits } = await audit(baseURL + path, {
          port,
          onlyCategories: Object.keys(perfect),
          formFactor: 'mobile',
          throttlingMethod: 'provided',
          disableFullPageScreenshot: true,
        })
        expect({ ...scores, failedAudits }, `${name} (${path})`).toEqual({ ...perfect, failedAudits: [] })
      }
    } finally {
      await browser.close()
    }
  },
)
