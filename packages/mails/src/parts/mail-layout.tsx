import { company } from '@colada/domain/content/company'
import type { Language } from '@colada/domain/wire/language'
import { Body } from '@react-email/body'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import type { PictureName } from '../pictures/pictures.ts'
import { classes, darkTheme, styles } from '../style.ts'
import type { Texts } from '../texts/es.ts'
import { Picture } from './picture.tsx'

export interface MailLayoutProps {
  readonly language: Language
  readonly texts: Texts['layout']
  readonly subject: string
  /** What a list of mails shows beside the subject. */
  readonly preview: string
  /** Why the mail was sent. */
  readonly reason: string
  readonly drawing: PictureName
  readonly children: ReactNode
}

/** The document of every mail: name of the shop, drawing, subject, content, and a footer with the reason and the company. */
export function MailLayout({
  language,
  texts,
  subject,
  preview,
  reason,
  drawing,
  children,
}: MailLayoutProps) {
  const footer = [reason, texts.questions, texts.company, company.registeredOffice]
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkTheme}</style>
      </Head>
      <Body className={classes.page} style={styles.page}>
        <Preview>{preview}</Preview>
        <table
          role="presentation"
          align="center"
          width="100%"
          border={0}
          cellPadding={0}
          cellSpacing={0}
          className={classes.card}
          style={styles.card}
        >
          <tbody>
            <tr>
              <td style={styles.header}>
                <ShopName />
              </td>
            </tr>
            <tr>
              <td align="center" className={classes.band} style={styles.band} data-skip-in-text="true">
                <Picture name={drawing} style={styles.drawing} />
              </td>
            </tr>
            <tr>
              <td style={styles.content}>
                <Heading as="h1" className={classes.text} style={styles.title}>
                  {subject}
                </Heading>
                {children}
                <Hr className={classes.hairline} style={styles.rule} />
                {footer.map((line) => (
                  <Text key={line} className={classes.secondary} style={styles.footer}>
                    {line}
                  </Text>
                ))}
              </td>
            </tr>
          </tbody>
        </table>
      </Body>
    </Html>
  )
}

/** The symbol, which is the same in both themes, and the name as text, which is there without pictures, too. */
function ShopName() {
  return (
    <table role="presentation" border={0} cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td>
            <Picture name="logo" style={styles.logo} />
          </td>
          <td className={classes.link} style={styles.name}>
            Colada
          </td>
        </tr>
      </tbody>
    </table>
  )
}
