import { groupPhone } from '@colada/client/format/phone'
import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import {
  Button,
  ButtonLink,
  Callout,
  DescriptionList,
  Grid,
  Heading,
  Inline,
  List,
  PlaceIcon,
  Stack,
  Text,
  TextLink,
  TicketIcon,
} from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { newOrderPath } from '../../platform/paths.ts'
import { useShortcut } from '../../platform/use-shortcut.ts'
import { SectionCard } from '../orders/section-card.tsx'
import { nameOf, type OpenedCustomer, useCloseCustomerMutation } from './endpoints.ts'
import { LastOrders } from './last-orders.tsx'
import { NewAddress } from './new-address.tsx'
import { StoreModeButton } from './store-mode-button.tsx'

/** A customer whom the session has opened. */
export function CustomerView({ opened }: { opened: OpenedCustomer }) {
  const { t } = useTranslation(['counter', 'shell'])
  const navigate = useNavigate()
  const [close] = useCloseCustomerMutation()
  const { customer, addresses, orders, wallet } = opened
  const order = newOrderPath(customer.id)
  useShortcut({ modifier: 'alt', code: 'KeyN' }, () => void navigate(order))
  const leave = async () => {
    await close()
    void navigate('/counter')
  }
  return (
    <Stack gap="lg">
      <title>{`${nameOf(opened)} | ${t('shell:name')}`}</title>
      <Heading level={1}>
        <span translate="no">{nameOf(opened)}</span>
      </Heading>
      <Inline>
        <ButtonLink href={order}>{t('counter:customer.order')}</ButtonLink>
        <StoreModeButton customerId={customer.id} />
        <Button tone="neutral" appearance="plain" onClick={() => void leave()}>
          {t('counter:customer.close')}
        </Button>
      </Inline>
      <Grid gap="lg" columns={{ base: 1, md: 2 }}>
        <ContactCard customer={customer} />
        <SectionCard title={t('counter:customer.addresses')}>
          {addresses.length === 0 ? (
            <Text tone="secondary">{t('counter:customer.noAddresses')}</Text>
          ) : (
            <List
              items={addresses.map(({ id, alias, ...address }) => ({
                id: String(id),
                mark: <PlaceIcon size="small" />,
                content: (
                  <span translate="no">
                    {`${alias}: ${address.address_line1} ${address.address_line2}, ${address.cp} ${address.city}`}
                  </span>
                ),
              }))}
            />
          )}
          <Inline>
            <NewAddress />
          </Inline>
        </SectionCard>
      </Grid>
      {wallet.length > 0 && (
        <SectionCard title={t('counter:customer.wallet')}>
          <List
            items={wallet.map(({ code, name, percent, amount, uses_left: uses }) => ({
              id: code,
              mark: <TicketIcon size="small" />,
              content: [
                name || t('counter:customer.reward'),
                code,
                percent > 0 ? `${percent} %` : formatMoney(fromEuros(amount)),
                ...(uses === null ? [] : [t('counter:customer.uses', { count: uses })]),
              ].join(' · '),
            }))}
          />
        </SectionCard>
      )}
      <LastOrders orders={orders} />
    </Stack>
  )
}

function ContactCard({ customer }: Pick<OpenedCustomer, 'customer'>) {
  const { t } = useTranslation('counter')
  const { first_name, last_name, email, phone, lang, isB2B, on_account } = customer
  return (
    <SectionCard title={t('counter:customer.contact')}>
      {on_account === 1 && <Callout>{t('counter:customer.onAccount')}</Callout>}
      <DescriptionList
        verbatim
        entries={[
          ...(isB2B === '1'
            ? [
                {
                  id: 'person',
                  term: t('counter:fields.full_name'),
                  description: `${first_name} ${last_name}`.trim(),
                },
              ]
            : []),
          {
            id: 'phone',
            term: t('counter:fields.phone'),
            description: <TextLink href={`tel:${phone}`}>{groupPhone(phone)}</TextLink>,
          },
          {
            id: 'email',
            term: t('counter:fields.email'),
            description:
              email === '' ? (
                t('counter:customer.noEmail')
              ) : (
                <TextLink href={`mailto:${email}`}>{email}</TextLink>
              ),
          },
          { id: 'language', term: t('counter:fields.language'), description: t(`counter:languages.${lang}`) },
        ]}
      />
    </SectionCard>
  )
}
