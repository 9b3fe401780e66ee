import { assignVars, globalStyle } from '@vanilla-extract/css'
// The order of the layers is the first rule.
// oxlint-disable-next-line import/no-duplicates
import './layers.css.ts'
import './fonts.css.ts'
import './reset.css.ts'
import { vars } from './contract.css.ts'
import { foundation } from './foundation.ts'
import { layers } from './layers.css.ts'
import { media } from './media.ts'
import { scale } from './scale.ts'
import type { ActionValues, ThemeValues } from './semantic.ts'
import { dark } from './themes/dark.ts'
import { forcedColors } from './themes/forced-colors.ts'
import { highContrast } from './themes/high-contrast.ts'
import { light } from './themes/light.ts'

const assignTheme = (theme: ThemeValues) => ({
  ...assignVars(vars.color, theme.color),
  ...assignVars(vars.shadow, theme.shadow),
})

const { color: _color, shadow: _shadow, ...foundationVars } = vars

const lightVars = assignTheme(light(scale))
const darkVars = assignTheme(dark(scale))
const highContrastVars = assignTheme(highContrast(scale))

// Documents are cached and equal for all users, so a script sets the chosen theme as an attribute of <html>;
// without the attribute the media queries of the system preference apply.
globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      colorScheme: 'light',
      vars: { ...assignVars(foundationVars, foundation(scale)), ...lightVars },
    },
  },
})

globalStyle(':root:not([data-theme])', {
  '@layer': {
    [layers.tokens]: {
      '@media': {
        [media.prefersDark]: { colorScheme: 'dark', vars: darkVars },
        [media.prefersContrast]: { colorScheme: 'light', vars: highContrastVars },
      },
    },
  },
})

globalStyle('[data-theme="light"]', {
  '@layer': { [layers.tokens]: { colorScheme: 'light', vars: lightVars } },
})
globalStyle('[data-theme="dark"]', {
  '@layer': { [layers.tokens]: { colorScheme: 'dark', vars: darkVars } },
})
globalStyle('[data-theme="high-contrast"]', {
  '@layer': { [layers.tokens]: { colorScheme: 'light', vars: highContrastVars } },
})

const neutralAction: ActionValues = vars.color.action.neutral

// Business pages use ink instead of añil for primary actions.
globalStyle('[data-accent="business"]', {
  '@layer': {
    [layers.tokens]: { vars: assignVars(vars.color.action.primary, neutralAction) },
  },
})

globalStyle(':root, [data-theme], [data-accent]', {
  '@layer': {
    [layers.tokens]: { '@media': { [media.forcedColors]: { vars: assignTheme(forcedColors()) } } },
  },
})
