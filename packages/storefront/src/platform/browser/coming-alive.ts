/** Said to the window once every module that a document runs is there. */
export const modulesEvent = 'colada:modules'

/** Said to the window once the page answers its customer. */
export const aliveEvent = 'colada:alive'

/** Acts as soon as every module that the document runs is there. */
export function whenModulesAreHere(act: () => void): void {
  if ('__reactRouterRouteModules' in window) act()
  else addEventListener(modulesEvent, act, { once: true })
}

/** Signs that a person is there and may go on. */
export const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const
