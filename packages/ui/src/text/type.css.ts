import { vars } from '@colada/tokens'
import { componentVariants } from '@colada/tokens/layered'

/** Size, line height and letter spacing. */
export const size = componentVariants(vars.text, ({ size, leading, tracking }) => ({
  fontSize: size,
  lineHeight: leading,
  letterSpacing: tracking,
}))

export const weight = componentVariants(vars.weight, (fontWeight) => ({ fontWeight }))

export const ink = componentVariants(
  {
    ...vars.color.text,
    inherit: 'inherit',
    success: vars.color.status.success.text,
    warning: vars.color.status.warning.text,
    danger: vars.color.status.danger.text,
    info: vars.color.status.info.text,
  },
  (color) => ({ color }),
)

export const align = componentVariants({ start: 'start', center: 'center', end: 'end' }, (textAlign) => ({
  textAlign: textAlign as 'start',
}))
