import { problemText, toProblem } from '@colada/client/api/problem-text'
import type { MessageType } from '@colada/domain/contact/contact-form'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendMessageMutation } from './endpoints.ts'
import { usePictures } from './use-pictures.ts'

/**
 * Sends a message with its pictures. What was typed stays until it is saved; without a response the same message is sent
 * again with the same idempotency key.
 *
 * @param maxPictures Number of pictures that can be sent.
 */
export function useMessage(type: MessageType, maxPictures: number) {
  const { t } = useTranslation(['common', 'contact'])
  const [send] = useSendMessageMutation()
  const [failure, setFailure] = useState<string>()
  const pictures = usePictures(maxPictures)
  const attempt = useRef({ content: '', key: '' })

  const keyOf = (content: string) => {
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() }
    return attempt.current.key
  }

  return {
    failure,
    pictures,
    /**
     * @param onInvalid Sets the API's messages on their fields; returns whether it named one.
     * @returns Whether the message was saved.
     */
    submit: async (
      fields: Readonly<Record<string, string | number | undefined>>,
      onInvalid: (error: NonNullable<Awaited<ReturnType<typeof send>>['error']>) => boolean,
    ): Promise<boolean> => {
      setFailure(undefined)
      if (pictures.hasErrors) {
        setFailure(t('contact:pictures.unsendable'))
        return false
      }
      const content = JSON.stringify([type, fields, pictures.views.map(({ id }) => id)])
      const { error } = await send({ type, fields, pictures: pictures.files, idempotencyKey: keyOf(content) })
      if (!error) {
        attempt.current = { content: '', key: '' }
        pictures.clear()
        return true
      }
      const [pictureProblem] = toProblem(error).errors['file'] ?? []
      pictures.setProblem(pictureProblem)
      if (!onInvalid(error) && pictureProblem === undefined) setFailure(problemText(error, t))
      return false
    },
  }
}
