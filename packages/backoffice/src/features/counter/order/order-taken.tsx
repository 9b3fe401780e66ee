import { formatMoney } from '@colada/domain/money/format-money'
import { fromEuros } from '@colada/domain/money/money'
import { toOrder } from '@colada/domain/orders/wire-order'
import { Button, ButtonLink, DescriptionList, Heading, Inline, Stack } from '@colada/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { orderPath } from '../../../platform/paths.ts'
import { useShortcut } from '../../../platform/use-shortcut.ts'
import { PrintLinks } from '../../orders/print-links.tsx'
import { useCloseCustomerMutation } from '../endpoints.ts'
import type { TakenOrder } from './endpoints.ts'
import type { CounterPayment } from './payment.ts'

export interface OrderTakenProps {
  readonly taken: TakenOrder
  readonly way: CounterPayment
}

/** The order was taken: its locator, what was paid, and the next customer. */
export function OrderTaken({ taken, way }: OrderTakenProps) {
  const { t } = useTranslation('counter')
  const navigate = useNavigate()
  const [close, { isLoading }] = useCloseCustomerMutation()
  const next = useRef<HTMLDivElement>(null)
  useEffect(() => next.current?.querySelector('button')?.focus(), [])
  const goOn = async () => {
    await close()
    void navigate('/counter')
  }
  useShortcut({ modifier: 'alt', code: 'KeyN' }, () => void goOn())
  const { new_order: order, change_given: changeGiven } = taken
  const { localizador: locator, precioPedido } = order
  return (
    <Stack gap="lg">
      <div role="status">
        <Heading level={1}>{t('counter:taken.title', { locator })}</Heading>
      </div>
      <DescriptionList
        verbatim
        entries={[
          {
            id: 'total',
            term: t('counter:total.total'),
            description: formatMoney(fromEuros(precioPedido)),
            strong: true,
          },
          {
            id: 'paid',
            term: t('counter:taken.paid'),
            description: t(`counter:payment.${way}`),
          },
          ...(changeGiven === undefined
            ? []
            : [
                {
                  id: 'change',
                  term: t('counter:taken.change'),
                  description: formatMoney(fromEuros(changeGiven)),
                  strong: true,
                },
              ]),
        ]}
      />
      <PrintLinks order={toOrder(order)} />
      <div ref={next}>
        <Inline>
          <Button loading={isLoading} loadingLabel={t('counter:taken.busy')} onClick={() => void goOn()}>
            {t('counter:taken.next')}
          </Button>
          <ButtonLink href={orderPath(locator)} tone="neutral" appearance="outline">
            {t('counter:taken.open')}
          </ButtonLink>
        </Inline>
      </div>
    </Stack>
  )
}
