import { formatMegabytes } from '@colada/client/format/megabytes'
import { useLanguage } from '@colada/client/language/use-language'
import { MAX_PICTURE_BYTES } from '@colada/domain/contact/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewOf } from './picture-preview.ts'

interface Picture {
  readonly id: string
  readonly file: File
  /** Data URL of a thumbnail, once it is drawn. */
  readonly preview?: string | undefined
}

/**
 * The chosen pictures of a form. Pictures that are too large stay in the list with their error, and must be removed.
 *
 * @param max Number of pictures that can be sent.
 */
export function usePictures(max: number) {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  /** Why the last chosen files were not added. */
  const [problem, setProblem] = useState<string>()

  const size = (bytes: number) => formatMegabytes(bytes, language)
  const errorOf = ({ file }: Picture) =>
    file.size > MAX_PICTURE_BYTES
      ? t('contact:pictures.tooLarge', { size: size(file.size), max: size(MAX_PICTURE_BYTES) })
      : undefined

  const showPreview = async ({ id, file }: Picture) => {
    const preview = await previewOf(file)
    setPictures((latest) => latest.map((picture) => (picture.id === id ? { ...picture, preview } : picture)))
  }

  return {
    files: pictures.map(({ file }) => file),
    hasErrors: pictures.some((picture) => errorOf(picture) !== undefined),
    problem,
    views: pictures.map((picture) => ({
      id: picture.id,
      name: picture.file.name,
      detail: t('contact:pictures.megabytes', { size: size(picture.file.size) }),
      preview: picture.preview,
      error: errorOf(picture),
    })),
    add: (files: readonly File[]) => {
      const free = max - pictures.length
      const added = files.slice(0, free).map((file) => ({ id: crypto.randomUUID(), file }))
      setPictures([...pictures, ...added])
      for (const picture of added) void showPreview(picture)
      setProblem(files.length > free ? t('contact:pictures.tooMany', { count: max }) : undefined)
    },
    reject: (files: readonly File[]) =>
      setProblem(t('contact:pictures.notAPicture', { name: files[0]?.name ?? '' })),
    remove: (id: string) => {
      setPictures(pictures.filter((picture) => picture.id !== id))
      setProblem(undefined)
    },
    setProblem,
    clear: () => setPictures([]),
  }
}
