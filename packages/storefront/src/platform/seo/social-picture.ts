/** Size of Open Graph pictures, px. */
export const socialSize = { width: 1200, height: 630 } as const

/** For pages without a picture of their own. */
export const defaultSocialPicture = '/share-card.png'

const illustrationPath = /^\/pictures\/((?:products|categories|cities|pages)\/[\w-]+)\.svg$/

/** The path of the PNG that the build renders of an illustration (`scripts/social-pictures.ts`); social networks accept no SVG. */
export function socialPicture(picture: string): string {
  const [, name] = illustrationPath.exec(picture) ?? []
  return name === undefined ? defaultSocialPicture : `/social/${name}.png`
}
