import { FlashMessage } from '@colada/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { WordKey } from '../platform/language/keys.ts'
import { useWords } from '../platform/language/words.tsx'
import { flashCookie, readCookies, removeCookie } from '../platform/store/cookies.ts'
import * as styles from './shell.css.ts'

/** Messages that a redirect may leave for the next page. */
const messages: Readonly<Record<string, WordKey>> = { emptyCart: 'shell:flash.emptyCart' }

/** Shows once what a redirect had to say, such as why checkout led Home (spec 000 §2, Route guards). */
export function Flash() {
  const { t } = useWords()
  const { key } = useLocation()
  const [message, setMessage] = useState<WordKey>()
  // Said while rendering, so that the document brings the words whether or not they are needed.
  const texts = new Map(Object.values(messages).map((word) => [word, t(word)]))
  const close = t('shell:close')
  const label = t('shell:flash.label')

  useEffect(() => {
    const left = readCookies(document.cookie).get(flashCookie)
    if (left !== undefined) removeCookie(flashCookie)
    setMessage(left === undefined ? undefined : messages[left])
  }, [key])

  if (!message) return null
  return (
    <div className={styles.flash}>
      <FlashMessage
        tone="info"
        label={label}
        text={texts.get(message) ?? ''}
        dismiss={{ label: close, onPress: () => setMessage(undefined) }}
      />
    </div>
  )
}
