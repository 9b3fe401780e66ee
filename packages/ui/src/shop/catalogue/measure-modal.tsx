import { useId } from 'react'
import { Button } from '../../controls/button.tsx'
import { DialogContent, DialogRoot } from '../../overlays/dialog.tsx'
import { MeasureForm, type MeasureFormProps, type MeasureLabels } from './measure-form.tsx'

export type MeasureModalProps = Omit<MeasureFormProps, 'id' | 'labels'> & {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The product. */
  readonly title: string
  /** Its price per square metre, and how to measure. */
  readonly description: string
  readonly labels: MeasureLabels & {
    readonly close: string
    readonly cancel: string
    readonly confirm: string
  }
}

/** Dialog for the measures of a carpet, a curtain or a flag. Closing discards the input. */
export function MeasureModal({ open, onOpenChange, title, description, labels, ...form }: MeasureModalProps) {
  const formId = useId()
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={title}
        description={description}
        closeLabel={labels.close}
        actions={
          <>
            <Button tone="neutral" appearance="outline" onClick={() => onOpenChange(false)}>
              {labels.cancel}
            </Button>
            <Button type="submit" form={formId}>
              {labels.confirm}
            </Button>
          </>
        }
      >
        <MeasureForm {...form} id={formId} labels={labels} />
      </DialogContent>
    </DialogRoot>
  )
}
