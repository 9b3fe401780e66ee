import { describe, expect, it } from 'vitest'
import {
  changeView,
  counterBody,
  paymentBody,
  type PaymentFields,
  paymentProblems,
} from '#backoffice/features/payments/read-payment.ts'

const cash: PaymentFields = { way: 'cash', drawer: '7', reference: '', amount: '38,75', received: '' }
const terminal: PaymentFields = { ...cash, way: 'terminal', drawer: '', reference: ' 0042 ' }

describe('a payment of 38.75', () => {
  it.each([
    ['exact cash', cash, {}],
    ['more cash', { ...cash, received: '50' }, {}],
    ['a part', { ...cash, amount: '10.00', received: '10' }, {}],
    ['the terminal with a reference', terminal, {}],
    ['no amount', { ...cash, amount: '' }, { amount: 'amountInvalid' }],
    ['nothing', { ...cash, amount: '0' }, { amount: 'amountInvalid' }],
    ['more than is owed', { ...cash, amount: '38,76' }, { amount: 'tooMuch' }],
    ['too little cash', { ...cash, received: '38,74' }, { received: 'tooLittle' }],
    ['unreadable cash', { ...cash, received: '50 euros' }, { received: 'amountInvalid' }],
    ['cash without a drawer', { ...cash, drawer: '' }, { drawer: 'drawerMissing' }],
    ['no reference', { ...terminal, reference: ' ' }, { reference: 'referenceMissing' }],
    ['given cash that is not asked for', { ...terminal, received: '1' }, {}],
  ] as const)('with %s', (_, fields, problems) => {
    expect(paymentProblems(fields, 3875)).toEqual(problems)
  })

  it('is sent in euros, with the version that was seen', () => {
    expect(paymentBody({ ...cash, received: '50' }, 4)).toEqual({
      method: 'cash',
      drawer_id: 7,
      version: 4,
      amount: 38.75,
      cash_received: 50,
    })
    expect(paymentBody({ ...terminal, received: '50' }, 4)).toEqual({
      method: 'terminal',
      terminal_ref: '0042',
      version: 4,
      amount: 38.75,
    })
    expect(counterBody(terminal)).toEqual({ method: 'terminal', terminal_ref: '0042' })
  })
})

it.each([
  ['', null],
  ['5x', null],
  ['38,75', { isMissing: false, amount: 0 }],
  ['50', { isMissing: false, amount: 1125 }],
  ['30', { isMissing: true, amount: 875 }],
])('shows the change of 38.75 for "%s"', (received, change) => {
  expect(changeView({ ...cash, received })).toEqual(change)
})
