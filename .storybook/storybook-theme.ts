import { scale } from '@colada/tokens/scale'
import type { light } from '@colada/tokens/themes/light'
import { create, type ThemeVars } from 'storybook/theming'

type Theme = typeof light

/** A Storybook UI theme with the page, text and border colours of a shop theme. */
export const createStorybookTheme = (base: 'light' | 'dark', theme: Theme): ThemeVars => {
  const { surface, text, border } = theme(scale).color
  return create({
    base,
    brandTitle: 'Colada',
    brandUrl: './?path=/docs/foundations-introduction--docs',
    fontBase: '"Figtree Variable", system-ui, sans-serif',
    appBg: surface.page,
    appContentBg: surface.page,
    appPreviewBg: surface.page,
    appBorderColor: border.hairline,
    barBg: surface.page,
    textColor: text.primary,
    textMutedColor: text.secondary,
    colorSecondary: text.brand,
    inputBg: surface.raised,
    inputBorder: border.control,
    inputTextColor: text.primary,
    buttonBg: surface.raised,
    buttonBorder: border.control,
    booleanBg: surface.sunken,
    booleanSelectedBg: surface.raised,
  })
}
