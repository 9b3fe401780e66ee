import { globalLayer } from '@vanilla-extract/css'

const reset = globalLayer('reset')
const tokens = globalLayer('tokens')
const components = globalLayer('components')
const screens = globalLayer('screens')

/** The cascade layers in ascending priority. A later layer wins regardless of specificity. */
export const layers = { reset, tokens, components, screens }
