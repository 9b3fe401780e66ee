import { stores } from '@colada/domain/coverage/stores'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import StoreSection from '#storefront/features/coverage/store-section.tsx'
import { decisionFlags, saveDecision } from '#storefront/platform/privacy/consent.ts'
import { selectChosenStoreId } from '#storefront/platform/store/chosen-store-slice.ts'
import { signedInCookie, staffMarker, toSessionMarker } from '#storefront/platform/store/cookies.ts'
import { chosenStoreKey } from '#storefront/platform/store/storage-keys.ts'
import { i18nByLanguage } from '../../support/i18n.ts'
import { renderInShop } from '../../support/in-shop.tsx'
import { openTab } from '../../support/tabs.ts'

const { t } = i18nByLanguage.en
const render = (shows: 'all' | 'chosen' = 'all') =>
  renderInShop(<StoreSection shows={shows} />, { store: openTab() })
const offered = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const savedId = () => selectChosenStoreId(openTab().getState())

describe('the store selector', () => {
  it('offers four stores, and seven in store mode', async () => {
    const { unmount } = render()
    await screen.findByRole('radiogroup', { name: t('coverage:stores.label') })
    expect(offered()).toEqual(['36', '2', '44', '46'])
    unmount()
    document.cookie = `${signedInCookie}=${toSessionMarker(staffMarker, '7', '1')}; Path=/`
    render()
    await screen.findByRole('radiogroup')
    expect(offered()).toEqual(stores.map(({ id }) => String(id)))
  })

  it('selects none at first, also when the selected store is offered in store mode only', async () => {
    sessionStorage.setItem(chosenStoreKey, '49')
    render('chosen')
    await screen.findByText(t('coverage:stores.none'))
    expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  })

  it('keeps the choice for the visit without consent, and for later visits with it', async () => {
    render()
    await choose('Madrid Tetuán')
    expect([savedId(), localStorage.getItem(chosenStoreKey)]).toEqual([46, null])
    await saveDecision('accept', decisionFlags.accept)
    await choose('Barcelona Les Corts')
    sessionStorage.clear()
    expect(savedId()).toBe(2)
    await saveDecision('decline', decisionFlags.decline)
    expect(savedId()).toBeNull()
  })
})

describe('the list of stores', () => {
  it('has address, hours and a map on click of each store, and marks the selected one', async () => {
    render()
    await choose('Valencia La Zaidía')
    expect(screen.getAllByRole('article')).toHaveLength(4)
    const store = within(screen.getByRole('article', { name: 'Valencia La Zaidía' }))
    store.getByText('Calle de Ruaya, 22')
    store.getByText('7:00–21:00')
    store.getByText(t('coverage:stores.label'))
    expect(document.querySelector('iframe')).toBeNull()
    await userEvent.click(store.getByRole('button', { name: t('coverage:stores.map') }))
    store.getByTitle(t('coverage:stores.mapTitle', { store: 'Valencia La Zaidía' }))
  })

  it('has the selected store only, and a link to the maps, where no map may load', async () => {
    render('chosen')
    await choose('Madrid Plaza España')
    const store = within(screen.getByRole('article', { name: 'Madrid Plaza España' }))
    store.getByText('28013 Madrid')
    expect(store.queryByRole('button')).toBeNull()
    const link = screen.getByRole('link', { name: t('coverage:stores.all') })
    expect(link.getAttribute('href')).toBe('/en/zone#stores')
  })
})
