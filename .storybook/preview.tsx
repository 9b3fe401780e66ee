import '@colada/tokens/css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'

import { widths } from './widths.ts'

// A story has nowhere to go: a link that is pressed tells its handlers, and the page stays.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault()
})

/** Puts the toolbar's language and theme where the shop has them: on <html>. */
const withDocument: Decorator = (Story, { globals }) => {
  const { language, theme } = globals as { language: string; theme: string }
  useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset.theme = theme
  }, [language, theme])
  // A new language is a new page: nothing a story remembers may outlive it.
  return <Story key={language} />
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withDocument],
  globalTypes: {
    language: {
      description: 'Language of the words',
      toolbar: {
        icon: 'globe',
        title: 'Language',
        dynamicTitle: true,
        items: [
          { value: 'es', title: 'Español' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        title: 'Theme',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'high-contrast', title: 'High contrast' },
        ],
      },
    },
  },
  initialGlobals: { language: 'es', theme: 'light' },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${width} px`, styles: { width: `${width}px`, height: '800px' }, type: 'mobile' as const },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          'Layout',
          'Text',
          'Controls',
          'Overlays',
          'Feedback',
          'Navigation',
          'Media',
          'Shop',
          'Screens',
        ],
      },
    },
  },
  // The screenshot has to be taken while the story is still on the page; the visual run sets the camera.
  afterEach: async ({ canvasElement, id, parameters }) => {
    await globalThis.takeShot?.({ canvasElement, id, parameters })
  },
}

export default preview
