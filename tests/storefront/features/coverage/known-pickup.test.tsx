import { categoryIds } from '@colada/domain/catalogue/category'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { KnownPickup } from '#storefront/features/coverage/known-pickup.tsx'
import { useLeadTime } from '#storefront/features/coverage/lead-time.ts'
import { ZipChecker } from '#storefront/features/coverage/zip-checker.tsx'
import { decisionFlags, saveDecision } from '#storefront/platform/privacy/consent.ts'
import { selectKnownPlace } from '#storefront/platform/store/place-slice.ts'
import { placeKey } from '#storefront/platform/store/storage-keys.ts'
import { fakeApi, ok } from '../../support/fake-api.ts'
import { i18nByLanguage } from '../../support/i18n.ts'
import { renderInShop } from '../../support/in-shop.tsx'
import { openTab } from '../../support/tabs.ts'

const { t } = i18nByLanguage.en
const seville = { avaiable: '1', result: '', cp: '41004', id_checked: 1, zone: 'Sevilla', town: 'Sevilla' }

function DryCleaning() {
  const { town, leadTimeOf } = useLeadTime()
  return <p>{`${leadTimeOf(categoryIds.dryCleaning)} ${town}`}</p>
}

async function check(pickup: object | null) {
  fakeApi({
    'GET /estimated_place': () => ok({ estimated_cp: '', estimated_city: '' }),
    'POST /checkZipCode': () => ok(seville),
    'GET /earliest_pickup': () => ok({ pickup }),
  })
  renderInShop(
    <>
      <ZipChecker servicesHref="/" />
      <KnownPickup>unknown</KnownPickup>
      <DryCleaning />
    </>,
    { store: openTab() },
  )
  expect(await screen.findByText('unknown')).toBeVisible()
  expect(screen.getByText('48 hours')).toBeVisible()
  await userEvent.type(screen.getByLabelText(t('coverage:zip.label')), '41004{Enter}')
  // Seville delivers in a day.
  await screen.findByText('24 hours Sevilla')
}

test('the checked postal code decides pickup and lead time, for the visit without consent', async () => {
  vi.setSystemTime(new Date('2026-11-23T08:00:00Z'))
  await check({ date: '2026-11-24', start: '07:00', end: '09:00' })
  const day = t('coverage:pickup.tomorrow')
  const text = t('coverage:pickup.earliest', { code: '41004', day, hours: '7:00–9:00' })
  expect(await screen.findByText(text)).toBeVisible()
  expect(localStorage.getItem(placeKey)).toBeNull()
  expect(selectKnownPlace(openTab().getState())).toMatchObject({ zone: 'sevilla' })
  vi.useRealTimers()
})

test('is kept for later visits with consent, and the text stays without a free slot', async () => {
  await saveDecision('accept', decisionFlags.accept)
  await check(null)
  expect(screen.getByText('unknown')).toBeVisible()
  sessionStorage.clear()
  expect(selectKnownPlace(openTab().getState())?.postalCode).toBe('41004')
  await saveDecision('decline', decisionFlags.decline)
  expect(selectKnownPlace(openTab().getState())).toBeNull()
})
