/** A place of the script's own on the shop's page, whose styles neither touch. */
export async function makePlace(parent: HTMLElement): Promise<{ host: HTMLElement; root: ShadowRoot }> {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const looks = document.createElement('link')
  Object.assign(looks, { rel: 'stylesheet', href: '/sandbox/paypal.css' })
  root.append(looks)
  parent.append(host)
  await new Promise((resolve) => {
    looks.addEventListener('load', resolve)
    looks.addEventListener('error', resolve)
  })
  return { host, root }
}

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { className, textContent: text })
}
