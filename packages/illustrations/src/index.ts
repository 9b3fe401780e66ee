import { optimize } from 'svgo'
import { categories } from './categories.ts'
import { cities } from './cities.ts'
import { renderIllustration } from './compose.ts'
import { emptyStates } from './empty-states.ts'
import { garments } from './garments.ts'
import { hero, heroNarrow } from './hero.ts'
import { favicon, logo, logoOnDark, maskable } from './logo.ts'
import { pages } from './pages.ts'
import { products } from './products.ts'
import { statuses } from './statuses.ts'

const optimise = (svg: string): string =>
  `${optimize(svg, { multipass: true, floatPrecision: 1, plugins: ['preset-default'] }).data}\n`

/** Renders every SVG file as [path below the public folder, content], in a fixed order. */
export const renderIllustrations = (): [path: string, content: string][] =>
  [
    ...[...products].map(
      ([id, picture]) => [`pictures/products/${id}.svg`, renderIllustration(picture)] as const,
    ),
    ...Object.entries(categories).map(
      ([id, picture]) => [`pictures/categories/${id}.svg`, renderIllustration(picture)] as const,
    ),
    ...Object.entries(garments).map(
      ([name, picture]) => [`pictures/garments/${name}.svg`, renderIllustration(picture)] as const,
    ),
    ...Object.entries(statuses()).map(([code, svg]) => [`pictures/status/${code}.svg`, svg] as const),
    ...Object.entries(emptyStates()).map(([name, svg]) => [`pictures/empty/${name}.svg`, svg] as const),
    ...Object.entries(pages()).map(([name, svg]) => [`pictures/pages/${name}.svg`, svg] as const),
    ...Object.entries(cities()).map(([name, svg]) => [`pictures/cities/${name}.svg`, svg] as const),
    ['pictures/hero.svg', hero()] as const,
    ['pictures/hero-narrow.svg', heroNarrow()] as const,
    ['pictures/logo.svg', logo()] as const,
    ['pictures/logo-on-dark.svg', logoOnDark()] as const,
    ['favicon.svg', favicon()] as const,
    ['icon-maskable.svg', maskable()] as const,
  ].map(([path, svg]) => [path, optimise(svg)])
