import * as accessibility from '@storybook/addon-a11y/preview'

import type { Variant } from '../../.storybook/variants.ts'

const themes: readonly Variant['theme'][] = ['light', 'dark', 'high-contrast']

/** What a theme can change of axe's judgement: themes hold colours and shadows, nothing else. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * Axe judges a story once in the theme of its rendering, by all its rules; here the others follow by those that a theme
 * can break, unless it says `judgedIn`. The two renderings speak the two languages, so every theme is judged in both.
 */
export async function judgeOtherThemes(story: StoryOnStage, own: Variant['theme']): Promise<void> {
  if (story.parameters.judgedIn === 'own theme') return
  const { dataset } = document.documentElement
  const a11y = story.parameters.a11y as { readonly options?: object } | undefined
  const parameters = {
    ...story.parameters,
    a11y: { ...a11y, options: { ...a11y?.options, runOnly: { type: 'rule', values: rulesOfColour } } },
  }
  try {
    for (const theme of themes) {
      if (theme === own) continue
      dataset.theme = theme
      await accessibility.afterEach({ ...story, parameters })
    }
  } finally {
    dataset.theme = own
  }
}
