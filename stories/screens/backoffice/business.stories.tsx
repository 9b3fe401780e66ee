import {
  decideBusiness,
  getBusiness,
  getBusinesses,
  getBusinessStatement,
  type WireStaffBusiness,
} from '@colada/domain/staff/business-contract'
import { getPriceLists } from '@colada/domain/staff/price-list-contract'
import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { businessAccount, noCredit, overdueAccount, statement } from '../fixtures/business.ts'
import { failNetwork, neverRespond, respond, respondError } from '../handlers.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Companies',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Credit of companies: requests, the decision with limit and terms, payments received, and statements. A limit above 3,000.00 needs a second person.',
      },
    },
  },
}
export default meta

const company: WireStaffBusiness = {
  ...businessAccount,
  user_id: 7,
  business_name: 'Hostal Les Corts, S. L.',
  cif: 'B63000012',
  bill_address: 'Carrer de Numància, 112, 08029 Barcelona',
  bill_method: 'transfer',
  email: 'empresa@colada.example',
  phone: '+34930000012',
  version: 2,
  price_list_id: null,
  proposal: null,
}
const listed = {
  user_id: 7,
  business_name: company.business_name,
  cif: company.cif,
  state: 'approved',
  limit: 500,
  balance: 284.1,
  overdue: 0,
  wanted_limit: 500,
  requested_at: null,
} as const

const list = '/business'
const detail = '/business/7'
const priceLists = [
  { id: 1, name: 'Hoteles', archived: false, prices: 2, companies: 1 },
  { id: 2, name: 'Restaurantes 2025', archived: true, prices: 14, companies: 0 },
]
const answers = (account: WireStaffBusiness) => [
  respond(getPriceLists, { lists: priceLists }),
  respond(getBusiness, { account }),
  respond(getBusinessStatement, { statement }),
]

export const List = staffScreen({
  path: list,
  handlers: [
    respond(getBusinesses, {
      companies: [
        {
          ...listed,
          user_id: 9,
          business_name: 'Restaurante La Higuera, S. L.',
          cif: 'B12345674',
          state: 'requested',
          balance: 0,
          wanted_limit: 1500,
          requested_at: 1_795_600_000,
        },
        listed,
        { ...listed, user_id: 8, business_name: 'Gimnasio Norte, S. A.', state: 'suspended', overdue: 284.1 },
      ],
    }),
  ],
})

export const NoCompanies = staffScreen({ path: list, handlers: [respond(getBusinesses, { companies: [] })] })

export const Loading = staffScreen({
  path: list,
  handlers: [neverRespond(getBusinesses)],
  staysPending: true,
})

export const NoConnection = staffScreen({ path: list, handlers: [failNetwork(getBusinesses)] })

/** The statement is downloaded as PDF and as CSV. */
export const Approved = staffScreen({
  path: detail,
  handlers: answers(company),
  play: async (context) => {
    const { business } = staffMessages(context)
    const csv = within(context.canvasElement).getByRole('link', { name: business.statements.csv })
    await expect(csv.getAttribute('href')).toMatch(
      /^\/api\/staff\/business\/7\/statements\/statement\.csv\?month=/,
    )
  },
})

export const Request = staffScreen({
  path: detail,
  handlers: answers({
    ...company,
    ...noCredit,
    state: 'requested',
    wanted_limit: 1500,
    contact: 'Ana Ruiz',
    requested_at: 1_795_600_000,
  }),
})

export const Overdue = staffScreen({ path: detail, handlers: answers({ ...company, ...overdueAccount }) })

export const ProposedByAnotherPerson = staffScreen({
  path: detail,
  handlers: answers({
    ...company,
    proposal: { limit: 4000, terms_days: 45, by: 'Carmen Ortega', by_me: false },
  }),
})

export const SecondPersonNeeded = staffScreen({
  path: detail,
  handlers: [
    ...answers(company),
    respondError(decideBusiness, 'approvalRequired', 'Tiene que aprobarlo alguien.'),
  ],
  play: async (context) => {
    const { business } = staffMessages(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: business.decision.submit }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(business.decision.proposed)
  },
})
