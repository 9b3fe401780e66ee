import type { Scale } from '../scale.ts'
import type { ActionValues, StatusValues, ThemeValues } from '../semantic.ts'

/** Dark theme on night blue. */
export const dark = ({ colours, shadowShapes }: Scale): ThemeValues => {
  const { white, ink, night, anil, sun, soap, leaf, amber, brick } = colours

  const primary: ActionValues = {
    solid: { rest: anil[500], hover: anil[550], active: anil[600] },
    foreground: white,
    subtle: { rest: night[750], hover: night[700], active: night[700] },
    text: anil[300],
    border: anil[400],
  }
  const neutral: ActionValues = {
    solid: { rest: night[100], hover: night[200], active: night[300] },
    foreground: ink[900],
    subtle: { rest: night[800], hover: night[750], active: night[700] },
    text: night[100],
    border: night[500],
  }
  const accent: ActionValues = {
    solid: { rest: sun[400], hover: sun[300], active: sun[200] },
    foreground: ink[900],
    subtle: { rest: sun[900], hover: sun[900], active: sun[900] },
    text: sun[300],
    border: sun[400],
  }
  const danger: ActionValues = {
    solid: { rest: brick[500], hover: brick[600], active: brick[700] },
    foreground: white,
    subtle: { rest: brick[900], hover: brick[900], active: brick[900] },
    text: brick[300],
    border: brick[300],
  }
  const status = (tint: string, ground: string): StatusValues => ({
    solid: tint,
    foreground: night[950],
    subtle: ground,
    text: tint,
    border: tint,
  })

  return {
    color: {
      text: {
        primary: night[100],
        secondary: night[300],
        muted: night[400],
        brand: anil[300],
        inverse: ink[900],
      },
      surface: {
        page: night[900],
        raised: night[800],
        sunken: night[950],
        brand: night[750],
        soap: soap[900],
        sun: sun[900],
        inverse: night[100],
        scrim: 'rgb(5 9 20 / 0.68)',
      },
      border: { hairline: night[700], control: night[500], selected: anil[300] },
      focus: { ring: anil[300], gap: night[950] },
      action: { primary, neutral, accent, danger },
      status: {
        neutral: status(night[300], night[750]),
        info: status(soap[300], soap[900]),
        success: status(leaf[300], leaf[900]),
        warning: status(amber[300], amber[900]),
        danger: status(brick[300], brick[900]),
        promo: { solid: sun[400], foreground: ink[900], subtle: sun[900], text: sun[300], border: sun[400] },
      },
    },
    shadow: {
      raised: `${shadowShapes.raised} rgb(0 0 0 / 0.3)`,
      floating: `${shadowShapes.floating} rgb(0 0 0 / 0.55)`,
      overlay: `${shadowShapes.overlay} rgb(0 0 0 / 0.7)`,
    },
  }
}
