/** An element of a drawing. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
}

const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g

/**
 * Parses the elements and attributes of a drawing; text is ignored.
 *
 * @throws Error when an element is not closed
 */
export function parseSvg(svg: string): Element {
  const root = { name: '', attributes: {}, children: [] as Element[] }
  const open: { name: string; children: Element[] }[] = [root]
  for (const [, end, name = '', attributes = '', isEmpty] of svg.matchAll(tag)) {
    if (end) {
      if (open.pop()?.name !== name) throw new Error(`A drawing closes <${name}>, which is not open.`)
      continue
    }
    const element = {
      name,
      attributes: Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      ),
      children: [] as Element[],
    }
    open.at(-1)!.children.push(element)
    if (!isEmpty) open.push(element)
  }
  const [found] = root.children
  if (!found || open.length > 1) throw new Error('A drawing is not closed.')
  return found
}
