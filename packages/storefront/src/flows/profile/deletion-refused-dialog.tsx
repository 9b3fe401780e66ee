import { useLanguage } from '@colada/client/language/use-language'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Order } from '@colada/domain/orders/order'
import { routePath } from '@colada/domain/routes/route-path'
import { Button, DialogContent, DialogRoot, Inline, Stack, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { formatIban } from '../../features/account/business/format-iban.ts'
import { StatusView } from '../../features/orders/status-view.tsx'
import type { Debt, DeletionCheck } from './use-deletion-check.ts'

interface Props {
  readonly orders: DeletionCheck['openOrders']
  readonly debt: Debt | null
  readonly onClose: () => void
}

/** What keeps an account from being deleted: orders under way, with links to them, and what a company owes. */
export default function DeletionRefusedDialog({ orders, debt, onClose }: Props) {
  const { t } = useTranslation(['profile', 'orders'])
  const close = t('profile:addresses.close')
  const hasOrders = orders.length > 0
  return (
    <DialogRoot open onOpenChange={onClose}>
      <DialogContent
        size="small"
        title={t('profile:account.openTitle')}
        description={hasOrders && t('profile:account.open', { count: orders.length })}
        closeLabel={close}
        actions={<Button onClick={onClose}>{close}</Button>}
      >
        <Stack gap="md">
          {hasOrders && <OpenOrders orders={orders} />}
          {debt && <OpenBalance debt={debt} />}
        </Stack>
      </DialogContent>
    </DialogRoot>
  )
}

function OpenOrders({ orders }: { readonly orders: readonly Order[] }) {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  return (
    <Stack as="ul" role="list" gap="xs">
      {orders.map(({ id, locator, status }) => (
        <li key={id}>
          <Inline gap="sm" justify="between">
            <TextLink href={routePath(language, 'OrderDetail', { id })} standalone>
              {t('profile:account.openOrder', { locator })}
            </TextLink>
            <StatusView status={status} />
          </Inline>
        </li>
      ))}
    </Stack>
  )
}

function OpenBalance({ debt: { amount, transfer } }: { readonly debt: Debt }) {
  const { t } = useTranslation('profile')
  const language = useLanguage()
  return (
    <Stack gap="xs" align="start">
      <Text>
        {t('profile:account.openBalance', {
          amount: formatMoney(amount),
          iban: formatIban(transfer.iban),
          concept: transfer.concept,
        })}
      </Text>
      <TextLink href={routePath(language, 'BusinessAccount')} standalone>
        {t('profile:data.businessAccount')}
      </TextLink>
    </Stack>
  )
}
