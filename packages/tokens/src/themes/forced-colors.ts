import type { ActionValues, StatusValues, ThemeValues } from '../semantic.ts'

/** System colour keywords for forced colours. Statuses differ by border, not by fill. */
export const forcedColors = (): ThemeValues => {
  const action: ActionValues = {
    solid: { rest: 'ButtonFace', hover: 'Highlight', active: 'Highlight' },
    foreground: 'ButtonText',
    subtle: { rest: 'ButtonFace', hover: 'ButtonFace', active: 'ButtonFace' },
    text: 'LinkText',
    border: 'ButtonBorder',
  }
  const status: StatusValues = {
    solid: 'Canvas',
    foreground: 'CanvasText',
    subtle: 'Canvas',
    text: 'CanvasText',
    border: 'CanvasText',
  }
  const surface = 'Canvas'
  const text = 'CanvasText'

  return {
    color: {
      text: { primary: text, secondary: text, muted: text, brand: 'LinkText', inverse: text },
      surface: {
        page: surface,
        raised: surface,
        sunken: surface,
        brand: surface,
        soap: surface,
        sun: surface,
        inverse: surface,
        scrim: surface,
      },
      border: { hairline: text, control: 'ButtonBorder', selected: 'Highlight' },
      focus: { ring: 'Highlight', gap: surface },
      action: { primary: action, neutral: action, accent: action, danger: action },
      status: {
        neutral: status,
        info: status,
        success: status,
        warning: status,
        danger: status,
        promo: status,
      },
    },
    shadow: { raised: 'none', floating: 'none', overlay: 'none' },
  }
}
