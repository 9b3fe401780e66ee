import { ShareButtons, VoucherCard } from '@colada/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Referral } from './referral.tsx'

interface Props {
  readonly code: string
  /** What a friend is written; `{code}` stands for the code. */
  readonly invitation: { readonly subject: string; readonly text: string }
  /** The page that a friend is sent to, as a path. */
  readonly page: string
}

/** A customer's own code and the ways to pass it on. Default export: only who is signed in has one. */
export default function OwnReferral({ code, invitation, page }: Props) {
  const { t } = useTranslation('promotions')
  const [copied, setCopied] = useState<'copied' | 'copyFailed'>()
  const copy = async () => {
    try {
      // Outside https there is no clipboard at all.
      await navigator.clipboard.writeText(code)
      setCopied('copied')
    } catch {
      setCopied('copyFailed')
    }
  }
  return (
    <Referral
      code={
        <VoucherCard
          label={t('promotions:referral.code')}
          code={code}
          uses={t('promotions:referral.uses')}
          copy={{ label: t(`promotions:referral.${copied ?? 'copy'}`), onClick: () => void copy() }}
        />
      }
      action={
        <ShareButtons
          label={t('promotions:referral.share')}
          content={{
            title: invitation.subject,
            text: invitation.text.replace('{code}', code),
            url: location.origin + page,
          }}
          labels={{
            device: t('promotions:referral.device'),
            copy: t('promotions:referral.copyLink'),
            copied: t('promotions:referral.copied'),
            copyFailed: t('promotions:referral.copyFailed'),
            mail: t('promotions:referral.mail'),
            whatsApp: t('promotions:referral.whatsApp'),
          }}
        />
      }
    />
  )
}
