import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const sheet = (page: Page) => page.locator('link[data-style]')

/** Waits until the whole stylesheet has come. */
const wholeStyle = (page: Page) =>
  expect.poll(() => sheet(page).evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true)

/**
 * What every element of a page looks like, by where it stands: all that is computed of it but names for values, of which a
 * document has only those in use.
 */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body :not(script)')].flatMap((element, at) =>
      ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        const isThere = part === '' || style.content !== 'none'
        return isThere
          ? [`${at} ${element.localName}${part} {${style.cssText.replace(/--[^:]*:[^;]*;/g, '')}}`]
          : []
      }),
    ),
  )

/** What of some looks is different in others, one declaration after the other. */
function changes(before: readonly string[], after: readonly string[]): string[] {
  return after.flatMap((now, at) => {
    if (now === before[at]) return []
    const known = new Set(before[at]?.split(/[;{}] ?/))
    return [
      `${now.split(' {')[0]}: ${now
        .split(/[;{}] ?/)
        .filter((one) => !known.has(one))
        .join('; ')}`,
    ]
  })
}

/** Proves `createStyler`: a rule that it left out of a document shows here. */
test.describe('before anything runs', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole stylesheet changes nothing of a document', async ({ page, shop, catalogue }) => {
    // What moves by itself looks different every time.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const first = await catalogue.firstScreens()
    const paths = [...Object.values(first), shop.path('Login'), shop.path('Blog'), shop.path('Register')]
    for (const path of paths) {
      await page.goto(path)
      const own = await looks(page)
      expect(own.length).toBeGreaterThan(100)
      await sheet(page).evaluate((link: HTMLLinkElement) => {
        link.disabled = false
      })
      await wholeStyle(page)
      expect(changes(own, await looks(page)), path).toEqual([])
    }
  })
})

test('nobody waits for the whole stylesheet, and it comes with the first sign of life', async ({
  page,
  shop,
}) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) sheets.push(request.url())
  })
  await shop.navigate('Home')
  await shop.alive()
  expect(sheets).toEqual([])
  await page.mouse.move(20, 20)
  await expect.poll(() => sheets.length).toBe(1)
})

/** Proves `rememberClick` in `use-start.ts`: what a press shows would stand there without its rules. */
test('a press before the whole stylesheet is there counts when it comes', async ({ page, shop, t }) => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>()
  await page.route('**/assets/style-*.css', async (route) => {
    await allowed
    await route.continue()
  })
  await shop.navigate('Home')
  await shop.alive()
  const decline = page.getByRole('button', { name: t('shell:consent.decline') })
  await decline.click()
  await expect(decline).toBeVisible()
  allow()
  await expect(decline).toBeHidden()
})

/** Proves that a refused sheet is switched off again: only so can it be asked for once more. */
test(
  'a stylesheet that cannot be had is asked for again',
  { tag: '@desk' },
  async ({ page, shop, complaints }) => {
    complaints.expect(/style-.*\.css/)
    let asked = 0
    await page.route('**/assets/style-*.css', (route) => {
      asked += 1
      return asked === 1 ? route.abort() : route.continue()
    })
    await shop.navigate('Home')
    await page.mouse.move(20, 20)
    await wholeStyle(page)
    expect(asked).toBe(2)
  },
)
