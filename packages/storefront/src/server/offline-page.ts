import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { company } from '@colada/domain/content/company'
import { formatPhone } from '@colada/domain/content/format-phone'
import { type Bilingual, type Language, languages } from '@colada/domain/wire/language'
import { contentSecurityPolicy } from '@colada/server/content-security-policy'
import displayFont from '@colada/tokens/fonts/display-letters.woff2?inline'
import type { FastifyInstance } from 'fastify'
import drawing from '../../public/pictures/empty/not-found.svg?raw'
import englishContact from '../locales/en/contact.json' with { type: 'json' }
import english from '../locales/en/shell.json' with { type: 'json' }
import spanishContact from '../locales/es/contact.json' with { type: 'json' }
import spanish from '../locales/es/shell.json' with { type: 'json' }
import { themeKey } from '../platform/store/storage-keys.ts'

/** Paths of the offline pages; `public/sw.js` stores them. */
export const offlinePaths: Bilingual = { es: '/offline', en: '/en/offline' }

const words = {
  es: { ...spanish, call: spanishContact.ways.phone },
  en: { ...english, call: englishContact.ways.phone },
}

const darkColours = '--page:#121C36;--text:#EEF1F9;--secondary:#B9C3DE;--brand:#ABB7EE;--solid:#5468D8'

/** Self-contained: without a network no other file can be loaded. The colours are those of the tokens' themes. */
export const offlineStyle = `
@font-face{font-family:Display;src:url(${displayFont}) format('woff2');font-weight:600}
:root{color-scheme:light dark;--page:#FBFAF6;--text:#14213D;--secondary:#465170;--brand:#2438A6;--solid:#2438A6;--on-solid:#FFFFFF}
@media(prefers-color-scheme:dark){:root:not([data-theme]){${darkColours}}}
[data-theme]{color-scheme:light}
[data-theme=dark]{color-scheme:dark;${darkColours}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;
background:var(--page);color:var(--text);font:1.0625rem/1.5 Figtree,system-ui,sans-serif}
header{display:flex;align-items:center;gap:10px;padding:16px 24px;color:var(--brand);font:600 1.5rem/1.2 Display,sans-serif}
header svg{width:36px;height:36px}
main{flex:1;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;text-align:center}
main svg{width:min(100%,320px);height:auto}
h1,p{margin:0;text-wrap:balance}
h1{font:600 2rem/1.15 Display,sans-serif}
p{max-width:36ch;color:var(--secondary)}
a{color:var(--brand)}
a:focus-visible{outline:3px solid var(--text);outline-offset:3px}
.retry{display:inline-block;margin:8px 0;padding:12px 24px;border-radius:4px;background:var(--solid);
color:var(--on-solid);font-weight:600;text-decoration:none}
.phone{display:inline-block;padding:4px 0;font-weight:600}
`

/** Applies the theme that was selected in the shop, and loads the page again when the network is back. */
const script = `
try {
const theme = localStorage.getItem('${themeKey}')
if (theme) document.documentElement.dataset.theme = theme
} catch {}
addEventListener('online', () => location.reload())
`

/** The favicon's drawing. */
const mark = `<svg aria-hidden="true" viewBox="0 0 48 48" stroke-linecap="round" stroke-linejoin="round"><rect width="48" height="48" fill="#2438A6" rx="11"/><path fill="none" stroke="#FFFFFF" stroke-width="5.1" d="M34.1 12.7H21a11.3 11.3 0 0 0 0 22.6h17.5"/><path fill="#FFFFFF" d="M27.9 16.4c3.3 4.3 5.1 6.7 5.1 9.3a5.1 5.1 0 0 1-10.2 0c0-2.6 1.8-5 5.1-9.3"/></svg>`

/**
 * The drawing without its style for a dark theme, which its colours do not need and which the page's security policy does not
 * allow.
 */
const ownDrawing = drawing
  .replace(/<style>.*?<\/style>/s, '')
  .replace('<svg ', '<svg aria-hidden="true" ')
  .trim()

/** The page that the service worker shows, at the path that was asked for, for a navigation without a network. */
export function offlinePage(language: Language): string {
  const { offline, retry, call } = words[language]
  // The browser stays at the path that was asked for, so an empty link loads it again.
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${offline.title} | Colada</title>
<style>${offlineStyle}</style>
<script>${script}</script>
</head>
<body>
<header>${mark}Colada</header>
<main>
${ownDrawing}
<h1>${offline.title}</h1>
<p>${offline.text}</p>
<a class="retry" href="">${retry}</a>
<p>${call}: <a class="phone" href="tel:${company.phone}">${formatPhone(company.phone)}</a></p>
</main>
</body>
</html>
`
}

/** The offline pages, and the service worker that stores and shows them if there are built files. */
export async function offlineRoutes(app: FastifyInstance, files: string | undefined): Promise<void> {
  const styleSource = `'sha256-${hash('sha256', offlineStyle, 'base64')}'`
  for (const language of languages) {
    const page = offlinePage(language)
    const policy = contentSecurityPolicy(page, { 'style-src': [styleSource], 'font-src': ['data:'] })
    app.get(offlinePaths[language], (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
        .send(page),
    )
  }
  if (files === undefined) return
  const version = hash('sha256', languages.map(offlinePage).join(''), 'base64url')
  const worker = `${await readFile(join(files, 'sw.js'), 'utf8')}// Pages: ${version}\n`
  app.get('/sw.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  )
}
