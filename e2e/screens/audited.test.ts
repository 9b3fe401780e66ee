import { chromium } from '@playwright/test'
import { audit } from '#scripts/bench/audit.ts'
import { chromiumFlags } from '#scripts/browser.ts'
import { freePort } from '#scripts/shop.ts'
import { expect, test } from '../support/test.ts'

const perfect = { accessibility: 100, seo: 100 }

/*
 * Gate for what search engines and assistive techniques are promised (spec 000 §9, performance of pages): a page
 * without its description, its language, its canonical address or a name for a control costs points here. Heads are
 * held to the same in both languages by the crawl, and axe looks at both widths, so one walk is enough.
 */
test(
  'home, category, product and cart have every point of Lighthouse for accessibility and search',
  {
    tag: '@phone',
  },
  async ({ baseURL, catalogue, launchOptions }) => {
    test.slow()
    const port = await freePort()
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    })
    const pages = await catalogue.firstScreens()
    try {
      for (const [name, path] of Object.entries(pages)) {
        const { scores, wrong } = await audit(baseURL + path, {
          port,
          onlyCategories: Object.keys(perfect),
          formFactor: 'mobile',
          throttlingMethod: 'provided',
          disableFullPageScreenshot: true,
        })
        expect({ ...scores, wrong }, `${name} (${path})`).toEqual({ ...perfect, wrong: [] })
      }
    } finally {
      await browser.close()
    }
  },
)
