import type { FastifyInstance } from 'fastify'
import { html, type Markup } from '../html.ts'
import type { PageLanguage } from '../page.ts'
import type { Form } from './form.ts'

const cookie = 'sandbox_wallets'
const names = { google_pay: 'Google Pay', apple_pay: 'Apple Pay' } as const
type WalletName = keyof typeof names

const messages = {
  es: {
    title: 'Monederos',
    hint: 'Los que este navegador ofrece al pagar. De entrada, ninguno.',
    save: 'Ofrecer estos',
  },
  en: {
    title: 'Wallets',
    hint: 'What this browser offers when paying. None, to begin with.',
    save: 'Offer these',
  },
} satisfies Record<PageLanguage, object>

/** The wallets that the cookie enables. */
export function offeredWallets(cookies: string | undefined): readonly WalletName[] {
  const enabled = new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(cookies ?? '')?.[1]?.split('.') ?? []
  return (Object.keys(names) as WalletName[]).filter((name) => enabled.includes(name))
}

/** The form on the home page that selects the wallets of this browser. */
export function walletForm(language: PageLanguage, offered: readonly WalletName[]): Markup {
  const t = messages[language]
  const boxes = Object.entries(names).map(([name, label]) => {
    const checked = offered.includes(name as WalletName) ? html`checked` : html``
    return html`<label><input type="checkbox" name="${name}" value="1" ${checked} /> ${label}</label>`
  })
  return html`<h2 class="section">${t.title}</h2>
    <p class="lead">${t.hint}</p>
    <form class="panel choices" method="post" action="/sandbox/wallets?lang=${language}">
      ${boxes}
      <button>${t.save}</button>
    </form>`
}

/** Stores the selected wallets in a cookie. */
export async function walletRoutes(app: FastifyInstance): Promise<void> {
  app.post<{ Body: Form }>('/sandbox/wallets', async (request, reply) => {
    const chosen = Object.keys(names).filter((name) => name in request.body)
    const { lang = '' } = request.query as { lang?: string }
    void reply.header('set-cookie', `${cookie}=${chosen.join('.')}; Path=/; SameSite=Lax`)
    return reply.redirect(lang === 'en' || lang === 'es' ? `/sandbox?lang=${lang}` : '/sandbox', 303)
  })
}
