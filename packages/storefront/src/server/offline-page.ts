import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Bilingual, type Language, languages } from '@colada/domain/wire/language'
import { contentSecurityPolicy } from '@colada/server/content-security-policy'
import type { FastifyInstance } from 'fastify'
import english from '../locales/en/shell.json' with { type: 'json' }
import spanish from '../locales/es/shell.json' with { type: 'json' }
import { themeKey } from '../platform/store/storage-keys.ts'

/** Paths of the offline pages; `public/sw.js` stores them. */
export const offlinePaths: Bilingual = { es: '/offline', en: '/en/offline' }

const words = { es: spanish, en: english }

const darkColours = '--page:#121C36;--text:#EEF1F9;--secondary:#B9C3DE;--solid:#5468D8'

/** Self-contained: without a network no other file can be loaded. The colours are those of the tokens' themes. */
export const offlineStyle = `
:root{color-scheme:light dark;--page:#FBFAF6;--text:#14213D;--secondary:#465170;--solid:#2438A6;--on-solid:#FFFFFF}
@media(prefers-color-scheme:dark){:root:not([data-theme]){${darkColours}}}
[data-theme]{color-scheme:light}
[data-theme=dark]{color-scheme:dark;${darkColours}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;
background:var(--page);color:var(--text);font:1rem/1.5 system-ui,sans-serif;text-align:center}
svg{width:56px;height:56px}
h1{margin:0;font-size:1.75rem;line-height:1.2}
p{margin:0;max-width:36ch;color:var(--secondary)}
a{display:inline-block;margin-top:8px;padding:12px 24px;border-radius:4px;background:var(--solid);
color:var(--on-solid);font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid var(--text);outline-offset:3px}
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

/** The page that the service worker shows, at the path that was asked for, for a navigation without a network. */
export function offlinePage(language: Language): string {
  const { offline, retry } = words[language]
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
${mark}
<main>
<h1>${offline.title}</h1>
<p>${offline.text}</p>
<a href="">${retry}</a>
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
    const policy = contentSecurityPolicy(page, { 'style-src': [styleSource] })
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
