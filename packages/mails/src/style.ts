import type { CSSProperties } from 'react'

/**
 * Colours of the themes of `@colada/tokens`, as literals: mail clients support no custom properties. A test compares them
 * with the tokens.
 */
export const colours = {
  light: {
    page: '#FBFAF6',
    card: '#FFFFFF',
    text: '#14213D',
    secondary: '#465170',
    link: '#2438A6',
    hairline: '#E3DDD0',
    band: '#E6F4F2',
    action: '#2438A6',
    onAction: '#FFFFFF',
  },
  dark: {
    page: '#121C36',
    card: '#1B2847',
    text: '#EEF1F9',
    secondary: '#B9C3DE',
    link: '#ABB7EE',
    hairline: '#2B3A61',
    band: '#10383A',
    action: '#5468D8',
    onAction: '#FFFFFF',
  },
} as const

const { light, dark } = colours

/** Class names of the rules for the dark theme. */
export const classes = {
  page: 'page',
  card: 'card',
  text: 'text',
  secondary: 'secondary',
  link: 'link',
  hairline: 'hairline',
  band: 'band',
  action: 'action',
  button: 'button',
} as const

/** Mail clients with a dark theme use these rules or change the colours themselves. Inline styles need `!important`. */
export const darkTheme = `@media (prefers-color-scheme: dark) {
.page, .page > table > tbody > tr > td { background-color: ${dark.page} !important }
.card { background-color: ${dark.card} !important; border-color: ${dark.hairline} !important }
.text { color: ${dark.text} !important }
.secondary { color: ${dark.secondary} !important }
.link { color: ${dark.link} !important }
.hairline { border-color: ${dark.hairline} !important }
.band { background-color: ${dark.band} !important }
.action { background-color: ${dark.action} !important; color: ${dark.onAction} !important }
.button { border-color: ${dark.action} !important }
}`

const CARD_WIDTH = '560px'

/**
 * Outlook for Windows lays a mail out with Word, which knows neither `max-width` nor the padding of a link, and replaces
 * a list of fonts that starts with an unknown one by its own.
 */
export const outlookStyle = `<!--[if mso]><style>
.card { width: ${CARD_WIDTH} }
.button { padding: 14px 24px }
table { font-size: 16px; line-height: 24px }
body, table, td, th, p, a, h1, h2 { font-family: Arial, sans-serif !important }
</style><![endif]-->`

/** Without the font, which cells inherit: Gmail cuts a mail off at 102 kB, and an order has up to some hundred of them. */
const cell: CSSProperties = {
  padding: '8px 0',
  borderBottom: `1px solid ${light.hairline}`,
  verticalAlign: 'top',
}

export const styles = {
  page: {
    margin: 0,
    padding: '24px 12px',
    backgroundColor: light.page,
    fontFamily: 'Figtree, Helvetica, Arial, sans-serif',
  },
  card: {
    maxWidth: CARD_WIDTH,
    backgroundColor: light.card,
    border: `1px solid ${light.hairline}`,
    borderCollapse: 'separate',
    borderRadius: '12px',
  },
  header: { padding: '16px 24px' },
  logo: { display: 'block', border: 0, borderRadius: '8px' },
  name: { paddingLeft: '10px', color: light.link, fontSize: '22px', lineHeight: '32px', fontWeight: 700 },
  band: { padding: '20px 24px', backgroundColor: light.band },
  drawing: { display: 'block', margin: '0 auto', border: 0 },
  content: { padding: '24px' },
  title: { margin: '0 0 16px', color: light.text, fontSize: '22px', lineHeight: '28px', fontWeight: 700 },
  subtitle: {
    margin: '24px 0 4px',
    color: light.text,
    fontSize: '16px',
    lineHeight: '24px',
    fontWeight: 700,
  },
  paragraph: { margin: '0 0 16px', color: light.text, fontSize: '16px', lineHeight: '24px' },
  small: { margin: '0 0 16px', color: light.secondary, fontSize: '14px', lineHeight: '20px' },
  footer: { margin: '0 0 8px', color: light.secondary, fontSize: '13px', lineHeight: '20px' },
  rule: { margin: '24px 0 16px', borderTop: `1px solid ${light.hairline}` },
  link: { color: light.link, textDecoration: 'underline', wordBreak: 'break-word' },
  buttonTable: { margin: '8px 0 24px', borderCollapse: 'separate' },
  button: {
    border: `1px solid ${light.action}`,
    borderRadius: '4px',
    backgroundColor: light.action,
    textAlign: 'center',
  },
  action: {
    display: 'inline-block',
    padding: '14px 24px',
    borderRadius: '4px',
    backgroundColor: light.action,
    color: light.onAction,
    fontSize: '16px',
    lineHeight: '20px',
    fontWeight: 700,
    textDecoration: 'none',
  },
  table: {
    width: '100%',
    margin: '0 0 16px',
    borderCollapse: 'collapse',
    color: light.text,
    fontSize: '16px',
    lineHeight: '24px',
  },
  cell: { ...cell, textAlign: 'left', fontWeight: 400 },
  value: { ...cell, paddingLeft: '12px', textAlign: 'right', overflowWrap: 'anywhere' },
  amount: { ...cell, paddingLeft: '12px', textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' },
  strong: { fontWeight: 700 },
} as const satisfies Record<string, CSSProperties>
