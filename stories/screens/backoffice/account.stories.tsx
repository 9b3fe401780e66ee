import { getStaffPasskeys } from '@colada/domain/staff/contract'
import type { Meta } from '@storybook/react-vite'
import { failNetwork, neverRespond, respond } from '../handlers.ts'
import { staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Account',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: { component: 'The passkeys of the staff member, which replace password and code.' },
    },
  },
}
export default meta

export const WithPasskeys = staffScreen({ path: '/account' })

export const NoPasskeys = staffScreen({
  path: '/account',
  role: 'driver',
  handlers: [respond(getStaffPasskeys, { passkeys: [] })],
})

export const Loading = staffScreen({
  path: '/account',
  handlers: [neverRespond(getStaffPasskeys)],
  staysPending: true,
})

export const NoConnection = staffScreen({ path: '/account', handlers: [failNetwork(getStaffPasskeys)] })
