import { vars } from '@colada/tokens'
import { componentVariants } from '@colada/tokens/layered'

/** Classes for the spacing props of the layout primitives, one a step of the space scale. */
export const gap = componentVariants(vars.space, (gap) => ({ gap }))
export const padding = componentVariants(vars.space, (padding) => ({ padding }))
export const paddingInline = componentVariants(vars.space, (paddingInline) => ({ paddingInline }))
export const paddingBlock = componentVariants(vars.space, (paddingBlock) => ({ paddingBlock }))
