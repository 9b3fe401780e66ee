import { categoryIds } from '@colada/domain/catalogue/category'
import type { Locator, Page } from '@playwright/test'
import { CONSENT_VERSION, consentKey, type ConsentDecision } from '#storefront/platform/privacy/consent.ts'
import { cards } from '../support/payment.ts'
import { expect, test } from '../support/test.ts'
import type { Translate } from '../support/translate.ts'

const MAX_BANNER_HEIGHT_PX = 110

const bannerOf = (page: Page, t: Translate) => page.getByRole('region', { name: t('shell:consent.label') })

const readDecision = (page: Page): Promise<ConsentDecision | null> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null') as ConsentDecision | null,
    consentKey,
  )

test(
  'asks with two equal buttons and remembers the decision',
  { tag: '@smoke' },
  async ({ page, shop, t }) => {
    await shop.navigate('Home')
    const banner = bannerOf(page, t)
    const [decline, accept] = [
      banner.getByRole('button', { name: t('shell:consent.decline') }),
      banner.getByRole('button', { name: t('shell:consent.accept') }),
    ]
    const [one, other] = [await decline.boundingBox(), await accept.boundingBox()]
    expect([one!.width, one!.height]).toEqual([other!.width, other!.height])
    expect(await decline.getAttribute('class')).toBe(await accept.getAttribute('class'))
    await decline.click()
    await expect(banner).toBeHidden()
    expect(await readDecision(page)).toMatchObject({ decision: 'decline', version: CONSENT_VERSION })
    await shop.reload()
    await expect(banner).toBeHidden()
  },
)

test('changes the decision from the footer', async ({ page, shop, t }) => {
  await shop.navigate('Home')
  await bannerOf(page, t)
    .getByRole('button', { name: t('shell:consent.settings') })
    .click()
  const dialog = page.getByRole('dialog', { name: t('privacy:settings.title') })
  const necessary = dialog.getByRole('switch', { name: t('privacy:kind.necessary') })
  await necessary.press(' ')
  await expect(necessary).toBeChecked()
  await expect(dialog.getByRole('switch', { checked: true })).toHaveCount(1)
  await dialog.getByRole('switch', { name: t('privacy:kind.functionality') }).click()
  await dialog.getByRole('switch', { name: t('privacy:kind.performance') }).click()
  await dialog.getByRole('button', { name: t('privacy:settings.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(bannerOf(page, t)).toBeHidden()
  expect(await readDecision(page)).toMatchObject({
    decision: 'custom',
    flags: { necessary: true, performance: true, functionality: true, advertising: false },
  })

  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('shell:footer.cookieSettings') })
    .click()
  await dialog.getByRole('switch', { name: t('privacy:kind.performance') }).click()
  await dialog.getByRole('button', { name: t('privacy:settings.save') }).click()
  await expect(dialog).toBeHidden()
  expect(await readDecision(page)).toMatchObject({ flags: { performance: false, functionality: true } })
})

test(
  'covers no bar and no primary action of a phone',
  { tag: '@phone' },
  async ({ page, shop, catalogue, newCustomer, payment, t }) => {
    const banner = bannerOf(page, t)
    /** The banner is a low bar at the bottom of the window, and the element can be clicked above it. */
    const expectAboveBanner = async (element: Locator) => {
      await element.click({ trial: true })
      const [{ y: top, height }, box] = [(await banner.boundingBox())!, (await element.boundingBox())!]
      expect(height).toBeLessThanOrEqual(MAX_BANNER_HEIGHT_PX)
      expect(top + height).toBeCloseTo(page.viewportSize()!.height, 0)
      expect(box.y + box.height).toBeLessThanOrEqual(top + 0.5)
    }
    const bar = page.getByRole('region', { name: t('catalogue:subtotalBar') })

    const garment = await catalogue.garment()
    await catalogue.open(garment)
    await expectAboveBanner(bar)
    await expectAboveBanner(bar.getByRole('button').first())
    await catalogue.add(garment)

    await page.goto(catalogue.categoryPath(categoryIds.dryCleaning))
    await shop.waitForHydration()
    await expectAboveBanner(bar)

    await shop.navigate('Carrito')
    await expectAboveBanner(
      page
        .getByRole('main')
        .getByRole('button', { name: t('cart:confirm') })
        .first(),
    )

    await newCustomer.openPayment()
    await payment.fillCard(cards.accepted)
    await expectAboveBanner(payment.payButton)
  },
)
