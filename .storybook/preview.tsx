import '@colada/tokens/css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { lazy, Suspense, useLayoutEffect, type ComponentProps } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { configure } from 'storybook/test'
import { applyGlobals, type Globals } from './apply-globals.ts'
import { defaultGlobals, toolbars } from './toolbars.ts'
import { chromaticModes } from './variants.ts'
import { widths } from './widths.ts'

// Asynchronous content takes longer on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

// Links inside stories run their handlers but do not navigate. Links of the docs do.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target === '_top') return
  if (!link.closest('.sbdocs') || link.closest('.sb-story')) event.preventDefault()
})

/** Applies the toolbar globals to the document. */
const withGlobals: Decorator = (Story, { globals }) => {
  const { language, theme, textSize, motion, persona } = globals as Globals
  useLayoutEffect(
    () => applyGlobals({ language, theme, textSize, motion }),
    [language, theme, textSize, motion],
  )
  // A new language or persona remounts the story, which resets its state.
  return <Story key={`${language} ${persona}`} />
}

/** Stories without a picture look like another one. Docs pages have no frames for stories with a viewport of their own. */
const isInDocs = ({ parameters, storyGlobals }: PreparedStory) =>
  parameters.screenshot !== 'none' && storyGlobals.viewport === undefined

// Lazy: the docs pages import Storybook's docs blocks, which tests do not need.
const ThemedDocsContainer = lazy(() => import('./docs-container.tsx'))
const ComponentPage = lazy(() => import('./component-page.tsx'))

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withGlobals],
  globalTypes: toolbars,
  initialGlobals: defaultGlobals,
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Rules of WCAG 2.2 are not enabled by default.
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // A test needs no list of the rules that passed, which the panel shows.
      ...(import.meta.env.VITEST && { options: { resultTypes: ['violations', 'incomplete'] } }),
    },
    chromatic: { modes: chromaticModes },
    docs: {
      stories: { filter: isInDocs },
      container: (props: ComponentProps<typeof ThemedDocsContainer>) => (
        <Suspense>
          <ThemedDocsContainer {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    // Stories that take their args enable them.
    controls: { disable: true, expanded: true, sort: 'requiredFirst' },
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
            'States',
            'Take the tokens elsewhere',
            'How to contribute',
            'Review pictures',
            'Changelog',
            'Coverage',
          ],
          'Layout',
          'Text',
          'Controls',
          'Fields',
          'Overlays',
          'Feedback',
          'Navigation',
          'Media',
          'Shop',
          'Screens',
          'Mails',
        ],
      },
    },
  },
  // Screenshots need the mounted story; the visual tests define this function.
  afterEach: async (story) => {
    await globalThis.inspectStory?.(story)
  },
}

export default preview
