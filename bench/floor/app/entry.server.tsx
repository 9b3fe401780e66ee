import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { type EntryContext, ServerRouter } from 'react-router'
import { createI18n } from './i18n.ts'
import { createStore } from './store.ts'

export { productsContext } from './catalogue.ts'

const i18n = createI18n()

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <I18nextProvider i18n={i18n}>
        <Provider store={createStore()}>
          <ServerRouter context={context} url={request.url} />
        </Provider>
      </I18nextProvider>,
      {
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
