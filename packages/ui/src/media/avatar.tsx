import { cx } from 'class-variance-authority'
import { useState } from 'react'
import * as styles from './avatar.css.ts'
import { UserIcon } from './icons.ts'
import { getInitials } from './initials.ts'

export type AvatarProps = {
  /** Name; its initials are the fallback of the picture. */
  readonly name: string
  /** URL of the picture; without one, or if it fails to load, initials are shown. */
  readonly picture?: string | undefined
  readonly size?: keyof typeof styles.size
  /** Whether the name is its accessible name; otherwise the avatar is decorative. */
  readonly labelled?: boolean
}

/** The picture or initials of a person, or a generic icon. */
export function Avatar({ name, picture, size = 'medium', labelled = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const shown = picture !== failed && picture
  return (
    <span
      className={cx(styles.root, styles.size[size])}
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    >
      {shown ? (
        <img src={shown} alt="" className={styles.picture} onError={() => setFailed(shown)} />
      ) : (
        getInitials(name) || <UserIcon />
      )}
    </span>
  )
}
