import { FailureIcon, InfoIcon, SuccessIcon, TagIcon, WarningIcon } from '../media/icons.ts'
import type { Icon } from '../media/icon.tsx'

/** What a message is about; said by an icon and words, never by colour alone. */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'promo'

/** The icon that goes with a tone, so that colour is never the only sign. */
export const toneIcons: Readonly<Record<StatusTone, Icon>> = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: FailureIcon,
  promo: TagIcon,
}
