import { problemText, toProblem } from '@colada/client/api/problem-text'
import type { ClaimKind } from '@colada/domain/claims/claim'
import { MAX_PICTURES } from '@colada/domain/contact/limits'
import type { OrderId } from '@colada/domain/orders/order'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePictures } from '../contact/use-pictures.ts'
import { useCreateClaimMutation } from './endpoints.ts'

/**
 * Sends a claim with its pictures. What was typed stays until it is saved; without a response the same claim is sent again
 * with the same idempotency key.
 */
export function useClaim(orderId: OrderId, kind: ClaimKind) {
  const { t } = useTranslation(['common', 'contact'])
  const [send] = useCreateClaimMutation()
  const [failure, setFailure] = useState<string>()
  const pictures = usePictures(MAX_PICTURES.incident)
  const attempt = useRef({ content: '', key: '' })

  const keyOf = (content: string) => {
    if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() }
    return attempt.current.key
  }

  return {
    failure,
    pictures,
    /** Returns whether the claim was saved. */
    submit: async (garments: readonly object[], message: string): Promise<boolean> => {
      setFailure(undefined)
      if (pictures.hasErrors) {
        setFailure(t('contact:pictures.unsendable'))
        return false
      }
      const fields = { kind, garments: JSON.stringify(garments), message }
      const content = JSON.stringify([fields, pictures.views.map(({ id }) => id)])
      const { error } = await send({
        orderId,
        fields,
        pictures: pictures.files,
        idempotencyKey: keyOf(content),
      })
      if (!error) return true
      const { errors } = toProblem(error)
      const { file: ofPictures, ...others } = errors
      pictures.setProblem(ofPictures?.[0])
      const [ofField] = Object.values(others).flat()
      if (ofField !== undefined || !ofPictures) setFailure(ofField ?? problemText(error, t))
      return false
    },
  }
}
