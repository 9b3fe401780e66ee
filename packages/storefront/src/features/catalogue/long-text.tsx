import { Hidden, Prose, Stack, TextButton } from '@colada/ui'
import { lengths, truncate } from '@colada/domain/catalogue/truncate'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * A description, cut sooner on a phone, that opens to its whole length (spec 000 §2, Product page). Where no script could
 * open it, it is whole.
 */
export function LongText({ text }: { text: string }) {
  const { t } = useTranslation('catalogue')
  const [isWhole, setWhole] = useState(false)
  const whole = truncate(text, Infinity)
  const wide = truncate(text, lengths.descriptionDesktop)
  const narrow = truncate(text, lengths.descriptionMobile)
  if (narrow === whole) return <Paragraphs text={whole} />
  // Both are said at once, so that the document brings what a press will need.
  const more = t('catalogue:seeMore')
  const less = t('catalogue:seeLess')
  // One and the same button opens and closes, so that the focus stays on it.
  const button = (
    <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
      {isWhole ? less : more}
    </TextButton>
  )
  return (
    <>
      <Hidden where="unscripted">
        <Stack gap="xs" align="start">
          {isWhole ? (
            <Paragraphs text={whole} />
          ) : (
            <>
              <Hidden below="md">
                <Paragraphs text={wide} />
              </Hidden>
              <Hidden from="md">
                <Paragraphs text={narrow} />
              </Hidden>
            </>
          )}
          {wide === whole ? <Hidden from="md">{button}</Hidden> : button}
        </Stack>
      </Hidden>
      <Hidden where="scripted">
        <Paragraphs text={whole} />
      </Hidden>
    </>
  )
}

function Paragraphs({ text }: { text: string }) {
  return (
    <Prose>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Prose>
  )
}
