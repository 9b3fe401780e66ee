/** Creates a shadow root in the shop's page, so that neither's styles affect the other. */
export async function createShadowHost(
  parent: HTMLElement,
): Promise<{ host: HTMLElement; root: ShadowRoot }> {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const stylesheet = document.createElement('link')
  Object.assign(stylesheet, { rel: 'stylesheet', href: '/sandbox/paypal.css' })
  root.append(stylesheet)
  parent.append(host)
  await new Promise((resolve) => {
    stylesheet.addEventListener('load', resolve)
    stylesheet.addEventListener('error', resolve)
  })
  return { host, root }
}

export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className, textContent: text })
}
