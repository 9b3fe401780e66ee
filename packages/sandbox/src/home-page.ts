import type { FastifyInstance } from 'fastify'
import type { Provider } from './cards/provider.ts'
import type { Intent } from './cards/records.ts'
import { offeredWallets, walletForm } from './cards/wallet-routes.ts'
import { html, type Markup } from './html.ts'
import { pageLanguage, sendPage, type PageLanguage } from './page.ts'

const english = {
  title: 'Sandbox',
  lead: 'Local stand-ins for the card provider, PayPal and the mail server. No money moves and no mail leaves.',
  other: 'Español',
  mailbox: 'Mailbox',
  authenticator: 'Authenticator',
  cards: 'Test cards',
  cardsHint: 'Any future date and any security code will do.',
  number: 'Number',
  outcome: 'What happens',
  accepted: 'Accepted',
  challenged: 'The bank asks first (3-D Secure)',
  declined: 'Declined',
  noFunds: 'Declined: insufficient funds',
  expired: 'Declined: expired card',
  wrongCvc: 'Declined: wrong security code',
  payments: 'Latest payments',
  noPayments: 'No payments yet.',
  amount: 'Amount',
  status: 'Status',
  payment: 'Payment',
}

const spanish: typeof english = {
  title: 'Entorno de pruebas',
  lead: 'Sustitutos locales del proveedor de tarjetas, de PayPal y del correo. No se mueve dinero ni sale ningún correo.',
  other: 'English',
  mailbox: 'Buzón',
  authenticator: 'Autenticador',
  cards: 'Tarjetas de prueba',
  cardsHint: 'Sirve cualquier fecha futura y cualquier código de seguridad.',
  number: 'Número',
  outcome: 'Qué ocurre',
  accepted: 'Aceptada',
  challenged: 'El banco pregunta antes (3-D Secure)',
  declined: 'Rechazada',
  noFunds: 'Rechazada: sin fondos suficientes',
  expired: 'Rechazada: tarjeta caducada',
  wrongCvc: 'Rechazada: código de seguridad incorrecto',
  payments: 'Últimos pagos',
  noPayments: 'Todavía no hay pagos.',
  amount: 'Importe',
  status: 'Estado',
  payment: 'Pago',
}

type Messages = typeof english
const messages: Record<PageLanguage, Messages> = { es: spanish, en: english }

const shownCards: readonly (readonly [string, keyof Messages])[] = [
  ['4242 4242 4242 4242', 'accepted'],
  ['4000 0025 0000 3155', 'challenged'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'noFunds'],
  ['4000 0000 0000 0069', 'expired'],
  ['4000 0000 0000 0127', 'wrongCvc'],
]

/** The sandbox's home page: test cards, wallets and the latest payments. */
export function homePage(provider: Provider) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/sandbox', async (request, reply) => {
      const language = pageLanguage(request)
      const wallets = walletForm(language, offeredWallets(request.headers.cookie))
      const body = homePageBody(language, provider.intents.list().slice(0, 10), wallets)
      return sendPage(reply, { language, title: messages[language].title, body })
    })
  }
}

function homePageBody(language: PageLanguage, intents: Intent[], wallets: Markup): Markup {
  const t = messages[language]
  const other = language === 'es' ? 'en' : 'es'
  return html`<main class="page">
    <header class="head">
      <h1>${t.title}</h1>
      <a href="/sandbox/mail?lang=${language}">${t.mailbox}</a>
      <a href="/sandbox/authenticator?lang=${language}">${t.authenticator}</a>
      <a href="/sandbox?lang=${other}" lang="${other}" hreflang="${other}">${t.other}</a>
    </header>
    <p class="lead">${t.lead}</p>
    <h2 class="section">${t.cards}</h2>
    <p class="lead">${t.cardsHint}</p>
    <div class="panel">
      <table class="table">
        <thead>
          <tr>
            <th scope="col">${t.number}</th>
            <th scope="col">${t.outcome}</th>
          </tr>
        </thead>
        <tbody>
          ${shownCards.map(
            ([number, outcome]) =>
              html`<tr>
                <td><code>${number}</code></td>
                <td>${t[outcome]}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${wallets}
    <h2 class="section">${t.payments}</h2>
    ${intents.length ? payments(intents, language) : html`<p class="lead">${t.noPayments}</p>`}
  </main>`
}

function payments(intents: Intent[], language: PageLanguage): Markup {
  const t = messages[language]
  const rows = intents.map(
    (intent) =>
      html`<tr>
        <td><code>${intent.id}</code></td>
        <td>${formatAmount(intent, language)}</td>
        <td>${intent.status}</td>
      </tr>`,
  )
  return html`<div class="panel scroll" tabindex="0">
    <table class="table">
      <thead>
        <tr>
          <th scope="col">${t.payment}</th>
          <th scope="col">${t.amount}</th>
          <th scope="col">${t.status}</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
}

function formatAmount({ amount, currency }: Intent, language: PageLanguage): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 100)
}
