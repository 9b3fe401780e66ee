import type { CSSProperties } from 'react'
import { contentIdOf, type PictureName, pictures } from '../pictures/pictures.ts'

/** A picture of the mail itself, which needs no request. The heading says what it shows. */
export function Picture({ name, style }: { name: PictureName; style: CSSProperties }) {
  const { width, height } = pictures[name]
  return <img src={`cid:${contentIdOf(name)}`} alt="" width={width} height={height} style={style} />
}
