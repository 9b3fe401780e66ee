import { Hidden, Prose, Stack, TextButton } from '@colada/ui'
import { lengths, truncate } from '@colada/domain/catalogue/truncate'
import { useState } from 'react'
import { useWords } from '../../platform/language/words.tsx'

/**
 * A description, cut sooner on a phone, that opens to its whole length (spec 000 §2, Product page). Where no script could
 * open it, it is whole.
 */
export function LongText({ text }: { text: string }) {
  const { t } = useWords()
  const [whole, setWhole] = useState(false)
  const more = t('catalogue:seeMore')
  const less = t('catalogue:seeLess')
  const cut = {
    wide: truncate(text, lengths.descriptionDesktop),
    narrow: truncate(text, lengths.descriptionMobile),
  }
  const part = (shown: string) => (
    <Stack gap="xs" align="start">
      <Paragraphs text={shown} />
      {(whole || shown !== text) && (
        <TextButton aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? less : more}
        </TextButton>
      )}
    </Stack>
  )
  if (whole || cut.narrow === text) return part(text)
  return (
    <>
      <Hidden where="unscripted">
        <Hidden below="md">{part(cut.wide)}</Hidden>
        <Hidden from="md">{part(cut.narrow)}</Hidden>
      </Hidden>
      <Hidden where="scripted">{part(text)}</Hidden>
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
