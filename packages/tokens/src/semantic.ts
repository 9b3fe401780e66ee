/**
 * The semantic aliases, named by purpose:
 *
 *     color.[element].[role].[prominence].[state]
 *
 * - element: text, surface, border, focus, action (controls), status (messages)
 * - role: primary, neutral, danger … for actions; info, success, warning … for statuses
 * - prominence: solid (filled), subtle (tinted), text (in the tone, on a page surface), foreground (on solid)
 * - state: rest, hover, active
 *
 * Levels with a single value are left out. `null` marks a leaf, which the contract replaces by a CSS variable.
 */

const action = {
  solid: { rest: null, hover: null, active: null },
  foreground: null,
  subtle: { rest: null, hover: null, active: null },
  text: null,
  border: null,
}

const status = { solid: null, foreground: null, subtle: null, text: null, border: null }

/** Aliases with a value per theme. */
export const themeAliases = {
  color: {
    text: { primary: null, secondary: null, muted: null, brand: null, inverse: null },
    surface: {
      page: null,
      raised: null,
      sunken: null,
      brand: null,
      soap: null,
      sun: null,
      inverse: null,
      scrim: null,
    },
    border: { hairline: null, control: null, selected: null },
    focus: { ring: null, gap: null },
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
  shadow: { raised: null, floating: null, overlay: null },
}

const textStyle = { size: null, leading: null, tracking: null }

/** Aliases shared by all themes. */
export const foundationAliases = {
  space: {
    none: null,
    hair: null,
    xxs: null,
    xs: null,
    sm: null,
    md: null,
    lg: null,
    xl: null,
    xxl: null,
    xxxl: null,
    gutter: null,
    section: null,
  },
  size: {
    hairline: null,
    outline: null,
    controlSmall: null,
    control: null,
    controlLarge: null,
    iconSmall: null,
    icon: null,
    iconLarge: null,
    measure: null,
    form: null,
    content: null,
    dialog: null,
    sheet: null,
    underline: null,
  },
  width: { xs: null, sm: null, md: null, lg: null, xl: null, xxl: null, xxxl: null },
  radius: { none: null, control: null, card: null, full: null },
  font: { display: null, text: null },
  weight: { regular: null, medium: null, semibold: null, bold: null },
  text: {
    caption: textStyle,
    small: textStyle,
    body: textStyle,
    lead: textStyle,
    title4: textStyle,
    title3: textStyle,
    title2: textStyle,
    title1: textStyle,
    display: textStyle,
  },
  duration: { fast: null, medium: null, slow: null },
  easing: { out: null, inOut: null },
  level: { raised: null, sticky: null, header: null, overlay: null, toast: null },
}

/** Aliases with a CSS value for every leaf. */
export type Filled<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends null ? string : Filled<Shape[Key]>
}

export type ThemeValues = Filled<typeof themeAliases>
export type FoundationValues = Filled<typeof foundationAliases>
export type ActionValues = ThemeValues['color']['action']['primary']
export type StatusValues = ThemeValues['color']['status']['info']
