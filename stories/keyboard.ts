import type { ReactRenderer } from '@storybook/react-vite'
import type { StoryAnnotations } from 'storybook/internal/types'
import { expect, userEvent } from 'storybook/test'

/** Said by a story that no camera takes, neither ours nor Chromatic's: what it ends with is in the picture of another. */
export const unpictured = { shot: 'none', chromatic: { disableSnapshot: true } }

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** A control that Tab comes to: it is shown, and of a group of radio buttons it is the one that stands for them. */
function isStop(control: HTMLElement): boolean {
  if (
    control.tabIndex < 0 ||
    !control.checkVisibility({ visibilityProperty: true }) ||
    control.closest('[inert]')
  )
    return false
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio' || control.name === '') return true
  const group = [...document.getElementsByName(control.name)] as HTMLInputElement[]
  return control === (group.find(({ checked }) => checked) ?? group.find(({ disabled }) => !disabled))
}

const giveFocusBack = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/**
 * The keyboard alone comes to every control, in the order in which they stand, each shows that it has the focus, and
 * Enter follows every link.
 */
export async function walkByKeyboard(canvas: HTMLElement): Promise<void> {
  const expected = [...canvas.querySelectorAll<HTMLElement>(stops)].filter(isStop)
  await expect(expected.length).toBeGreaterThan(0)
  giveFocusBack()
  for (const control of expected) {
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await expect(control.matches(':focus-visible')).toBe(true)
    if (control instanceof HTMLAnchorElement) await expectEnterFollows(control)
  }
  giveFocusBack()
}

async function expectEnterFollows(link: HTMLAnchorElement): Promise<void> {
  let followed = false
  const note = () => {
    followed = true
  }
  link.addEventListener('click', note)
  await userEvent.keyboard('{Enter}')
  link.removeEventListener('click', note)
  await expect(followed).toBe(true)
}

type Told<Props> = StoryAnnotations<ReactRenderer, Props>

/**
 * A story of another one used by keyboard alone; `then` does what is special about it. It looks as the other does and is
 * built as it is, so neither camera nor axe sees it again.
 */
export function walked<Props>({ args, render }: Told<Props>, then?: Told<Props>['play']): Told<Props> {
  return {
    args,
    render,
    parameters: { ...unpictured, a11y: { test: 'off' } },
    play: async (context) => {
      await walkByKeyboard(context.canvasElement)
      await then?.(context)
    },
  }
}
