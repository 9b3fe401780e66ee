import { messages as english } from '#storefront/locales/en.ts'
import { messages as spanish } from '#storefront/locales/es.ts'
import type { Localized } from '../../localize.ts'

const es = {
  label: spanish.coverage.zip.label,
  hint: 'Cinco cifras. Pulsa Intro para comprobarlo.',
  check: spanish.coverage.zip.check,
  guess: { text: '¿Estás en L’Hospitalet de Llobregat?', label: 'Comprobar 08901' },
  checking: spanish.coverage.zip.checking,
  invalid: 'Un código postal tiene cinco cifras. Revísalo.',
  failed: 'No hemos podido comprobarlo. Inténtalo de nuevo.',
  covered: {
    title: 'Sí, llegamos a 28013',
    text: 'Recogemos todos los días, de 7:00 a 23:00.',
    action: spanish.coverage.zip.choose,
  },
  notCovered: {
    title: 'Todavía no llegamos a 15001',
    text: 'Déjanos tu correo y te avisamos el primer día que recojamos ahí.',
  },
  email: 'Correo electrónico',
  emailError: 'Ese correo no parece completo. Revísalo.',
  send: 'Avisadme',
  sending: spanish.coverage.zip.sending,
  sent: 'Apuntado. Te escribiremos en cuanto lleguemos.',
  stores: {
    label: 'Elige tu tienda',
    mark: spanish.coverage.stores.label,
    hint: 'Puedes dejar y recoger tu ropa sin cita.',
    error: 'Elige una tienda para seguir.',
    list: [
      ['36', 'Madrid Plaza España', 'Calle de los Reyes 3, 28015 Madrid'],
      ['2', 'Barcelona Les Corts', 'Carrer de Numància 120, 08029 Barcelona'],
      ['44', 'Valencia La Zaidía', 'Carrer de Sagunt 80, 46009 València'],
      ['46', 'Madrid Tetuán', 'Calle de Bravo Murillo 220, 28020 Madrid'],
    ],
    closed: 'Cerrada en agosto.',
    hours: [
      ['Lunes a viernes', '8:00–20:30'],
      ['Sábado', '9:00–14:00'],
      ['Domingo', 'Cerrada'],
    ],
    phone: '910 000 000',
    directions: 'Cómo llegar',
    map: spanish.coverage.stores.map,
    mapNote: spanish.coverage.stores.mapNote,
    mapLoading: 'Abriendo el mapa…',
    mapShown: 'Aquí se ve el mapa.',
  },
  towns: {
    heading: 'Dónde recogemos en Valencia',
    intro: 'De lunes a sábado, de 7:00 a 21:00.',
    map: 'Dibujo de Valencia y de los ocho municipios de alrededor a los que llegamos',
    city: 'Toda la ciudad',
  },
}

const en: typeof es = {
  label: english.coverage.zip.label,
  hint: 'Five digits. Press Enter to check it.',
  check: english.coverage.zip.check,
  guess: { text: 'Are you in Madrid?', label: 'Check 28013' },
  checking: english.coverage.zip.checking,
  invalid: 'A postal code has five digits. Check it.',
  failed: 'We couldn’t check it. Try again.',
  covered: {
    title: 'Yes! We collect in 28013',
    text: 'We collect every day from 7:00 to 23:00.',
    action: english.coverage.zip.choose,
  },
  notCovered: {
    title: 'We don’t reach 15001 yet',
    text: 'Leave us your email and we’ll tell you the day we start collecting there.',
  },
  email: english.coverage.zip.email,
  emailError: 'That email doesn’t look complete. Check it.',
  send: english.coverage.zip.send,
  sending: english.coverage.zip.sending,
  sent: 'Done. We’ll email you as soon as we get there.',
  stores: {
    label: 'Choose your store',
    mark: english.coverage.stores.label,
    hint: 'You can drop off and pick up your clothes without an appointment.',
    error: 'Choose a store to continue.',
    list: [
      ['36', 'Madrid Plaza España', 'Calle de los Reyes 3, 28015 Madrid'],
      ['2', 'Barcelona Les Corts', 'Carrer de Numància 120, 08029 Barcelona'],
      ['44', 'Valencia La Zaidía', 'Carrer de Sagunt 80, 46009 València'],
      ['46', 'Madrid Tetuán', 'Calle de Bravo Murillo 220, 28020 Madrid'],
    ],
    closed: 'Closed in August.',
    hours: [
      ['Monday to Friday', '8:00–20:30'],
      ['Saturday', '9:00–14:00'],
      ['Sunday', 'Closed'],
    ],
    phone: '910 000 000',
    directions: 'Get directions',
    map: english.coverage.stores.map,
    mapNote: english.coverage.stores.mapNote,
    mapLoading: 'Opening the map…',
    mapShown: 'The map is shown here.',
  },
  towns: {
    heading: 'Where we collect in Valencia',
    intro: 'Monday to Saturday, 7:00 to 21:00.',
    map: 'A drawing of Valencia and the eight towns around it where we collect',
    city: 'The whole city',
  },
}

export const messages: Localized<typeof es> = { es, en }
export type CoverageMessages = typeof es
