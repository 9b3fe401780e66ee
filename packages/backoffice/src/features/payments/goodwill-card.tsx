import { QueryView } from '@colada/client/api/query-view'
import { formatMoney } from '@colada/domain/money/format-money'
import type { Cents } from '@colada/domain/money/money'
import { Button, Callout, Card, Heading, Inline, Stack } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useOrderGoodwillQuery } from './goodwill-endpoints.ts'
import { GoodwillForm } from './goodwill-form.tsx'
import { GoodwillList } from './goodwill-list.tsx'

export interface GoodwillCardProps {
  readonly locator: string
  readonly version: number
}

/** Gives money back, or credit, out of goodwill. What the order got before is loaded when it is opened. */
export function GoodwillCard({ locator, version }: GoodwillCardProps) {
  const { t } = useTranslation('orders')
  const [isOpen, setOpen] = useState(false)
  const [given, setGiven] = useState<Cents>()
  return (
    <Card as="section" padding="large">
      <Stack gap="md">
        <Heading level={2} size="title4">
          {t('orders:goodwill.title')}
        </Heading>
        {given !== undefined && (
          <Callout tone="success" live="status">
            {t('orders:goodwill.done', { amount: formatMoney(given) })}
          </Callout>
        )}
        {isOpen ? (
          <Goodwill
            locator={locator}
            version={version}
            onGiven={(amount) => {
              setOpen(false)
              setGiven(amount)
            }}
          />
        ) : (
          <Inline>
            <Button
              tone="neutral"
              appearance="outline"
              onClick={() => {
                setOpen(true)
                setGiven(undefined)
              }}
            >
              {t('orders:goodwill.open')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  )
}

function Goodwill({
  locator,
  version,
  onGiven,
}: GoodwillCardProps & { readonly onGiven: (amount: Cents) => void }) {
  const { t } = useTranslation('orders')
  const query = useOrderGoodwillQuery(locator, { refetchOnMountOrArgChange: true })
  return (
    <QueryView
      query={query}
      loadingLabel={t('orders:goodwill.loading')}
      rows={4}
      failedTitle={t('orders:goodwill.failed')}
    >
      {(goodwill) => (
        <>
          <GoodwillList goodwill={goodwill} />
          <GoodwillForm locator={locator} version={version} goodwill={goodwill} onGiven={onGiven} />
        </>
      )}
    </QueryView>
  )
}
