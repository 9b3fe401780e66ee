import { Hidden, Prose, Stack, TextButton } from '@colada/ui'
import { lengths, truncate } from '@colada/domain/catalogue/truncate'
import { useState } from 'react'
import { useWords } from '../../platform/language/words.tsx'

/** A description, cut sooner on a phone, that opens to its whole length (spec 000 §2, Product page). */
export function LongText({ text }: { text: string }) {
  const { t } = useWords()
  const [whole, setWhole] = useState(false)
  const more = t('catalogue:seeMore')
  const less = t('catalogue:seeLess')
  const cut = {
    wide: truncate(text, lengths.descriptionDesktop),
    narrow: truncate(text, lengths.descriptionMobile),
  }
  const button = (
    <TextButton aria-expanded={whole} onClick={() => setWhole(!whole)}>
      {whole ? less : more}
    </TextButton>
  )
  if (cut.narrow === text) return <Paragraphs text={text} />
  if (whole) {
    return (
      <Stack gap="xs" align="start">
        <Paragraphs text={text} />
        {button}
      </Stack>
    )
  }
  return (
    <>
      <Hidden below="md">
        <Stack gap="xs" align="start">
          <Paragraphs text={cut.wide} />
          {cut.wide !== text && button}
        </Stack>
      </Hidden>
      <Hidden from="md">
        <Stack gap="xs" align="start">
          <Paragraphs text={cut.narrow} />
          {button}
        </Stack>
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
