/** Kinds of optional messages; confirmations and mails about security are always sent. */
export const notificationKinds = ['order_progress', 'referrals'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Channels of optional messages. */
export const notificationChannels = ['mail'] as const
export type NotificationChannel = (typeof notificationChannels)[number]

/** The customer's choices by kind and channel; without a choice a message is sent. */
export type NotificationChoices = Readonly<
  Record<NotificationKind, Readonly<Record<NotificationChannel, boolean>>>
>
