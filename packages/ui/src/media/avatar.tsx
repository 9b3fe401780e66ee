import { cx } from 'class-variance-authority'
import { useState } from 'react'

import * as styles from './avatar.css.ts'
import { UserIcon } from './icons.ts'
import { getInitials } from './initials.ts'

export type AvatarProps = {
  /** Who it is. Its initials stand in for a picture. */
  readonly name: string
  /** Address of a picture; while there is none, or it does not come, there are the initials. */
  readonly picture?: string | undefined
  readonly size?: keyof typeof styles.size
  /** Says the name where no words beside it do. Without it the avatar is decoration. */
  readonly labelled?: boolean
}

/** A person, in a circle: their picture, their initials, or the sign for anybody. */
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
