import formBody from '@fastify/formbody'
import Fastify, { type FastifyInstance } from 'fastify'
import { mkdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { browserCalls } from './cards/browser-calls.ts'
import { cardsBrowserHalf } from './cards/browser-script.ts'
import { confirmIntent } from './cards/confirmation.ts'
import { parseForm } from './cards/form.ts'
import { forgetOldRows } from './cards/idempotency.ts'
import { openProvider, type Provider } from './cards/provider.ts'
import type { Intent } from './cards/records.ts'
import { serverCalls } from './cards/server-calls.ts'
import { walletOffer } from './cards/wallet-offer.ts'
import { Webhooks, type WebhookTarget } from './cards/webhooks.ts'
import { Faults } from './faults.ts'
import { Journal } from './journal.ts'
import { Mailbox } from './mail/mailbox.ts'
import { mailPages } from './mail/pages.ts'
import { openSmtp } from './mail/smtp.ts'
import { pageLooks } from './page.ts'
import { openPayPalStandIn, type PayPalStandIn } from './paypal/paypal.ts'
import type { PayPalWebhookTarget } from './paypal/webhooks.ts'
import { welcome } from './welcome.ts'
import { paypalWorkbench, workbench } from './workbench.ts'

export type SandboxOptions = {
  /** Folder for what must outlive a restart: payments, customers, cards, mail. */
  dataFolder: string
  /** 0, the default, takes any free port. */
  port?: number
  smtpPort?: number
  /** Where signed webhooks go; can be set later by `aimWebhooks`. */
  webhook?: WebhookTarget
  /** The same for PayPal's; can be set later by `paypal.aimWebhooks`. */
  paypalWebhook?: PayPalWebhookTarget
  /** Waits between webhook attempts, in milliseconds. */
  webhookRetryDelays?: readonly number[]
}

export type Sandbox = {
  /** Base address of the card provider's REST calls and of the pages under `/sandbox`. */
  url: string
  smtpUrl: string
  faults: Faults
  mailbox: Mailbox
  /** The card provider's tables, for tests that look behind the counter. */
  provider: Provider
  /** PayPal; its REST calls are below `url` + `/paypal`. */
  paypal: PayPalStandIn
  aimWebhooks: (target: WebhookTarget | undefined) => void
  /** Delivers an event again, so many times at once; gives the shop's statuses, null where it did not answer. */
  redeliver: (eventId: string, copies?: number) => Promise<(number | null)[]>
  /** Pays without a browser, with one of the provider's ready-made methods such as `pm_card_visa`. */
  pay: (intentId: string, methodId?: string) => Intent
  close: () => Promise<void>
}

/** Starts the stand-ins for the card provider, PayPal and the mail server in this process. */
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
  forgetOldRows(provider)
  const paypal = openPayPalStandIn(options.dataFolder, faults, options.webhookRetryDelays)
  const mailbox = new Mailbox(join(options.dataFolder, 'mail'))

  const app = createApp({ provider, webhooks, paypal, faults, mailbox })
  await app.listen({ host: '127.0.0.1', port: options.port ?? 0 })
  const smtp = await openSmtp({ port: options.smtpPort ?? 0, mailbox, faults })
  webhooks.aim(options.webhook)
  paypal.aimWebhooks(options.paypalWebhook)

  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    smtpUrl: smtp.url,
    faults,
    mailbox,
    provider,
    paypal,
    aimWebhooks: (target) => webhooks.aim(target),
    redeliver: (eventId, copies) => webhooks.redeliver(eventId, copies),
    pay: (intentId, methodId = 'pm_card_visa') =>
      confirmIntent(provider, intentId, { payment_method: methodId }),
    close: async () => {
      await Promise.all([app.close(), smtp.close(), webhooks.close(), paypal.webhooks.close()])
    },
  }
}

/** Everybody behind the counter. */
type Counter = {
  provider: Provider
  webhooks: Webhooks
  paypal: PayPalStandIn
  faults: Faults
  mailbox: Mailbox
}

function createApp({ provider, webhooks, paypal, faults, mailbox }: Counter): FastifyInstance {
  // A hanging answer must not keep the sandbox from closing.
  const app = Fastify({ forceCloseConnections: true, routerOptions: { querystringParser: parseForm } })
  app.register(formBody, { parser: parseForm })
  app.register(serverCalls(provider, faults), { prefix: '/v1' })
  app.register(browserCalls(provider, faults), { prefix: '/sandbox/cards/v1' })
  app.register(cardsBrowserHalf)
  paypal.answer(app)
  app.register(workbench(provider, webhooks, faults))
  app.register(paypalWorkbench(paypal))
  app.register(pageLooks)
  app.register(walletOffer)
  app.register(welcome(provider))
  app.register(mailPages(mailbox))
  app.get('/sandbox/healthz', async () => ({ status: 'ok' }))
  return app
}
