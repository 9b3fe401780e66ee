import { render, toPlainText } from '@react-email/render'
import { toLine } from './format.ts'
import type { MailContent, MailKind, MailLinks, MailOf } from './mail-content.ts'
import { MailLayout } from './parts/mail-layout.tsx'
import { OrderLinks } from './parts/order-links.tsx'
import { drawingOf, type MailPicture, type PictureName, toMailPicture } from './pictures/pictures.ts'
import { outlookStyle } from './style.ts'
import type { Template } from './templates/template.ts'
import { templates } from './templates/templates.ts'
import type { Headlines } from './texts/headlines.ts'
import { texts } from './texts/texts.ts'

/** A mail without its addresses. */
export interface RenderedMail {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** The pictures that the HTML shows. */
  readonly pictures: readonly MailPicture[]
}

/** The text version has headings and cells as they are written; by default they are in capitals. */
const selectors = [
  { selector: 'h1', options: { uppercase: false } },
  {
    selector: '[data-text-format="dataTable"]',
    format: 'dataTable',
    options: { uppercaseHeaderCells: false },
  },
]

/**
 * Renders a mail in its language, as HTML and as text.
 *
 * @param links those of a mail about an order
 */
export function renderMail(content: MailContent, links?: MailLinks): Promise<RenderedMail> {
  return renderKind(content, drawingOf(content), links)
}

async function renderKind<Kind extends MailKind>(
  content: MailOf<Kind>,
  drawing: PictureName,
  links: MailLinks | undefined,
): Promise<RenderedMail> {
  const language = texts[content.language]
  const headline: Headlines[Kind] = (language.kinds as Headlines)[content.kind]
  const Template: Template<Kind> = templates[content.kind]
  const subject = toLine(headline.subject(content))
  const document = await render(
    <MailLayout
      language={content.language}
      texts={language.layout}
      subject={subject}
      preview={headline.preview(content)}
      reason={headline.reason}
      drawing={drawing}
    >
      <Template content={content} texts={language} />
      {links && <OrderLinks links={links} texts={language.links} />}
    </MailLayout>,
  )
  const text = `${toPlainText(document, { selectors }).trim()}\n`
  const html = document.replace('</head>', `${outlookStyle}</head>`)
  return { subject, html, text, pictures: [toMailPicture('logo'), toMailPicture(drawing)] }
}
