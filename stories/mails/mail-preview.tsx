import type { RenderedMail } from '@colada/mails'
import type { SyntheticEvent } from 'react'

export interface MailPreviewProps {
  readonly mail: RenderedMail
  readonly theme: 'light' | 'dark'
}

/** The HTML version of a mail, in a frame as high as its content. Links do not open. */
export function MailPreview({ mail, theme }: MailPreviewProps) {
  // A frame has the colour scheme of the browser, not the theme of the toolbar.
  const scheme = theme === 'dark' ? 'all' : 'not all'
  return (
    <iframe
      key={`${mail.subject} ${theme}`}
      title={mail.subject}
      srcDoc={withPictures(mail).replace('(prefers-color-scheme: dark)', scheme)}
      sandbox="allow-same-origin"
      style={{ display: 'block', inlineSize: '100%', border: 0 }}
      onLoad={fitContent}
    />
  )
}

/** Mail clients get the pictures as attachments. */
function withPictures({ html, pictures }: RenderedMail): string {
  return pictures.reduce(
    (shown, { cid, base64 }) => shown.replaceAll(`cid:${cid}`, `data:image/png;base64,${base64}`),
    html,
  )
}

function fitContent({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  frame.style.blockSize = `${frame.contentDocument!.documentElement.scrollHeight}px`
  frame.dataset['loaded'] = 'true'
}

/** The text version of a mail, under its subject. */
export function MailText({ mail }: { mail: RenderedMail }) {
  return (
    <section>
      <h2>{mail.subject}</h2>
      <pre style={{ whiteSpace: 'pre-wrap' }}>{mail.text}</pre>
    </section>
  )
}
