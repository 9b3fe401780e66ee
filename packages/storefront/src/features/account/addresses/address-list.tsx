import { QueryView } from '@colada/client/api/query-view'
import { useLanguage } from '@colada/client/language/use-language'
import type { Address } from '@colada/domain/account/address'
import { ADDRESSES_PER_PAGE, countPages, paginate } from '@colada/domain/catalogue/pagination'
import { routePath } from '@colada/domain/routes/route-path'
import { AddressCard, Button, ButtonLink, EmptyState, Grid, Inline, Pagination, Stack } from '@colada/ui'
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

  if (addresses.length === 0)
    return (
      <EmptyState title={t('profile:addresses.empty')} actions={add}>
        {t('profile:addresses.emptyText')}
      </EmptyState>
    )
  return (
    <Stack gap="md">
      <Grid
        as="ul"
        role="list"
        columns={{ base: 1, lg: 2 }}
        gap="sm"
        aria-label={t('profile:addresses.caption')}
      >
        {paginate(addresses, page, ADDRESSES_PER_PAGE).map((address) => (
          <li key={address.id}>
            <OwnAddress address={address} onDelete={() => setDeleting(address)} />
          </li>
        ))}
      </Grid>
      {pages > 1 && (
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
      )}
      <Inline>{add}</Inline>
      <DeleteAddress address={deleting} onClose={() => setDeleting(undefined)} />
    </Stack>
  )
}

function OwnAddress({ address, onDelete }: { readonly address: Address; readonly onDelete: () => void }) {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  const { id, alias, line1, line2, postalCode, city, isDefault } = address
  return (
    <AddressCard
      alias={alias}
      headingLevel={3}
      lines={[[line1, line2].filter(Boolean).join(', '), `${postalCode} ${city}`]}
      defaultLabel={isDefault ? t('profile:addresses.default') : undefined}
      actions={
        <>
          <ButtonLink
            size="small"
            appearance="outline"
            href={routePath(language, 'EditAddress', { id })}
            aria-label={t('profile:addresses.editOne', { alias })}
          >
            {t('profile:addresses.edit')}
          </ButtonLink>
          <Button
            size="small"
            tone="danger"
            appearance="plain"
            aria-label={t('profile:addresses.remove', { alias })}
            onClick={onDelete}
          >
            {t('profile:addresses.removeShort')}
          </Button>
        </>
      }
    />
  )
}
