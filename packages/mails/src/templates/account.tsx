import { formatMoney } from '@colada/domain/money/format-money'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { formatMoment, maskEmail } from '../format.ts'
import { Letter } from '../parts/letter.tsx'
import { Paragraph } from '../parts/paragraph.tsx'
import { classes, styles } from '../style.ts'
import type { TemplateProps } from './template.ts'

export function Welcome({ content, texts }: TemplateProps<'welcome'>) {
  const t = texts.kinds.welcome
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro]}
      action={{ label: t.action, url: content.confirmUrl }}
      notes={content.referralCode === '' ? [t.next] : [t.referral(content.referralCode), t.next]}
    >
      <Text style={styles.paragraph}>
        <Link className={classes.link} style={styles.link} href={content.shopUrl}>
          {t.shop}
        </Link>
      </Text>
      <Paragraph>{t.notYou}</Paragraph>
    </Letter>
  )
}

export function SetPassword({ content, texts }: TemplateProps<'set-password'>) {
  const t = texts.kinds['set-password']
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro]}
      action={{ label: t.action, url: content.url }}
      notes={[t.valid(content.validHours)]}
    />
  )
}

export function ForgotPassword({ content, texts }: TemplateProps<'forgot-password'>) {
  const t = texts.kinds['forgot-password']
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro]}
      action={{ label: t.action, url: content.url }}
      notes={[t.valid(content.validMinutes), t.notYou]}
    />
  )
}

export function LogInLink({ content, texts }: TemplateProps<'log-in-link'>) {
  const t = texts.kinds['log-in-link']
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro]}
      action={{ label: t.action, url: content.url }}
      notes={[`${t.valid(content.validMinutes)} ${t.secret}`, t.notYou]}
    />
  )
}

export function PasswordChanged({ content, texts }: TemplateProps<'password-changed'>) {
  const t = texts.kinds['password-changed']
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro(formatMoment(content.changedAt, content.language)), t.notYou]}
      action={{ label: t.action, url: content.forgotUrl }}
    />
  )
}

export function ConfirmEmail({ content, texts }: TemplateProps<'confirm-email'>) {
  const t = texts.kinds['confirm-email']
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro(content.email)]}
      action={{ label: t.action, url: content.url }}
      notes={[t.valid(content.validHours), t.notYou]}
    />
  )
}

export function EmailChangeRequested({ content, texts }: TemplateProps<'email-change-requested'>) {
  const t = texts.kinds['email-change-requested']
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro(maskEmail(content.newEmail)), t.notYou]}
      action={{ label: t.action, url: content.contactUrl }}
    />
  )
}

export function EmailChanged({ content, texts }: TemplateProps<'email-changed'>) {
  const t = texts.kinds['email-changed']
  const email = content.isOldAddress ? maskEmail(content.newEmail) : content.newEmail
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro(email), ...(content.isOldAddress ? [t.lastMail] : []), t.notYou]}
    />
  )
}

export function AccountDeleted({ content, texts }: TemplateProps<'account-deleted'>) {
  const t = texts.kinds['account-deleted']
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro, t.kept(content.keptByLaw), t.goodbye]}
    />
  )
}

export function ReferralEarned({ content, texts }: TemplateProps<'referral-earned'>) {
  const t = texts.kinds['referral-earned']
  const amount = formatMoney(content.amount)
  return (
    <Letter
      texts={texts}
      firstName={content.firstName}
      intro={[t.intro(amount), t.use]}
      facts={[
        [t.code, content.code],
        [texts.shared.amount, amount],
      ]}
      action={{ label: t.action, url: content.profileUrl }}
    />
  )
}
