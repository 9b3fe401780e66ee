import { textLengths, truncate } from '@colada/domain/catalogue/truncate'
import { Hidden, Prose, Stack, TextButton } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/**
 * A truncated description that can be expanded; shorter on small screens (spec 000 §2, Product page). Without scripts it
 * is complete.
 */
export function LongText({ text }: { text: string }) {
  const { t } = useTranslation('catalogue')
  const [isExpanded, setExpanded] = useState(false)
  const full = truncate(text, Infinity)
  const wide = truncate(text, textLengths.descriptionDesktop)
  const narrow = truncate(text, textLengths.descriptionMobile)
  if (narrow === full) return <Paragraphs text={full} />
  // The same button expands and collapses, so that it keeps the focus.
  const button = (
    <TextButton aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
      {t(isExpanded ? 'catalogue:seeLess' : 'catalogue:seeMore')}
    </TextButton>
  )
  return (
    <>
      <Hidden where="unscripted">
        <Stack gap="xs" align="start">
          {isExpanded ? (
            <Paragraphs text={full} />
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
          {wide === full ? <Hidden from="md">{button}</Hidden> : button}
        </Stack>
      </Hidden>
      <Hidden where="scripted">
        <Paragraphs text={full} />
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
