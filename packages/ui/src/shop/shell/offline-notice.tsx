import { Banner } from '../../feedback/banner.tsx'
import { WifiOffIcon } from '../../media/icons.ts'

export type OfflineNoticeProps = {
  readonly offline: boolean
  readonly label: string
  /** That there is no signal, and what still works. */
  readonly text: string
}

/** Says that there is no signal. Its place is always on the page, so that its arrival is announced. */
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
