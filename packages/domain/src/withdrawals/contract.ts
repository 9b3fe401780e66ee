import * as z from 'zod/mini'
import { defineEndpoint } from '../wire/endpoint.ts'
import { withdrawalForm } from './withdrawal-form.ts'

/**
 * Receives the withdrawal from a distance contract, without a log-in (Directive 2011/83/EU, article 11a). The response is the
 * same whether the order exists or not; a repeated statement gets the reference of the first. Extension.
 */
export const createWithdrawal = defineEndpoint({
  name: 'createWithdrawal',
  subject: 'withdrawals',
  method: 'POST',
  path: '/withdrawals',
  access: 'public',
  isExtension: true,
  summary: 'Withdraw from an order',
  body: withdrawalForm,
  response: {
    reference: z.string(),
    /** Epoch seconds. */
    received_at: z.number(),
  },
})
