import { formatDateTime, formatDay } from '@colada/client/format/dates'
import { useLanguage } from '@colada/client/language/use-language'
import type { WireStaffClaim } from '@colada/domain/claims/staff-contract'
import type { Language } from '@colada/domain/wire/language'
import { Badge, Stack, Table, type TableProps, Text, TextLink } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { Translate } from '../../platform/language/messages.ts'
import { claimPath, orderPath } from '../../platform/paths.ts'

export interface ClaimTableProps {
  readonly caption: string
  readonly claims: readonly WireStaffClaim[]
}

/** Claims with what the shop has to do next, and by when. */
export function ClaimTable({ caption, claims }: ClaimTableProps) {
  const { t } = useTranslation('incidents')
  const language = useLanguage()
  return (
    <Table
      hideCaption
      caption={caption}
      rows={claims}
      getKey={({ id }) => String(id)}
      columns={columnsOf(t, language)}
    />
  )
}

function columnsOf(t: Translate, language: Language): TableProps<WireStaffClaim>['columns'] {
  return [
    {
      id: 'claim',
      label: t('incidents:columns.claim'),
      cell: ({ id, garments }) => (
        <TextLink href={claimPath(id)}>
          {t('incidents:numbered', { id, garment: garments[0]?.name ?? '' })}
        </TextLink>
      ),
    },
    {
      id: 'order',
      label: t('incidents:columns.order'),
      cell: ({ localizador: locator }) => <TextLink href={orderPath(locator)}>{locator}</TextLink>,
    },
    { id: 'customer', label: t('incidents:columns.customer'), cell: ({ customer }) => customer },
    {
      id: 'state',
      label: t('incidents:columns.state'),
      cell: ({ kind, state }) => (
        <Stack gap="xxs" align="start">
          <span>{t(`incidents:state.${state}`)}</span>
          <Text as="span" size="small" tone="secondary">
            {t(`incidents:kind.${kind}`)}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'since',
      label: t('incidents:columns.reported'),
      cell: ({ created_at: at }) => formatDateTime(at, language),
    },
    {
      id: 'due',
      label: t('incidents:columns.due'),
      cell: ({ step, due, is_overdue: isOverdue }) =>
        step === null || due === null ? (
          t('incidents:noStep')
        ) : (
          <Stack gap="xxs" align="start">
            <span>{t(`incidents:step.${step}`, { day: formatDay(due, language) })}</span>
            {isOverdue && <Badge tone="danger">{t('incidents:overdue')}</Badge>}
          </Stack>
        ),
    },
  ]
}
