import { formatMegabytes } from '@colada/client/format/megabytes'
import { useLanguage } from '@colada/client/language/use-language'
import { MAX_PICTURE_BYTES } from '@colada/domain/contact/limits'
import { FileDrop } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { usePictures } from './use-pictures.ts'

export interface PictureFieldProps {
  readonly id: string
  readonly max: number
  readonly pictures: ReturnType<typeof usePictures>
}

/** Optional pictures: from the files, the camera or by drag and drop (spec 000 §5, label with the maximum size). */
export function PictureField({ id, max, pictures }: PictureFieldProps) {
  const { t } = useTranslation(['account', 'contact'])
  const size = formatMegabytes(MAX_PICTURE_BYTES, useLanguage())
  return (
    <FileDrop
      id={id}
      label={t('contact:pictures.label', { count: max })}
      optional={t('account:fields.optional')}
      hint={t('contact:pictures.hint', { count: max, size })}
      error={pictures.problem}
      accept="image/*"
      multiple={max > 1}
      labels={{
        choose: t('contact:pictures.choose', { count: max }),
        drop: t('contact:pictures.drop', { count: max }),
        remove: (name) => t('contact:pictures.remove', { name }),
      }}
      files={pictures.views}
      onAdd={pictures.add}
      onReject={pictures.reject}
      onRemove={pictures.remove}
    />
  )
}
