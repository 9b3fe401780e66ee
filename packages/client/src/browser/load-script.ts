/**
 * Loads a script of another party.
 *
 * @throws When it does not load; its element is removed, so that it can be loaded again.
 */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = src
    element.addEventListener('load', () => resolve())
    element.addEventListener('error', () => {
      element.remove()
      reject(new Error(`The script ${src} did not load.`))
    })
    document.head.append(element)
  })
}
