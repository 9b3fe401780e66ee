import { toToken, type Token } from './dtcg.ts'
import type { FoundationValues } from './semantic.ts'

/** References to the tokens of family and weight. */
const face = (isDisplay: boolean) => ({
  fontFamily: isDisplay ? '{font.display}' : '{font.text}',
  fontWeight: isDisplay ? '{weight.semibold}' : '{weight.regular}',
})

/**
 * Each text style as a composite `typography` token.
 * The format has no `em`, so letter spacing is written in the unit of the largest font size.
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
