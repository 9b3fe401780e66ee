/** What social networks ask of the picture of a shared link, px. */
export const socialSize = { width: 1200, height: 630 } as const

/** The picture of pages that have none of their own. */
export const shareCard = '/share-card.png'

const drawn = /^\/pictures\/((?:products|categories)\/[\w-]+)\.svg$/

/** The path of the PNG that is made of a drawing at build (`scripts/social-pictures`), since networks take no SVG. */
export function socialPicture(picture: string): string {
  const [, name] = drawn.exec(picture) ?? []
  return name === undefined ? shareCard : `/social/${name}.png`
}
