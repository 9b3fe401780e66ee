import { formatPhone, whatsAppUrl } from '@colada/client/format/phone'
import { company } from '@colada/domain/content/company'
import { type ContactMethod, MailIcon, MessageCircleIcon, PhoneIcon } from '@colada/ui'
import { useTranslation } from 'react-i18next'

/** WhatsApp, telephone and e-mail of the shop; about an order, with its locator filled in. */
export function useContactMethods(locator?: string): readonly ContactMethod[] {
  const { t } = useTranslation('contact')
  const subject = locator && t('contact:ways.aboutOrder', { locator })
  return [
    {
      id: 'whatsApp',
      label: t('contact:ways.whatsApp'),
      detail: formatPhone(company.whatsApp),
      href: whatsAppUrl(company.whatsApp, subject),
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
      href: `mailto:${company.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`,
      icon: <MailIcon />,
    },
  ]
}
