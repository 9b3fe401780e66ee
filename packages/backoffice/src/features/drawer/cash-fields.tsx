import { denominations, sumOfCount } from '@colada/domain/counter/drawer'
import { formatMoney } from '@colada/domain/money/format-money'
import { CashCount } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { type CashPieces, toCashCount } from './cash-pieces.ts'

export interface CashFieldsProps {
  readonly legend: string
  readonly pieces: CashPieces
  readonly onPiecesChange: (pieces: CashPieces) => void
}

/** The fields of a count of coins and notes. */
export function CashFields({ legend, pieces, onPiecesChange }: CashFieldsProps) {
  const { t } = useTranslation('drawer')
  const count = toCashCount(pieces)
  return (
    <CashCount
      legend={legend}
      rows={denominations.map((cents) => {
        const number = count[cents]
        return {
          id: String(cents),
          label: formatMoney(cents),
          pieces: pieces[cents] ?? '',
          amount: number === undefined ? undefined : formatMoney(cents * number),
        }
      })}
      onPiecesChange={(id, digits) => onPiecesChange({ ...pieces, [id]: digits })}
      total={{ label: t('drawer:counted'), value: formatMoney(sumOfCount(count)) }}
    />
  )
}
