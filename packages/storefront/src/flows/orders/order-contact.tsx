import type { Order } from '@colada/domain/orders/order'
import { ButtonLink, Hidden, Inline, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { useContactMethods } from '../../features/contact/use-contact-methods.tsx'

/** Whom to ask about an order: every way of contact, with the locator filled in. */
export function OrderContact({ order: { locator } }: { order: Pick<Order, 'locator'> }) {
  const { t } = useTranslation(['contact', 'orders'])
  const methods = useContactMethods(locator)
  return (
    <Hidden where="print">
      <Stack gap="xs">
        <Text size="small" tone="secondary">
          {t('orders:detail.help')}
        </Text>
        <Inline gap="xs">
          {methods.map(({ id, label, href, icon }) => (
            <ButtonLink
              key={id}
              href={href}
              size="small"
              tone="neutral"
              appearance="outline"
              iconStart={icon}
            >
              {label}
            </ButtonLink>
          ))}
        </Inline>
      </Stack>
    </Hidden>
  )
}
