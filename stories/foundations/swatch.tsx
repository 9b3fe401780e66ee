import { vars } from '@colada/tokens'
import { Stack, Text } from '@colada/ui'

// Light colours need a border on a light page.
const edge = `1px solid ${vars.color.border.hairline}`

/** A colour sample with its name. */
export function Swatch({ name, colour }: { name: string; colour: string }) {
  return (
    <Stack gap="xxs">
      <svg
        width="100%"
        height="48"
        aria-hidden="true"
        style={{ minInlineSize: 88, borderRadius: 4, outline: edge }}
      >
        <rect width="100%" height="100%" style={{ fill: colour }} />
      </svg>
      <Text size="caption" tone="secondary">
        {name}
      </Text>
    </Stack>
  )
}
