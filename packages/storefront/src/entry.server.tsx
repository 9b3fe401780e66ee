import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createLoadedI18n } from '@colada/client/language/loaded-i18n'
import type { Language } from '@colada/domain/wire/language'
import type { i18n } from 'i18next'
import { StrictMode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { type EntryContext, ServerRouter } from 'react-router-dom'
import { messages as english } from './locales/en.ts'
import { messages as spanish } from './locales/es.ts'
import { languageOf } from './platform/routes/paths.ts'
import { createStore } from './platform/store/store.ts'

export { prepareCatalogue } from './features/catalogue/prepare-catalogue.ts'
export { blogPosts } from './features/content/load-posts.ts'
export { appStoresContext } from './platform/routes/app-stores-context.ts'
export { facebookContext } from './platform/routes/facebook-context.ts'
export { noticeContext } from './platform/catalogue/notice-context.ts'
export { catalogueContext } from './platform/catalogue/source.ts'
export { nonceContext } from './platform/routes/nonce-context.ts'

const i18nByLanguage: Record<Language, i18n> = {
  es: createLoadedI18n('es', spanish),
  en: createLoadedI18n('en', english),
}

/** Renders a complete document: it is cached, so streaming it would gain nothing. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const language = languageOf(new URL(request.url).pathname)
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <StrictMode>
        <I18nextProvider i18n={i18nByLanguage[language]}>
          <Provider store={createStore()}>
            <ServerRouter context={context} url={request.url} />
          </Provider>
        </I18nextProvider>
      </StrictMode>,
      {
        // Everything is rendered when it is sent, so no part has to be moved into its place by a script.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          headers.set('content-type', 'text/html; charset=utf-8')
          resolve(text(pipe(new PassThrough())).then((html) => new Response(html, { status, headers })))
        },
        onShellError: reject,
        onError: reject,
      },
    )
  })
}
