import type { ReactNode } from 'react'
import { IconButton } from '../../controls/icon-button.tsx'
import { AlertIcon, CloseIcon } from '../../media/icons.ts'
import { Spinner } from '../../media/spinner.tsx'
import { CameraIcon } from '../../media/subject-icons.ts'
import * as styles from './dropped-file.css.ts'

/** A chosen file in the list. */
export type DroppedFileView = {
  readonly id: string
  readonly name: string
  /** Size or upload progress: "1,2 MB". */
  readonly detail?: string
  /** URL of a thumbnail. */
  readonly preview?: string | undefined
  /** Announced during the upload; its presence shows the spinner. */
  readonly sendingLabel?: string | undefined
  /** Why the file is rejected, and what to do. */
  readonly error?: string | undefined
}

export type DroppedFileProps = DroppedFileView & {
  readonly removeLabel: string
  readonly onRemove: () => void
}

/** One line of a FileDrop's list. */
export function DroppedFile(props: DroppedFileProps) {
  const { name, detail, preview, sendingLabel, error, removeLabel, onRemove } = props
  return (
    <li className={styles.root} data-refused={error ? '' : undefined}>
      <span className={styles.picture}>{statusIcon({ preview, sendingLabel, error })}</span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        {(error ?? detail) && <span className={styles.detail}>{error ?? detail}</span>}
      </span>
      <IconButton label={removeLabel} icon={<CloseIcon />} onClick={onRemove} />
    </li>
  )
}

type FileStatus = Pick<DroppedFileView, 'preview' | 'sendingLabel' | 'error'>

const statusIcon = ({ preview, sendingLabel, error }: FileStatus): ReactNode => {
  if (error) return <AlertIcon />
  if (sendingLabel) return <Spinner label={sendingLabel} />
  return preview ? <img src={preview} alt="" className={styles.preview} /> : <CameraIcon />
}
