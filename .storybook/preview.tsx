import '@colada/tokens/css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { lazy, Suspense, useLayoutEffect, type ComponentProps } from 'react'

import { dressDocument, type Globals } from './dress-document.ts'
import { withPlayground } from './playground.tsx'
import { firstChoices, toolbars } from './toolbars.ts'
import { modes } from './variants.ts'
import { widths } from './widths.ts'

// What comes by itself comes later where the machine is busy, and is no fault of the story.
configure({ asyncUtilTimeout: 10_000 })

// A story has nowhere to go: a link that is pressed tells its handlers, and the page stays. Those of the docs do lead.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target === '_top') return
  if (!link.closest('.sbdocs') || link.closest('.sb-story')) event.preventDefault()
})

/** Dresses the document as the toolbar says, and renders the story in it. */
const withDocument: Decorator = (Story, { globals }) => {
  const { language, theme, textSize, motion, persona } = globals as Globals
  useLayoutEffect(
    () => dressDocument({ language, theme, textSize, motion }),
    [language, theme, textSize, motion],
  )
  // A new language or persona is a new page: nothing a story remembers may outlive it.
  return <Story key={`${language} ${persona}`} />
}

// The pages bring Storybook's docs with them, which no test of a story needs.
const DocsFrame = lazy(() => import('./docs-frame.tsx'))
const ComponentPage = lazy(() => import('./component-page.tsx'))

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withPlayground, withDocument],
  globalTypes: toolbars,
  initialGlobals: firstChoices,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    chromatic: { modes },
    docs: {
      // The keyboard’s story looks as the one that it walks through.
      stories: { filter: ({ id }: { readonly id: string }) => !id.endsWith('--by-keyboard') },
      container: (props: ComponentProps<typeof DocsFrame>) => (
        <Suspense>
          <DocsFrame {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
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
          [
            'Introduction',
            'Find a component',
            'Principles',
            'Colour',
            'Type',
            'Space',
            'Shape',
            'Elevation',
            'Motion',
            'Breakpoints',
            'Icons',
            'Illustrations',
            'Voice',
            'Accessibility',
            'Forced colours',
            'Take the tokens elsewhere',
            'How to contribute',
            'Review pictures',
            'Changelog',
            'Coverage',
          ],
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
  // Pictures have to be taken while the story is still on the page; the visual run sets who takes them.
  afterEach: async (story) => {
    await globalThis.inspectStory?.(story)
  },
}

export default preview
