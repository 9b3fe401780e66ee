import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import formBody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Authenticator, authenticatorPage } from './authenticator-page.ts'
import { browserRoutes } from './cards/browser-routes.ts'
import { cardsBrowserScript } from './cards/browser-script.ts'
import { confirmIntent } from './cards/confirmation.ts'
import { parseForm } from './cards/form.ts'
import { deleteExpiredRows } from './cards/idempotency.ts'
import { openProvider, type Provider } from './cards/provider.ts'
import type { Intent, Refund } from './cards/records.ts'
import { createRefund, toRefundForm } from './cards/refunds.ts'
import { serverRoutes } from './cards/server-routes.ts'
import { walletRoutes } from './cards/wallet-routes.ts'
import { Webhooks, type WebhookTarget } from './cards/webhooks.ts'
import { paypalControlRoutes, controlRoutes } from './control-routes.ts'
import { facebookBrowserScript } from './facebook/browser-script.ts'
import { facebookServerRoutes } from './facebook/server-routes.ts'
import { Faults } from './faults.ts'
import { homePage } from './home-page.ts'
import { Journal } from './journal.ts'
import { Mailbox } from './mail/mailbox.ts'
import { mailPages } from './mail/pages.ts'
import { openSmtp } from './mail/smtp.ts'
import { serveStylesheet } from './page.ts'
import { openPayPalSandbox, type PayPalSandbox } from './paypal/paypal.ts'
import type { PayPalWebhookTarget } from './paypal/webhooks.ts'
import { TaxOffice, taxOfficeRoutes } from './tax-office.ts'

export type SandboxOptions = {
  /** Folder for persistent data: payments, customers, cards, mail. */
  dataFolder: string
  /** 0, the default, selects a free port. */
  port?: number
  smtpPort?: number
  /** Whose codes `/sandbox/authenticator` shows. */
  authenticators?: readonly Authenticator[]
  /** Endpoint for signed card webhooks; can be set later with `setWebhookTarget`. */
  webhook?: WebhookTarget
  /** Endpoint for PayPal webhooks; can be set later with `paypal.setWebhookTarget`. */
  paypalWebhook?: PayPalWebhookTarget
  /** Delays between webhook attempts, in milliseconds. */
  webhookRetryDelays?: readonly number[]
}

export type Sandbox = {
  /** Base URL of the card provider's REST API and of the pages under `/sandbox`. */
  url: string
  smtpUrl: string
  faults: Faults
  mailbox: Mailbox
  /** The card provider's tables, for assertions in tests. */
  provider: Provider
  /** PayPal; its REST API is below `url` + `/paypal`. */
  paypal: PayPalSandbox
  /** The tax office, for records of invoices; its service is `url` + `/tax-office`. */
  taxOffice: TaxOffice
  setWebhookTarget: (target: WebhookTarget | undefined) => void
  /** Delivers an event again, `copies` times concurrently; resolves with the response statuses, `null` for none. */
  redeliver: (eventId: string, copies?: number) => Promise<(number | null)[]>
  /** Confirms a payment without a browser, with one of the provider's test methods such as `pm_card_visa`. */
  pay: (intentId: string, methodId?: string) => Intent
  /** Refunds cents of a payment, by default the rest, as an employee does in the provider's dashboard. */
  refund: (intentId: string, amount?: number) => Refund
  close: () => Promise<void>
}

/** Starts the local card provider, PayPal and mail server in this process. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  mkdirSync(options.dataFolder, { recursive: true })
  const faults = new Faults()
  const journal = new Journal(join(options.dataFolder, 'cards.jsonl'))
  const webhooks = new Webhooks({
    events: () => provider.events,
    faults,
    ...(options.webhookRetryDelays && { retryDelays: options.webhookRetryDelays }),
  })
  const provider = openProvider(journal, (type, object) => webhooks.announce(type, object))
  deleteExpiredRows(provider)
  const paypal = openPayPalSandbox(options.dataFolder, faults, options.webhookRetryDelays)
  const mailbox = new Mailbox(join(options.dataFolder, 'mail'))

  const taxOffice = new TaxOffice()
  const app = createApp({
    taxOffice,
    provider,
    webhooks,
    paypal,
    faults,
    mailbox,
    authenticators: options.authenticators ?? [],
  })
  await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  const smtp = await openSmtp({ port: options.smtpPort ?? 0, mailbox, faults })
  webhooks.setTarget(options.webhook)
  paypal.setWebhookTarget(options.paypalWebhook)

  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    smtpUrl: smtp.url,
    faults,
    mailbox,
    provider,
    paypal,
    taxOffice,
    setWebhookTarget: (target) => webhooks.setTarget(target),
    redeliver: (eventId, copies) => webhooks.redeliver(eventId, copies),
    pay: (intentId, methodId = 'pm_card_visa') =>
      confirmIntent(provider, intentId, { payment_method: methodId }),
    refund: (intentId, amount) => createRefund(provider, toRefundForm(intentId, amount)),
    close: async () => {
      await Promise.all([app.close(), smtp.close(), webhooks.close(), paypal.webhooks.close()])
    },
  }
}

type Services = {
  taxOffice: TaxOffice
  provider: Provider
  webhooks: Webhooks
  paypal: PayPalSandbox
  faults: Faults
  mailbox: Mailbox
  authenticators: readonly Authenticator[]
}

function createApp({
  taxOffice,
  provider,
  webhooks,
  paypal,
  faults,
  mailbox,
  authenticators,
}: Services): FastifyInstance {
  // A hanging response must not block `close()`.
  const app = Fastify({ forceCloseConnections: true, routerOptions: { querystringParser: parseForm } })
  app.register(formBody, { parser: parseForm })
  app.register(serverRoutes(provider, faults), { prefix: '/v1' })
  app.register(browserRoutes(provider, faults), { prefix: '/sandbox/cards/v1' })
  app.register(cardsBrowserScript)
  paypal.register(app)
  app.register(facebookServerRoutes(faults), { prefix: '/facebook' })
  app.register(facebookBrowserScript)
  app.register(taxOfficeRoutes(taxOffice, faults))
  app.register(controlRoutes(provider, webhooks, faults))
  app.register(paypalControlRoutes(paypal))
  app.register(serveStylesheet)
  app.register(walletRoutes)
  app.register(homePage(provider))
  app.register(mailPages(mailbox))
  app.register(authenticatorPage(authenticators))
  app.get('/sandbox/healthz', async () => ({ status: 'ok' }))
  return app
}
