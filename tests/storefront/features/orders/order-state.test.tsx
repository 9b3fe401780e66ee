import { orderStatus } from '@colada/domain/orders/status'
import { toOrder } from '@colada/domain/orders/wire-order'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OrderState } from '#storefront/features/orders/order-state.tsx'
import words from '#storefront/locales/en/orders.json' with { type: 'json' }
import { fakeApi } from '../../support/fake-api.ts'
import { inPage } from '../../support/in-page.tsx'
import { wireOrder } from '../../support/wire-order.ts'

const unpaid = {
  ...toOrder({ ...wireOrder, status: orderStatus.pendingPayment, precioPendiente: 29.75 }),
  payBefore: 1_790_001_800,
}

const { unpaid: pay, waiting } = words.detail

test.each([
  ['that is unpaid requests the payment', unpaid, false, pay, waiting],
  ['whose payment is in progress shows the waiting message', unpaid, true, waiting, pay],
  [
    'that is no longer payable shows the waiting message',
    { ...unpaid, payBefore: null },
    false,
    waiting,
    pay,
  ],
] as const)('an order %s', (_, order, confirming, visibleText, hiddenText) => {
  render(
    <OrderState
      order={order}
      now={1_790_000_000}
      confirming={confirming}
      refreshing={false}
      onRefresh={() => undefined}
    >
      {null}
    </OrderState>,
    { wrapper: inPage(fakeApi({}).store) },
  )
  expect(screen.getByText(visibleText)).toBeVisible()
  expect(screen.queryByText(hiddenText)).toBeNull()
})
