import * as accessibility from '@storybook/addon-a11y/preview'

import type { Variant } from '#storybook/variants.ts'

type Theme = Variant['theme']

/** Additional themes per rendering. Together the two renderings check every theme. */
const additionalThemes: Readonly<Partial<Record<Theme, readonly Theme[]>>> = {
  light: ['dark'],
  dark: ['high-contrast'],
}

/** The axe rules whose result depends on the theme: themes contain only colours and shadows. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Runs the colour rules of axe in the themes that the story is not rendered in; Storybook runs all rules in the rendered
 * theme. A run takes as long as the screenshots, so each rendering checks some of the themes; stories with one rendering
 * check all of them. `parameters.axeThemes = 'own'` turns it off.
 */
export async function runAxeInOtherThemes(story: MountedStory, ownTheme: Theme): Promise<void> {
  if (story.parameters.axeThemes === 'own') return
  const { dataset } = document.documentElement
  const a11y = story.parameters.a11y as { readonly options?: object } | undefined
  const parameters = {
    ...story.parameters,
    a11y: { ...a11y, options: { ...a11y?.options, runOnly: { type: 'rule', values: colourRules } } },
  }
  try {
    const themes = additionalThemes[ownTheme] ?? []
    for (const theme of story.tags.includes('phone-only') ? [...themes, 'high-contrast'] : themes) {
      dataset.theme = theme
      await accessibility.afterEach({ ...story, parameters })
    }
  } finally {
    dataset.theme = ownTheme
  }
}
