import { extractText, getDocumentProxy } from 'unpdf'

const MILLIMETRES_PER_POINT = 25.4 / 72

interface Element {
  readonly role?: string
  readonly children?: readonly Element[]
}

/** What a reader and a screen reader know of a PDF. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { info } = await pdf.getMetadata()
  const { Title: title, Language: language } = info as Readonly<Record<string, unknown>>
  const marks = (await pdf.getMarkInfo()) as { readonly Marked?: boolean } | null
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map((number) => pdf.getPage(number)))
  const { text } = await extractText(pdf, { mergePages: false })
  const trees = await Promise.all(pages.map((page) => page.getStructTree() as Promise<Element | null>))
  return {
    title,
    language,
    isTagged: marks?.Marked === true,
    /** Width and height of each page in whole millimetres. */
    sizes: pages.map(({ view }) => {
      const [left = 0, top = 0, right = 0, bottom = 0] = view
      return [right - left, bottom - top].map((points) => Math.round(points * MILLIMETRES_PER_POINT))
    }),
    /** Of each page, in one line. */
    texts: text.map((page) => page.replaceAll(/\s+/g, ' ')),
    roles: trees.map((tree) => [...new Set(rolesOf(tree))]),
  }
}

function rolesOf(element: Element | null): string[] {
  if (!element) return []
  return [
    ...(element.role === undefined ? [] : [element.role]),
    ...(element.children ?? []).flatMap((child) => rolesOf(child)),
  ]
}
