import { problemText, toProblem } from '@colada/client/api/problem-text'
import type { WireCartItem } from '@colada/domain/cart/contract'
import { cancellationFaults, type CancellationFault } from '@colada/domain/orders/cancellation'
import { orderStatus } from '@colada/domain/orders/status'
import { needsReason } from '@colada/domain/staff/transition-rights'
import { statusCodes } from '@colada/domain/wire/status-codes'
import { Button, Callout, Inline, RadioGroup, Stack, TextArea, TextLink } from '@colada/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcut } from '../../platform/use-shortcut.ts'
import { paymentId } from '../payments/payment-card.tsx'
import { type OrderDetail, useMoveOrderMutation } from './endpoints.ts'
import { cancellationEffect, moveEffect } from './move-effect.ts'
import { SectionCard } from './section-card.tsx'
import { statusText } from './status-view.tsx'

// Its catalogue is loaded with it.
const MissingGarments = lazy(() => import('./missing-garments.tsx'))

const MAX_REASON_CHARACTERS = 300
const { versionChanged, balanceDue, approvalRequired } = statusCodes

/** The moves that the member may make with an order, each with its effect. What was typed stays after every error. */
export function MovesCard({ detail }: { readonly detail: OrderDetail }) {
  const { t } = useTranslation(['orders', 'drawer', 'common'])
  const [chosen, setChosen] = useState<number>()
  const [fault, setFault] = useState<CancellationFault>('customer')
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<readonly WireCartItem[]>([])
  const [isSent, setSent] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [moveOrder, { isLoading, data, error, reset }] = useMoveOrderMutation()
  const { allowed, version, order, cancellation } = detail
  // A move that another person's change has made impossible is no longer chosen.
  const to = chosen !== undefined && allowed.includes(chosen) ? chosen : undefined
  const isCancelling = to === orderStatus.cancelled
  const isReasonMissing = to !== undefined && needsReason(to) && reason.trim() === ''
  const code = error && toProblem(error).code
  useShortcut({ modifier: 'alt', code: 'KeyS' }, () => {
    const radios = [...(form.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])]
    const selected = radios.find((radio) => radio.ariaChecked === 'true') ?? radios[0]
    selected?.focus()
  })
  if (allowed.length === 0 && !data) return null

  const submit = async () => {
    setSent(true)
    if (to === undefined || isReasonMissing) return
    const missingItems = to === orderStatus.incident ? [...missing] : []
    const body = { status: to, version, reason, missing_items: missingItems, ...(isCancelling && { fault }) }
    const moved = await moveOrder({ locator: order.localizador, body })
    if (!moved.data) return
    setChosen(undefined)
    setReason('')
    setMissing([])
    setSent(false)
  }

  return (
    <SectionCard title={t('orders:moves.title')}>
      {data && (
        <Callout tone="success" live="status">
          {t('orders:moves.done', { status: statusText(data.to, t) })}
        </Callout>
      )}
      {allowed.length > 0 && (
        <form
          ref={form}
          aria-label={t('orders:moves.title')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <Stack gap="md">
            <RadioGroup
              layout="cards"
              label={t('orders:moves.to')}
              value={to === undefined ? '' : String(to)}
              onValueChange={(value) => {
                setChosen(Number(value))
                if (data) reset()
              }}
              options={allowed.map((status) => ({
                value: String(status),
                label: statusText(status, t),
                hint: moveEffect(status, t),
              }))}
              error={isSent && to === undefined ? t('orders:moves.choose') : undefined}
            />
            {isCancelling && cancellation && (
              <RadioGroup
                label={t('orders:moves.fault')}
                value={fault}
                onValueChange={(value) => setFault(value as CancellationFault)}
                options={cancellationFaults.map((each) => ({
                  value: each,
                  label: t(`orders:moves.faults.${each}`),
                  hint: cancellationEffect(cancellation, each, t),
                }))}
              />
            )}
            {to === orderStatus.incident && (
              <Suspense>
                <MissingGarments items={missing} onChange={setMissing} />
              </Suspense>
            )}
            {((to !== undefined && needsReason(to)) || reason !== '') && (
              <TextArea
                label={t('orders:moves.reason')}
                maxLength={MAX_REASON_CHARACTERS}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                error={isSent && isReasonMissing ? t('orders:moves.reasonMissing') : undefined}
              />
            )}
            {error && (
              <Callout
                tone={code === versionChanged.code || code === approvalRequired.code ? 'warning' : 'danger'}
                live="alert"
                actions={
                  code === balanceDue.code && (
                    <TextLink href={`#${paymentId}`}>{t('orders:moves.toPayment')}</TextLink>
                  )
                }
              >
                {code === versionChanged.code
                  ? t('drawer:payment.conflict')
                  : code === approvalRequired.code
                    ? t('orders:moves.proposed')
                    : problemText(error, t)}
              </Callout>
            )}
            <Inline>
              <Button
                type="submit"
                tone={isCancelling ? 'danger' : 'primary'}
                loading={isLoading}
                loadingLabel={t('drawer:busy')}
              >
                {to === undefined
                  ? t('orders:moves.title')
                  : t('orders:moves.submit', { status: statusText(to, t) })}
              </Button>
            </Inline>
          </Stack>
        </form>
      )}
    </SectionCard>
  )
}
