import { light } from '@colada/tokens/themes/light'
import { addons } from 'storybook/manager-api'
import { createStorybookTheme } from './storybook-theme.ts'

addons.setConfig({ theme: createStorybookTheme('light', light) })
