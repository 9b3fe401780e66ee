import { formatInstant } from '@colada/client/format/dates'
import { groupPhone } from '@colada/client/format/phone'
import { useLanguage } from '@colada/client/language/use-language'
import { isVoucherCart } from '@colada/domain/cart/cart-rules'
import { MAX_REMARKS_CHARACTERS } from '@colada/domain/payment/window'
import { Button, Callout, Grid, Heading, Inline, Stack, Text, TextArea, TextLink } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { customerPath } from '../../../platform/paths.ts'
import { useShortcut } from '../../../platform/use-shortcut.ts'
import { nameOf, type OpenedCustomer } from '../endpoints.ts'
import { CodeField } from './code-field.tsx'
import { DatesPart } from './dates-part.tsx'
import { DeskPart } from './desk-part.tsx'
import { type TakenOrder, useCategoriesQuery, useQuoteQuery } from './endpoints.ts'
import { GarmentField } from './garment-field.tsx'
import { GarmentLines } from './garment-lines.tsx'
import { addGarments, changeQuantity, toDeskLines } from './lines.ts'
import { toOrderBody, toQuoteRequest } from './order-body.ts'
import { OrderTotal } from './order-total.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { type CounterPayment, noPayment, readPayment } from './payment.ts'
import { TakeProblemView } from './take-problem.tsx'
import { useDraft } from './use-draft.ts'
import { useLegs } from './use-legs.ts'
import { useOfflineSince } from './use-offline-since.ts'
import { useTakeOrder } from './use-take-order.ts'

export interface OrderDeskProps {
  readonly opened: OpenedCustomer
  readonly onTaken: (taken: TakenOrder, way: CounterPayment) => void
}

/** A new order on one screen, by keyboard alone: customer, garments, dates, payment. */
export function OrderDesk({ opened, onTaken }: OrderDeskProps) {
  const { t } = useTranslation(['counter', 'common'])
  const language = useLanguage()
  const { customer, addresses } = opened
  const { draft, change, drop } = useDraft(customer.id)
  const catalogue = useCategoriesQuery(language)
  const categories = catalogue.data ?? []
  const products = categories.flatMap((category) => category.products)
  const lines = toDeskLines(draft.items, categories)
  const ordered = new Set(lines.map(({ product }) => product.categoryId))
  const isPack = isVoucherCart(ordered)
  const legs = useLegs(draft, addresses, [...ordered])
  const request = toQuoteRequest(draft, legs, isPack)
  const hasGarments = draft.items.length > 0
  const quote = useQuoteQuery(request, { skip: !hasGarments, refetchOnMountOrArgChange: true })
  const offlineSince = useOfflineSince()
  const [payment, setPayment] = useState(noPayment)
  const [isSent, setSent] = useState(false)
  const { take, isTaking, problem } = useTakeOrder((taken) => {
    drop()
    onTaken(taken, payment.way)
  })
  const prices = hasGarments && !quote.isFetching ? quote.currentData?.prices : undefined
  const reading = prices && readPayment(payment, prices.total, isPack)
  const missing = !hasGarments
    ? 'noGarments'
    : !legs.isComplete && !isPack
      ? 'noDates'
      : prices === undefined
        ? 'noTotal'
        : undefined

  const send = async () => {
    setSent(true)
    if (missing !== undefined || prices === undefined || offlineSince !== null) return
    if (!reading || 'problem' in reading) return
    await take(toOrderBody({ userId: customer.id, draft, legs, prices, payment, isPack }))
  }
  useShortcut({ modifier: 'ctrl', code: 'Enter' }, () => void send())

  return (
    <Stack gap="lg">
      <Heading level={1}>{t('counter:order.title')}</Heading>
      <Grid gap="lg" columns={{ base: 1, md: 2 }}>
        <Stack gap="lg">
          <DeskPart number={1} title={t('counter:order.customer')}>
            <Inline gap="md">
              <TextLink href={customerPath(customer.id)}>{nameOf(opened)}</TextLink>
              <Text tone="secondary">{groupPhone(customer.phone)}</Text>
            </Inline>
          </DeskPart>
          <DeskPart number={2} title={t('counter:garments.title')} isFirst>
            <GarmentField
              products={products}
              favourites={opened.favourites.flatMap(
                (id) => products.find((product) => product.id === id) ?? [],
              )}
              isLoading={catalogue.isFetching}
              onAdd={(line) => change({ items: addGarments(draft.items, line) })}
            />
            {lines.length === 0 ? (
              <Text tone="secondary">{t('counter:garments.empty')}</Text>
            ) : (
              <GarmentLines
                lines={lines}
                onQuantity={(key, quantity) => change({ items: changeQuantity(draft.items, key, quantity) })}
              />
            )}
            <TextArea
              label={t('counter:order.remarks')}
              optional={t('counter:optional')}
              maxLength={MAX_REMARKS_CHARACTERS}
              value={draft.remarks}
              onChange={({ target }) => change({ remarks: target.value })}
            />
          </DeskPart>
        </Stack>
        <Stack gap="lg">
          <DeskPart number={3} title={t('counter:dates.title')}>
            {isPack ? (
              <Text tone="secondary">{t('counter:dates.pack')}</Text>
            ) : (
              <DatesPart addresses={addresses} legs={legs} onChange={change} />
            )}
          </DeskPart>
          <DeskPart number={4} title={t('counter:payment.title')}>
            <CodeField
              code={draft.code}
              error={quote.currentData?.codeProblem || undefined}
              onChange={(code) => change({ code })}
            />
            <PaymentFields payment={payment} reading={reading} isSent={isSent} onChange={setPayment} />
            <OrderTotal
              quote={hasGarments ? (quote.currentData ?? quote.data) : undefined}
              isBusy={quote.isFetching}
              error={hasGarments ? quote.error : undefined}
            />
            {offlineSince !== null && (
              <Callout tone="warning" live="status">
                {t('counter:problem.offline', {
                  time: formatInstant(offlineSince, language).split(', ').at(-1),
                })}
              </Callout>
            )}
            {isSent && missing !== undefined && (
              <Callout tone="warning" live="alert">
                {t(`counter:problem.${missing}`)}
              </Callout>
            )}
            {problem && <TakeProblemView problem={problem} />}
            <Button
              fullWidth
              loading={isTaking}
              loadingLabel={t('counter:order.busy')}
              onClick={() => void send()}
            >
              {t('counter:order.take')}
            </Button>
          </DeskPart>
        </Stack>
      </Grid>
    </Stack>
  )
}
