import { useState, useSyncExternalStore } from 'react'
import { CheckIcon, ShareIcon, MessageCircleIcon } from '../media/icons.ts'
import { CopyIcon, MailIcon } from '../media/subject-icons.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { buttonClass } from './button-class.ts'
import { ButtonGroup } from './button-group.tsx'
import { Button } from './button.tsx'
import { mailShareUrl, whatsAppShareUrl, type SharedContent } from './share-links.ts'

export type ShareButtonsProps = {
  /** Name of the group: "Compartir esta prenda". */
  readonly label: string
  readonly content: SharedContent
  readonly labels: {
    /** The native share sheet, where it is supported. */
    readonly device: string
    readonly copy: string
    readonly copied: string
    readonly copyFailed: string
    readonly mail: string
    readonly whatsApp: string
  }
}

const subscribeToNothing = () => () => undefined
const canShare = () => typeof navigator.share === 'function'

const look = { tone: 'neutral', appearance: 'outline', size: 'small' } as const

/** Shares content by the Web Share API where it is supported, as a copied link, by e-mail or by WhatsApp. */
export function ShareButtons({ label, content, labels }: ShareButtonsProps) {
  const [copy, setCopy] = useState<'copied' | 'copyFailed'>()
  // The server does not know whether the device can share.
  const sheet = useSyncExternalStore(subscribeToNothing, canShare, () => false)
  const copyLink = async () => {
    try {
      // The clipboard is available on secure origins only.
      await navigator.clipboard.writeText(content.url)
      setCopy('copied')
    } catch {
      setCopy('copyFailed')
    }
  }
  const copied = copy === 'copied'
  return (
    <ButtonGroup label={label}>
      {sheet && (
        <Button
          {...look}
          iconStart={<ShareIcon size="small" />}
          // `share` rejects when the user closes the sheet, which is no error.
          onClick={() => void navigator.share(content).catch(() => undefined)}
        >
          {labels.device}
        </Button>
      )}
      <Button
        {...look}
        iconStart={copied ? <CheckIcon size="small" /> : <CopyIcon size="small" />}
        onClick={() => void copyLink()}
      >
        {copy ? labels[copy] : labels.copy}
      </Button>
      <a className={buttonClass(look)} href={mailShareUrl(content)}>
        <MailIcon size="small" />
        {labels.mail}
      </a>
      <a
        className={buttonClass(look)}
        href={whatsAppShareUrl(content)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <MessageCircleIcon size="small" />
        {labels.whatsApp}
      </a>
      <VisuallyHidden role="status">{copy && labels[copy]}</VisuallyHidden>
    </ButtonGroup>
  )
}
