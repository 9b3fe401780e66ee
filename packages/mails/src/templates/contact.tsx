import { isOrderMessage } from '@colada/domain/contact/contact-form'
import { FactsTable, type Fact } from '../parts/facts-table.tsx'
import { Paragraph } from '../parts/paragraph.tsx'
import type { TemplateProps } from './template.ts'

const fields = [
  'name',
  'email',
  'phone',
  'postalCode',
  'city',
  'van',
  'ecoLabel',
  'subject',
  'garments',
  'senderLanguage',
] as const

/** Has every field that is filled. */
export function ContactRequest({ content, texts }: TemplateProps<'contact-request'>) {
  const t = texts.kinds['contact-request']
  const facts: readonly Fact[] = [
    ...fields
      .filter((field) => content[field] !== '')
      .map((field) => [t.labels[field], content[field]] as const),
    ...(content.pictureCount > 0
      ? [[t.pictures, t.pictureCommand(content.pictureCount, content.id)] as const]
      : []),
  ]
  return (
    <>
      <FactsTable facts={facts} />
      {content.message !== '' && <Paragraph>{content.message}</Paragraph>}
      <Paragraph>{t.reply}</Paragraph>
    </>
  )
}

/**
 * Has texts of a visitor only for messages about an order, which need an account: anybody can enter the address of
 * another person into the other forms.
 */
export function ContactConfirmation({ content, texts }: TemplateProps<'contact-confirmation'>) {
  const t = texts.kinds['contact-confirmation']
  const isAboutOrder = isOrderMessage(content.type)
  return (
    <>
      <Paragraph>{t.greeting(content.firstName)}</Paragraph>
      <Paragraph>{t.received(content)}</Paragraph>
      {isAboutOrder && (
        <>
          {content.garments !== '' && <Paragraph>{`${t.garments}: ${content.garments}`}</Paragraph>}
          <Paragraph>{`${t.yourMessage}: ${content.message}`}</Paragraph>
          {content.pictureCount > 0 && <Paragraph>{t.pictures(content.pictureCount)}</Paragraph>}
        </>
      )}
      <Paragraph>{t.reply}</Paragraph>
      <Paragraph>{t.urgent}</Paragraph>
      {!isAboutOrder && <Paragraph>{t.notYou}</Paragraph>}
      <Paragraph>{texts.shared.sign}</Paragraph>
    </>
  )
}
