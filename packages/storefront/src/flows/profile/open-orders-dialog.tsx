import { useLanguage } from '@colada/client/language/use-language'
import type { Order } from '@colada/domain/orders/order'
import { routePath } from '@colada/domain/routes/route-path'
import { Button, DialogContent, DialogRoot, Inline, Stack, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { StatusView } from '../../features/orders/status-view.tsx'

interface Props {
  readonly orders: readonly Order[]
  readonly onClose: () => void
}

/** The orders under way that keep an account from being deleted, with links to them. */
export default function OpenOrdersDialog({ orders, onClose }: Props) {
  const { t } = useTranslation(['profile', 'orders'])
  const language = useLanguage()
  const close = t('profile:addresses.close')
  return (
    <DialogRoot open onOpenChange={onClose}>
      <DialogContent
        size="small"
        title={t('profile:account.openTitle')}
        description={t('profile:account.open', { count: orders.length })}
        closeLabel={close}
        actions={<Button onClick={onClose}>{close}</Button>}
      >
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
      </DialogContent>
    </DialogRoot>
  )
}
