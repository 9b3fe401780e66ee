import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Language } from '@colada/domain/wire/language'
import type { i18n } from 'i18next'
import { type ReactNode, StrictMode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { createContext, type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router-dom'
import { words as english } from './locales/en.ts'
import { words as spanish } from './locales/es.ts'
import { editText, insteadOf } from './platform/edit-text.ts'
import { createEngine } from './platform/language/engine.ts'
import { createRecorder } from './platform/language/recorder.ts'
import { RenderingWords } from './platform/language/words.tsx'
import { wordsPlace } from './platform/language/words-element.tsx'
import { languageOf } from './platform/routes/paths.ts'
import { structuredElement } from './platform/seo/structured-data.ts'
import { thingsOf } from './screens/structured.ts'
import { startAfterPaint } from './shell/start-script.ts'

export { prepareCatalogue } from './features/catalogue/prepare-catalogue.ts'
export { noticeContext } from './platform/catalogue/notice-context.ts'
export { catalogueContext } from './platform/catalogue/source.ts'

/** Where the text of a page is put for the process: through an answer it would be encoded and decoded once more. */
export const writtenContext = createContext<{ document?: string }>()

const engines: Record<Language, i18n> = {
  es: createEngine('es', spanish),
  en: createEngine('en', english),
}

/** Renders a whole document at once: it will be kept, so nothing is gained by streaming it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
): Promise<Response> {
  const language = languageOf(new URL(request.url).pathname)
  const recorder = createRecorder(language, engines[language])
  const handoff = await readHandoff(context)
  const html = await render(() => (
    <StrictMode>
      <RenderingWords say={recorder.say} bring={recorder.bring} engine={engines[language]}>
        <ServerRouter context={{ ...context, ...handoff() }} url={request.url} />
      </RenderingWords>
    </StrictMode>
  ))
  headers.set('content-type', 'text/html; charset=utf-8')
  const record = JSON.stringify(recorder.record()).replace(/</g, '\\u003c')
  given.get(writtenContext).document = editText(html, [
    ...startAfterPaint(html),
    ...insteadOf(html, '</head>', () => `${structured(request, context)}</head>`),
    ...insteadOf(html, wordsPlace, () => record),
  ])
  return new Response(null, { status, headers })
}

/** What search engines read of the page; only of one that could be shown. */
function structured(request: Request, { staticHandlerContext: found }: EntryContext): string {
  if (found.statusCode !== 200) return ''
  const { pathname, origin } = new URL(request.url)
  const screen = found.matches.at(-1)?.route.id
  const data: unknown = screen === undefined ? undefined : found.loaderData[screen]
  return structuredElement(thingsOf(pathname, data, origin))
}

/**
 * What the screens' `load` answered, as the router hands it to the browser. It is read before the page is rendered, where
 * the router would wait for it, so that nothing of a page suspends. Each rendering takes one of its own.
 */
async function readHandoff({
  serverHandoffStream: stream,
}: EntryContext): Promise<() => Partial<EntryContext>> {
  if (!stream) return () => ({})
  const read = (value: string, done: boolean) => Object.assign(Promise.resolve(), { result: { done, value } })
  const pieces = [read(await text(stream), false), read('', true)]
  return () => ({ renderMeta: { streamCache: { ...pieces } }, serverHandoffStream: new ReadableStream() })
}

/** How React marks a part that was not there when it was written; no text of a page has it, since all are escaped. */
const unfinished = /<!--\$[!?]-->/

/**
 * In one go: a stream writes every word into small buffers, which took as long as all the rest of a document. It cannot
 * wait, so a page with a part whose script this process has not read yet is rendered once more by a stream that does.
 */
async function render(page: () => ReactNode): Promise<string> {
  const html = renderToString(page())
  return unfinished.test(html) ? renderWaiting(page()) : `<!DOCTYPE html>${html}`
}

async function renderWaiting(page: ReactNode): Promise<string> {
  let failure: unknown
  const whole = new Promise<PassThrough>((ready, failed) => {
    const { pipe } = renderToPipeableStream(page, {
      // Everything is there when it is written, so nothing has to be moved into place by scripts later.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => ready(pipe(new PassThrough())),
      onShellError: failed,
      onError: (problem) => {
        failure = problem
      },
    })
  })
  const html = await text(await whole)
  if (failure !== undefined) throw failure
  return `<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, '')}`
}
