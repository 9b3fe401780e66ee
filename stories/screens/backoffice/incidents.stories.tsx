import {
  getStaffClaim,
  getStaffClaims,
  updateStaffClaim,
  type WireStaffClaimDetail,
} from '@colada/domain/claims/staff-contract'
import { getStoredOrders } from '@colada/domain/claims/storage-contract'
import { getStaffOrder } from '@colada/domain/staff/orders-contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { damagedSuit, offeredClaim } from '../fixtures/claims.ts'
import { failNetwork, neverRespond, respond, respondError } from '../handlers.ts'
import { paidDetail } from './money.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Claims',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Claims with their clocks, the decision of one with what the rules give, and the storage of garments before their handover.',
      },
    },
  },
}
export default meta

const listed = { localizador: 'K7M2QPX', customer: 'Lucía Moreno', step: 'answer', is_overdue: true } as const

const detail: WireStaffClaimDetail = {
  ...damagedSuit,
  ...listed,
  garments: damagedSuit.garments.map((garment) => ({
    ...garment,
    service: 16.95,
    percent: 50,
    basis: 'age',
    compensation: 90,
  })),
  is_lost_order: false,
  computed: 90,
  maximum: 169.5,
  message: 'La chaqueta tiene una quemadura.',
  dispute: '',
  pictures: [],
  proposed: null,
  proposed_by: null,
  decided_by: null,
  appraisal: '',
  iban: '',
  holder: '',
  reference: '',
  allowed: ['propose', 'decide', 'refuse'],
}

const path = '/incidents'
const detailPath = `${path}/${detail.id}`

/** An overdue claim, one in which the customer has to answer, and garments that nobody collects. */
export const Running = staffScreen({
  path,
  handlers: [
    respond(getStaffClaims, {
      claims: [
        { ...damagedSuit, ...listed },
        { ...offeredClaim, ...listed, id: 11, step: null, is_overdue: false },
      ],
    }),
    respond(getStoredOrders, {
      orders: [
        {
          localizador: 'Q4H9XTR',
          customer: 'Jordi Puig',
          phone: '+34612000222',
          since: '2025-09-01',
          days: 190,
        },
      ],
    }),
  ],
})

export const None = staffScreen({ path, role: 'counter' })
export const Loading: StoryObj = {
  ...staffScreen({ path, handlers: [neverRespond(getStaffClaims)], staysPending: true }),
  tags: ['long-tests-only'],
}
export const Failed: StoryObj = {
  ...staffScreen({ path, handlers: [failNetwork(getStaffClaims)] }),
  tags: ['long-tests-only'],
}

/** The agreed value of the receipt changes the amount at once. */
export const Deciding = staffScreen({
  path: detailPath,
  handlers: [respond(getStaffClaim, { claim: detail })],
  play: async (context) => {
    const { incidents } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(incidents.action.decide) }))
    const amount = canvas.getByRole('textbox', { name: incidents.actions.amount })
    await expect(amount).toHaveValue('90,00')
    const agreed = incidents.actions.agreed.replace('{{name}}', detail.garments[0]!.name)
    await userEvent.type(canvas.getByRole('textbox', { name: agreed }), '150')
    await expect(amount).toHaveValue('150,00')
  },
})

/** Above 200.00 somebody else has to recommend the amount first. */
export const SecondPersonMissing: StoryObj = {
  ...staffScreen({
    path: detailPath,
    handlers: [
      respond(getStaffClaim, { claim: { ...detail, appraisal: 'P-12' } }),
      respondError(updateStaffClaim, 'approvalRequired', ''),
    ],
    play: async (context) => {
      const { incidents } = staffMessages(context)
      const canvas = within(context.canvasElement)
      await userEvent.click(await canvas.findByRole('radio', { name: new RegExp(incidents.action.decide) }))
      await userEvent.click(canvas.getByRole('button', { name: incidents.action.decide }))
      await expect(await canvas.findByRole('alert')).toBeVisible()
    },
  }),
  tags: ['long-tests-only'],
}

export const Unknown: StoryObj = {
  ...staffScreen({ path: detailPath, handlers: [respondError(getStaffClaim, 'notFound', '')] }),
  tags: ['long-tests-only'],
}

/** Two euros of storage are due before the garments are handed over. */
export const StorageDue = staffScreen({
  path: `/counter/handover/${paidDetail.order.localizador}`,
  role: 'counter',
  handlers: [
    respond(getStaffOrder, {
      ...paidDetail,
      allowed: [50],
      storage: { since: '2025-12-01', days: 98, fee: 2 },
    }),
  ],
})
