import { vars } from '@colada/tokens'
import { componentVariants } from '@colada/tokens/layered'

/** Classes of the spacing props, one per step of the space scale. */
export const gap = componentVariants(vars.space, (gap) => ({ gap }))
export const padding = componentVariants(vars.space, (padding) => ({ padding }))
export const paddingInline = componentVariants(vars.space, (paddingInline) => ({ paddingInline }))
export const paddingBlock = componentVariants(vars.space, (paddingBlock) => ({ paddingBlock }))
