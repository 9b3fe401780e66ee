import { MailIcon, MessageCircleIcon, PhoneIcon, type ContactMethod } from '@colada/ui'

const icons = [<MessageCircleIcon key="chat" />, <PhoneIcon key="phone" />, <MailIcon key="mail" />]

/** Contact channels from pairs of name and description. */
export const waysOf = (pairs: readonly (readonly string[])[]): ContactMethod[] =>
  pairs.map(([label = '', detail = ''], at) => ({
    id: label,
    label,
    detail,
    href: `#way-${at}`,
    icon: icons[at % icons.length],
  }))
