import type { InBoth } from '../../language.ts'

const es = {
  label: 'Tu código postal',
  hint: 'Cinco cifras. Pulsa Intro para comprobarlo.',
  check: 'Comprobar',
  checking: 'Comprobando…',
  invalid: 'Un código postal tiene cinco cifras. Revísalo.',
  failed: 'No hemos podido comprobarlo. Inténtalo de nuevo.',
  covered: {
    title: 'Sí, llegamos a 28013',
    text: 'Recogemos todos los días, de 7:00 a 23:00.',
    action: 'Elegir prendas',
  },
  notCovered: {
    title: 'Todavía no llegamos a 15001',
    text: 'Déjanos tu correo y te avisamos el primer día que recojamos ahí.',
  },
  email: 'Correo electrónico',
  emailError: 'Ese correo no parece completo. Revísalo.',
  send: 'Avisadme',
  sending: 'Enviando…',
  sent: 'Apuntado. Te escribiremos en cuanto lleguemos.',
}

const en: typeof es = {
  label: 'Your postal code',
  hint: 'Five figures. Press Enter to check it.',
  check: 'Check',
  checking: 'Checking…',
  invalid: 'A postal code has five figures. Check it.',
  failed: 'We could not check it. Try again.',
  covered: {
    title: 'Yes, we come to 28013',
    text: 'We collect every day from 7:00 to 23:00.',
    action: 'Choose garments',
  },
  notCovered: {
    title: 'We do not come to 15001 yet',
    text: 'Leave your e-mail and we tell you the first day we collect there.',
  },
  email: 'E-mail',
  emailError: 'That e-mail does not look complete. Check it.',
  send: 'Tell me',
  sending: 'Sending…',
  sent: 'Noted. We write as soon as we get there.',
}

export const words: InBoth<typeof es> = { es, en }
export type CoverageWords = typeof es
