import type { Icon } from '../media/icon.tsx'
import { FailureIcon, InfoIcon, SuccessIcon, TagIcon, WarningIcon } from '../media/icons.ts'

/** Tone of a message. Always accompanied by an icon or text, never colour alone. */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'promo'

/** The icon of each tone. */
export const toneIcons: Readonly<Record<StatusTone, Icon>> = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: FailureIcon,
  promo: TagIcon,
}
