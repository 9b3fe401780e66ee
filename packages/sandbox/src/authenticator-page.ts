import type { FastifyInstance } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { html, type Markup } from './html.ts'
import { type PageLanguage, pageLanguage, sendPage } from './page.ts'

/** An authenticator of a demo staff member. */
export interface Authenticator {
  /** Whose it is. */
  readonly name: string
  /** Base32. */
  readonly secret: string
}

const english = {
  title: 'Authenticator',
  lead: 'Codes of the demo staff members for the log-in of the back office. Each is valid once; the next one follows within 30 seconds.',
  name: 'Staff member',
  code: 'Code',
  reload: 'Show the current codes',
  home: 'Sandbox',
}

const spanish: typeof english = {
  title: 'Autenticador',
  lead: 'Códigos del equipo de demostración para entrar en gestión. Cada uno vale una vez; el siguiente llega antes de 30 segundos.',
  name: 'Persona del equipo',
  code: 'Código',
  reload: 'Mostrar los códigos actuales',
  home: 'Entorno de pruebas',
}

const messages: Record<PageLanguage, typeof english> = { es: spanish, en: english }

/** Reads `name=secret,name=secret`. */
export function readAuthenticators(text: string): Authenticator[] {
  return text
    .split(',')
    .map((entry) => entry.split('='))
    .flatMap(([name, secret]) => (name && secret ? [{ name, secret }] : []))
}

/** `/sandbox/authenticator`: what the authenticators show now. */
export function authenticatorPage(authenticators: readonly Authenticator[]) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get('/sandbox/authenticator', async (request, reply) => {
      const language = pageLanguage(request)
      return sendPage(reply, {
        language,
        title: messages[language].title,
        body: pageBody(language, authenticators),
      })
    })
  }
}

function pageBody(language: PageLanguage, authenticators: readonly Authenticator[]): Markup {
  const t = messages[language]
  return html`<main class="page">
    <header class="head">
      <h1>${t.title}</h1>
      <a href="/sandbox?lang=${language}">${t.home}</a>
    </header>
    <p class="lead">${t.lead}</p>
    <div class="panel">
      <table class="table">
        <thead>
          <tr>
            <th scope="col">${t.name}</th>
            <th scope="col">${t.code}</th>
          </tr>
        </thead>
        <tbody>
          ${authenticators.map(
            ({ name, secret }) =>
              html`<tr>
                <td>${name}</td>
                <td><code>${new TOTP({ secret: Secret.fromBase32(secret) }).generate()}</code></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <p><a href="/sandbox/authenticator?lang=${language}">${t.reload}</a></p>
  </main>`
}
