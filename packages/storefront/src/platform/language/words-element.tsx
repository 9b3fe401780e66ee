import { wordsElementId } from './browser-words.ts'

/** Stands where the words of a document will be, once rendering has shown which they are. */
export const wordsPlace = '{"colada":"words"}'

/** Brings the words of the document to the browser. The rendered one is filled after the page (entry.server). */
export function WordsElement() {
  const text =
    typeof document === 'undefined'
      ? wordsPlace
      : (document.getElementById(wordsElementId)?.textContent ?? '{}')
  return (
    <script
      id={wordsElementId}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
