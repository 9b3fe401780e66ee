import { globalLayer } from '@vanilla-extract/css'

const reset = globalLayer('reset')
const tokens = globalLayer('tokens')
const components = globalLayer('components')
const screens = globalLayer('screens')

/** The cascade, weakest first. Declared once here; a later layer wins whatever the specificity. */
export const layers = { reset, tokens, components, screens }
