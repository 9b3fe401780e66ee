import { sofaPrices } from '@colada/domain/content/sofa-prices'
import { formatMoney } from '@colada/domain/money/format-money'
import { Heading, PriceCards, Stack } from '@colada/ui'
import { useTranslation } from 'react-i18next'

const pieces = [
  { id: 'oneSeat', picture: 'sofa-1' },
  { id: 'twoSeats', picture: 'sofa-2' },
  { id: 'threeSeats', picture: 'sofa-3' },
  { id: 'chaiseLongue' },
  { id: 'chair' },
  { id: 'stool' },
] as const

/** Cards with the prices of sofas and chairs, in fabric and leather (spec 000 §2, Contact forms; 001 §9, Money). */
export function SofaPrices() {
  const { t } = useTranslation('content')
  return (
    <Stack as="section" gap="md" aria-labelledby="prices-title">
      <Heading level={2} id="prices-title">
        {t('content:sofa.prices')}
      </Heading>
      <PriceCards
        hideCaption
        caption={t('content:sofa.prices')}
        name={t('content:sofa.name')}
        columns={[t('content:sofa.fabric'), t('content:sofa.leather')]}
        noPriceLabel={t('content:sofa.noPrice')}
        note={t('content:sofa.note')}
        rows={pieces.map((piece) => ({
          id: piece.id,
          name: t(`content:sofa.${piece.id}`),
          prices: [formatMoney(sofaPrices[piece.id].fabric), formatMoney(sofaPrices[piece.id].leather)],
          ...(piece.id === 'chaiseLongue' && { detail: t('content:sofa.chaiseLongueDetail') }),
          ...('picture' in piece && {
            picture: { src: `/pictures/pages/${piece.picture}.svg`, width: 320, height: 240 },
          }),
        }))}
      />
    </Stack>
  )
}
