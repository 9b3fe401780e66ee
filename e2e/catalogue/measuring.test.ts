import { measureLimits } from '@colada/domain/catalogue/measures'
import { toSessionMarker, signedInCookie, staffMarker } from '#storefront/platform/store/cookies.ts'
import { expect, test } from '../support/test.ts'

/** Curtain and flag, by their fixed ids (spec 000 §2, Measure modal). */
const curtain = 304

test('accepts measures in whole centimetres within limits and shows the price', async ({
  shop,
  catalogue,
  cart,
  t,
}) => {
  const carpet = await catalogue.carpet()
  await catalogue.open(carpet)
  const dialog = await catalogue.openMeasureDialog(carpet)
  const { width: widths, height: heights } = measureLimits('carpet')
  const width = dialog.getByLabel(t('catalogue:measuring.width'))
  const height = dialog.getByLabel(t('catalogue:measuring.height'))
  // The first field has the focus.
  await expect(width).toBeFocused()

  await width.fill(String(widths.max + 1))
  await expect(width).toHaveValue('')
  await expect(dialog.getByText(t('catalogue:measuring.outOfRange', { ...widths }))).toBeVisible()
  await height.fill(String(heights.max + 1))
  await expect(height).toHaveValue('')
  await width.pressSequentially('12,5')
  await expect(dialog.getByText(t('catalogue:measuring.whole'))).toBeVisible()
  await height.fill(String(heights.min - 1))
  await dialog.getByRole('button', { name: t('catalogue:measuring.confirm') }).click()
  await expect(dialog).toBeVisible()

  await width.press('ControlOrMeta+a')
  await width.pressSequentially('1,6')
  await height.fill('60')
  await expect(
    dialog.getByText(t('catalogue:measuring.metresRead', { metres: '1,6', centimetres: 160 })),
  ).toBeVisible()
  await expect(width).toHaveValue('160')
  await width.press('ControlOrMeta+a')
  await width.pressSequentially('160')
  await expect(width).toHaveValue('160')

  await width.fill('80')
  await height.fill('.6')
  // Enter shows the centimetres before they are confirmed.
  await height.press('Enter')
  await expect(height).toHaveValue('60')
  await expect(dialog.getByText(t('catalogue:measuring.minimum'))).toBeVisible()
  await dialog.getByRole('button', { name: t('catalogue:measuring.confirm') }).click()
  await expect(dialog).toBeHidden()
  await expect(cart.button(1)).toBeVisible()
  // The line explains the minimum charge.
  await shop.navigate('Carrito')
  await expect(cart.lines).toContainText(t('cart:minimum'))
})

test('lets staff enter square carpets', async ({ context, baseURL, shop, catalogue, cart, account, t }) => {
  await account.createByApi()
  // The cookie beside the session decides what is rendered; the API decides by the session.
  await context.addCookies([
    { name: signedInCookie, value: toSessionMarker(staffMarker, '7', '1'), url: baseURL! },
  ])
  const carpet = await catalogue.carpet()
  await catalogue.open(carpet)
  const dialog = await catalogue.openMeasureDialog(carpet)
  const { width: widths } = measureLimits('carpet', true)
  expect(widths.max).toBe(500)
  const width = dialog.getByLabel(t('catalogue:measuring.width'))
  await expect(width).toHaveAccessibleDescription(new RegExp(t('catalogue:measuring.range', { ...widths })))
  await width.fill(String(widths.max + 1))
  await expect(width).toHaveValue('')
  await width.fill(String(widths.max))
  await dialog.getByLabel(t('catalogue:measuring.height')).fill('200')
  await dialog.getByRole('button', { name: t('catalogue:measuring.confirm') }).click()
  await expect(dialog).toBeHidden()
  await expect(cart.button(1)).toBeVisible()
  await shop.navigate('Carrito')
  await expect(cart.lines).toContainText('500 × 200 cm')
})

test('edits measures in the cart', async ({ page, shop, catalogue, cart, t }) => {
  const [window] = await catalogue.byIds([curtain])
  await cart.seed([
    { productId: curtain, quantity: 1, measure: { width: 200, height: 250 } },
    { productId: curtain, quantity: 1, measure: { width: 90, height: 250 } },
  ])
  await shop.navigate('Carrito')
  const line = cart.lines.first()
  await expect(line).toContainText('200 × 250 cm')
  await expect(line.getByRole('spinbutton')).toHaveCount(0)
  const before = await cart.amount('cart:subtotal')
  const change = line.getByRole('button', { name: t('cart:remeasureName', { name: window!.title }) })
  await change.click()
  const dialog = page.getByRole('dialog', { name: window!.title })
  const width = dialog.getByLabel(t('catalogue:measuring.width'))
  await expect(width).toHaveValue('200')
  await width.fill('150')
  await dialog.getByRole('button', { name: t('catalogue:measuring.save') }).click()
  await expect(dialog).toBeHidden()
  await expect(line).toContainText('150 × 250 cm')
  expect(await cart.amount('cart:subtotal')).not.toBe(before)

  // Equal sizes are merged into one line.
  await change.click()
  await width.fill('90')
  await dialog.getByRole('button', { name: t('catalogue:measuring.save') }).click()
  await expect(cart.lines).toHaveCount(1)
  await expect(cart.lines).toContainText(t('cart:pieces', { count: 2 }))
  await shop.reload()
  await expect(cart.lines).toContainText('90 × 250 cm')
})
