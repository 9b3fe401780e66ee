import { expect, test } from '../support/test.ts'

test(
  'suggests garments while typing and opens one by keyboard',
  { tag: '@phone' },
  async ({ page, shop, catalogue, t }) => {
    const garment = await catalogue.garment()
    await shop.navigate('Home')
    const field = page.getByRole('combobox', { name: t('shell:search.label') })
    await field.pressSequentially(garment.title.slice(0, 3))
    const list = page.getByRole('listbox', { name: t('catalogue:suggestions.label') })
    await expect(list).toBeVisible()

    // The catalogue is loaded: typing causes no requests.
    const apiRequests: string[] = []
    page.on(
      'request',
      (request) => new URL(request.url()).pathname.startsWith('/api/') && apiRequests.push(request.url()),
    )
    await field.fill('')
    await field.pressSequentially(garment.title)
    const option = list.getByRole('option', { name: garment.title })
    await expect(option.first()).toBeVisible()
    expect(apiRequests).toEqual([])

    await field.press('ArrowDown')
    await expect(list.getByRole('option', { selected: true })).toHaveCount(1)
    const href = await list.getByRole('option', { selected: true }).getAttribute('href')
    await field.press('Enter')
    await page.waitForURL((url) => decodeURI(url.pathname) === decodeURI(href!))
    await expect(list).toBeHidden()
  },
)

test('reports that no suggestion matches and still searches', async ({ page, shop, t }) => {
  await shop.navigate('Home')
  const field = page.getByRole('combobox', { name: t('shell:search.label') })
  await field.fill('zzzz')
  await expect(page.getByText(t('catalogue:noResults', { query: 'zzzz' })).first()).toBeVisible()
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('zzzz')
})
