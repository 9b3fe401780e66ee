import type { ReactRenderer } from '@storybook/react-vite'
import type { StoryAnnotations } from 'storybook/internal/types'
import { expect, userEvent } from 'storybook/test'

/** Parameters of a story without a screenshot in our tests and at Chromatic, because it looks like another story. */
export const withoutScreenshot = { screenshot: 'none', chromatic: { disableSnapshot: true } }

const FOCUSABLE_SELECTOR =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

/** Whether Tab focuses the control: it is visible and, in a radio group, the checked or the first enabled one. */
function isTabStop(control: HTMLElement): boolean {
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

const blurActiveElement = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** Expects Tab to focus every control in DOM order with a visible focus, and Enter to follow every link. */
export async function tabThroughControls(canvas: HTMLElement): Promise<void> {
  const expected = [...canvas.querySelectorAll<HTMLElement>(FOCUSABLE_SELECTOR)].filter(isTabStop)
  await expect(expected.length).toBeGreaterThan(0)
  blurActiveElement()
  for (const control of expected) {
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await expect(control.matches(':focus-visible')).toBe(true)
    if (control instanceof HTMLAnchorElement) await expectEnterFollows(control)
  }
  blurActiveElement()
}

async function expectEnterFollows(link: HTMLAnchorElement): Promise<void> {
  let followed = false
  const onClick = () => {
    followed = true
  }
  link.addEventListener('click', onClick)
  await userEvent.keyboard('{Enter}')
  link.removeEventListener('click', onClick)
  await expect(followed).toBe(true)
}

type Annotations<Props> = StoryAnnotations<ReactRenderer, Props>

/**
 * A story that operates another story by keyboard only, without screenshot and axe, because both are the same as for the
 * other story.
 *
 * @param then additional steps of the play function
 */
export function keyboardStory<Props>(
  { args, render }: Annotations<Props>,
  then?: Annotations<Props>['play'],
): Annotations<Props> {
  return {
    args,
    render,
    parameters: { ...withoutScreenshot, a11y: { test: 'off' } },
    play: async (context) => {
      await tabThroughControls(context.canvasElement)
      await then?.(context)
    },
  }
}
