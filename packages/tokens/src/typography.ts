import { toToken, type Token } from './dtcg.ts'
import type { FoundationValues } from './semantic.ts'

/** Where a part of a text style has a token of its own, the style refers to it. */
const face = (isDisplay: boolean) => ({
  fontFamily: isDisplay ? '{font.display}' : '{font.text}',
  fontWeight: isDisplay ? '{weight.semibold}' : '{weight.regular}',
})

/**
 * Size, line, spacing and face of each text style as one composite token, which design tools apply at once.
 * Letter spacing is of the size, and the format has no `em`: it is written in rem at the widest size.
 */
export const typographyTokens = ({ text }: FoundationValues): Record<string, Token> =>
  Object.fromEntries(
    Object.entries(text).map(([name, { size, leading, tracking }]) => {
      const isDisplay = name.startsWith('title') || name === 'display'
      const fontSize = toToken(size)!.$value as { readonly value: number; readonly unit: string }
      const em = Number.parseFloat(tracking)
      return [
        name,
        {
          $type: 'typography',
          $value: {
            ...face(isDisplay),
            fontSize,
            letterSpacing: { value: Math.round(em * fontSize.value * 10_000) / 10_000, unit: fontSize.unit },
            lineHeight: Number(leading),
          },
        },
      ]
    }),
  )
