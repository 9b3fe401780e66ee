import { addons } from 'storybook/manager-api'

import { light } from '@colada/tokens/themes/light'

import { pageIn } from './page-theme.ts'

// The bench bears the name and the ground of what lies on it.
addons.setConfig({ theme: pageIn('light', light) })
