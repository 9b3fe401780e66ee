import { QueryView } from '@colada/client/api/query-view'
import { useLanguage } from '@colada/client/language/use-language'
import type { Address } from '@colada/domain/account/address'
import { ADDRESSES_PER_PAGE, countPages, paginate } from '@colada/domain/catalogue/pagination'
import { routePath } from '@colada/domain/routes/route-path'
import { AddressTable, ButtonLink, EmptyState, Inline, Pagination, Stack } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useAddressesQuery } from '../endpoints.ts'
import { DeleteAddress } from './delete-address.tsx'

/** The customer's addresses, five per page; the URL holds the page (spec 000 §2, Profile). */
export function AddressList() {
  const { t } = useTranslation('account')
  return (
    <QueryView
      query={useAddressesQuery()}
      loadingLabel={t('account:address.loading')}
      rows={3}
      failedTitle={t('account:address.failed')}
    >
      {(addresses) => <Addresses addresses={addresses} />}
    </QueryView>
  )
}

function Addresses({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation(['account', 'profile'])
  const language = useLanguage()
  const [search] = useSearchParams()
  const [deleting, setDeleting] = useState<Address>()
  const pages = countPages(addresses.length, ADDRESSES_PER_PAGE)
  const page = Math.min(Math.max(1, Math.floor(Number(search.get('page')) || 1)), pages)
  const add = <ButtonLink href={routePath(language, 'AddAddress')}>{t('profile:addresses.add')}</ButtonLink>

  return (
    <Stack gap="md">
      <AddressTable
        caption={t('profile:addresses.caption')}
        labels={{
          alias: t('profile:addresses.alias'),
          street: t('profile:addresses.street'),
          number: t('profile:addresses.number'),
          postalCode: t('account:fields.postalCode'),
          city: t('account:fields.city'),
          actions: t('profile:addresses.actions'),
          isDefault: t('profile:addresses.default'),
          yes: t('profile:addresses.yes'),
          no: t('profile:addresses.no'),
          edit: t('profile:addresses.edit'),
          removing: t('profile:addresses.removing'),
        }}
        addresses={paginate(addresses, page, ADDRESSES_PER_PAGE).map((address) => ({
          id: String(address.id),
          alias: address.alias,
          isDefault: address.isDefault,
          street: address.line1,
          number: address.line2,
          postalCode: address.postalCode,
          city: address.city,
          edit: {
            label: t('profile:addresses.editOne', { alias: address.alias }),
            href: routePath(language, 'EditAddress', { id: address.id }),
          },
          remove: {
            label: t('profile:addresses.remove', { alias: address.alias }),
            onClick: () => setDeleting(address),
          },
        }))}
        empty={
          <EmptyState title={t('profile:addresses.empty')} actions={add}>
            {t('profile:addresses.emptyText')}
          </EmptyState>
        }
        pages={
          pages > 1 && (
            <Pagination
              page={page}
              pageCount={pages}
              getHref={(target) => `?page=${target}#addresses`}
              label={t('profile:addresses.pages')}
              labels={{
                previous: t('profile:addresses.previous'),
                next: t('profile:addresses.next'),
                page: (target) => t('profile:addresses.page', { page: target }),
              }}
            />
          )
        }
      />
      {addresses.length > 0 && <Inline>{add}</Inline>}
      <DeleteAddress address={deleting} onClose={() => setDeleting(undefined)} />
    </Stack>
  )
}
