import * as accessibility from '@storybook/addon-a11y/preview'

import type { Variant } from '#storybook/variants.ts'

type Theme = Variant['theme']

/** The themes that a rendering judges besides its own: between them the two renderings judge each, the dark one twice. */
const furtherOf: Readonly<Partial<Record<Theme, readonly Theme[]>>> = {
  light: ['dark'],
  dark: ['high-contrast'],
}

/** What a theme can change of axe's judgement: themes hold colours and shadows, nothing else. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * Axe judges a story once in the theme of its rendering, by all its rules; here others follow by those that a theme
 * can break, unless it says `judgedIn`. That takes as long as the pictures, so the renderings share it: a theme's colours
 * are the same in both. A story with one rendering has all themes judged there.
 */
export async function judgeOtherThemes(story: StoryOnStage, own: Theme): Promise<void> {
  if (story.parameters.judgedIn === 'own theme') return
  const { dataset } = document.documentElement
  const a11y = story.parameters.a11y as { readonly options?: object } | undefined
  const parameters = {
    ...story.parameters,
    a11y: { ...a11y, options: { ...a11y?.options, runOnly: { type: 'rule', values: rulesOfColour } } },
  }
  try {
    const further = furtherOf[own] ?? []
    for (const theme of story.tags.includes('phone-only') ? [...further, 'high-contrast'] : further) {
      dataset.theme = theme
      await accessibility.afterEach({ ...story, parameters })
    }
  } finally {
    dataset.theme = own
  }
}
