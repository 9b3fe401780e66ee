import type { Scale } from '../scale.ts'
import type { ActionValues, StatusValues, ThemeValues } from '../semantic.ts'

/** Theme for `prefers-contrast: more`: black on white, solid borders, no tinted surfaces. */
export const highContrast = ({ colours, shadowShapes }: Scale): ThemeValues => {
  const { white, black, linen, ink, anil, sun, soap, leaf, amber, brick } = colours

  const action = (solid: string, hover: string): ActionValues => ({
    solid: { rest: solid, hover, active: black },
    foreground: white,
    subtle: { rest: white, hover: linen[100], active: linen[150] },
    text: solid,
    border: solid,
  })
  const status = (solid: string): StatusValues => ({
    solid,
    foreground: white,
    subtle: white,
    text: solid,
    border: solid,
  })

  return {
    color: {
      text: { primary: black, secondary: ink[900], muted: ink[700], brand: anil[800], inverse: white },
      surface: {
        page: white,
        raised: white,
        sunken: linen[50],
        brand: white,
        soap: white,
        sun: white,
        inverse: black,
        scrim: 'rgb(0 0 0 / 0.8)',
      },
      border: { hairline: ink[500], control: black, selected: anil[800] },
      focus: { ring: anil[800], gap: white },
      action: {
        primary: action(anil[800], anil[700]),
        neutral: action(black, ink[900]),
        accent: {
          solid: { rest: sun[400], hover: sun[300], active: sun[200] },
          foreground: black,
          subtle: { rest: white, hover: sun[100], active: sun[200] },
          text: sun[900],
          border: sun[900],
        },
        danger: action(brick[800], brick[700]),
      },
      status: {
        neutral: status(ink[900]),
        info: status(soap[900]),
        success: status(leaf[900]),
        warning: status(amber[900]),
        danger: status(brick[800]),
        promo: { solid: sun[400], foreground: black, subtle: white, text: sun[900], border: sun[900] },
      },
    },
    shadow: {
      raised: `${shadowShapes.raised} rgb(0 0 0 / 0.4)`,
      floating: `${shadowShapes.floating} rgb(0 0 0 / 0.6)`,
      overlay: `${shadowShapes.overlay} rgb(0 0 0 / 0.8)`,
    },
  }
}
