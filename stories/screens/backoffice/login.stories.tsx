import { confirmStaffLogin, loginStaff } from '@colada/domain/staff/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { respond, respondError } from '../handlers.ts'
import { staffMessages, staffScreen } from './screen.tsx'

const meta: Meta = {
  title: 'Screens/Back office/Log-in',
  tags: ['!autodocs'],
  parameters: {
    docs: {
      description: {
        component:
          'Password and store, then the code of the authenticator; or a passkey. Nothing else is shown before.',
      },
    },
  },
}
export default meta

type Context = Parameters<NonNullable<StoryObj['play']>>[0]

/** Fills in the first step and sends it. */
const sendPassword = async (context: Context) => {
  const { session } = staffMessages(context)
  const canvas = within(context.canvasElement)
  await userEvent.type(await canvas.findByLabelText(session.email), 'carmen@colada.example')
  await userEvent.type(canvas.getByLabelText(session.password), 'una colada')
  await userEvent.selectOptions(canvas.getByLabelText(session.store), '36')
  await userEvent.click(canvas.getByRole('button', { name: session.continue }))
  return canvas
}

export const Empty: StoryObj = { ...staffScreen({ path: '/login', role: null }), tags: ['desk'] }

export const WrongPassword = staffScreen({
  path: '/login',
  role: null,
  handlers: [respondError(loginStaff, 'credentialsRefused', 'El correo o la contraseña no coinciden.')],
  play: async (context) => {
    const canvas = await sendPassword(context)
    await expect(await canvas.findAllByText('El correo o la contraseña no coinciden.')).toHaveLength(2)
  },
})

export const WrongStore = staffScreen({
  path: '/login',
  role: null,
  handlers: [
    respondError(loginStaff, 'invalid', '', { errors: { store_id: ['No trabajas en esta tienda.'] } }),
  ],
  play: async (context) => {
    const canvas = await sendPassword(context)
    await expect(await canvas.findByText('No trabajas en esta tienda.')).toBeVisible()
  },
})

export const WrongCode = staffScreen({
  path: '/login',
  role: null,
  handlers: [
    respond(loginStaff, { challenge: 'a-challenge' }),
    respondError(confirmStaffLogin, 'codeRefused', 'El código no es el actual.'),
  ],
  play: async (context) => {
    const { session } = staffMessages(context)
    const canvas = await sendPassword(context)
    await userEvent.type(await canvas.findByLabelText(session.code), '000000')
    await userEvent.click(canvas.getByRole('button', { name: session.logIn }))
    await expect(await canvas.findByText('El código no es el actual.')).toBeVisible()
  },
})
