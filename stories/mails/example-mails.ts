import { serviceTerms } from '@colada/domain/content/service-terms'
import { REFERRAL_REWARD_CENTS } from '@colada/domain/promotions/referral'
import { toInstant } from '@colada/domain/schedule/local-time'
import type { Language } from '@colada/domain/wire/language'
import type { ConfirmedOrder, MailKind, MailLeg, MailLinks, MailOf, NextVisit } from '@colada/mails'

const shop = 'https://colada.example'
const firstName = 'Lucía'
const locator = 'K7MPQ2A'
const linkUrl = `${shop}/contrasena?token=Zk3vQ0b1c2d3e4f5`
const orderUrl = `${shop}/detalles-pedido/42`
const invoicesUrl = `${shop}/mi-perfil/facturas`

/** Links of the mails about an order. */
export const exampleLinks: MailLinks = {
  trackUrl: `${shop}/seguimiento/1z-Zk3vQ0b1c2d3e4f5Zk3vQ0b1c2d3e4f5Zk3vQ0b1c2d3e4f5`,
  calendarUrl: `${shop}/api/calendar/2a-Zk3vQ0b1c2d3e4f5Zk3vQ0b1c2d3e4f5Zk3vQ0b1c2d3e.ics`,
}

/** A mail of every kind. */
export function createExampleMails(language: Language): { readonly [Kind in MailKind]: MailOf<Kind> } {
  const order = createOrder(language)
  const message = {
    type: 'incidencia',
    subject: locator,
    firstName,
    garments: language === 'es' ? 'Camisa blanca' : 'White shirt',
    message:
      language === 'es'
        ? 'Falta un botón del puño.\nEl resto está perfecto.'
        : 'A button of the cuff is missing.\nEverything else is perfect.',
    pictureCount: 2,
  } as const
  return {
    welcome: {
      kind: 'welcome',
      language,
      firstName,
      confirmUrl: `${shop}/confirmar?token=Zk3vQ0b1`,
      shopUrl: shop,
      referralCode: '',
    },
    'set-password': { kind: 'set-password', language, firstName, url: linkUrl, validHours: 72 },
    'forgot-password': { kind: 'forgot-password', language, firstName, url: linkUrl, validMinutes: 60 },
    'log-in-link': { kind: 'log-in-link', language, firstName, url: linkUrl, validMinutes: 15 },
    'password-changed': {
      kind: 'password-changed',
      language,
      firstName,
      changedAt: new Date(toInstant('2026-03-09', '19:05') * 1000),
      forgotUrl: linkUrl,
    },
    'confirm-email': {
      kind: 'confirm-email',
      language,
      firstName,
      email: 'lucia.nueva@example.com',
      url: linkUrl,
      validHours: 24,
    },
    'email-change-requested': {
      kind: 'email-change-requested',
      language,
      firstName,
      newEmail: 'lucia.nueva@example.com',
      contactUrl: `${shop}/contacto`,
    },
    'email-changed': {
      kind: 'email-changed',
      language,
      firstName,
      newEmail: 'lucia.nueva@example.com',
      isOldAddress: true,
    },
    'account-deleted': {
      kind: 'account-deleted',
      language,
      firstName,
      keptByLaw: serviceTerms.accountingRecordYears,
    },
    'referral-earned': {
      kind: 'referral-earned',
      language,
      firstName,
      amount: REFERRAL_REWARD_CENTS,
      code: 'GRACIAS2345',
      profileUrl: `${shop}/perfil`,
    },
    'credit-decided': {
      kind: 'credit-decided',
      language,
      firstName: 'Hotel Sol',
      state: 'approved',
      limit: 50_000,
      termsDays: 30,
      isOverdue: false,
      accountUrl: `${shop}/mi-perfil/cuenta-empresa`,
    },
    statement: {
      kind: 'statement',
      language,
      firstName: 'Hotel Sol',
      month: '2026-10',
      closing: 28_410,
      dueOn: '2026-12-01',
      accountUrl: `${shop}/mi-perfil/cuenta-empresa`,
    },
    invoice: {
      kind: 'invoice',
      language,
      firstName,
      number: 'F-2026/000007',
      type: 'full',
      total: 3875,
      orders: [locator],
      of: ['FS-2026/000041'],
      invoicesUrl,
    },
    'order-confirmation': { kind: 'order-confirmation', language, ...order },
    'order-change': { kind: 'order-change', language, ...order, change: { kind: 'items', cost: 1185 } },
    'payment-failed': {
      kind: 'payment-failed',
      language,
      firstName,
      locator,
      total: 4481,
      minutes: 30,
      cartUrl: `${shop}/cesto`,
    },
    'order-cancelled': {
      kind: 'order-cancelled',
      language,
      firstName,
      locator,
      isBilled: false,
      refund: 3091,
      kept: 1390,
      cash: 0,
      return: order.legs[1]!,
      invoice: 'R-2026/000002',
      orderUrl,
    },
    'claim-received': {
      kind: 'claim-received',
      language,
      firstName,
      locator,
      garments: [language === 'es' ? 'Traje (2 piezas)' : 'Suit (2 pieces)'],
      isLost: true,
      orderUrl,
    },
    'claim-decided': {
      kind: 'claim-decided',
      language,
      firstName,
      locator,
      decision: 'proposed',
      garments: [language === 'es' ? 'Traje (2 piezas)' : 'Suit (2 pieces)'],
      amount: 9000,
      payout: null,
      code: '',
      reason: '',
      orderUrl,
    },
    storage: { kind: 'storage', language, firstName, locator, days: 85, collection: null, orderUrl },
    refund: {
      kind: 'refund',
      language,
      firstName,
      locator,
      amount: 1185,
      method: 'card',
      code: '',
      days: 10,
    },
    'order-progress': {
      kind: 'order-progress',
      language,
      firstName,
      locator,
      status: 'absent-at-pickup',
      nextVisits: [9, 11, 19].map((hour) => createVisit(hour)),
      visit: null,
      orderUrl,
    },
    'order-reminder': {
      kind: 'order-reminder',
      language,
      firstName,
      locator,
      visit: order.legs[0]!,
      orderUrl,
    },
    'withdrawal-received': {
      kind: 'withdrawal-received',
      language,
      firstName,
      locator,
      reference: 'D-H4T8WQ3',
      receivedAt: new Date(toInstant('2026-03-09', '19:05') * 1000),
      statement: {
        name: 'Lucía Ortega',
        garments: language === 'es' ? 'Las dos camisas' : 'Both shirts',
      },
    },
    'withdrawal-decided': {
      kind: 'withdrawal-decided',
      language,
      firstName,
      locator,
      reference: 'D-H4T8WQ3',
      isRefused: false,
      refund: 2090,
      reason: language === 'es' ? 'Una camisa ya se ha lavado.' : 'One shirt has been cleaned.',
      contactUrl: `${shop}/contacto`,
    },
    'contact-request': {
      kind: 'contact-request',
      language,
      ...message,
      senderLanguage: language,
      id: 7,
      name: 'Lucía Ortega',
      email: 'lucia@example.com',
      phone: '+34612345678',
      postalCode: '28013',
      city: '',
      van: '',
      ecoLabel: '',
    },
    'contact-confirmation': { kind: 'contact-confirmation', language, ...message },
  }
}

/** The legs of an order at stores: taken there before a time, and collected. */
export function createStoreLegs(): readonly MailLeg[] {
  const hours = { start: '07:00', end: '21:00' }
  const address = 'Valencia La Zaidía, Calle de Ruaya, 22, 46009 Valencia'
  const startsAt = new Date(toInstant('2026-03-11', '09:00') * 1000)
  const bringBefore = new Date(toInstant('2026-03-11', '19:00') * 1000)
  return [
    { leg: 'pickup', address, startsAt, ...hours, store: { closedWeekdays: [7], bringBefore } },
    { leg: 'delivery', address, startsAt, ...hours, store: { closedWeekdays: [7], bringBefore: null } },
  ]
}

/** A visit of two hours; one in the evening costs more. */
function createVisit(hour: number): NextVisit {
  const [start, end] = [`${String(hour).padStart(2, '0')}:00`, `${hour + 2}:00`]
  const startsAt = new Date(toInstant('2026-03-12', start) * 1000)
  return { startsAt, start, end, price: hour < 19 ? 300 : 439 }
}

function createOrder(language: Language): ConfirmedOrder {
  const address = 'Calle Mayor 3, 2º B, 28013 Madrid'
  return {
    firstName,
    locator,
    orderUrl,
    isBilled: false,
    items: [
      {
        name: language === 'es' ? 'Camisa' : 'Shirt',
        quantity: 3,
        price: 395,
        categoryId: 2,
        size: '',
      },
      {
        name: language === 'es' ? 'Alfombra de lana' : 'Wool carpet',
        quantity: 1,
        price: 4416,
        categoryId: 8,
        size: '160 × 230 cm',
      },
    ],
    legs: [
      {
        leg: 'pickup',
        address,
        startsAt: new Date(toInstant('2026-03-11', '09:00') * 1000),
        start: '09:00',
        end: '11:00',
        store: null,
      },
      {
        leg: 'delivery',
        address,
        startsAt: new Date(toInstant('2026-03-25', '19:00') * 1000),
        start: '19:00',
        end: '21:00',
        store: null,
      },
    ],
    amounts: { items: 5601, transport: 0, incidents: 0, discount: 1120, total: 4481, vat: 778 },
    remarks: language === 'es' ? 'Llamad al portero.' : 'Please ring the porter.',
    voucher: { code: 'BONO2345ABCD', maxUses: 5 },
    invoice: { number: 'FS-2026/000057', url: invoicesUrl },
  }
}
