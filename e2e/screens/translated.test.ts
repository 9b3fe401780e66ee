import { categoryIds } from '@colada/domain/catalogue/category'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

/* Browsers translate pages: they replace texts, also those that are added later, but not in `translate="no"`. */

/** Does what a page translator does to a page. */
function translate(): void {
  const skipped = 'script, style, noscript, textarea, [translate="no"], font'
  const replace = (text: Text) => {
    if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(skipped)) return
    const font = document.createElement('font')
    font.textContent = text.data.toUpperCase()
    text.replaceWith(font)
  }
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts = root instanceof Text ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    texts.forEach(replace)
  }
  replaceIn(document.body)
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) replaceIn(node)
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
}

const translatePage = (page: Page) => page.evaluate(translate)
const ignoreCase = (text: string) => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i')

test('a translated page updates its figures and labels, without errors', async ({
  page,
  shop,
  catalogue,
  cart,
  t,
}) => {
  const garment = await catalogue.garment()
  await page.goto(catalogue.categoryPath(categoryIds.dryCleaning))
  await shop.waitForHydration()
  const main = page.getByRole('main')
  const add = main.getByRole('button', { name: ignoreCase(t('catalogue:add')) }).first()
  await expect(add).toBeVisible()
  await expect(page.locator('[data-hydrating]').filter({ has: add })).toHaveCount(0)
  await translatePage(page)
  await add.click()
  await expect(cart.button(1)).toBeVisible()

  await cart.seedOne(garment, 2)
  await shop.navigate('Carrito')
  const total = main.locator('dl dd').last()
  const before = await total.textContent()
  await translatePage(page)
  await expect(total.locator('font')).toHaveCount(0)
  await main
    .getByRole('button', { name: t('cart:increase') })
    .first()
    .click()
  await expect(total).not.toHaveText(before!)
  await expect(total).toHaveText(/^\d+,\d\d\s€$/)
})

test('a button of a translated page changes its label', async ({ page, shop, account, t }) => {
  await page.context().grantPermissions(['clipboard-write'])
  await account.createByApi()
  await shop.navigate('Profile')
  const named = (label: string) => page.getByRole('main').getByRole('button', { name: ignoreCase(label) })
  await expect(named(t('promotions:referral.copyLink'))).toBeVisible()
  await translatePage(page)
  await named(t('promotions:referral.copyLink')).click()
  await expect(named(t('promotions:referral.copied'))).toBeVisible()
})
