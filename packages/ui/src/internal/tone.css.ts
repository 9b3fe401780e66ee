import { vars } from '@colada/tokens'
import { componentVariants } from '@colada/tokens/layered'
import { createVar } from '@vanilla-extract/css'

/** Variables of a tone. Tones assign them and appearances read them: N + M rules instead of N × M. */
export const tone = {
  solid: createVar(),
  solidHover: createVar(),
  solidActive: createVar(),
  foreground: createVar(),
  subtle: createVar(),
  subtleHover: createVar(),
  subtleActive: createVar(),
  text: createVar(),
  border: createVar(),
}

/** Tones of controls. */
export const actionTone = componentVariants(vars.color.action, (action) => ({
  vars: {
    [tone.solid]: action.solid.rest,
    [tone.solidHover]: action.solid.hover,
    [tone.solidActive]: action.solid.active,
    [tone.foreground]: action.foreground,
    [tone.subtle]: action.subtle.rest,
    [tone.subtleHover]: action.subtle.hover,
    [tone.subtleActive]: action.subtle.active,
    [tone.text]: action.text,
    [tone.border]: action.border,
  },
}))

/** Tones of messages. */
export const statusTone = componentVariants(vars.color.status, (status) => ({
  vars: {
    [tone.solid]: status.solid,
    [tone.foreground]: status.foreground,
    [tone.subtle]: status.subtle,
    [tone.text]: status.text,
    [tone.border]: status.border,
  },
}))
