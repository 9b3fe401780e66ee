import { Banner } from '../../feedback/banner.tsx'
import { WifiOffIcon } from '../../media/icons.ts'

export type OfflineNoticeProps = {
  readonly offline: boolean
  readonly label: string
  /** That the device is offline, and what still works. */
  readonly text: string
}

/** Offline message. The live region is always rendered, so that the message is announced. */
export function OfflineNotice({ offline, label, text }: OfflineNoticeProps) {
  return (
    <div role="status">
      {offline && (
        <Banner label={label} tone="warning" icon={<WifiOffIcon />}>
          {text}
        </Banner>
      )}
    </div>
  )
}
