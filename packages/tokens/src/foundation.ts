import { fluid, toRem } from './fluid.ts'
import type { Scale } from './scale.ts'
import type { FoundationValues } from './semantic.ts'

const px = (value: number): string => `${value}px`

/** The values shared by all themes: space, sizes, type, motion and stacking. */
export const foundation = (scale: Scale): FoundationValues => {
  const { typeSizes, radii, durations, weights } = scale
  const text = (name: keyof typeof typeSizes, tracking = '0em') => ({
    size: fluid(typeSizes[name].narrow, typeSizes[name].wide),
    leading: String(typeSizes[name].leading),
    tracking,
  })
  return {
    space: {
      none: toRem(0),
      hair: toRem(2),
      xxs: toRem(4),
      xs: toRem(8),
      sm: toRem(12),
      md: toRem(16),
      lg: toRem(24),
      xl: toRem(32),
      xxl: toRem(48),
      xxxl: toRem(64),
      gutter: fluid(16, 32),
      section: fluid(48, 96),
    },
    size: {
      hairline: px(1),
      outline: px(2),
      controlSmall: toRem(36),
      control: toRem(44),
      controlLarge: toRem(52),
      iconSmall: toRem(16),
      icon: toRem(20),
      iconLarge: toRem(24),
      measure: '66ch',
      form: toRem(480),
      content: toRem(1216),
      dialog: toRem(544),
      sheet: toRem(420),
      underline: '0.18em',
    },
    width: {
      xs: toRem(120),
      sm: toRem(192),
      md: toRem(256),
      lg: toRem(320),
      xl: toRem(416),
      xxl: toRem(544),
      xxxl: toRem(768),
    },
    radius: {
      none: px(radii.none),
      control: px(radii.control),
      card: px(radii.card),
      full: px(radii.full),
    },
    font: {
      display: "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', 'Arial Narrow', sans-serif",
      text: "'Figtree Variable', 'Figtree Fallback', Arial, sans-serif",
    },
    weight: {
      regular: String(weights.regular),
      medium: String(weights.medium),
      semibold: String(weights.semibold),
      bold: String(weights.bold),
    },
    text: {
      caption: text('caption', '0.01em'),
      small: text('small'),
      body: text('body'),
      lead: text('lead'),
      title4: text('title4', '-0.005em'),
      title3: text('title3', '-0.01em'),
      title2: text('title2', '-0.015em'),
      title1: text('title1', '-0.02em'),
      display: text('display', '-0.028em'),
    },
    duration: {
      fast: `${durations.fast}ms`,
      medium: `${durations.medium}ms`,
      slow: `${durations.slow}ms`,
    },
    easing: { out: 'cubic-bezier(0.2, 0.7, 0.2, 1)', inOut: 'cubic-bezier(0.4, 0, 0.2, 1)' },
    level: { raised: '1', sticky: '10', header: '20', overlay: '40', toast: '50' },
  }
}
