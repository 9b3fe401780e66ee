import { Button, Callout, DescriptionList, Heading, Inline, Stack, Text } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { ProducerDeclaration } from './endpoints.ts'

/**
 * The declaration of the producer, with the letters of Orden HAC/1177/2024, art. 15.1. That the program complies is said only
 * once it is signed.
 */
export function Declaration({ declaration }: { readonly declaration: ProducerDeclaration }) {
  const { t } = useTranslation('invoices')
  const { register, system, producer, signed } = declaration
  if (register === 'none') return <Text>{t('invoices:declaration.notNeeded')}</Text>
  return (
    <Stack gap="md">
      {signed === null && (
        <Callout tone="warning" title={t('invoices:declaration.unsigned')}>
          {t('invoices:declaration.unsignedText')}
        </Callout>
      )}
      <DescriptionList
        entries={[
          { id: 'a', term: t('invoices:declaration.a'), description: system.name },
          { id: 'b', term: t('invoices:declaration.b'), description: system.id },
          { id: 'c', term: t('invoices:declaration.c'), description: system.version },
          { id: 'd', term: t('invoices:declaration.d'), description: t('invoices:declaration.functions') },
          {
            id: 'e',
            term: t('invoices:declaration.e'),
            description: t('invoices:declaration.onlyVerifactu'),
          },
          { id: 'f', term: t('invoices:declaration.f'), description: t('invoices:declaration.oneTaxpayer') },
          { id: 'g', term: t('invoices:declaration.g'), description: t('invoices:declaration.noSignature') },
          { id: 'h', term: t('invoices:declaration.h'), description: producer.name },
          { id: 'i', term: t('invoices:declaration.i'), description: producer.cif },
          { id: 'j', term: t('invoices:declaration.j'), description: producer.address },
          ...(signed
            ? [
                {
                  id: 'k',
                  term: t('invoices:declaration.k'),
                  description: t('invoices:declaration.complies', { name: producer.name }),
                },
                {
                  id: 'l',
                  term: t('invoices:declaration.l'),
                  // Day, month and year, in this order.
                  description: `${signed.date.split('-').toReversed().join('-')}, ${signed.place}`,
                },
              ]
            : []),
        ]}
      />
      <Heading level={2} size="title4">
        {t('invoices:declaration.how')}
      </Heading>
      {(['transaction', 'chain', 'unchanged', 'sent', 'correction'] as const).map((rule) => (
        <Text key={rule}>{t(`invoices:declaration.rules.${rule}`)}</Text>
      ))}
      <Inline>
        <Button tone="neutral" appearance="outline" onClick={() => window.print()}>
          {t('invoices:declaration.print')}
        </Button>
      </Inline>
    </Stack>
  )
}
