import { company } from '@colada/domain/content/company'
import { zoneIds, zones } from '@colada/domain/schedule/zones'
import {
  ContactMethods,
  DescriptionList,
  Heading,
  MailIcon,
  MessageCircleIcon,
  PhoneIcon,
  Stack,
} from '@colada/ui'
import { useTranslation } from 'react-i18next'
import { formatHours, formatWeekday } from '../../platform/format/dates.ts'
import { formatPhone } from '../../platform/format/phone.ts'
import { useLanguage } from '../../platform/language/use-language.ts'

/** Telephone, WhatsApp and e-mail of the shop, and the service days and hours of every zone. */
export function ContactWays() {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  return (
    <Stack gap="lg">
      <Stack gap="sm">
        <Heading level={2} size="title3">
          {t('contact:ways.title')}
        </Heading>
        <ContactMethods
          methods={[
            {
              id: 'whatsApp',
              label: t('contact:ways.whatsApp'),
              detail: formatPhone(company.whatsApp),
              href: `https://wa.me/${company.whatsApp.replace('+', '')}`,
              icon: <MessageCircleIcon />,
            },
            {
              id: 'phone',
              label: t('contact:ways.phone'),
              detail: formatPhone(company.phone),
              href: `tel:${company.phone}`,
              icon: <PhoneIcon />,
            },
            {
              id: 'email',
              label: t('contact:ways.email'),
              detail: company.email,
              href: `mailto:${company.email}`,
              icon: <MailIcon />,
            },
          ]}
        />
      </Stack>
      <Stack gap="sm">
        <Heading level={2} size="title3">
          {t('contact:ways.hours')}
        </Heading>
        <DescriptionList
          entries={zoneIds.map((id) => {
            const { name, weekdays, opens, closes } = zones[id]
            const first = formatWeekday(weekdays[0]!, language)
            const last = formatWeekday(weekdays.at(-1)!, language)
            const hours = formatHours(`${opens}:00`, `${closes}:00`)
            return { id, term: name, description: t('contact:ways.zone', { first, last, hours }) }
          })}
        />
      </Stack>
    </Stack>
  )
}
