import type { Scale } from '../scale.ts'
import type { ActionValues, StatusValues, ThemeValues } from '../semantic.ts'

/** Default theme: ink and añil on linen. */
export const light = ({ colours, shadowShapes }: Scale): ThemeValues => {
  const { white, linen, ink, anil, sun, soap, leaf, amber, brick } = colours

  const primary: ActionValues = {
    solid: { rest: anil[600], hover: anil[700], active: anil[800] },
    foreground: white,
    subtle: { rest: anil[100], hover: anil[200], active: anil[300] },
    text: anil[600],
    border: anil[600],
  }
  const neutral: ActionValues = {
    solid: { rest: ink[900], hover: ink[700], active: ink[500] },
    foreground: white,
    subtle: { rest: linen[100], hover: linen[150], active: linen[200] },
    text: ink[900],
    border: linen[500],
  }
  const accent: ActionValues = {
    solid: { rest: sun[400], hover: sun[500], active: sun[500] },
    foreground: ink[900],
    subtle: { rest: sun[100], hover: sun[200], active: sun[200] },
    text: sun[700],
    border: sun[700],
  }
  const danger: ActionValues = {
    solid: { rest: brick[600], hover: brick[700], active: brick[800] },
    foreground: white,
    subtle: { rest: brick[100], hover: brick[100], active: brick[100] },
    text: brick[600],
    border: brick[600],
  }
  const status = (solid: string, subtle: string, text: string, border: string): StatusValues => ({
    solid,
    foreground: white,
    subtle,
    text,
    border,
  })

  return {
    color: {
      text: { primary: ink[900], secondary: ink[500], muted: ink[400], brand: anil[600], inverse: white },
      surface: {
        page: linen[50],
        raised: white,
        sunken: linen[100],
        brand: anil[100],
        soap: soap[100],
        sun: sun[100],
        inverse: ink[900],
        scrim: 'rgb(20 33 61 / 0.52)',
      },
      border: { hairline: linen[200], control: linen[500], selected: anil[600] },
      focus: { ring: anil[600], gap: white },
      action: { primary, neutral, accent, danger },
      status: {
        neutral: status(ink[500], linen[100], ink[500], linen[500]),
        info: status(soap[600], soap[100], soap[700], soap[600]),
        success: status(leaf[600], leaf[100], leaf[700], leaf[600]),
        warning: status(amber[600], amber[100], amber[700], amber[600]),
        danger: status(brick[600], brick[100], brick[700], brick[600]),
        promo: { solid: sun[400], foreground: ink[900], subtle: sun[100], text: sun[700], border: sun[700] },
      },
    },
    shadow: {
      raised: `${shadowShapes.raised} rgb(20 33 61 / 0.08)`,
      floating: `${shadowShapes.floating} rgb(20 33 61 / 0.22)`,
      overlay: `${shadowShapes.overlay} rgb(20 33 61 / 0.34)`,
    },
  }
}
